"""Pages in Chromium: what a page shows is what `parallax sample` says, on every back end.

usage: pages.py PARALLAX
"""
import gzip
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

from chromium import Chromium

PACKAGE = pathlib.Path(__file__).resolve().parents[2]
MEASURE = (pathlib.Path(__file__).parent / "layers.js").read_text()
SYSTEMS = ["showroom", "stretchy-header", "window", "captions", "onboarding"]
PIXELS, OPACITY = 0.05, 0.002
tool = os.path.abspath(sys.argv[1])
problems = []


class Finding(Exception):
    """What a page does wrong."""


def expect(condition, words):
    if not condition:
        raise Finding(words)


def parallax(*arguments):
    run = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True)
    if run.returncode:
        raise Finding(f"parallax {' '.join(map(str, arguments))}: {run.stderr.strip()}")
    return run.stdout


def compare(shots, stage, *options):
    """Holds measurements against the sample at the same travels; returns the worst deviations."""
    travels = ",".join(repr(shot["travel"]) for shot in shots)
    lines = parallax("sample", stage, "--travel=" + travels, *options).splitlines()
    worst = [0.0, 0.0]
    for shot, line in zip(shots, lines, strict=True):
        layout = json.loads(line)
        expected = {layer["id"]: layer for layer in layout["layers"]}
        where = f"at travel {shot['travel']}"
        for name, layer in shot["layers"].items():
            # A seam of a rounding's width is not a layer in view.
            expect(layer["seen"] < PIXELS or name in expected, f"{where} {name} is in view and should not be")
        expect(len(expected) > 1, f"{where} the sample is empty")
        for name, layer in expected.items():
            shown = shot["layers"].get(name)
            expect(shown, f"{where} there is no {name}")
            corners = layer["quad"]
            box = [corners[0][0], corners[0][1], corners[2][0], corners[2][1]]
            pixels = max(abs(a - b) for a, b in zip(box, shown["box"]))
            opacity = abs(layer["opacity"] - shown["opacity"])
            expect(pixels <= PIXELS, f"{where} {name} is {pixels:.3f} px off: {shown['box']}, not {box}")
            expect(opacity <= OPACITY, f"{where} {name} has the opacity {shown['opacity']}, not {layer['opacity']}")
            worst = [max(worst[0], pixels), max(worst[1], opacity)]
    return worst


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

    def at(self, travels):
        return [self.browser.run(f"return travel({fraction!r})") for fraction in travels]

    def silent(self):
        expect(not self.browser.words, f"the console says {self.browser.words[:3]}")
        loaded = [url for url in self.browser.requests if not url.startswith(("file:", "data:"))]
        expect(not loaded, f"the page loads {loaded[:3]}")
        files = [url for url in self.browser.requests if url.startswith("file:")]
        expect(len(files) == 1, f"the page loads the files {files[:3]}")

    def pulled(self, way, distance=220):
        """What the page shows while a finger holds it; then the finger lets go, and the content goes back."""
        x, y = 195, 150
        self.browser.run("return travel(0)")
        self.browser.touch("touchStart", (x, y))
        for step in range(1, 12):
            moved = distance * step / 11
            self.browser.touch("touchMove", (x + way[0] * moved, y + way[1] * moved))
        shot = self.browser.run("await settle(); return measure()")
        self.browser.touch("touchEnd")
        expect(shot["travel"] < -50, f"a pull of {distance} moves the content by {-shot['travel']}")
        self.browser.run(
            "for (let count = 0; count < 600 && document.querySelector(':root[data-pulled]'); count++) await frame();")
        rest = self.browser.run("return measure()")
        expect(rest["travel"] == 0, f"let go, the content stays at {rest['travel']}")
        return shot


def travels(count=30):
    """Places from the content's start to its end, in no order: how a place was reached must not matter."""
    places = [index / (count - 1) for index in range(count)]
    random.Random(7).shuffle(places)
    return places


def check_system(pages, name):
    stage = PACKAGE / "Stages" / f"{name}.json"
    worst = [0.0, 0.0]

    def hold(shots, *options):
        nonlocal worst
        worst = [max(pair) for pair in zip(worst, compare(shots, stage, *options))]

    for direction in ["ltr", "rtl"]:
        page = pages.make(stage, f"--direction={direction}")
        vertical = name != "onboarding"
        way = (0, 1) if vertical else ((1, 0) if direction == "ltr" else (-1, 0))
        for back_end in ["css", "frame"]:
            pages.browser.reduce_motion(False)
            pages.open(page, back_end)
            hold(pages.at(travels()), f"--direction={direction}")
            hold([pages.pulled(way)], f"--direction={direction}")
            # The wish for less motion is followed while the page is open.
            pages.browser.reduce_motion(True)
            hold(pages.at(travels(8)), f"--direction={direction}", "--policy=reduced")
            hold([pages.pulled(way)], f"--direction={direction}", "--policy=reduced")
            pages.silent()
        pages.browser.reduce_motion(False)
        pages.open(page, "off")
        hold(pages.at(travels(8)), f"--direction={direction}", "--policy=none")
        hold([pages.pulled(way)], f"--direction={direction}", "--policy=none")
        pages.silent()
    return f"worst {worst[0]:.3f} px, opacity {worst[1]:.4f}"


CHECKS = [(name, lambda pages, name=name: check_system(pages, name)) for name in SYSTEMS]


def main():
    began = time.time()
    with tempfile.TemporaryDirectory(prefix="parallax-pages-") as folder, Chromium() as browser:
        browser.size(390, 844)
        browser.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=1)
        pages = Pages(browser, pathlib.Path(folder))
        chosen = [check for check in CHECKS if len(sys.argv) < 3 or check[0] in sys.argv[2:]]
        failed = 0
        for name, check in chosen:
            try:
                words = check(pages)
                print(f"ok      {name}" + (f": {words}" if words else ""), flush=True)
            except Finding as finding:
                failed += 1
                print(f"FAILED  {name}: {finding}", flush=True)
    print(f"{len(chosen) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
