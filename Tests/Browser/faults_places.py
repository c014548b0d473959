"""Faults of the kinds S, F and I: which scroll view, what measures itself, places that a browser goes to. faults.py tries them."""
import json
import time

from sample import MEASURE, expect
from serve import Server


def scaled_around(tested):
    """An ancestor that is scaled changes nothing inside. F, S (anime#1106; motion#3659)."""
    for stage, _ in tested.each("showroom", "stretchy-header"):
        tested.run("document.body.style.transform = 'scale(0.5)';")
        tested.hold(stage, tested.at(0, 0.37, 0.8))


def framed(tested):
    """In a frame of a page that scrolls itself and is turned and scaled, a page is what it is alone. S (rellax#170; react-scroll-parallax#119, #31)."""
    server = Server(tested.folder)
    try:
        stage = tested.stage("stretchy-header")
        tested.make(stage, name="framed.html")
        inside = server.url("framed.html")
        for back_end in tested.back_ends:
            (tested.folder / "outer.html").write_text(f"""<!DOCTYPE html><body style="height: 5000px">
                <div style="transform: rotate(3deg) scale(0.8); margin: 300px 20px; overflow: auto; height: 500px">
                <iframe src="{inside}#parallax={back_end}" width="390" height="700"></iframe></div>""")
            tested.browser.open(server.url("outer.html"))
            tested.run("document.querySelector('iframe').contentDocument.readyState === 'complete' || await new Promise((done) => { frames[0].onload = done; });")
            tested.run("window.page = document.querySelector('iframe').contentDocument;" + MEASURE + "scrollTo(0, 130); await settle();")
            shown = tested.run("return page.documentElement.dataset.parallax")
            expect(shown == back_end, f"in a frame, the back end is {shown}")
            tested.hold(stage, tested.at(0, 0.12, 0.6))
            tested.run("document.querySelector('div').scrollTop = 80; scrollTo(0, 300);")
            tested.hold(stage, tested.shot())
    finally:
        server.close()


def found(tested):
    """Find in page, and whatever brings a layer into view, scrolls the list and nothing else. I, S, X (locomotive#428; simpleParallax#135)."""
    for name, text in [("showroom", "赤色峡谷"), ("captions", None)]:
        for stage, _ in tested.each(name):
            tested.run("return travel(0)")
            if text:
                expect(tested.run(f"return window.find({json.dumps(text)})"), f"{text} is not found")
                # A window that is not in front selects what is found, and leaves it to its person to go there.
                tested.run("for (let c = 0; c < 9 && !measure().travel; c++) await frame();"
                           " if (!measure().travel) getSelection().anchorNode.parentElement.scrollIntoView({ block: 'center' });")
                shot = tested.shot()
                expect(shot["travel"] > 0, f"what was found is not scrolled to: travel is {shot['travel']}")
                tested.hold(stage, shot)
            for layer in ["row.8.title", "row.2.picture", "row.9.picture", "row.0"]:
                tested.run(f"document.querySelector(`[data-layer='{layer}']`).scrollIntoView({{ block: 'end', inline: 'end' }});")
                tested.hold(stage, tested.shot())
            tested.still()


def there_again(tested):
    """A page that is loaded again, or gone back to, is right wherever the browser puts it, and creeps nowhere. I (rellax#52; simpleParallax#135)."""
    server = Server(tested.folder)
    kept = 0
    try:
        for name in ["stretchy-header", "captions"]:
            stage = tested.stage(name)
            tested.make(stage, name=f"again-{name}.html")
            (tested.folder / "other.html").write_text("<!DOCTYPE html><title>Other</title>")
            for back_end in tested.back_ends:
                tested.browser.open(server.url(f"again-{name}.html") + f"#parallax={back_end}")
                tested.run(MEASURE + "await settle();")
                tested.at(0.6)
                places = []
                for _ in range(2):
                    tested.run("window.gone = true; setTimeout(() => location.reload());")
                    wait(tested, "!window.gone && document.readyState === 'complete'")
                    tested.run(MEASURE)
                    places.append(tested.shot())
                tested.hold(stage, places)
                expect(places[0]["travel"] == places[1]["travel"] or places[0]["travel"] == 0,
                       f"loaded again and again, travel is {[place['travel'] for place in places]}")
                before = tested.at(0.6)[0]["travel"]
                tested.run("window.kept = true; setTimeout(() => { location.href = 'other.html'; });")
                wait(tested, "document.title === 'Other' && document.readyState === 'complete'")
                tested.browser.back()
                wait(tested, "document.title !== 'Other' && document.readyState === 'complete'")
                kept += bool(tested.run("return window.kept"))
                tested.run(MEASURE)
                shot = tested.shot()
                expect(shot["travel"] in [0, before], f"gone back to, travel is {shot['travel']}; it was {before}")
                tested.hold(stage, [shot, *tested.at(0.1, 0.9)])
    finally:
        server.close()
    return f"kept whole {kept} times"


def wait(tested, condition):
    end = time.monotonic() + 20
    while True:
        try:
            if tested.run(f"return !!({condition})"):
                return
        except (RuntimeError, OSError):
            pass  # Between two pages there is nobody to ask.
        expect(time.monotonic() < end, f"in vain waited for {condition}")
        time.sleep(0.02)


def addressed(tested):
    """An address that names a text on the page leads there, and everything is where it belongs. I (motion#2573)."""
    stage = tested.stage("showroom")
    page = tested.make(stage)
    for back_end in tested.back_ends:
        tested.browser.open("about:blank")
        tested.browser.call("Page.navigate", url=f"{page.as_uri()}#parallax={back_end}:~:text=赤色峡谷")
        wait(tested, "document.readyState === 'complete' && document.querySelector('.scroller')?.scrollTop")
        tested.run(MEASURE)
        shot = tested.shot()
        expect(shot["travel"] > 500, f"the text is not scrolled to: travel is {shot['travel']}")
        tested.hold(stage, shot)
        tested.still()
