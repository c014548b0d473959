"""Faults of the field's libraries, by their kinds in Faults.md, each tried on our pages: what is shown is what `parallax sample`
says all the same.

usage: faults.py PARALLAX [CHECK… | --first]

Run by itself it tries all of them in Chromium, or those of `FIRST`; engines.py tries the rest, and those of `ANYWHERE` in the
other engines.
"""
import base64
import hashlib
import json
import pathlib
import re
import sys
import tempfile
import time

from chromium import Chromium
from png import png
from sample import MEASURE, PACKAGE, SYSTEMS, compare, expect, parallax, run, told, travels, variant, worse
from serve import Server

# The rows' heights, after all was laid out.
HEIGHTS = """
    const set = (row, height) => page.querySelector(`[data-cell='row.${row}']`).style.setProperty('--item', height + 'px');
"""


class Tested:
    """A browser, pages in a folder of their own, and the back ends that are tried."""

    def __init__(self, browser, folder, back_ends):
        self.browser, self.folder, self.back_ends = browser, folder, back_ends
        self.worst = [0.0, 0.0]

    def stage(self, name):
        return PACKAGE / f"Stages/{name}.json"

    def make(self, stage, *options, name="page.html"):
        page = self.folder / name
        parallax("page", stage, "-o", page, "--force", *options)
        return page

    def open(self, page, back_end):
        url = page if isinstance(page, str) else page.as_uri()
        self.browser.open(f"{url}#parallax={back_end}")
        self.browser.run(MEASURE + "await settle();")
        shown = self.run("return document.documentElement.dataset.parallax")
        expect(shown == back_end, f"the back end is {shown}, not {back_end}")

    def run(self, body):
        return self.browser.run(body)

    def shot(self):
        return self.run("await settle(); return measure()")

    def at(self, *places):
        return [self.run(f"return travel({place!r})") for place in places]

    def hold(self, stage, shots, *options):
        """Holds what is shown to the sample of a stage at the size that the screen has."""
        for shot in shots if isinstance(shots, list) else [shots]:
            size = "--size={:g}x{:g}".format(*(round(side, 3) for side in shot["size"]))
            self.worst = worse(self.worst, compare([shot], stage, size, *options))

    def still(self):
        """Nothing but the scroll view is scrolled, and the window nowhere."""
        scrolled = self.run(
            "return [document.scrollingElement, ...document.querySelectorAll('body, .screen, .viewport, .content, .row, .row *')]"
            ".map((e) => e.scrollTop + Math.abs(e.scrollLeft)).concat(scrollX, scrollY)")
        expect(not any(scrolled), "something but the scroll view is scrolled")


# L: what was read once and is stale


def late_pictures(tested):
    """Pictures that come late, in other shapes, or never, move no layer. L, I (rellax#249, #56; react-scroll-parallax#88, #58)."""
    for name in ["captions", "stretchy-header"]:
        stage = tested.stage(name)
        page = tested.make(stage)
        for back_end in tested.back_ends:
            tested.open(page, back_end)
            tested.run("window.late = [...document.images].map((e) => [e, e.src]); late.forEach(([e]) => e.removeAttribute('src'));")
            tested.hold(stage, tested.at(0.3))
            tested.run("""
                const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 30 });
                canvas.getContext('2d').fillRect(0, 0, 900, 30);
                late.forEach(([e, src], index) => (e.src = [src, canvas.toDataURL(), 'data:image/png;base64,AAAA'][index % 3]));""")
            tested.hold(stage, [tested.shot(), *tested.at(0.7, 0)])


def late_fonts(tested):
    """Fonts and text sizes that change late move no layer. L (rellax#249)."""
    stage = tested.stage("captions")
    page = tested.make(stage)
    for back_end in tested.back_ends:
        tested.open(page, back_end)
        tested.run("return travel(0.4)")
        tested.run("""
            document.documentElement.style.fontSize = '40px';
            document.querySelectorAll('.words').forEach((e) => { e.style.fontFamily = 'serif'; e.style.fontSize = '60px'; });""")
        tested.hold(stage, [tested.shot(), *tested.at(0.8)])


def constant_length(tested):
    """A row grows and another shrinks as much, while nothing scrolls: no row stays behind. L (parallax-controller 1.7.1; locomotive 5)."""
    after = variant("captions", tested.folder, lambda stage: [
        stage["list"]["rows"][row].update(height=height) for row, height in [(0, 290), (9, 110)]])
    page = tested.make(tested.stage("captions"))
    for back_end in tested.back_ends:
        for anchors in ["auto", "none"]:
            tested.open(page, back_end)
            tested.run(f"document.querySelector('.scroller').style.overflowAnchor = '{anchors}'; return travel(0.4)")
            tested.run(HEIGHTS + "set(0, 290); set(9, 110);")
            tested.hold(after, [tested.shot(), *tested.at(0.2, 0.9)])


def late_rows(tested):
    """Rows that are put in, taken out and moved are moved and enter as all others. L, D (rellax#146, #230; simpleParallax#50)."""
    order = [7, 0, 1, 3, 1, 4, 6, 8, 9]

    def change(stage):
        rows = stage["list"]["rows"]
        stage["list"]["rows"] = [rows[index] for index in order]

    for name in ["showroom", "captions"]:
        after = variant(name, tested.folder, change)
        page = tested.make(tested.stage(name))
        for back_end in tested.back_ends:
            tested.open(page, back_end)
            tested.run("return travel(0.3)")
            tested.run("""
                const items = document.querySelector('.items');
                const rows = [...items.children];
                rows[5].remove();
                rows[2].remove();
                items.prepend(rows[7]);
                const fresh = rows[1].cloneNode(true);
                for (const name of ['data-near', 'data-live']) fresh.removeAttribute(name);
                rows[4].before(fresh);
                [...items.children].forEach((row, index) => {
                    for (const layer of [row, ...row.querySelectorAll('[data-layer]')]) {
                        if (layer.dataset.layer) layer.dataset.layer = layer.dataset.layer.replace(/\\d+/, index);
                    }
                });""")
            tested.hold(after, [tested.shot(), *tested.at(0.0, 1.0, 0.45)])


def sizes_there_and_back(tested):
    """A window that changes and changes back while scrolled leaves nothing behind, to the bit. L, F, V (lax#157, #34; react-scroll-parallax#62)."""
    for name in ["showroom", "stretchy-header", "onboarding"]:
        stage = tested.stage(name)
        page = tested.make(stage)
        for back_end in tested.back_ends:
            tested.open(page, back_end)
            before = tested.at(0.25)[0]
            for width, height in [(360, 640), (430, 932)] * 2:
                tested.run(
                    f"Object.assign(document.querySelector('.screen').style, {{ width: '{width}px', height: '{height}px' }});")
                tested.hold(stage, tested.shot())
            tested.run("document.querySelector('.screen').removeAttribute('style'); return settle()")
            back = tested.at(0.25)[0]
            tested.hold(stage, back)
            for layer, shown in before["layers"].items():
                if shown["seen"] <= 0:
                    continue
                there = [*shown["box"], shown["opacity"]]
                here = [*back["layers"][layer]["box"], back["layers"][layer]["opacity"]]
                expect(max(abs(a - b) for a, b in zip(there, here)) < 1e-4, f"{name}: {layer} was at {there}, and is at {here}")


def page_kept(tested):
    """A size change keeps the page that is looked at. V, L."""
    for direction in ["ltr", "rtl"]:
        stage = tested.stage("onboarding")
        page = tested.make(stage, f"--direction={direction}")
        for back_end in tested.back_ends:
            tested.open(page, back_end)
            tested.run("await travel(0.5); document.querySelector('.scroller').style.scrollSnapType = ''; return settle()")
            for width in [320, 560, 390]:
                tested.run(f"document.querySelector('.screen').style.width = '{width}px';")
                shot = tested.shot()
                expect(abs(shot["travel"] - 2 * width) <= 1, f"{direction}, {width} wide: page 2 is at {shot['travel']}")
                tested.hold(stage, shot, f"--direction={direction}")


# S: which scroll view; F: what measures itself


def scaled_around(tested):
    """An ancestor that is scaled changes nothing inside. F, S (anime#1106; motion#3659)."""
    for name in ["showroom", "stretchy-header"]:
        stage = tested.stage(name)
        page = tested.make(stage)
        for back_end in tested.back_ends:
            tested.open(page, back_end)
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


# I: the first frame, and places that a browser goes to by itself


def found(tested):
    """Find in page, and whatever brings a layer into view, scrolls the list and nothing else. I, S, X (locomotive#428; simpleParallax#135)."""
    for name, text in [("showroom", "赤色峡谷"), ("captions", None)]:
        stage = tested.stage(name)
        page = tested.make(stage)
        for back_end in tested.back_ends:
            tested.open(page, back_end)
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


# C: what an engine says of itself


def without_observers(tested):
    """Where what the script needs is missing, everything is there, and nothing is left unseen. C, I (lax#117)."""
    stage = tested.stage("showroom")
    html = tested.make(stage).read_text()
    # Our own policy would not let it run.
    page = tested.folder / "lacking.html"
    html = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "<script>delete window.IntersectionObserver</script>", html)
    page.write_text(html)
    tested.browser.open(page.as_uri())
    tested.run(MEASURE + "await settle();")
    shown = tested.run("return [document.documentElement.dataset.parallax, ...[...document.querySelectorAll('.row')].map((e) => getComputedStyle(e).opacity)]")
    expect(shown[0] is None and set(shown[1:]) == {"1"}, f"without an observer, back end and rows' opacities are {shown}")
    if "css" in tested.back_ends:
        tested.hold(stage, tested.at(0, 0.4, 1))


# G: gaps; R: rounding


def no_effect(tested):
    """A picture that nothing moves has the size that it is said to have. G (simpleParallax#52)."""
    def change(stage):
        stage["list"]["picture"] = {"overscan": 40}

    for name, edit in [("captions", change), ("stretchy-header", lambda stage: stage["header"].update(effect="none"))]:
        stage = variant(name, tested.folder, edit)
        page = tested.make(stage)
        tested.open(page, tested.back_ends[0])
        tested.hold(stage, tested.at(0, 0.5))


def odd_heights(tested):
    """Rows whose heights are no whole pixels add up to no error. R (rellax#203; MXSegmentedPager#179)."""
    def change(stage):
        for index, row in enumerate(stage["list"]["rows"]):
            row["height"] = [266.8, 333.33, 211.125, 0.5, 1 / 3][index % 5] + index

    stage = variant("captions", tested.folder, change)
    page = tested.make(stage)
    for back_end in tested.back_ends:
        tested.open(page, back_end)
        tested.hold(stage, tested.at(*travels(7)))


# P: work


COUNTED = """
    window.work = { frames: 0, reads: 0, writes: 0 };
    const ask = requestAnimationFrame;
    window.requestAnimationFrame = (call) => { if (!window.own) work.frames++; return ask(call); };
    const read = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () { work.reads++; return read.call(this); };
    const write = CSSStyleDeclaration.prototype.setProperty;
    CSSStyleDeclaration.prototype.setProperty = function (...all) { work.writes++; return write.apply(this, all); };
    window.rest = (ms) => new Promise((done) => setTimeout(done, ms));
    window.count = async (act) => { await rest(300); Object.assign(work, { frames: 0, reads: 0, writes: 0 }); await act(); await rest(300); return { ...work }; };
"""


def little_work(tested):
    """At rest nothing is done; while scrolling, the script does nothing a step on css, and on frame no more for a longer list. P (lax#78; jarallax; simpleParallax)."""
    costs = {}
    for count in [30, 300]:
        def change(stage):
            stage["list"]["rows"] *= count // 10

        page = tested.make(variant("captions", tested.folder, change), name=f"list-{count}.html")
        for back_end in tested.back_ends:
            tested.open(page, back_end)
            tested.run(COUNTED)
            idle = tested.run("return count(() => {})")
            expect(not any(idle.values()), f"{back_end}, {count} rows: at rest the script does {idle}")
            # Within a row's height, so that none comes near.
            tested.run("document.querySelector('.scroller').scrollTop = 2000; await rest(300);")
            costs[back_end, count] = tested.run(
                "return count(async () => { const s = document.querySelector('.scroller');"
                " for (let i = 0; i < 10; i++) { s.scrollTop += 3; await rest(50); } })")
    for back_end in tested.back_ends:
        few, many = costs[back_end, 30], costs[back_end, 300]
        if back_end == "css":
            expect(not any(few.values()) and not any(many.values()), f"css: scrolling makes the script do {few}, {many}")
        else:
            for cost in [few, many]:
                # A busy engine shows fewer frames; each reads the view, one row, and now and then all rows that are near.
                expect(0 < cost["frames"] <= 12 and cost["reads"] <= 4 * cost["frames"] + 60 and cost["writes"] <= 20 * cost["frames"],
                       f"frame: scrolling by ten steps takes {few} with 30 rows, {many} with 300")


# X: access and safety


def strict_policies(tested):
    """Where no script and no foreign style is allowed, the style sheet alone moves everything, in the page or beside it. X."""
    if "css" not in tested.back_ends:
        return "there are no scroll timelines in this engine"
    server = Server(tested.folder)
    try:
        for name in SYSTEMS:
            stage = tested.stage(name)
            html = tested.make(stage, name="strict.html").read_text()
            style = re.search("<style>(.*?)</style>", html, re.S).group(1)
            digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
            (tested.folder / "linked.css").write_text(parallax("css", stage))
            linked = re.sub("<style>.*?</style>", '<link rel="stylesheet" href="linked.css">', html, flags=re.S)
            linked = re.sub(r"<meta http-equiv[^>]*>|<script.*?</script>", "", linked, flags=re.S)
            (tested.folder / "linked.html").write_text(linked)
            for file, source in [("strict.html", f"'sha256-{digest}'"), ("linked.html", "'self'")]:
                policy = f"default-src 'none'; img-src data:; style-src {source}; script-src 'none'; sandbox allow-scripts"
                policy = policy.replace("; sandbox allow-scripts", "")
                tested.browser.open(server.url(file, Content_Security_Policy=policy))
                tested.run(MEASURE + "await settle();")
                expect(tested.run("return document.documentElement.dataset.parallax ?? ''") == "", "a script ran")
                tested.hold(stage, tested.at(0, 0.13, 0.5, 1))
    finally:
        server.close()


ANYWHERE = [late_pictures, late_fonts, constant_length, late_rows, sizes_there_and_back, page_kept, scaled_around, framed, found,
            there_again, without_observers, no_effect, odd_heights, little_work, strict_policies]


# In Chromium alone, where the protocol can do what a person does


def densities(tested):
    """Screens of odd densities and places between pixels, and a page zoomed to 200 %: nothing steps, nothing drifts apart. R (rellax#203)."""
    for name in ["captions", "stretchy-header", "showroom"]:
        stage = tested.stage(name)
        page = tested.make(stage)
        for back_end in tested.back_ends:
            tested.open(page, back_end)
            for width, height, density in [(390, 844, 3), (390, 844, 2.625), (393, 851, 1.5), (195, 422, 2)]:
                tested.browser.size(width, height, density)
                tested.run("await settle();")
                for travel in [100 / 3, 201.7]:
                    tested.run(f"document.querySelector('.scroller').scrollTop = {travel}")
                    tested.hold(stage, tested.shot())
            tested.browser.size(390, 844)


# The lines of a screenshot in which, away from its sides, something is green: what lies behind the pictures.
GREEN = """
    const image = new Image();
    image.src = 'data:image/png;base64,' + %s;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const rows = new Set();
    for (let y = 0; y < image.height; y++) {
        for (let x = Math.round(image.width / 10); x < image.width * 0.9; x++) {
            if (data[4 * (y * image.width + x) + 1] > 40) rows.add(y);
        }
    }
    return [...rows].slice(0, 20);
"""


def no_gaps(tested):
    """No pixel of what lies behind a picture is seen, at any travel, size, density and pull. G (rellax#41; simpleParallax#52; universal#20)."""
    picture = tested.folder / "plain.png"
    picture.write_bytes(png(3_000, 2_000, lambda y: [200, 0, 160]))

    def plain(stage):
        stage["background"] = "#00FF00"
        for row in stage["list"]["rows"]:
            row.update(colour="#00FF00", picture=str(picture))
            row.pop("title", None), row.pop("subtitle", None)
        stage["list"].pop("line", None), stage["list"].pop("entrance", None)

    def header(stage):
        stage["background"] = "#00FF00"
        stage["header"].update(picture=str(picture), effect={"tracks": [
            {"channel": "translation", "over": "travel", "per": "item", "in": "item", "points": [[0, 0], [1, -0.5]], "after": "extend"},
            {"channel": "scale", "over": "overscroll", "per": "item", "points": [[-1, 2], [0, 1]], "before": "extend"}], "anchor": [0.5, 0]})
        stage["list"]["colours"] = ["#800080", "#200040"]
        stage.pop("bar", None)

    shots = 0
    for name, change in [("showroom", plain), ("window", plain), ("captions", plain), ("stretchy-header", header)]:
        page = tested.make(variant(name, tested.folder, change))
        for back_end in tested.back_ends:
            tested.open(page, back_end)
            for width, height, density in [(390, 844, 1), (360, 640, 1.5), (412, 915, 2.625), (844, 390, 2)]:
                # There a picture is as high as its row, and Chromium lets the outermost line of a picture fade.
                if name == "showroom" and height < 500:
                    continue
                tested.browser.size(width, height, density)
                for place in [0, 0.5123, 1]:
                    tested.run(f"return travel({place})")
                    look(tested, f"{name} on {back_end}, {width}x{height} at {density}, at {place}")
                    shots += 1
                tested.run("return travel(0)")
                # In a window as wide as a hand the finger goes down, and is held.
                tested.browser.touch("touchStart", (100, 60))
                for y in range(70, min(height, 500), 30):
                    tested.browser.touch("touchMove", (100, y))
                tested.run("await settle();")
                if name == "stretchy-header":
                    look(tested, f"{name} on {back_end}, {width}x{height} at {density}, pulled")
                tested.browser.touch("touchMove", (100, 60))
                tested.browser.touch("touchEnd")
            tested.browser.size(390, 844)
    return f"{shots} pictures of the screen"


def look(tested, words):
    # On a busy machine a picture may show parts that the browser has not drawn yet. A gap stays.
    for _ in range(5):
        data = tested.browser.call("Page.captureScreenshot", format="png")["data"]
        lines = tested.run(GREEN % json.dumps(data))
        if not lines:
            return
        tested.run("for (let count = 0; count < 20; count++) await frame();")
    expect(False, f"{words}: what lies behind is seen in the lines {lines}")


def fingers(tested):
    """Two fingers, a wheel with the control key, and a wheel to the side are not ours; a page pinched larger is what it was. X, V."""
    stage = tested.stage("stretchy-header")
    page = tested.make(stage)
    for back_end in tested.back_ends:
        tested.open(page, back_end)
        tested.browser.touch("touchStart", (100, 200), (200, 200))
        for y in range(210, 400, 30):
            tested.browser.touch("touchMove", (100, y), (200, y))
        expect(tested.shot()["travel"] == 0, "two fingers pull")
        tested.browser.touch("touchEnd")
        for modifiers, dx, dy in [(2, 0, -60), (0, -60, 0)]:
            tested.browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=195, y=400, deltaX=dx, deltaY=dy, modifiers=modifiers)
            expect(tested.shot()["travel"] == 0, f"a wheel by {dx}, {dy} with {modifiers} pulls")
        tested.browser.call("Emulation.setPageScaleFactor", pageScaleFactor=2)
        tested.hold(stage, tested.at(0, 0.2, 0.7))
        tested.browser.call("Emulation.setPageScaleFactor", pageScaleFactor=1)


def on_a_phone(tested):
    """The window itself never scrolls, so no toolbar comes and goes under a finger, and nothing changes its size. V (jarallax#69, #147; ukiyo#17; GSAP#477)."""
    stage = tested.stage("showroom")
    page = tested.make(stage)
    tested.browser.size(390, 664, 3, mobile=True)
    try:
        for back_end in tested.back_ends:
            tested.open(page, back_end)
            tested.browser.touch("touchStart", (195, 500))
            for y in range(480, 100, -20):
                tested.browser.touch("touchMove", (195, y))
            tested.browser.touch("touchEnd")
            shot = tested.shot()
            expect(shot["travel"] > 200, f"a finger's way scrolls by {shot['travel']}")
            tested.hold(stage, shot)
            lengths = tested.run("const e = document.scrollingElement; return [scrollY, visualViewport.pageTop, e.scrollHeight - innerHeight, e.scrollWidth - innerWidth]")
            expect(lengths[:2] == [0, 0] and max(lengths[2:]) <= 0, f"the window scrolls: {lengths}")
    finally:
        tested.browser.size(390, 844)


def nothing_piles_up(tested):
    """Pulls and changed wishes leave no listener and no style behind. D (rellax#91; simpleParallax#37; jarallax#102)."""
    stage = tested.stage("stretchy-header")
    page = tested.make(stage)

    def state():
        tested.run("await travel(0); for (let c = 0; c < 20; c++) await frame();")
        counts = []
        for expression in ["document.querySelector('.scroller')", "window", "document"]:
            found = tested.browser.call("Runtime.evaluate", expression=expression)["result"]["objectId"]
            listeners = tested.browser.call("DOMDebugger.getEventListeners", objectId=found)["listeners"]
            counts.append(sorted(f"{each['type']} {each['passive']}" for each in listeners))
        styles = tested.run("return [...document.querySelectorAll('[style]')].map((e) => e.className + ': ' + e.getAttribute('style')).sort()")
        return counts, styles

    for back_end in tested.back_ends:
        tested.open(page, back_end)
        for _ in range(2):
            tested.browser.wheel(195, 400, 0, -60)
        tested.run("await frame(); for (let c = 0; c < 600 && document.querySelector(':root[data-pulled]'); c++) await frame();")
        before = state()
        for _ in range(6):
            tested.browser.wheel(195, 400, 0, -60)
            tested.browser.touch("touchStart", (195, 150))
            for y in [170, 200, 240]:
                tested.browser.touch("touchMove", (195, y))
            tested.browser.touch("touchEnd")
            tested.browser.reduce_motion(True)
            tested.run("return travel(0.4)")
            tested.browser.reduce_motion(False)
            tested.run("return travel(0)")
        tested.run("for (let c = 0; c < 600 && document.querySelector(':root[data-pulled]'); c++) await frame();")
        after = state()
        expect(before == after, f"{back_end}: before {before}; after {after}")
        expect(not any("wheel False" in each or "touchmove" in str(each) for each in after[0]), f"at rest there listen {after[0]}")
        # Far from the start, no wheel and no finger waits for the script, or has the page searched for what lies under it.
        tested.run("await travel(0.9);")
        away = state_of_scroller(tested)
        expect(not any(kind.startswith(("wheel", "touch")) for kind in away), f"scrolled, there listen {away}")


def state_of_scroller(tested):
    found = tested.browser.call("Runtime.evaluate", expression="document.querySelector('.scroller')")["result"]["objectId"]
    return [each["type"] for each in tested.browser.call("DOMDebugger.getEventListeners", objectId=found)["listeners"]]


def keys(tested):
    """Every key that scrolls a page scrolls the list, natively. X (locomotive#68)."""
    stage = tested.stage("showroom")
    page = tested.make(stage)
    for back_end in tested.back_ends:
        tested.open(page, back_end)
        last = 0
        for key, code, up in [("PageDown", 34, 1), (" ", 32, 1), ("ArrowDown", 40, 1), ("ArrowUp", 38, -1), ("PageUp", 33, -1),
                              ("End", 35, 1), ("Home", 36, -1)]:
            for kind in ["rawKeyDown", "char", "keyUp"]:
                if kind == "char" and key != " ":
                    continue
                tested.browser.call(
                    "Input.dispatchKeyEvent", type=kind, key=key, code=key if key != " " else "Space", windowsVirtualKeyCode=code,
                    nativeVirtualKeyCode=code, **({"text": " "} if kind == "char" else {}))
            tested.run("let last = -1; for (let c = 0, still = 0; c < 3000 && still < 20; c++) {"
                       " await frame(); const now = measure().travel; still = now === last ? still + 1 : 0; last = now; }")
            shot = tested.shot()
            expect((shot["travel"] - last) * up > 0, f"{key!r} goes from {last} to {shot['travel']}")
            last = shot["travel"]
            tested.hold(stage, shot)


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


def printed(tested):
    """On paper all rows and pages stand, whole and one behind another. X."""
    for name in ["showroom", "onboarding", "stretchy-header"]:
        page = tested.make(tested.stage(name))
        for back_end in tested.back_ends:
            tested.open(page, back_end)
            tested.run("return travel(0.5)")
            tested.browser.call("Emulation.setEmulatedMedia", media="print")
            try:
                boxes = tested.run("""
                    await frame(); await frame();
                    return [...document.querySelectorAll('[data-cell^="row."], [data-cell^="page."]')].map((e) => {
                        const box = e.getBoundingClientRect(), face = e.closest('[data-layer]') ?? e.querySelector('[data-layer]');
                        let opacity = 1;
                        for (let at = face; at; at = at.parentElement) opacity *= getComputedStyle(at).opacity;
                        return [box.top + scrollY, box.bottom + scrollY, box.width, opacity];
                    })""")
                whole = tested.run("return [document.scrollingElement.scrollHeight, document.scrollingElement.scrollWidth, innerWidth]")
            finally:
                tested.browser.call("Emulation.setEmulatedMedia", media="")
            ends = [0] + [bottom for _, bottom, _, _ in boxes]
            for (top, bottom, width, opacity), end in zip(boxes, ends):
                expect(top >= end - 0.05 and bottom - top > 50 and width > 200 and opacity == 1, f"{name}: a row on paper is {top, bottom, width, opacity}")
            expect(whole[0] >= ends[-1] - 1, f"{name}: the paper ends at {whole[0]}, the rows at {ends[-1]}")
            tested.hold(tested.stage(name), tested.shot())


def told_aloud(tested):
    """To whom the page is read aloud, it is a region with its titles as headings, in their order; pictures are silent. X."""
    page = tested.make(tested.stage("showroom"))
    tested.open(page, "css")
    tree = tested.browser.call("Accessibility.getFullAXTree")["nodes"]
    told = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in tree if not node.get("ignored")]
    titles = [row["title"] for row in json.loads(tested.stage("showroom").read_text())["list"]["rows"]]
    expect([name for role, name in told if role == "heading"] == titles, f"headings are {[n for r, n in told if r == 'heading']}")
    expect(("region", "Showroom") in told and ("main", "") in told, f"there is no region: {told[:6]}")
    expect(not [name for role, name in told if role in ["image", "img"]], "pictures without words are read aloud")


# What `make test` tries, too; the others wait for `make test-browsers`.
FIRST = [late_rows, constant_length, found, without_observers, no_effect, little_work, strict_policies, fingers, nothing_piles_up,
         printed, told_aloud]
CHECKS = [*ANYWHERE, densities, no_gaps, fingers, on_a_phone, nothing_piles_up, keys, addressed, printed, told_aloud]


def sentence(check):
    return check.__doc__.split(".")[0].strip()


def check_all(browser, folder, back_ends, checks, prefix=""):
    def tried(check):
        tested = Tested(browser, folder, back_ends)
        words = check(tested)
        expect(tested.worst <= [0.05, 0.002], "the deviations are too large")
        return words or (told(tested.worst) if any(tested.worst) else None)

    return [(prefix + sentence(check), lambda check=check: tried(check)) for check in checks]


def in_chromium(checks, prefix=""):
    with tempfile.TemporaryDirectory(prefix="parallax-faults-") as folder, Chromium() as browser:
        browser.size(390, 844)
        browser.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
        return run(check_all(browser, pathlib.Path(folder), ["css", "frame"], checks, prefix))


def main():
    wanted = sys.argv[2:]
    if wanted == ["--first"]:
        return in_chromium(FIRST)
    return in_chromium([check for check in CHECKS if not wanted or check.__name__ in wanted])


if __name__ == "__main__":
    sys.exit(main())
