"""What a page shows, held to what `parallax sample` says: shared by the tests of all engines."""
import json
import os
import pathlib
import random
import subprocess
import sys

PACKAGE = pathlib.Path(__file__).resolve().parents[2]
MEASURE = (pathlib.Path(__file__).parent / "layers.js").read_text()
SYSTEMS = ["showroom", "stretchy-header", "window", "captions", "onboarding"]
PIXELS, OPACITY = 0.05, 0.002
tool = os.path.abspath(sys.argv[1])


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


def compare(shots, stage, *options, allowed=PIXELS):
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
            unseen = layer["seen"] < PIXELS or layer["opacity"] == 0
            expect(unseen or name in expected, f"{where} {name} is in view and should not be")
        expect(len(expected) > 1, f"{where} the sample is empty")
        for name, layer in expected.items():
            shown = shot["layers"].get(name)
            expect(shown, f"{where} there is no {name}")
            corners = [number for corner in layer["quad"] for number in corner]
            # Where an engine does not tell corners, what lies about all of them is held.
            quad = shown.get("quad", shown["box"])
            if "quad" not in shown:
                corners = [*(min(corners[axis::2]) for axis in [0, 1]), *(max(corners[axis::2]) for axis in [0, 1])]
            pixels = max(abs(a - b) for a, b in zip(corners, quad))
            opacity = abs(layer["opacity"] - shown["opacity"])
            expect(pixels <= allowed, f"{where} {name} is {pixels:.3f} px off: {quad}, not {corners}")
            expect(opacity <= OPACITY, f"{where} {name} has the opacity {shown['opacity']}, not {layer['opacity']}")
            if "shadow" in shown and layer["shadow"]:
                expect(near(shown["shadow"], layer["shadow"]), f"{where} {name} casts {shown['shadow']}")
            worst = [max(worst[0], pixels), max(worst[1], opacity)]
    return worst


def variant(name, folder, change):
    """A stage of the package's own, changed, as a file in `folder`."""
    stage = json.loads((PACKAGE / f"Stages/{name}.json").read_text())
    rows = stage.get("list", {}).get("rows", [])
    for item in [*(rows if isinstance(rows, list) else []), stage.get("header", {})]:
        if "picture" in item:
            item["picture"] = str(PACKAGE / "Stages" / item["picture"])
    for item in stage.get("pages", {}).get("items", []):
        item["backdrop"] = str(PACKAGE / "Stages" / item["backdrop"])
    change(stage)
    file = folder / f"{name}-changed.json"
    file.write_text(json.dumps(stage))
    return file


def near(shown, shadow):
    """Whether a box shadow is the one that the sample says: its radius is half of what CSS calls a blur."""
    wanted = [shadow["opacity"], shadow["x"], shadow["y"], 2 * shadow["radius"]]
    return len(shown) == 4 and all(abs(a - b) <= PIXELS for a, b in zip(shown, wanted))


def travels(count=30):
    """Places from the content's start to its end, in no order: how a place was reached must not matter."""
    places = [index / (count - 1) for index in range(count)]
    random.Random(7).shuffle(places)
    return places


def worse(a, b):
    """The worse of two pairs of deviations."""
    return [max(pair) for pair in zip(a, b)]


def told(worst):
    return f"worst {worst[0]:.3f} px, opacity {worst[1]:.4f}"


class Crash(RuntimeError):
    """A browser's own process has ended, and another one runs."""


def twice(check):
    """Engines crash by themselves now and then; one that does so at the same place again has a page to thank for it."""
    try:
        return check()
    except Crash as crash:
        print(f"        {crash}: once more", flush=True)
        return check()


def run(checks):
    """Runs checks, each a name and a function that may raise a finding; one line each. Returns the exit status."""
    failed = 0
    for name, check in checks:
        try:
            words = twice(check)
            print(f"ok      {name}" + (f": {words}" if words else ""), flush=True)
        except (Finding, RuntimeError, OSError) as finding:  # what the page or the browser itself says is a finding, too
            failed += 1
            print(f"FAILED  {name}: {finding}", flush=True)
    print(f"{len(checks) - failed} passed, {failed} failed")
    return 1 if failed else 0
