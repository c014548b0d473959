"""Faults of the kinds X, C and V: policies, fingers, keys, paper and voices; engines that lack something; toolbars of phones.
faults.py tries them.
"""
import base64
import hashlib
import json
import re

from sample import MEASURE, SYSTEMS, expect, parallax
from serve import Server


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


def fingers(tested):
    """Two fingers, a wheel with the control key, and a wheel to the side are not ours; a page pinched larger is what it was. X, V."""
    for stage, _ in tested.each("stretchy-header"):
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
    tested.browser.size(390, 664, 3, mobile=True)
    try:
        for stage, _ in tested.each("showroom"):
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


def keys(tested):
    """Every key that scrolls a page scrolls the list, natively. X (locomotive#68)."""
    for stage, _ in tested.each("showroom"):
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


def printed(tested):
    """On paper all rows and pages stand, whole and one behind another. X."""
    for name in ["showroom", "onboarding", "stretchy-header"]:
        for stage, _ in tested.each(name):
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
            tested.hold(stage, tested.shot())


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
