"""What pages cost the main thread of Chromium, in CPU time, as ratios within one run.

usage: bench.py PARALLAX [--rounds=N] [PEER.js…]

The same list of pictures, with no effect, with ours on the back ends css and frame, with a loop that was written by hand
(loop.js), and with any scripts given by path: they find rows as `.row`, in each a picture as `img`, and the scroll view as
`.scroller`, and move what they like. All take turns, so that what else the machine does falls on all of them.

Writes build/bench/web.md and web.json; exits 1 if a figure is above its limit.
"""
import json
import pathlib
import re
import statistics
import sys
import tempfile
import time

PACKAGE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(PACKAGE / "Tests/Browser"))
from chromium import Chromium  # noqa: E402
from png import png  # noqa: E402
from sample import parallax  # noqa: E402

COUNTS = [100, 1_000]
ROW, SPEED = 300, 0.8
STEPS, STEP, IDLE = 60, 40, 1.0
# How far above the list without an effect its idling may lie, in ms of CPU a second: the least that was told apart from noise.
IDLE_MARGIN = 0.3


def pages(folder, count, peers):
    """The addresses of pages with so many rows, by what moves their pictures."""
    (folder / "picture.png").write_bytes(png(8, 8, lambda y: [30 * y, 90, 200]))
    reach = (1 - SPEED) * (844 + ROW) / 2
    stage = {"screen": {"width": 390, "height": 844}, "list": {
        "rowHeight": ROW, "rows": [{"picture": "picture.png"}] * count,
        "picture": {"overscan": reach, "effect": {"drift": SPEED}}}}
    ours, bare = [folder / f"{name}-{count}.html" for name in ["ours", "bare"]]
    for page, options in [(ours, []), (bare, ["--policy=none"])]:
        if page == bare:
            del stage["list"]["picture"]["effect"]
        (folder / "stage.json").write_text(json.dumps(stage))
        parallax("page", folder / "stage.json", "-o", page, "--force", *options)
    # The same list where nothing moves, without our script and without the policy that lets no other run.
    bare = re.sub(r"<script>.*?</script>|<meta http-equiv[^>]*>", "", bare.read_text(), flags=re.S)
    urls = {}
    for name, script in [("no effect", None), ("loop by hand", PACKAGE / "Benchmarks/Web/loop.js"), *peers]:
        file = folder / f"{len(urls)}-{count}.html"
        text = f"<script>{script.read_text()}</script>\n</body>" if script else "</body>"
        file.write_text(bare.replace("</body>", text))
        urls[name] = file.as_uri()
    return {**urls, "css": ours.as_uri() + "#parallax=css", "frame": ours.as_uri() + "#parallax=frame"}


def spent(browser):
    metrics = browser.call("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000


def measure(browser, url):
    """Main-thread CPU in ms: a wheel step, and a second at rest."""
    browser.open(url)
    browser.run("for (let count = 0; count < 10; count++) await new Promise(requestAnimationFrame);")
    # What the page before has left is not this one's to pay for.
    browser.call("HeapProfiler.collectGarbage")
    time.sleep(0.3)
    began = spent(browser)
    time.sleep(IDLE)
    idle = (spent(browser) - began) / IDLE
    for _ in range(5):
        browser.wheel(195, 400, 0, STEP)
    time.sleep(0.1)
    began, start = spent(browser), time.monotonic()
    for step in range(STEPS):
        browser.wheel(195, 400, 0, STEP)
        time.sleep(max(start + (step + 1) / 60 - time.monotonic(), 0))
    time.sleep(0.1)
    step = (spent(browser) - began) / STEPS
    travel = browser.run("return document.querySelector('.scroller').scrollTop")
    if travel != (STEPS + 5) * STEP:
        raise SystemExit(f"{url} was scrolled by {travel}, not {(STEPS + 5) * STEP}: nothing is measured")
    return step, idle


def main():
    rounds = next((int(a.split("=")[1]) for a in sys.argv[2:] if a.startswith("--rounds=")), 7)
    peers = [(pathlib.Path(a).stem, pathlib.Path(a)) for a in sys.argv[2:] if not a.startswith("--")]
    for name, path in peers:
        if not path.is_file():
            raise SystemExit(f"{path}: no such script")
    figures, costs = [], {}
    with tempfile.TemporaryDirectory(prefix="parallax-bench-") as folder, Chromium(is_hurried=False) as browser:
        browser.size(390, 844)
        browser.call("Performance.enable", timeDomain="threadTicks")
        for count in COUNTS:
            urls = pages(pathlib.Path(folder), count, peers)
            taken = {name: [] for name in urls}
            for turn in range(rounds):
                names = list(urls)
                for name in names[turn % len(names):] + names[:turn % len(names)]:
                    taken[name].append(measure(browser, urls[name]))
            for name, values in taken.items():
                costs[f"{name}, {count}"] = [statistics.median(column) for column in zip(*values)]
            figures += judge(taken, count)
    report(figures, costs)
    return 0 if all(figure["ok"] for figure in figures) else 1


def judge(taken, count):
    """Each figure of one number of rows, from the turns in which its parts were measured side by side."""
    def figure(words, values, limit, unit=""):
        value = statistics.median(values)
        return {"figure": f"{words}, {count:,} rows", "measured": round(value, 3), "limit": limit, "unit": unit,
                "ok": value <= limit}

    steps = {name: [step for step, _ in values] for name, values in taken.items()}
    idles = {name: [idle for _, idle in values] for name, values in taken.items()}
    pairs = lambda a, b: zip(steps[a], steps[b])  # noqa: E731
    found = [
        figure("a wheel step, css / loop by hand", [a / b for a, b in pairs("css", "loop by hand")],
               0.9 if count == 100 else 1.45),
        figure("a wheel step, frame − loop by hand", [a - b for a, b in pairs("frame", "loop by hand")], 0.2, " ms"),
    ]
    for name in ["css", "frame"]:
        found.append(figure(
            f"a second at rest, {name} − no effect", [a - b for a, b in zip(idles[name], idles["no effect"])],
            IDLE_MARGIN, " ms"))
    return found


def report(figures, costs):
    lines = ["| figure | measured | limit | ok |", "| --- | --- | --- | --- |"]
    for figure in figures:
        unit = figure["unit"]
        lines.append(
            f"| {figure['figure']} | {figure['measured']:.2f}{unit} | {figure['limit']:.2f}{unit} |"
            f" {'yes' if figure['ok'] else 'exceeded'} |")
    lines += ["", "Main-thread CPU in ms, medians:", "", "| page, rows | a wheel step | a second at rest |", "| --- | --- | --- |"]
    lines += [f"| {name} | {step:.2f} | {idle:.2f} |" for name, (step, idle) in costs.items()]
    folder = PACKAGE / "build/bench"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "web.md").write_text("\n".join(lines) + "\n")
    (folder / "web.json").write_text(json.dumps({"figures": figures, "milliseconds": costs}, indent=2) + "\n")
    print("\n".join(lines))


if __name__ == "__main__":
    sys.exit(main())
