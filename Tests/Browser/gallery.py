"""The gallery in Chromium: every control moves the effect at once, and what is saved or copied gives the same numbers elsewhere.

usage: gallery.py PARALLAX
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

from chromium import Chromium

PACKAGE = pathlib.Path(__file__).resolve().parents[2]
SYSTEMS = ["showroom", "stretchy-header", "window", "captions", "onboarding"]
# A browser gives back six digits of what was written; engine.py holds the engine's own numbers to 1e-9.
POINTS, OPACITY = 0.002, 1e-5
tool = pathlib.Path(os.path.abspath(sys.argv[1]))
HELP = (pathlib.Path(__file__).parent / "gallery.js").read_text()


class Finding(Exception):
    """What the gallery does wrong."""


def expect(condition, words):
    if not condition:
        raise Finding(words)


def parallax(*arguments):
    run = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True, cwd=PACKAGE)
    expect(run.returncode == 0, f"parallax {' '.join(map(str, arguments))}: {run.stderr.strip()}")
    return run.stdout


class Gallery:
    def __init__(self, browser, folder):
        self.browser, self.folder = browser, folder
        parallax("gallery", "-o", folder / "page")
        self.page = folder / "page/index.html"
        self.saved = folder / "saved"
        self.saved.mkdir()
        (self.saved / "Pictures").symlink_to(PACKAGE / "Stages/Pictures")
        browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(self.saved))

    def open(self, system="showroom"):
        self.browser.open(self.page.as_uri())
        self.browser.run(HELP + f"await choose({json.dumps(system)})")

    def run(self, body):
        return self.browser.run(body)

    def save(self, name):
        """Saves as a person does, and gives the file."""
        file = self.saved / f"{name}.json"
        file.unlink(missing_ok=True)
        self.run("document.getElementById('save').click()")
        end = time.time() + 10
        while not file.exists() and time.time() < end:
            time.sleep(0.02)
        expect(file.exists(), f"{file.name} was not saved")
        return file

    def hold(self, stage, travels, *options):
        """Holds what is shown at some travels to the sample of a stage file."""
        for travel in travels:
            shown = self.run(f"return at({travel})")
            layout = json.loads(parallax("sample", stage, f"--travel={travel}", *options))
            compare(shown, layout, f"{stage.name} at {travel} {options}")

    def silent(self):
        expect(not self.browser.words, f"the console says {self.browser.words}")
        outside = [url for url in self.browser.requests if not url.startswith(("file:", "data:", "blob:"))]
        expect(not outside, f"it asks for {outside}")


def compare(shown, layout, where):
    wanted = {layer["id"]: layer for layer in layout["layers"]}
    expect(set(shown) == set(wanted), f"{where}: shown are {sorted(set(shown) - set(wanted))}, not {sorted(set(wanted) - set(shown))}")
    for name, layer in wanted.items():
        off = max(abs(a - b) for one, two in zip(shown[name]["quad"], layer["quad"]) for a, b in zip(one, two))
        expect(off <= POINTS, f"{where}: {name} is off by {off} points")
        expect(abs(shown[name]["opacity"] - layer["opacity"]) <= OPACITY, f"{where}: {name} has the opacity {shown[name]['opacity']}")


def travels(system):
    return {"onboarding": [0, 117, 390], "stretchy-header": [-60, 0, 90, 301]}.get(system, [-40, 0, 137, 500])


def check_systems(gallery):
    """As it opens, each of the five systems is what its file says, in both directions and with less motion."""
    for system in SYSTEMS:
        gallery.open(system)
        stage = PACKAGE / "Stages" / f"{system}.json"
        gallery.hold(stage, travels(system))
        gallery.run("await toggle('mirrored')")
        gallery.hold(stage, travels(system), "--direction=rtl")
        gallery.run("await toggle('reduced')")
        gallery.hold(stage, travels(system), "--direction=rtl", "--policy=reduced")
        gallery.silent()


def check_controls(gallery):
    """Every slider, list and switch of every system changes what is saved, and what is shown is what was saved."""
    moved = 0
    for system in SYSTEMS:
        gallery.open(system)
        before = gallery.save(system).read_text()
        for index in range(gallery.run("return controls().length")):
            label = gallery.run(f"return change({index})")
            file = gallery.save(system)
            expect(file.read_text() != before, f"{system}: {label} changes nothing")
            before = file.read_text()
            try:
                gallery.hold(file, travels(system)[1:3])
            except Finding as finding:
                raise Finding(f"after {label}: {finding}") from None
            moved += 1
        gallery.silent()
    # What only some choices bring.
    gallery.open("window")
    gallery.run("await pick('Speed from', 'speed'); await slide('Speed', 0.85); await slide('Overscan a side', 12.5)")
    gallery.hold(gallery.save("window"), travels("window"))
    for rule in ["screen", "row", "height", "overscan"]:
        gallery.run(f"await pick(\"Picture's size\", {json.dumps(rule)})")
        gallery.hold(gallery.save("window"), travels("window"))
    for entrance in ["turn", "fadeIn", "rise"]:
        gallery.run(f"await pick('Entrance', {json.dumps(entrance)}); await slide('Duration', 0.05); await pick('Easing', 'easeOut')")
        gallery.hold(gallery.save("window"), travels("window"))
    gallery.silent()
    return f"{moved} controls"


def check_coverage(gallery):
    """The gap and the least overscan are those of `parallax check`, and using it closes the gap."""
    gallery.open("window")
    gallery.run("await pick('Speed from', 'speed'); await slide('Speed', 0.8)")
    file = gallery.save("window")
    run = subprocess.run([tool, "check", file, "--json"], capture_output=True, text=True)
    fault = next(f for f in map(json.loads, run.stdout.splitlines()) if f["kind"] == "fault")
    words = gallery.run("return document.getElementById('coverage').textContent")
    expect(f"A gap of {fault['size']:.2f} points" in words, words)
    expect(f"{fault['leastOverscan']:.1f} pt" in words, f"{words}: {fault}")
    gallery.run("await press('Use it')")
    words = gallery.run("return document.getElementById('coverage').textContent")
    expect("Covered everywhere" in words, words)
    run = subprocess.run([tool, "check", gallery.save("window")], capture_output=True, text=True)
    expect(run.returncode == 0, run.stdout)


def check_plots(gallery):
    """The markers stand where the sample has the layers."""
    gallery.open("stretchy-header")
    shown = gallery.run("await at(90); return readings()")
    expect(shown.get("Header: opacity") == "0.7" and shown.get("Header: moved down") == "-45 pt", f"{shown}")
    expect(shown.get("Bar: opacity") == "0.66", f"{shown}")
    marker = gallery.run("return [...document.querySelectorAll('.marker')].map((line) => Number(line.getAttribute('x1')))")
    expect(len(set(marker)) == 1 and 0 < marker[0] < 300, f"markers at {marker}")
    gallery.open("onboarding")
    expect(gallery.run("await at(195); return readings()").get("Page 2: opacity") == "0.5", "a page half in view")


def check_files(gallery):
    """Opens what it saved, refuses what is no stage, and takes pictures that are dropped."""
    gallery.open("captions")
    gallery.run("await slide('Row height', 240)")
    file = gallery.save("captions")
    own = gallery.saved / "own.json"
    shutil.copy(file, own)
    gallery.open()
    gallery.run(f"await openFile('own.json', {json.dumps(own.read_text())})")
    gallery.hold(own, travels("captions"))
    expect(json.loads(gallery.save("own").read_text()) == json.loads(file.read_text()), "it saves something else than it opened")
    for name, text, words in [("a.json", "{", "no JSON"), ("b.json", "[]", "a stage is an object"),
                              ("c.json", '{"list": {"rows": 3, "entrance": "leap"}}', "leap"),
                              ("d.json", '{"list": {"rows": [], "picture": {"height": "much"}}}', None)]:
        said = gallery.run(f"await openFile({json.dumps(name)}, {json.dumps(text)}); return document.getElementById('message').textContent")
        if words:
            expect(words in said and name in said, f"{name}: {said}")
            gallery.hold(own, [0])
    title = "</script><script>hacked = 1</script><img src=x onerror='hacked = 1'>"
    odd = {"list": {"rows": [{"picture": "<b>.jpg", "title": title}]}}
    gallery.run(f"await openFile('odd.json', {json.dumps(json.dumps(odd))})")
    expect(gallery.run("return !('hacked' in window) && document.querySelector('[data-layer=\"row.0.title\"]').textContent") == title, "markup in a title")
    gallery.open("window")
    gallery.run("await drop('mine.svg', `<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8' fill='red'/></svg>`)")
    expect(json.loads(gallery.save("window").read_text())["list"]["rows"][0]["picture"] == "mine.svg", "the dropped picture is not in the stage")
    expect(gallery.run("return document.querySelector('[data-layer=\"row.0.picture\"] img').src.startsWith('data:image/svg')"), "the dropped picture is not shown")
    gallery.silent()


def check_swift(gallery):
    """The copied Swift, compiled against the engine, lays out what is shown."""
    modules = tool.parent
    texts = []
    for system in SYSTEMS:
        gallery.open(system)
        for index in range(gallery.run("return controls().length")):
            gallery.run(f"return change({index})")
        texts.append((gallery.save(system), gallery.run("return copied('swift')")))
    source = "import Parallax\n"
    for index, (_, text) in enumerate(texts):
        body = "\n".join("    " + line for line in text.splitlines() if not line.startswith("import "))
        source += f"func stage{index}() -> Stage {{\n{body}\n    return stage\n}}\n"
    source += "for stage in [" + ", ".join(f"stage{index}()" for index in range(len(texts))) + "] {\n"
    source += "    for travel in [0.0, 90, 300] {\n        for layer in stage.layout(at: travel).layers {\n"
    source += "            let quad = layer.quad\n            print(quad.topLeft.x, quad.topLeft.y, quad.bottomRight.x, quad.bottomRight.y, layer.opacity)\n        }\n    }\n}\n"
    folder = gallery.folder / "swift"
    folder.mkdir()
    (folder / "main.swift").write_text(source)
    objects = sorted((modules / "Parallax.build").glob("*.o"))
    run = subprocess.run(["swiftc", "-Onone", "-I", modules / "Modules", folder / "main.swift", *objects, "-lm", "-o", folder / "copied"],
                         capture_output=True, text=True)
    expect(run.returncode == 0, run.stderr[-2000:])
    shown = [list(map(float, line.split())) for line in subprocess.check_output([folder / "copied"], text=True).splitlines()]
    wanted = []
    for file, _ in texts:
        for line in parallax("sample", file, "--travel=0,90,300").splitlines():
            for layer in json.loads(line)["layers"]:
                wanted.append([*layer["quad"][0], *layer["quad"][2], layer["opacity"]])
    expect(len(shown) == len(wanted), f"{len(shown)} layers, not {len(wanted)}")
    worst = max(abs(a - b) for one, two in zip(shown, wanted) for a, b in zip(one, two))
    expect(worst <= 1e-9, f"off by {worst}")
    return f"{len(wanted)} layers"


def check_copies(gallery):
    """The copied JSON is the stage, and the copied style sheet moves a page's own cells as the sample says."""
    worst = 0.0
    for system in SYSTEMS:
        gallery.open(system)
        copied = gallery.run("return copied('json')")
        file = gallery.save(system)
        expect(json.loads(copied) == json.loads(file.read_text()), "copied and saved JSON differ")
        style = gallery.run("return copied('css')")
        page = gallery.folder / f"{system}.html"
        page.write_text(pasted(json.loads(copied), style))
        gallery.browser.open(page.as_uri())
        for travel in [0, 60, 195, 390]:
            shown = gallery.run(HELP + f"return pasted({travel}, {json.dumps(system == 'onboarding')})")
            layers = {layer["id"]: layer for layer in json.loads(parallax("sample", file, f"--travel={travel}"))["layers"]}
            seen = 0
            for name, (left, top, right, bottom, opacity) in shown.items():
                if name not in layers:
                    continue
                seen += 1
                quad = layers[name]["quad"]
                off = max(abs(left - quad[0][0]), abs(top - quad[0][1]), abs(right - quad[2][0]), abs(bottom - quad[2][1]))
                expect(off <= 0.05, f"{system} at {travel}: {name} is off by {off} points: {[left, top, right, bottom]} {quad}")
                expect(abs(opacity - layers[name]["opacity"]) <= 0.002, f"{system} at {travel}: {name} has the opacity {opacity}, not {layers[name]['opacity']}")
                worst = max(worst, off)
            expect(seen >= 2, f"{system} at {travel}: only {seen} layers were compared: {list(shown)}")
    return f"worst {worst:.3f} px"


def pasted(document, style):
    """A page as someone would write it: cells in a scroller, and the copied style sheet."""
    def cell(name, index, inner=""):
        return f'<div class="{name}" data-name="{name}.{index}">{inner}</div>'
    if "pages" in document:
        inner = "".join(cell("page", index, f'<div class="content" data-name="page.{index}"><div class="text" data-name="page.{index}.text"></div></div>')
                        for index in range(len(document["pages"]["items"])))
    else:
        rows = document["list"]["rows"]
        count = rows if isinstance(rows, int) else len(rows)
        inner = "".join(cell("row", index, f'<img class="picture" data-name="row.{index}.picture">' if isinstance(rows, list) else "")
                        for index in range(count))
    header = '<div class="header" data-name="header.picture"></div>' if "header" in document else ""
    bar = '<div class="bar" data-name="bar"></div>' if "bar" in document else ""
    return f'<!doctype html><style>body {{ margin: 0 }}\n{style}</style><div class="stage">{header}<div class="scroller">{inner}</div>{bar}</div>'


def check_reach(gallery):
    """Everything has a name and can be reached by keys; nothing is cut off on a phone or a large screen, light or dark."""
    for width, height in [(390, 844), (720, 450), (1440, 900)]:
        gallery.browser.size(width, height)
        for scheme in ["light", "dark"]:
            gallery.browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            for system in SYSTEMS:
                gallery.open(system)
                expect(gallery.run("return document.documentElement.scrollWidth") == width, f"at {width} {system} is wider than the window")
                expect(not (poor := gallery.run("return unnamed()")), f"without a name: {poor}")
                expect(not (poor := gallery.run("return faint()")), f"hard to read in {scheme}: {poor}")
    gallery.browser.call("Emulation.setEmulatedMedia", features=[])
    gallery.browser.size(1440, 900)
    gallery.open("showroom")
    reached = []
    for _ in range(gallery.run("return controls().length") + 24):
        for kind in ["rawKeyDown", "keyUp"]:
            gallery.browser.call("Input.dispatchKeyEvent", type=kind, key="Tab", code="Tab", windowsVirtualKeyCode=9)
        reached.append(gallery.run("const e = document.activeElement; return e.id || e.dataset.label || e.ariaLabel || e.name || e.textContent"))
    for name in ["system", "open", "save", "scroller", "travel", "replay", "reduced", "mirrored", "replace", "reset", "code", "copy"]:
        expect(name in reached, f"keys do not reach {name}: {reached}")
    gallery.run("const s = document.querySelector('[data-label=\"Row height\"]'); s.focus()")
    before = gallery.run("return document.activeElement.value")
    for kind in ["rawKeyDown", "keyUp"]:
        gallery.browser.call("Input.dispatchKeyEvent", type=kind, key="ArrowRight", code="ArrowRight", windowsVirtualKeyCode=39)
    expect(gallery.run("return document.activeElement.value") == str(int(before) + 1), "an arrow key does not move a slider")
    gallery.silent()


CHECKS = [
    ("five systems", check_systems), ("controls", check_controls), ("coverage", check_coverage), ("plots", check_plots),
    ("files and pictures", check_files), ("copied JSON and CSS", check_copies), ("copied Swift", check_swift), ("reach", check_reach),
]


def main():
    failed = 0
    with tempfile.TemporaryDirectory(prefix="parallax-gallery-") as folder, Chromium() as browser:
        browser.size(1440, 900)
        gallery = Gallery(browser, pathlib.Path(folder))
        for name, check in [c for c in CHECKS if len(sys.argv) < 3 or c[0] in sys.argv[2:]]:
            try:
                words = check(gallery)
                print(f"ok      {name}" + (f": {words}" if words else ""), flush=True)
            except Finding as finding:
                failed += 1
                print(f"FAILED  {name}: {finding}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
