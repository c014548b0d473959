"""Pages in Firefox and WebKitGTK: on every back end that the engine has, what a page shows is what `parallax sample` says; and the
faults of the field that can be tried anywhere.

usage: engines.py PARALLAX [ENGINE…]
"""
import pathlib
import sys
import tempfile

from faults import ANYWHERE, check_all
from firefox import Firefox
from png import lighten
from sample import MEASURE, PACKAGE, PIXELS, SYSTEMS, Finding, compare, expect, parallax, run, told, travels, worse
from webkit import WebKit

# A finger that goes down and moves, made up: neither engine can be driven by a real one. It stays until it is taken away.
FINGER = """
    const scroller = document.querySelector('.scroller');
    const touch = (type, x, y) => scroller.dispatchEvent(Object.assign(
        new Event(type, { bubbles: true, cancelable: true }), { touches: [{ clientX: x, clientY: y }] }));
    const pull = async (x, y) => {
        await travel(0);
        touch('touchstart', 300, 150);
        for (let step = 1; step < 12; step++) touch('touchmove', 300 + (x * step) / 11, 150 + (y * step) / 11);
        await settle();
        const shot = measure();
        touch('touchmove', 300, 150);
        touch('touchend', 300, 150);
        return shot;
    };
"""


class Engine:
    """A browser, and the back ends that are tried in it, first the one that it is to choose by itself."""

    def __init__(self, name, start, back_ends):
        self.name, self.start, self.back_ends = name, start, back_ends
        self.back_end = back_ends[0]
        self.browser = None

    def open(self, page, back_end):
        self.browser.open(page.as_uri() + (f"#parallax={back_end}" if back_end else ""))
        self.browser.run(MEASURE + "await settle();")
        return self.browser.run("return document.documentElement.dataset.parallax")

    def check(self, stage, folder):
        """In each engine, on every back end that it has, in both directions, at rest, scrolled and pulled, a page is what the sample says. C, A (motion#3659; rellax#203)."""
        worst = [0.0, 0.0]
        is_vertical = stage.stem not in ["onboarding", "album", "across"]
        # The five systems at 30 travels each; what is odd about the others is seen at fewer.
        is_system = stage.stem in SYSTEMS
        count = 30 if is_system else 10
        for direction in ["ltr", "rtl"]:
            page = folder / "page.html"
            parallax("page", stage, "-o", page, "--force", f"--direction={direction}")
            # One of them as it is, so that it is seen that pictures make no difference.
            if stage.stem != "captions":
                lighten(page)
            chosen = self.open(page, None)
            expect(chosen == self.back_end, f"the back end is {chosen}, not {self.back_end}")
            for back_end in self.back_ends:
                expect(self.open(page, back_end) == back_end, f"the back end can't be {back_end}")
                way = "0, 220" if is_vertical else ("220, 0" if direction == "ltr" else "-220, 0")
                shots = self.browser.run(
                    f"{FINGER} const shots = []; for (const place of {travels(count)}) shots.push(await travel(place));"
                    f" shots.push(await pull({way})); return shots")
                expect(shots[-1]["travel"] < -50, f"a pull moves the content by {-shots[-1]['travel']}")
                # The window may be a little wider or narrower than it was told to be.
                options = [f"--direction={direction}", "--size={:g}x{:g}".format(*shots[0]["size"])]
                if back_end == "off":
                    options.append("--policy=none")
                try:
                    # WebKit's view timelines round the length of a scroll view to whole pixels: 80 % of the screen, 675.19, count as 675,
                    # and pictures of rows come to lie up to 0.095 px off. With a viewport of 675 it is 0.04, as on frame. Seen alone in a
                    # scroll view 675.5 high whose row has `view-timeline: --x` and holds a box with `animation-timeline: --x`: the
                    # progress at a scroll position t is (t + 676 - top) / (676 + height), where Chromium says 675.5.
                    # And it puts each box at the 64th of a pixel below: four in one another, as its titles are, add up to 0.0625.
                    is_odd = self.name == "WebKitGTK" and stage.stem == "mixed"
                    allowed = (0.1 if back_end == "css" else 4 / 64) if is_odd else PIXELS
                    worst = worse(worst, compare(shots, stage, *options, allowed=allowed))
                except Finding as finding:
                    raise Finding(f"{back_end}, {direction}: {finding}") from None
        return told(worst)

    def work(self, stages):
        """All checks of this engine: the words of each, and whether it passed."""
        with tempfile.TemporaryDirectory(prefix="parallax-pages-") as folder:
            folder = pathlib.Path(folder)
            try:
                self.browser = self.start()
                checks = [(f"{self.name}: {stage.stem}", lambda s=stage: self.check(s, folder)) for stage in stages]
                tried = [name for name in self.back_ends if name != "off"]
                return run(checks + check_all(self.browser, folder, tried, ANYWHERE, f"{self.name}: ", is_light=True))
            finally:
                if self.browser:
                    self.browser.close()


def main():
    engines = [
        Engine("Firefox", Firefox, ["frame", "off"]),
        # What it does on frame it does without the preference, too.
        Engine(
            "Firefox with scroll timelines", lambda: Firefox(**{"layout.css.scroll-driven-animations.enabled": True}),
            ["css", "off"]),
        Engine("WebKitGTK", WebKit, ["css", "frame", "off"]),
    ]
    stages = [PACKAGE / "Stages" / f"{name}.json" for name in SYSTEMS]
    stages += [pathlib.Path(__file__).parent / f"Stages/{name}.json" for name in ["album", "across", "mixed"]]
    return max(engine.work(stages) for engine in engines if engine.name in (sys.argv[2:] or [engine.name]))


if __name__ == "__main__":
    sys.exit(main())
