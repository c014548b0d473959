"""Measures the live window: bench.py PARALLAX, best with an optimised build. Prints each figure beside its limit.

First frame and memory with a million rows of mixed heights; the processor's time for a step of scrolling, with a million rows
beside a hundred, and with the effect beside none; each pair in turns within one run.
"""
import json
import os
import statistics
import sys
import tempfile
import time

from screen import Screen
from window import Window

HERE = os.path.dirname(os.path.abspath(__file__))
STAGES = os.path.join(HERE, "..", "..", "Stages")
# Slowly along for seven seconds, so that frames are many and alike.
SCRIPT = "drag -2600 over 7; hold 0.2; flick 0"
TICK = os.sysconf("SC_CLK_TCK")
failed = 0


def tell(what, figure, limit, unit=""):
    global failed
    holds = figure <= limit
    failed += not holds
    print(f"{'ok    ' if holds else 'OVER  '} {what}: {figure:.3g}{unit} (at most {limit:g}{unit})", flush=True)


def processor(window):
    """Seconds that the window's process has computed, all its threads."""
    with open(f"/proc/{window.process.pid}/stat") as file:
        words = file.read().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / TICK


def memory(window):
    """Megabytes in memory."""
    with open(f"/proc/{window.process.pid}/status") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) / 1024


def step_cost(parallax, screen, stage, *options):
    """Milliseconds of the processor's time for one frame of a scripted scroll."""
    window = Window(parallax, screen, stage, f"--script=hold 1; {SCRIPT}", *options)
    window.wait(lambda line: line.get("travel", 0) > 40, "not begun to scroll")
    first, begun = len(window.lines), processor(window)
    window.wait(lambda line: line.get("travel", 0) > 2300, "not scrolled", seconds=60)
    spent, frames = processor(window) - begun, len(window.lines) - first
    window.close()
    return spent / frames * 1000


def everything(window, stage):
    """One round of much that a person may do; the megabytes in memory after it."""
    do = window.screen.do
    with open(stage) as file:
        text = file.read()
    do("windowsize", window.number, 420, 700)
    do("mousemove", *window.point(200, 300), "click", "--repeat", 4, "--delay", 10, 5)
    for broken in [text[:-40], text]:
        window.wait(lambda line: True, "said nothing")
        count = len(window.lines)
        with open(stage, "w") as file:
            file.write(broken)
        window.wait(lambda line: line.get("event") == "reloaded", "read nothing anew", since=count)
    do("key", "o", "m", "d", "End", "Tab", "Home", "e", "o", "m", "m", "d")
    do("windowsize", window.number, 400, 895)
    window.settled()
    return memory(window)


def variant(folder, name, change):
    """A stage whose rows' heights are mixed, 150 to 345 points, changed further."""
    with open(os.path.join(STAGES, "showroom.json")) as file:
        document = json.load(file)
    rows = document["list"]["rows"]
    for index, row in enumerate(rows):
        row["picture"] = os.path.join(os.path.abspath(STAGES), row["picture"])
        row["height"] = 150 + index * 7919 % 196
    document["list"].pop("entrance", None)
    change(document)
    path = os.path.join(folder, name + ".json")
    with open(path, "w") as file:
        json.dump(document, file)
    return path, sum(row["height"] for row in rows), len(rows)


def main():
    parallax = os.path.abspath(sys.argv[1])
    screen = Screen(440, 940)
    with tempfile.TemporaryDirectory() as folder:
        stage, round_height, count = variant(folder, "mixed", lambda document: None)
        firsts, megabytes = [], []
        for _ in range(5):
            window = Window(parallax, screen, stage, "--rows=1000000")
            firsts.append(window.first_frame)
            travel = window.does("key", "End")["travel"]
            expected = 1_000_000 // count * round_height - 844
            if travel != expected:
                raise SystemExit(f"the end of a million rows is at {expected}, and a jump to it lands at {travel}")
            window.does("key", "Home")
            megabytes.append(memory(window))
            window.close()
        tell("first frame of a million rows of mixed heights, from the start of the process", statistics.median(firsts), 0.5, " s")
        tell("memory with a million rows", max(megabytes), 150, " MB")

        few, many = [], []
        for _ in range(3):
            few.append(step_cost(parallax, screen, stage, "--rows=100"))
            many.append(step_cost(parallax, screen, stage, "--rows=1000000"))
        print(f"        a step takes {min(few):.2f} ms of the processor with 100 rows, {min(many):.2f} ms with a million")
        tell("a step with a million rows over one with a hundred", min(many) / min(few), 1.15)

        window = Window(parallax, screen, stage, folder=folder)
        rounds = [everything(window, stage) for _ in range(45)]
        tell("growth of memory between the 15th and the 45th round of resizing, reloading, keys and scrolling",
             max(0.0, min(rounds[40:]) - min(rounds[10:15])), 3, " MB")
        window.close()

        # Where nothing drifts, pictures lie between two pixels all the same, so that both are painted with the same filter.
        def still(document):
            document["list"]["picture"] = {"height": 422.5, "effect": "none"}

        def drifting(document):
            document["list"]["picture"] = {"height": 422.5, "effect": {"drift": "fit"}}
        off, _, _ = variant(folder, "off", still)
        on, _, _ = variant(folder, "on", drifting)
        with_effect, without = [], []
        for _ in range(3):
            with_effect.append(step_cost(parallax, screen, on, "--rows=100"))
            without.append(step_cost(parallax, screen, off, "--rows=100"))
        print(f"        a step takes {min(with_effect):.2f} ms of the processor with the effect, {min(without):.2f} ms without")
        tell("a step with the effect over one without", min(with_effect) / min(without), 1.15)
    screen.close()
    if failed:
        raise SystemExit(1)


main()
