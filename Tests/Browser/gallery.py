"""The gallery in Chromium: every control moves the effect at once, and what is saved or copied gives the same numbers elsewhere.

usage: gallery.py PARALLAX
"""
import functools
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from chromium import Chromium
from gallery_access import check_forced, check_reach, check_tree
from sample import PACKAGE, SYSTEMS, Finding, expect, parallax, run, tool

STAGES = [PACKAGE / "Stages" / f"{name}.json" for name in SYSTEMS + ["showroom-shadow", "showroom-turn"]]
STAGES += sorted((PACKAGE / "Tests/Browser/Stages").glob("*.json"))
# A browser gives back six digits of what was written; engine.py holds the engine's own numbers to 1e-9.
POINTS, OPACITY = 0.002, 1e-5
HELP = (pathlib.Path(__file__).parent / "gallery.js").read_text()


class Gallery:
    def __init__(self, browser, folder):
        self.browser, self.folder = browser, folder
        parallax("gallery", *[PACKAGE / "Stages" / f"{system}.json" for system in SYSTEMS], "-o", folder / "page")
        self.page = folder / "page/index.html"
        self.saved = folder / "saved"
        self.saved.mkdir()
        (self.saved / "Pictures").symlink_to(PACKAGE / "Stages/Pictures")
        browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(self.saved))

    def open(self, system="showroom", back_end="frame"):
        self.browser.open(self.page.as_uri() + f"#parallax={back_end}")
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
            travel = self.run(f"return reached({travel})")
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
    expect(shown.get("Header: opacity") == "0.7" and shown.get("Header: moved down") == "−45 pt", f"{shown}")
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
    # What it saves is what the test of the UIKit shell loads.
    gallery.open("window")
    gallery.run("await pick('Speed from', 'speed'); await slide('Speed', 0.85)")
    kept = PACKAGE / "Tests/Browser/Saved/window.json"
    expect(gallery.save("window").read_text() == kept.read_text(), f"{kept.relative_to(PACKAGE)} is not what it saves")
    gallery.open()
    title = "</script><script>hacked = 1</script><img src=x onerror='hacked = 1'>"
    odd = {"list": {"rows": [{"picture": "<b>.jpg", "title": title}]}}
    gallery.run(f"await openFile('odd.json', {json.dumps(json.dumps(odd))})")
    expect(gallery.run("return !('hacked' in window) && document.querySelector('[data-layer=\"row.0.title\"]').textContent") == title, "markup in a title")
    gallery.open("window")
    gallery.run("await drop('mine.svg', `<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8' fill='red'/></svg>`)")
    expect(json.loads(gallery.save("window").read_text())["list"]["rows"][0]["picture"] == "mine.svg", "the dropped picture is not in the stage")
    expect(gallery.run("return document.querySelector('[data-layer=\"row.0.picture\"] img').src.startsWith('data:image/svg')"), "the dropped picture is not shown")
    # A kind that browsers do not show, as telephones take it.
    before = gallery.save("window").read_text()
    gallery.run("await drop('IMG_1.heic', '\\0\\0\\0\\x18ftypheic')")
    said = gallery.run("return document.getElementById('message').textContent")
    expect(said.startswith("IMG_1.heic: this browser does not show"), said)
    expect(gallery.save("window").read_text() == before, "a picture that can't be shown is in the stage")
    gallery.silent()


def check_swift(gallery):
    """The copied Swift, compiled against the engine, lays out what is shown."""
    modules = pathlib.Path(tool).parent
    texts = []
    for system in SYSTEMS:
        gallery.open(system)
        for index in range(gallery.run("return controls().length")):
            gallery.run(f"return change({index})")
        texts.append((gallery.save(system), gallery.run("return copied('swift')")))
    for stage in STAGES[len(SYSTEMS):]:
        gallery.open()
        gallery.run(f"await openFile('copied.json', {json.dumps(stage.read_text())})")
        texts.append((stage, gallery.run("return copied('swift')")))
    source = "import Parallax\n"
    for index, (_, text) in enumerate(texts):
        body = "\n".join("    " + line for line in text.splitlines() if not line.startswith("import "))
        source += f"func stage{index}() -> Stage {{\n{body}\n    return stage\n}}\n"
    source += "for stage in [" + ", ".join(f"stage{index}()" for index in range(len(texts))) + "] {\n"
    source += "    for (travel, age) in [(0.0, Double.infinity), (90, .infinity), (300, .infinity), (-60, .infinity), (40, 0.2)] {\n"
    source += "        for layer in stage.layout(at: travel, ages: .all(age)).layers {\n"
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
        for line in (parallax("sample", file, "--travel=0,90,300,-60") + parallax("sample", file, "--travel=40", "--time=0.2")).splitlines():
            for layer in json.loads(line)["layers"]:
                wanted.append([*layer["quad"][0], *layer["quad"][2], layer["opacity"]])
    expect(len(shown) == len(wanted), f"{len(shown)} layers, not {len(wanted)}")
    worst = max(abs(a - b) for one, two in zip(shown, wanted) for a, b in zip(one, two))
    expect(worst <= 1e-9, f"off by {worst}")
    return f"{len(wanted)} layers"


def check_copies(gallery):
    """The copied JSON is the stage, and the copied style sheet moves a page's own cells as the sample says."""
    for system in SYSTEMS:
        gallery.open(system)
        expect(json.loads(gallery.run("return copied('json')")) == json.loads(gallery.save(system).read_text()), "copied and saved JSON differ")
    worst = 0.0
    for stage in STAGES:
        for direction in ["ltr", "rtl"]:
            document = json.loads(stage.read_text())
            if direction == "rtl":
                document["direction"] = "rightToLeft"
            gallery.open()
            gallery.run(f"await openFile('copied.json', {json.dumps(json.dumps(document))})")
            maximum = float(gallery.run("return document.getElementById('travel').max"))
            style = gallery.run("return copied('css')")
            page = gallery.folder / "pasted.html"
            page.write_text(pasted(document, style))
            gallery.browser.open(page.as_uri())
            gallery.run(HELP)
            is_across = "pages" in document or document.get("axis") == "horizontal"
            for travel in [0, 60, 195, 0.61 * maximum, maximum, -70]:
                travel = int(travel)
                shown = gallery.run(f"return styled({travel}, {json.dumps(is_across)})")
                worst = max(worst, hold_boxes(shown, stage, travel, f"--direction={direction}"))
            gallery.silent()
    return f"{len(STAGES)} stages, worst {worst:.3f} px"


def hold_boxes(shown, stage, travel, *options):
    """Holds boxes around layers to the boxes around their quads in the sample; gives the worst deviation."""
    layout = json.loads(parallax("sample", stage, f"--travel={travel}", *options))
    x, y = layout["viewport"][:2]
    worst = 0.0
    for layer in layout["layers"]:
        where = f"{stage.name} at {travel} {options}: {layer['id']}"
        expect(layer["id"] in shown, f"{where} is not there")
        *box, opacity = shown[layer["id"]]
        xs, ys = zip(*layer["quad"])
        off = max(abs(a - b) for a, b in zip(box, [min(xs) - x, min(ys) - y, max(xs) - x, max(ys) - y]))
        expect(off <= 0.05, f"{where} is off by {off} points: {box} {layer['quad']}")
        expect(abs(opacity - layer["opacity"]) <= 0.002, f"{where} has the opacity {opacity}, not {layer['opacity']}")
        worst = max(worst, off)
    return worst


def pasted(document, style):
    """A page as someone would write it: cells in a scroller, and the copied style sheet."""
    def div(name, layer="", inner="", more=""):
        return f'<div class="{name}"' + (f' data-layer="{layer}"' if layer else "") + more + f">{inner}</div>"

    def items(things):
        return [{}] * things if isinstance(things, int) else things

    def parts(holder, names, things):
        return "".join(div(name, f"{holder}.{name}") for name in names if name == "line" or any(name in thing for thing in things))

    def free(is_behind):
        return "".join(div("layer", f"layer.{index}") for index, layer in enumerate(document.get("layers", [])) if layer.get("behind", False) == is_behind)

    cells = ""
    if "pages" in document:
        pages = items(document["pages"]["items"])
        cells = "".join(div("page", "", div("face", f"page.{index}", parts(f"page.{index}", ["picture", "text"], pages))) for index in range(len(pages)))
    if "list" in document:
        rows = items(document["list"]["rows"])
        names = ["picture", "title", "subtitle"] + (["line"] if "line" in document["list"] else [])
        for index, row in enumerate(rows):
            height = row.get("height", document["list"].get("rowHeight", 250))
            face = div("face", f"row.{index}", parts(f"row.{index}", names, rows))
            holds = all(document["list"].get(key, "none") not in ["none", []] for key in ["effect", "entrance"])
            cells += div("row", "", div("holder", "", face) if holds else face, f' data-height="{height:g}"')
    header = div("header", "header.picture") if "header" in document else ""
    bar = div("bar", "bar") if "bar" in document else ""
    scroller = div("scroller", "", div("content", "", cells))
    return f'<!doctype html><style>body {{ margin: 0 }}\n{style}</style>' + div("stage", "", free(True) + header + scroller + free(False) + bar)


def check_back_ends(gallery):
    """The page's probe chooses the back end; on each the stage is what its file says, and says what a frame costs."""
    gallery.browser.open(gallery.page.as_uri())
    gallery.run(HELP + "await choose('window')")
    expect(gallery.run("return document.querySelector('input[name=backend]:checked').value") == "css", "the back end is not css")
    worst = 0.0
    for system in SYSTEMS:
        stage = PACKAGE / "Stages" / f"{system}.json"
        is_across = json.dumps(system == "onboarding")
        for back_end, policy in [("css", "full"), ("off", "none")]:
            gallery.open(system, back_end)
            for travel in travels(system):
                shown = gallery.run(f"return styled({travel}, {is_across})")
                worst = max(worst, hold_boxes(shown, stage, travel, f"--policy={policy}"))
            expect("no script" in gallery.run("return document.getElementById('cost').textContent"), "the cost of a frame")
            gallery.silent()
    # A row of which ten points are in view enters once, though it begins where it is out of view.
    gallery.open("showroom", "css")
    told = gallery.run("""
        await styled(250 * 5 - 844 + 10, false);
        let told = 0;
        const observer = new MutationObserver((changes) => (told += changes.length));
        observer.observe(stageOf(), { subtree: true, attributeFilter: ["class"] });
        await press("Enter again");
        for (let count = 0; count < 20; count++) await frames2();
        return told;""")
    expect(told == 10, f"5 rows are told to enter again by {told} changes")
    gallery.open("window", "css")
    gallery.run("await styled(120, false)")
    expect(gallery.run("return document.getElementById('travel-reading').textContent") == "120 pt", "the travel of the rows is not read")
    # While a slider moves, the engine shows the stage; then the rows are back, where they were.
    gallery.run("await pick('Speed from', 'speed'); await slide('Speed', 0.9)")
    shown = gallery.run("await until(() => !document.getElementById('paper').hidden, 'the rows are back'); return styled(120, false)")
    hold_boxes(shown, gallery.save("window"), 120)
    gallery.run("await backEnd('frame')")
    expect("ms a frame" in gallery.run("await at(10); return document.getElementById('cost').textContent"), "the cost of a frame")
    gallery.silent()
    return f"worst {worst:.3f} px"


# Texts that are no stage, for the page and for the tool.
BAD = [
    "", "[]", "null", "tru", "{list: 3}", '{"list": {\n"rows": [', '{"list": {"rows": [{"title": "Da', '{"list": {"rowHeight": 25e',
    '{"screen": 3, "list": {"rows": "three", "rowHeight": "high"}}', '{"list": {"rows": 3,\n "rowHight": 200}}',
    '{"list": {"rows": 3, "rowHeight": NaN}}', '{"list": {"rows": 3, "rowHeight": 1e308}}', '{"list": {"rows": 3, "rowHeight": 1e309}}',
    '{"list": {"rows": 1e308}}', '{"list": {"rows": 0.5}}', '{"screen": {"width": 0, "height": 0}}', "[" * 100_000,
    '{"bar": {},\n"bar": {}}', '{"list": {"rows": 3}} {}', '{"list": {"rows": 3}, "pages": {"items": 3}}', '{"lost": 3}',
    '{"list": {\n"rows": 3, "line": 3}}', '{"list": {"rows": 3, "entrance": "leap"}}', '{"list": {"rows": [], "picture": {"height": "much"}}}',
    '{"list": {"rows": 3, "line": {"colour": "red"}}}', '{"list": {"rows": 3, "title": {"font": "heavy 3"}}}',
    '{"list": {"rows": 3, "effect": {"drift": "far"}}}', '{"list": {"rows": 3, "effect": {"drift": 0.3, "rise": {}}}}', '{"list": {"rows": 3, "effect": {}}}',
    '{"list": {"rows": 3, "effect": {"tracks": [{"channel": "opacty", "over": "phase", "points": [[1, 0], [0, 1]]}]}}}',
    '{"list": {"rows": 3, "effect": {"tracks": [{"channel": "opacity", "over": "phase", "points": [[1, 0],\n[0, 1]]}]}}}',
    '{"list": {"rows": 3, "effect": {"tracks": [{"channel": "opacity", "over": "age", "points": [[0, 0], [1, 1]]}]}}}',
    '{"header": {"effect": {"rise": {}}}, "list": {"rows": 2}}', '{"list": {"rows": 2, "entrance": {"drift": 0.5}}}',
    '{"list": {"rows": 2, "picture": {"height": 100, "overscan": 20}}}', '{"list": {"rows": 2, "entrance": {"rise": {"easing": [2, 0, 0, 1]}}}}',
    '{"list": {"rows": 2, "entrance": {"rise": {"distance": 9e9}}}}', '{"list": {"rows": [{"focus": [1]}]}}', '{"layers": [{"box": [1, 2, 3]}]}',
    '{"list": {"colours": ["#fff"], "rows": 2}}', '{"list": {"rows": [{"title": "a\\q"}]}}', '{"list": {"rows": [{"hight": 1},\n{"titel": 3}]}}',
    '{"list": {"rows": [' + ",\n".join(['{"hight": 1}'] * 300) + "]}}",
]


def check_bad_files(gallery):
    """A file that is no stage has the same problems here as in `parallax sample`: all of them, on the same lines, at the same places."""
    gallery.open("captions")
    before = gallery.save("captions").read_text()
    file = gallery.folder / "bad.json"
    same = 0
    for text in BAD:
        file.write_text(text)
        told = subprocess.run([tool, "sample", "bad.json"], capture_output=True, text=True, cwd=gallery.folder).stderr.strip().splitlines()
        said = gallery.run(f"await openFile('bad.json', {json.dumps(text)}); return document.getElementById('message').textContent").splitlines()
        expect(told, f"{text[:80]} is a stage")
        expect(list(map(place, said)) == list(map(place, told)), f"{text[:80]}:\n{said[:3]}\n{told[:3]}")
        same += said == told
    expect(gallery.save("captions").read_text() == before, "a bad file changed the stage")
    gallery.silent()
    return f"{len(BAD)} files, {same} in the same words"


def place(line):
    """The file, the line and the place that a problem names."""
    head, _, rest = line.partition(": ")
    path = rest.partition(": ")[0]
    return head, path if path.replace("_", "")[:1].isalpha() and " " not in path or path.startswith("[") else ""


CHECKS = [
    ("five systems", check_systems), ("back ends", check_back_ends), ("controls", check_controls), ("coverage", check_coverage),
    ("plots", check_plots), ("files and pictures", check_files), ("bad files", check_bad_files),
    ("copied JSON and CSS", check_copies), ("copied Swift", check_swift), ("reach", check_reach),
    ("read aloud", check_tree), ("forced colours", check_forced),
]


def main():
    with tempfile.TemporaryDirectory(prefix="parallax-gallery-") as folder, Chromium() as browser:
        browser.size(1440, 900)
        gallery = Gallery(browser, pathlib.Path(folder))
        wanted = [(name, functools.partial(check, gallery)) for name, check in CHECKS if len(sys.argv) < 3 or name in sys.argv[2:]]
        return run(wanted)


if __name__ == "__main__":
    sys.exit(main())
