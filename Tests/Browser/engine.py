"""The engine as WebAssembly in Chromium: rebuilt to the same bytes, without imports, small, and with the numbers of
`parallax sample`.

usage: engine.py PARALLAX
"""
import base64
import functools
import gzip
import json
import pathlib
import subprocess
import sys
import tempfile

from chromium import Chromium
from sample import PACKAGE, expect, parallax, run, tool

WEB = PACKAGE / "Web"
STAGES = [PACKAGE / "Stages" / f"{name}.json" for name in [
    "showroom", "showroom-shadow", "showroom-turn", "stretchy-header", "window", "captions", "onboarding"]]
STAGES += sorted((PACKAGE / "Tests/Browser/Stages").glob("*.json"))
MODULES = ["parallax.wasm", "parallax-layouts.wasm", "parallax-coverage.wasm"]
# Bytes, gzipped, of each.
LIMIT = 24_000
TOLERANCE = 1e-9


def sample(stage, *options):
    return [json.loads(line) for line in parallax("sample", stage, *options).splitlines()]


def check_bytes():
    """A rebuild gives the bytes that are kept."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([PACKAGE / "Scripts/wasm.sh", folder], check=True, stdout=subprocess.DEVNULL)
        for name in MODULES:
            expect((pathlib.Path(folder) / name).read_bytes() == (WEB / name).read_bytes(),
                   f"Web/{name} is not what Scripts/wasm.sh builds; run it")


def check_size():
    expect(sorted(MODULES) == sorted(file.name for file in WEB.glob("*.wasm")), "there are other modules in Web")
    weights = {name: len(gzip.compress((WEB / name).read_bytes(), 9)) for name in MODULES}
    for name, weight in weights.items():
        expect(weight <= LIMIT, f"{name} weighs {weight} bytes, gzipped; {LIMIT} are allowed")
    return ", ".join(f"{name} {weight}" for name, weight in weights.items()) + f" bytes gzipped, of {LIMIT} each"


def load(browser):
    """Loads the modules into the page; in a page of a file nothing can be imported but what stands in an address."""
    modules = {name: (WEB / f"{name}.js").read_text() for name in ["engine", "document"]}
    wasm = {name: base64.b64encode((WEB / name).read_bytes()).decode() for name in MODULES}
    return browser.run(f"""
        const {{ engine, document: words }} = {json.dumps(modules)};
        const module = (text) => import("data:text/javascript," + encodeURIComponent(text));
        const wasm = {json.dumps(wasm)};
        const bytes = Object.fromEntries(Object.entries(wasm).map(([name, text]) => [name, Uint8Array.from(atob(text), (c) => c.charCodeAt())]));
        window.engineModule = await module(engine);
        window.words = await module(words);
        window.effects = await engineModule.loadEffects(bytes["parallax.wasm"]);
        window.layouts = await engineModule.loadLayouts(bytes["parallax-layouts.wasm"]);
        window.coverage = await engineModule.loadCoverage(bytes["parallax-coverage.wasm"]);
        return Object.fromEntries(Object.entries(bytes).map(([name, bytes]) => [name, WebAssembly.Module.imports(new WebAssembly.Module(bytes)).length]));""")


def check_imports(browser):
    imports = load(browser)
    expect(imports == {name: 0 for name in MODULES}, f"imports: {imports}")


def compare(stage, browser, options, arguments, travels, age="Infinity"):
    lines = sample(stage, "--travel=" + ",".join(map(str, travels)), *arguments)
    document = stage.read_text()
    shown = browser.run(
        f"layouts.stage(words.stageTable({document}, effects, {json.dumps(options)}));"
        f" return {json.dumps([line['travel'] for line in lines])}.map((travel) => layouts.layout(travel, {age}))")
    worst = 0.0
    for line, layers in zip(lines, shown, strict=True):
        names = [layer["id"] for layer in layers]
        expect(names == [layer["id"] for layer in line["layers"]], f"{stage.name} at {line['travel']} {arguments}: {names}")
        for layer, wanted in zip(layers, line["layers"]):
            for key in ["quad", "opacity", "clip", "shadow"]:
                worst = max(worst, deviation(layer[key], wanted[key]))
        expect(worst <= TOLERANCE, f"{stage.name} at {line['travel']} {arguments}: off by {worst}")
    return worst


def deviation(shown, wanted):
    if shown is None or wanted is None:
        return 0.0 if shown is wanted else float("inf")
    if isinstance(wanted, dict):
        return max(deviation(shown[key], wanted[key]) for key in wanted)
    if isinstance(wanted, list):
        return max(map(deviation, shown, wanted))
    return abs(shown - wanted)


def check_numbers(browser):
    """Every layer of every stage: pulled, at rest, in between and at the end; ages, sizes, policies, both directions."""
    load(browser)
    travels = [-844, -80, -0.5, 0, 37.5, 211.1, 500, 1003.7, "end"]
    worst = 0.0
    for stage in STAGES:
        for options, arguments in [
            ({}, []), ({"direction": "rightToLeft"}, ["--direction=rtl"]), ({"size": [844, 390]}, ["--size=844x390"]),
            ({"policy": "reduced"}, ["--policy=reduced"]), ({"policy": "none"}, ["--policy=none"]),
        ]:
            worst = max(worst, compare(stage, browser, options, arguments, travels))
        for seconds in [0, 0.1, 0.37, 0.6]:
            worst = max(worst, compare(stage, browser, {}, [f"--time={seconds}"], travels, str(seconds)))
    return f"{len(STAGES)} stages, worst {worst:.1e}"


def check_gaps(browser):
    """Gaps are those that `parallax check` finds."""
    load(browser)
    stage = json.loads((PACKAGE / "Stages/window.json").read_text())
    for row in stage["list"]["rows"]:
        row["picture"] = str(PACKAGE / "Stages" / row["picture"])
    for picture in [{"overscan": 20, "effect": {"drift": 0.8}}, {"overscan": 40, "effect": {"drift": 1.3}}]:
        stage["list"]["picture"] = picture
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "stage.json"
            file.write_text(json.dumps(stage))
            checked = subprocess.run([tool, "check", file, "--json"], capture_output=True, text=True)
        found = [f for f in map(json.loads, checked.stdout.splitlines()) if f["kind"] == "fault"]
        shown = browser.run(
            f"coverage.stage(words.stageTable({json.dumps(stage)}, effects));"
            " return { gaps: coverage.gaps(), least: coverage.leastOverscan(0), nearest: coverage.nearestSpeed("
            f"{picture['effect']['drift']}, 0) }}")
        expect(len(found) == 1 == len(shown["gaps"]), f"{found} {shown}")
        expect(abs(found[0]["size"] - shown["gaps"][0]["size"]) < TOLERANCE, f"{found} {shown}")
        expect(abs(found[0]["leastOverscan"] - shown["least"]) < TOLERANCE, f"{found} {shown}")
        expect(abs(found[0]["nearestSpeed"] - shown["nearest"]) < TOLERANCE, f"{found} {shown}")


def check_poses(browser):
    """The smallest module gives the poses of effects, and refuses what is none."""
    load(browser)
    shown = browser.run("""
        const drift = effects.effect(words.effectTable({ drift: 0.8 }));
        const cue = [500, 250, 844, 250, 0, 0, 1e9, 0, Infinity, 0];
        const one = effects.poses(drift, cue)[4];
        const still = effects.poses(drift, cue, "none")[4];
        const many = effects.poses(drift, Array(5000).fill(cue).flat());
        const refused = [[1], [1, 77], [1, 0], [1, 2, 5], [1, 1, 0.8, 3], []].filter((table) => {
            try { effects.effect(table); return false; } catch (error) { return error instanceof RangeError; }
        }).length;
        effects.release(drift);
        let isGone = false;
        try { effects.poses(drift, cue); } catch (error) { isGone = error instanceof RangeError; }
        return { one, still, same: many.filter((n, i) => i % 18 === 4 && n === one).length, refused, isGone,
            noStage: typeof effects.stage };""")
    expect(abs(shown["one"] + 40.6) < 1e-9 and shown["still"] == 0, f"{shown}")
    expect(shown["same"] == 5000 and shown["refused"] == 6 and shown["isGone"], f"{shown}")


def main():
    with Chromium() as browser:
        browser.open("about:blank")
        checks = [("rebuilt to equal bytes", check_bytes), ("size", check_size)]
        for name, check in [
            ("no imports", check_imports), ("numbers of parallax sample", check_numbers), ("gaps of parallax check", check_gaps),
            ("poses", check_poses),
        ]:
            checks.append((name, functools.partial(check, browser)))
        return run(checks)


if __name__ == "__main__":
    sys.exit(main())
