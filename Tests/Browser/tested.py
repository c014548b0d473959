"""What a fault is tried on: a browser, pages in it, and what they show, held to `parallax sample`."""
from png import lighten
from sample import MEASURE, PACKAGE, compare, expect, parallax, worse


class Tested:
    """A browser, pages in a folder of their own, and the back ends that are tried."""

    def __init__(self, browser, folder, back_ends, is_light=False):
        self.browser, self.folder, self.back_ends, self.is_light = browser, folder, back_ends, is_light
        self.worst = [0.0, 0.0]

    def stage(self, name):
        return PACKAGE / f"Stages/{name}.json"

    def make(self, stage, *options, name="page.html"):
        page = self.folder / name
        parallax("page", stage, "-o", page, "--force", *options)
        if self.is_light:
            lighten(page)
        return page

    def open(self, page, back_end):
        url = page if isinstance(page, str) else page.as_uri()
        self.browser.open(f"{url}#parallax={back_end}")
        self.browser.run(MEASURE + "await settle();")
        shown = self.run("return document.documentElement.dataset.parallax")
        expect(shown == back_end, f"the back end is {shown}, not {back_end}")

    def each(self, *stages, options=()):
        """Opens pages one after another: of each stage, a file or one of the package's own by its name, on each back end."""
        for stage in stages:
            stage = self.stage(stage) if isinstance(stage, str) else stage
            page = self.make(stage, *options)
            for back_end in self.back_ends:
                self.open(page, back_end)
                yield stage, back_end

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
