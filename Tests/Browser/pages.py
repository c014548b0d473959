"""Pages in Chromium: what a page shows is what `parallax sample` says, on every back end.

usage: pages.py PARALLAX [CHECK… | --part=I/N]

With --part, every Nth check from the Ith on: so that several processes share the work.
"""
import gzip
import json
import pathlib
import re
import sys
import tempfile
import time

from chromium import Chromium
from sample import MEASURE, PACKAGE, SYSTEMS, compare, expect, parallax, run, told, travels, worse


class Pages:
    """The browser, and pages made in a folder of their own."""

    def __init__(self, browser, folder):
        self.browser, self.folder = browser, folder

    def make(self, stage, *options):
        page = self.folder / "page.html"
        parallax("page", stage, "-o", page, "--force", *options)
        return page

    def open(self, page, back_end=None):
        self.browser.open(page.as_uri() + (f"#parallax={back_end}" if back_end else ""))
        self.browser.run(MEASURE)
        expected = back_end or "css"
        shown = self.browser.run("await settle(); return document.documentElement.dataset.parallax")
        expect(shown == expected, f"the back end is {shown}, not {expected}")

    def at(self, travels, turned=False):
        """What the page shows at parts of its way; with the corners of layers that may be turned."""
        shots = []
        for fraction in travels:
            shots.append(self.browser.run(f"return travel({fraction!r})"))
            if turned:
                self.take_quads(shots[-1])
        return shots

    def take_quads(self, shot):
        """Notes the corners of each layer as the browser itself has them, relative to the screen."""
        x, y = shot["origin"]
        for layer in shot["layers"].values():
            element = self.browser.call(
                "Runtime.evaluate", expression=f"document.querySelectorAll('[data-layer]')[{layer['index']}]")
            quads = self.browser.call("DOM.getContentQuads", objectId=element["result"]["objectId"])["quads"]
            if quads:
                layer["quad"] = [place - (y if index % 2 else x) for index, place in enumerate(quads[0])]

    def silent(self):
        expect(not self.browser.words, f"the console says {self.browser.words[:3]}")
        loaded = [url for url in self.browser.requests if not url.startswith(("file:", "data:"))]
        expect(not loaded, f"the page loads {loaded[:3]}")
        files = [url for url in self.browser.requests if url.startswith("file:")]
        expect(len(files) == 1, f"the page loads the files {files[:3]}")

    def pulled(self, way, turned=False, distance=220):
        """What the page shows while a finger holds it; then the finger lets go, and the content goes back."""
        x, y = 195, 150
        self.browser.run("return travel(0)")
        self.browser.touch("touchStart", (x, y))
        for step in range(1, 12):
            moved = distance * step / 11
            self.browser.touch("touchMove", (x + way[0] * moved, y + way[1] * moved))
        shot = self.browser.run("await settle(); return measure()")
        if turned:
            self.take_quads(shot)
        # Back where it began, the finger leaves nothing that would have to spring back.
        self.browser.touch("touchMove", (x, y))
        self.browser.touch("touchEnd")
        expect(shot["travel"] < -50, f"a pull of {distance} moves the content by {-shot['travel']}")
        rest = self.browser.run("return measure()")
        expect(rest["travel"] == 0, f"let go, the content stays at {rest['travel']}")
        return shot


def check_stage(pages, stage, is_vertical=True, turned=False):
    """A stage in both directions, on every back end, pulled, with less motion and with none. A, C, X (rellax#244, PR#155; motion#3659)."""
    worst = [0.0, 0.0]

    def hold(shots, *options):
        nonlocal worst
        worst = worse(worst, compare(shots, stage, *options))

    for direction in ["ltr", "rtl"]:
        page = pages.make(stage, f"--direction={direction}")
        way = (0, 1) if is_vertical else ((1, 0) if direction == "ltr" else (-1, 0))
        places = travels(30 if direction == "ltr" or not is_vertical else 10)
        for back_end in ["css", "frame"]:
            pages.browser.reduce_motion(False)
            pages.open(page, back_end)
            hold(pages.at(places, turned), f"--direction={direction}")
            hold([pages.pulled(way, turned)], f"--direction={direction}")
            # The wish for less motion is followed while the page is open.
            pages.browser.reduce_motion(True)
            hold(pages.at(travels(8), turned), f"--direction={direction}", "--policy=reduced")
            hold([pages.pulled(way, turned)], f"--direction={direction}", "--policy=reduced")
            pages.silent()
        pages.browser.reduce_motion(False)
        pages.open(page, "off")
        hold(pages.at(travels(8), turned), f"--direction={direction}", "--policy=none")
        hold([pages.pulled(way, turned)], f"--direction={direction}", "--policy=none")
        pages.silent()
    return told(worst)


def check_entrances(pages):
    """A row in view plays its entrance from its first frame, and again when it comes back. I, G (locomotive#215; rellax#41)."""
    worst = [0.0, 0.0]
    for name in ["showroom", "showroom-shadow", "showroom-turn"]:
        stage = PACKAGE / "Stages" / f"{name}.json"
        page = pages.make(stage)
        for back_end in ["css", "frame"]:
            pages.open(page, back_end)
            pages.browser.run("return travel(0.5)")
            pages.browser.run("return travel(0)")
            for seconds in [0, 0.15, 0.3, 0.5]:
                shot = pages.browser.run(f"return aged({seconds})")
                pages.take_quads(shot)
                deviation = compare([shot], stage, f"--time={seconds}")
                worst = worse(worst, deviation)
            # What enters from below the content does not make it longer.
            length = pages.browser.run("await travel(1); await aged(0); return document.querySelector('.scroller').scrollHeight")
            expect(length == 2500, f"while its last row enters, the content is {length} long")
            # A row that comes into view waits unseen until it is said to be there.
            shown = pages.browser.run(
                "await travel(0); const scroller = document.querySelector('.scroller'); scroller.scrollTop = 1200;"
                " await new Promise(requestAnimationFrame); const { layers } = measure();"
                " return Object.entries(layers).filter(([name, layer]) => /^row\\.\\d+$/.test(name) && layer.seen > 1)"
                ".map(([, layer]) => layer.opacity)")
            expect(len(shown) >= 3 and not any(shown), f"rows that come into view have the opacities {shown} at first")
        pages.silent()
    return told(worst)


def check_once(pages):
    """A row enters again each time that it comes back, unless it is to enter once. D (react-scroll-parallax#139)."""
    stage = json.loads((PACKAGE / "Stages/showroom.json").read_text())
    for row in stage["list"]["rows"]:
        row["picture"] = str(PACKAGE / "Stages" / row["picture"])
    for once in [False, True]:
        stage["list"]["entersOnce"] = once
        file = pages.folder / "once.json"
        file.write_text(json.dumps(stage))
        pages.open(pages.make(file))
        entering = pages.browser.run(
            "await travel(1); const before = new Set(document.getAnimations()); document.querySelector('.scroller').scrollTop = 0;"
            " await frame(); await until(isAware, 'the rows are told to enter'); await frame();"
            " return document.getAnimations().filter((a) => a.timeline === document.timeline && !before.has(a)).length")
        expect(bool(entering) != once, f"told to enter once ({once}), {entering} rows that come back enter")


def check_first_frame(pages):
    """The first frame that is painted is right: rows at the beginning of their entrance, everything else in its place. I (rellax#249; motion#2573; locomotive#215)."""
    script = pages.browser.call(
        "Page.addScriptToEvaluateOnNewDocument",
        source=MEASURE + "addEventListener('DOMContentLoaded', () => frame().then(() => { window.first = measure(); }));")
    try:
        for name in SYSTEMS:
            stage = PACKAGE / "Stages" / f"{name}.json"
            for direction in ["ltr", "rtl"]:
                page = pages.make(stage, f"--direction={direction}")
                for back_end in ["css", "frame"]:
                    pages.browser.open(page.as_uri() + "#parallax=" + back_end)
                    shot = pages.browser.run("while (!window.first) await frame(); return window.first")
                    compare([shot], stage, f"--direction={direction}", *(["--time=0"] if name == "showroom" else []))
    finally:
        pages.browser.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script["identifier"])


def check_sizes(pages):
    """A page holds at other sizes than the one that it was designed for, and while its window changes. L, V, G (paroller#57; lax#148)."""
    worst = [0.0, 0.0]
    for name in SYSTEMS:
        stage = PACKAGE / "Stages" / f"{name}.json"
        page = pages.make(stage)
        for back_end in ["css", "frame"]:
            pages.open(page, back_end)
            for width, height in [(360, 640), (430, 932), (844, 390), (1280, 900), (1280, 700)]:
                pages.browser.size(width, height)
                shots = pages.at([0, 0.31, 1])
                shown = pages.browser.run(
                    "const box = document.querySelector('.screen').getBoundingClientRect(); return [box.width, box.height]")
                deviation = compare(shots, stage, f"--size={shown[0]:g}x{shown[1]:g}")
                worst = worse(worst, deviation)
            pages.browser.size(390, 844)
            pages.silent()
    return told(worst)


def check_changes(pages):
    """Rows that change their height after all was laid out, above and below, leave nothing where it was. L, S (rellax#146; simpleParallax#50)."""
    stage = json.loads((PACKAGE / "Stages/captions.json").read_text())
    for row in stage["list"]["rows"]:
        row["picture"] = str(PACKAGE / "Stages" / row["picture"])
    before = pages.folder / "before.json"
    before.write_text(json.dumps(stage))
    stage["list"]["rows"][0]["height"] = 340
    stage["list"]["rows"][3]["height"] = 90
    after = pages.folder / "after.json"
    after.write_text(json.dumps(stage))
    page = pages.make(before)
    for back_end in ["css", "frame"]:
        pages.open(page, back_end)
        pages.browser.run("return travel(0.4)")
        pages.browser.run(
            "const set = (row, height) => document.querySelector(`[data-cell='row.${row}']`).style.setProperty('--item', height);"
            " set(0, '340px'); set(3, '90px');")
        compare([pages.browser.run("await settle(); return measure()")], after)
        compare(pages.at([0, 0.2, 0.7, 1]), after)
        # A row clips what it holds, and is no scroll view.
        scrolled = pages.browser.run(
            "return [...document.querySelectorAll('.row, .row *, .content')].map((e) => (e.scrollTop = 30, e.scrollTop))")
        expect(len(scrolled) > 40 and not any(scrolled), "something but the scroll view scrolls")
        pages.silent()


def check_speed(pages):
    """Pictures of a speed that is said as a number are where the sample has them, by key frames and by the script. C."""
    stage = json.loads((PACKAGE / "Stages/captions.json").read_text())
    for row in stage["list"]["rows"]:
        row["picture"] = str(PACKAGE / "Stages" / row["picture"])
    stage["list"]["picture"] = {"overscan": 110, "effect": {"drift": 0.8}}
    file = pages.folder / "speed.json"
    file.write_text(json.dumps(stage))
    page = pages.make(file)
    worst = [0.0, 0.0]
    for back_end in ["css", "frame"]:
        pages.open(page, back_end)
        worst = worse(worst, compare(pages.at(travels(7)), file))
        pages.silent()
    return told(worst)


def check_markup(pages):
    """Titles with markup and pictures with odd names show as what they are, and load and run nothing. X."""
    folder = pages.folder / "odd"
    folder.mkdir()
    names = ["a\"b'c.jpg", "<img src=x onerror=hacked=1>.jpg", "#?%20&amp;.jpg", "url(x).jpg", "晨光 .jpg"]
    picture = (PACKAGE / "Stages/Pictures/dawn.jpg").read_bytes()
    for name in names:
        (folder / name).write_bytes(picture)
    titles = [
        "</script><script>hacked = 1</script>", "<img src=x onerror='hacked = 1'>", "\" onmouseover=\"hacked = 1",
        "&lt;b&gt; & <!-- ]]> {{1}}", "</style><style>* { display: none }</style>",
    ]
    rows = [{"picture": name, "title": title, "subtitle": title} for name, title in zip(names, titles)]
    stage = folder / "</title><script>hacked=1<!--.json"
    stage = folder / "odd&<b>'\".json"
    stage.write_text(json.dumps({"list": {"picture": {"overscan": 20, "effect": {"drift": "fit"}}, "rows": rows}}))
    for back_end in ["css", "frame"]:
        pages.open(pages.make(stage), back_end)
        shown = pages.browser.run(
            "return { titles: [...document.querySelectorAll('h2')].map((e) => e.textContent), hacked: 'hacked' in window,"
            " pictures: [...document.images].map((e) => e.naturalWidth), title: document.title }")
        expect(shown["titles"] == titles, f"the titles are {shown['titles']}")
        expect(not shown["hacked"], "a title was run as a script")
        expect(len(shown["pictures"]) == 5 and min(shown["pictures"]) > 0, f"pictures: {shown['pictures']}")
        expect(shown["title"] == "Odd&<b>'\"", f"the page is called {shown['title']}")
        compare(pages.at([0, 0.4, 1]), stage)
        pages.silent()


def check_back_end(pages):
    """The back end is chosen by what the engine does, not by what it says; without a script the style sheet does its work. C (scroll-timeline#285, #151; react#33499; motion#3555)."""
    stage = PACKAGE / "Stages/showroom.json"
    page = pages.make(stage)
    lies = {
        "says that it can't": "CSS.supports = () => false;",
        "moves nothing along a scroll": """
            const truth = getComputedStyle;
            window.getComputedStyle = (e) => (e.closest('.parallax-probe') ? { opacity: '0' } : truth(e));""",
        "mirrors what runs from right to left": """
            const truth = getComputedStyle;
            window.getComputedStyle = (e) => (e.closest('.parallax-probe[dir]') ? { opacity: '0' } : truth(e));""",
    }
    pages.open(page)
    compare(pages.at([0, 0.37, 1]), stage)
    expect(pages.browser.run("return !document.querySelector('.parallax-probe')"), "the probe is still there")
    for words, source in lies.items():
        script = pages.browser.call("Page.addScriptToEvaluateOnNewDocument", source=source)
        pages.browser.open(page.as_uri())
        pages.browser.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script["identifier"])
        pages.browser.run(MEASURE + "await settle();")
        shown = pages.browser.run("return document.documentElement.dataset.parallax")
        expect(shown == "frame", f"in an engine that {words} the back end is {shown}")
        compare(pages.at([0, 0.37, 1]), stage)
        pages.silent()
    pages.browser.call("Emulation.setScriptExecutionDisabled", value=True)
    try:
        pages.browser.open(page.as_uri())
        pages.browser.call("Emulation.setScriptExecutionDisabled", value=False)
        pages.browser.run(MEASURE)
        expect(not pages.browser.run("return document.documentElement.dataset.parallax"), "a script ran")
        compare(pages.at([0, 0.37, 1]), stage)
    finally:
        pages.browser.call("Emulation.setScriptExecutionDisabled", value=False)


# What is to happen after more than a moment happens when it is told to.
HELD = """
    window.held = [];
    const later = setTimeout;
    window.setTimeout = (call, moment, ...all) => (moment > 50 ? held.push(() => call(...all)) : later(call, moment));
"""


def check_scrolling(pages):
    """A wheel pulls at the start and only there; turned back it undoes the pull and then scrolls, as a finger does. X, T (locomotive#68; rellax#28)."""
    page = pages.make(PACKAGE / "Stages/stretchy-header.json")
    for back_end in ["css", "frame", "off"]:
        pages.open(page, back_end)
        # Let go by the wheel, the content waits until it is told to spring back, however slow the machine is.
        pages.browser.run(HELD)
        state = "return measure().travel"
        for _ in range(3):
            pages.browser.wheel(195, 400, 0, -60)
        pulled = pages.browser.run("await until(() => held.length === 3, 'a wheel pulls'); " + state)
        expect(-120 < pulled < -40, f"wheeled by 180 at the start, travel is {pulled}")
        pages.browser.wheel(195, 400, 0, 100)
        undone = pages.browser.run("await until(() => held.length === 4, 'a wheel undoes the pull'); await frame(); " + state)
        expect(pulled < undone < 0, f"pulled by {-pulled} and wheeled back by 100, travel is {undone}")
        scrolled = pages.browser.run("return document.querySelector('.scroller').scrollTop")
        expect(scrolled == 0, f"what undoes the pull scrolls by {scrolled}, too")
        pages.browser.run("held.at(-1)(); return sprungBack()")
        expect(pages.browser.run(state) == 0, "the content does not spring back")
        pages.browser.wheel(195, 400, 0, 300)
        scrolled = pages.browser.run("await until(() => measure().travel >= 300, 'a wheel scrolls'); " + state)
        expect(scrolled == 300, f"wheeled by 300, travel is {scrolled}")
        pages.browser.wheel(195, 400, 0, -60)
        scrolled = pages.browser.run("await until(() => measure().travel <= 240, 'a wheel scrolls back'); " + state)
        expect(scrolled == 240, f"wheeled back by 60, travel is {scrolled}")
        # A finger that goes down 200 and up 400 ends 200 from where it began: all of the pull is undone first.
        pages.browser.run("return travel(0)")
        pages.browser.touch("touchStart", (195, 300))
        for y in [*range(320, 501, 20), *range(480, 99, -20)]:
            pages.browser.touch("touchMove", (195, y))
        scrolled = pages.browser.run("await frame(); " + state)
        pages.browser.touch("touchEnd")
        expect(scrolled == 200, f"a finger that went down and up again leaves travel at {scrolled}")
        pages.silent()
    # Keys scroll as everywhere: the scroll view has the focus.
    pages.open(page)
    for kind in ["rawKeyDown", "keyUp"]:
        pages.browser.call(
            "Input.dispatchKeyEvent", type=kind, key="End", code="End", windowsVirtualKeyCode=35, nativeVirtualKeyCode=35)
    end = pages.browser.run("await until(() => measure().travel >= 1256, 'a key scrolls'); " + state)
    expect(end == 1256, f"the End key leaves travel at {end}")


def check_paging(pages):
    """Pages rest at their starts, in both directions. A."""
    for direction in ["ltr", "rtl"]:
        page = pages.make(PACKAGE / "Stages/onboarding.json", f"--direction={direction}")
        for back_end in ["css", "frame"]:
            pages.open(page, back_end)
            pages.browser.wheel(195, 150, 300 if direction == "ltr" else -300, 0)
            rest = pages.browser.run(
                "let last = -1, still = 0; for (let c = 0; c < 3000 && still < 30; c++) {"
                " await frame(); const now = measure().travel; still = now === last && now > 0 ? still + 1 : 0; last = now; }"
                " return last")
            expect(rest == 390, f"wheeled by 300 {direction}, pages rest at {rest}")
            pages.silent()


def check_pull_past_start(pages):
    """Pages are pulled though they snap; a pull that is let go turns none, and a finger that goes on past the start takes them along. X, A."""
    for direction, sign, back_end in [("ltr", 1, "css"), ("rtl", -1, "frame")]:
        page = pages.make(PACKAGE / "Stages/onboarding.json", f"--direction={direction}")
        # Where the finger goes, and the page that is shown when it has left.
        for way, shown in [([90, 200], 0), ([90, 200, 120], 0), ([90, -60, -119, -120], 0), ([90, -60, -259, -260], 1)]:
            pages.open(page, back_end)
            pages.browser.run(HELD + "document.querySelector('.scroller').style.removeProperty('scroll-snap-type')")
            pages.browser.touch("touchStart", (195, 150))
            for moved in way:
                pages.browser.touch("touchMove", (195 + sign * moved, 150))
                shot = pages.browser.run("await frame(); return measure()")
                expect(shot["travel"] < 0 if moved > 0 else shot["travel"] == -moved,
                       f"{direction}: a finger that went {way} has travel at {shot['travel']}")
                compare([shot], PACKAGE / "Stages/onboarding.json", f"--direction={direction}")
            # It hardly moved of late, so it has hardly any speed.
            time.sleep(0.06)
            pages.browser.touch("touchEnd")
            pages.browser.run(
                f"await until(() => measure().travel === {390 * shown}, 'page {shown} is shown, {direction}, after {way}'); for (const call of held) call();")
            snaps = pages.browser.run("const s = document.querySelector('.scroller'); return s.style.scrollSnapType === '' && (await settle(), measure().travel)")
            expect(snaps == 390 * shown, f"{direction}: page {shown} stays at {snaps}")
            pages.silent()


def check_compositing(pages):
    """Everything that can move without the main thread does; a blur, which can't, takes nothing else with it. T, P (universal-parallax#4; lax#78)."""
    stage = json.loads((PACKAGE / "Stages/captions.json").read_text())
    for row in stage["list"]["rows"]:
        row["picture"] = str(PACKAGE / "Stages" / row["picture"])
    blur = {"channel": "blur", "over": "phase", "points": [[0, 0], [1, 6]]}
    stage["list"]["picture"]["effect"] = [{"drift": "fit"}, {"tracks": [blur]}]
    blurred = pages.folder / "blurred.json"
    blurred.write_text(json.dumps(stage))
    moved = set()
    for stage in [*(PACKAGE / "Stages" / f"{name}.json" for name in SYSTEMS), blurred]:
        page = pages.make(stage)

        def scroll():
            pages.open(page, "css")
            pages.at([0.2, 0.4])

        for name, reasons in pages.browser.animations(scroll).items():
            moved.add(name)
            if name.endswith("-paint"):
                expect(reasons, f"{name} of {stage.name} is said to be composited; then this check sees nothing")
            else:
                expect(not reasons, f"{name} of {stage.name} needs the main thread, for {reasons}")
    expected = {"picture-phase", "picture-phase-paint", "header-travel-per-item", "bar-travel-per-item", "text-phase"}
    expect(expected <= moved, f"what moves is only {sorted(moved)}")


def check_weight(pages):
    """The scripts in a page are small: what runs in every page, and all of them. P."""
    html = pages.make(PACKAGE / "Stages/window.json").read_text()
    scripts = re.findall(r"<script(?: type=\"text/plain\" id=\"parallax-frame\")?>(.*?)</script>", html, re.S)
    expect(len(scripts) == 2, f"there are {len(scripts)} scripts")
    entry, frame = [len(gzip.compress(script.encode(), 9)) for script in scripts]
    expect(entry <= 3_000, f"the script that runs in every page weighs {entry} bytes, gzipped; 3000 are allowed")
    expect(entry + frame <= 10_000, f"all scripts weigh {entry + frame} bytes, gzipped; 10000 are allowed")
    return f"{entry} bytes gzipped, of 3000; with the frame back end {entry + frame}"


def system(name):
    stage = PACKAGE / "Stages" / f"{name}.json"
    return name, lambda pages: check_stage(pages, stage, is_vertical=name != "onboarding")


def odd(name, is_vertical):
    stage = pathlib.Path(__file__).parent / "Stages" / f"{name}.json"
    return name, lambda pages: check_stage(pages, stage, is_vertical, turned=True)


CHECKS = [system(name) for name in SYSTEMS] + [
    odd("mixed", True), odd("across", False), odd("album", False),
    ("entrances", check_entrances), ("entering once", check_once), ("first frame", check_first_frame), ("sizes", check_sizes), ("changes of height", check_changes), ("a speed", check_speed),
    ("markup in titles, odd file names", check_markup), ("choice of the back end", check_back_end),
    ("pulling and scrolling", check_scrolling), ("paging", check_paging), ("pulls of pages", check_pull_past_start), ("compositing", check_compositing), ("weight", check_weight),
]


def main():
    with tempfile.TemporaryDirectory(prefix="parallax-pages-") as folder, Chromium() as browser:
        browser.size(390, 844)
        browser.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=1)
        pages = Pages(browser, pathlib.Path(folder))
        chosen = [check for check in CHECKS if len(sys.argv) < 3 or check[0] in sys.argv[2:]]
        if sys.argv[2:] and sys.argv[2].startswith("--part="):
            index, count = (int(number) for number in sys.argv[2].removeprefix("--part=").split("/"))
            chosen = CHECKS[index - 1::count]
        return run([(name, lambda check=check: check(pages)) for name, check in chosen])


if __name__ == "__main__":
    sys.exit(main())
