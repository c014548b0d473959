"""The gallery in Firefox and WebKitGTK: the page's probe chooses the back end, and on each that the engine has, what is shown is what
`parallax sample` says, before and after it was tuned.

usage: galleries.py PARALLAX [ENGINE…]
"""
import json
import pathlib
import sys
import tempfile

from firefox import Firefox
from gallery import BAD, HELP, compare, hold_boxes, travels
from png import lighten
from sample import PACKAGE, SYSTEMS, expect, parallax, run, told
from webkit import WebKit


class Engine:
    """A browser that is started when it is first needed, with the gallery in it."""

    def __init__(self, name, start, back_end):
        self.name, self.start, self.back_end = name, start, back_end
        self.browser = None

    def open(self, page, system, back_end=None):
        self.browser = self.browser or self.start()
        self.browser.open(page.as_uri() + (f"#parallax={back_end}" if back_end else ""))
        self.run(HELP + f"await choose({json.dumps(system)})")

    def run(self, body):
        return self.browser.run(body)

    def stage(self, folder):
        """The stage as it is now, as a file."""
        file = folder / "tuned.json"
        file.write_text(self.run("return copied('json')"))
        return file

    def hold(self, stage, places, *options):
        for travel in places:
            shown = self.run(f"return at({travel})")
            travel = self.run(f"return reached({travel})")
            compare(shown, json.loads(parallax("sample", stage, f"--travel={travel}", *options)),
                    f"{stage.name} at {travel} {options}")

    def check(self, system, page, folder):
        stage = PACKAGE / "Stages" / f"{system}.json"
        self.open(page, system)
        chosen = self.run("return document.querySelector('input[name=backend]:checked').value")
        expect(chosen == self.back_end, f"the back end is {chosen}, not {self.back_end}")
        worst = 0.0
        if chosen == "css":
            for travel in travels(system):
                shown = self.run(f"return styled({travel}, {json.dumps(system == 'onboarding')})")
                worst = max(worst, hold_boxes(shown, stage, self.run(f"return reached({travel})")))
        self.open(page, system, "frame")
        self.hold(stage, travels(system))
        self.run("await toggle('mirrored')")
        self.hold(stage, travels(system), "--direction=rtl")
        self.run("await toggle('mirrored'); await change(0)")
        (folder / "Pictures").exists() or (folder / "Pictures").symlink_to(PACKAGE / "Stages/Pictures")
        self.hold(self.stage(folder), travels(system)[:2])
        poor = self.run("return [...unnamed(), ...faint()]")
        expect(not poor, f"without a name, or hard to read: {poor}")
        wide = self.run("return document.documentElement.scrollWidth - innerWidth")
        expect(wide <= 0, f"wider than the window by {wide}")
        return told([worst, 0.0])

    def check_files(self, page, folder):
        self.open(page, "captions")
        for text in BAD:
            said = self.run(f"await openFile('bad.json', {json.dumps(text)}); return document.getElementById('message').textContent")
            expect(said.startswith("bad.json:"), f"{text[:60]} is opened: {said[:80]}")
        self.run(f"await openFile('window.json', {json.dumps((PACKAGE / 'Stages/window.json').read_text())})")
        said = self.run("return document.getElementById('message').textContent")
        expect(said == "Opened window.json.", said)


def main():
    engines = [
        Engine("Firefox", Firefox, "frame"),
        Engine("Firefox with scroll timelines", lambda: Firefox(**{"layout.css.scroll-driven-animations.enabled": True}), "css"),
        Engine("WebKitGTK", WebKit, "css"),
    ]
    engines = [engine for engine in engines if engine.name in (sys.argv[2:] or [engine.name])]
    with tempfile.TemporaryDirectory(prefix="parallax-gallery-") as name:
        folder = pathlib.Path(name)
        parallax("gallery", *[PACKAGE / "Stages" / f"{system}.json" for system in SYSTEMS], "-o", folder / "page")
        page = folder / "page/index.html"
        lighten(page)
        checks = []
        for engine in engines:
            checks += [(f"{engine.name}: {system}", lambda e=engine, s=system: e.check(s, page, folder)) for system in SYSTEMS]
            checks.append((f"{engine.name}: files", lambda e=engine: e.check_files(page, folder)))
        try:
            return run(checks)
        finally:
            for engine in engines:
                if engine.browser:
                    engine.browser.close()


if __name__ == "__main__":
    sys.exit(main())
