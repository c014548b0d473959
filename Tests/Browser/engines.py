"""Pages in Firefox and WebKitGTK: on every back end that the engine has, what a page shows is what `parallax sample` says.

usage: engines.py PARALLAX
"""
import pathlib
import sys
import tempfile

from firefox import Firefox
from sample import MEASURE, PACKAGE, SYSTEMS, Finding, compare, expect, parallax, run, told, travels, worse
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
    """A browser that is started when it is first needed."""

    def __init__(self, name, start, back_end):
        self.name, self.start, self.back_end = name, start, back_end
        self.browser = None

    def open(self, page, back_end):
        self.browser = self.browser or self.start()
        self.browser.open(page.as_uri() + (f"#parallax={back_end}" if back_end else ""))
        self.browser.run(MEASURE + "await settle();")
        return self.browser.run("return document.documentElement.dataset.parallax")

    def check(self, stage, folder):
        worst = [0.0, 0.0]
        is_vertical = stage.stem not in ["onboarding", "album"]
        for direction in ["ltr", "rtl"]:
            page = folder / "page.html"
            parallax("page", stage, "-o", page, "--force", f"--direction={direction}")
            chosen = self.open(page, None)
            expect(chosen == self.back_end, f"the back end is {chosen}, not {self.back_end}")
            for back_end in {self.back_end: 1, "frame": 1, "off": 1}:
                expect(self.open(page, back_end) == back_end, f"the back end can't be {back_end}")
                # The window may be a little wider or narrower than it was told to be.
                size = self.browser.run(
                    "const box = document.querySelector('.screen').getBoundingClientRect(); return [box.width, box.height]")
                options = [f"--direction={direction}", f"--size={size[0]:g}x{size[1]:g}"]
                if back_end == "off":
                    options.append("--policy=none")
                count = 30 if back_end != "off" and direction == "ltr" else 8
                shots = [self.browser.run(f"return travel({place!r})") for place in travels(count)]
                way = "0, 220" if is_vertical else ("220, 0" if direction == "ltr" else "-220, 0")
                pulled = self.browser.run(FINGER + f"return pull({way})")
                expect(pulled["travel"] < -50, f"a pull moves the content by {-pulled['travel']}")
                try:
                    worst = worse(worst, compare(shots + [pulled], stage, *options))
                except Finding as finding:
                    raise Finding(f"{back_end}, {direction}: {finding}") from None
        return told(worst)


def main():
    engines = [
        Engine("Firefox", Firefox, "frame"),
        Engine(
            "Firefox with scroll timelines", lambda: Firefox(**{"layout.css.scroll-driven-animations.enabled": True}),
            "css"),
        Engine("WebKitGTK", WebKit, "css"),
    ]
    stages = [PACKAGE / "Stages" / f"{name}.json" for name in SYSTEMS]
    stages.append(pathlib.Path(__file__).parent / "Stages/album.json")
    with tempfile.TemporaryDirectory(prefix="parallax-pages-") as folder:
        try:
            return run([
                (f"{engine.name}: {stage.stem}", lambda e=engine, s=stage: e.check(s, pathlib.Path(folder)))
                for engine in engines for stage in stages
            ])
        finally:
            for engine in engines:
                if engine.browser:
                    engine.browser.close()


if __name__ == "__main__":
    sys.exit(main())
