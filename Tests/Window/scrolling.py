"""Where the live window scrolls to, by hand, wheel and keys, and along what was recorded."""
import math
import os
import time



def replays_what_it_recorded(check):
    """A gesture by hand, saved and played by the window's own finger: every frame on the engine's own path, and the same end."""
    for stage, start, ways in [("showroom", 600, [-12] * 14), ("stretchy-header", 500, [15] * 12), ("onboarding", 300, [-9] * 16)]:
        window = check.open(stage)
        x, y = window.point(350, start) if stage != "onboarding" else window.point(start, 200)
        words = ["mousemove", x, y, "mousedown", 1]
        for step, way in enumerate(ways, 1):
            there = [x + way * step, y] if stage == "onboarding" else [x, y + way * step]
            words += ["mousemove", *there, "sleep", 0.011 + step % 3 * 0.004]
        pulled = stage == "stretchy-header"
        count = len(window.lines)
        end = window.does(*words, *(["sleep", 0.2] if pulled else []), "mouseup", 1)["travel"]
        reached = [line["travel"] for line in window.lines[count:] if "travel" in line]
        assert min(reached) < -40 if pulled else end > 100, f"{stage}: the gesture led from {min(reached)} to {end}"
        check.screen.do("key", "g")
        script = check.path(stage + ".script")
        while not (os.path.exists(script) and open(script).read().endswith("\n")):
            time.sleep(0.05)
            window.check()
        window.close()

        window = check.open(stage, f"--script={open(script).read().strip()}; wait")
        window.wait(lambda line: line.get("event") == "playing", "not played")
        assert window.settled()["travel"] == end, f"{stage}: replayed, it ends at {window.lines[-1]}, not at {end}"
        frames = [line for line in window.lines if "path" in line]
        assert len({frame["travel"] for frame in frames}) > 5, f"{stage}: {len(frames)} frames"
        for frame in frames:
            assert abs(frame["travel"] - frame["path"]) <= 0.01, f"{stage}: {frame}"
        window.close()
    check.window = None


def scrolls_far(check):
    """A million rows: the end is reached exactly, by key and by dragging the scroll bar; and a change of size keeps the row."""
    window = check.open("window", "--rows=1000000")
    travel = check.keys("End")
    assert travel == 200_000_000 - 844, f"the end is at {travel}"
    assert check.keys("Home") == 0
    x, y = window.point(386, 10)
    check.screen.do("mousemove", x - 60, y, "mousemove", x, y, "sleep", 0.3, "mousedown", 1, "sleep", 0.1)
    for step in range(20):
        check.screen.do("mousemove", x, y + (step + 1) * 50)
    travel = window.settled()["travel"]
    check.screen.do("mouseup", 1)
    assert travel == 200_000_000 - 844, f"the bar's end is at {travel}"
    check.keys("Home")
    row = check.keys("Next", "Next") / 200
    travel = window.does("windowsize", window.number, 500, 600)["travel"]
    assert abs(travel / 200 - row) < 0.01, f"row {row} was at the edge, and is {travel / 200}"


def walks_through_rows(check):
    """Tab goes to the rows one after another, and scrolls as far as they need."""
    check.open("window")
    travel = check.keys(*["Tab"] * 6)
    assert travel == 6 * 200 - 844, f"with the focus on the sixth row, travel is {travel}"
    travel = check.keys(*["shift+Tab"] * 5)
    assert travel == 0, f"with the focus on the first row, travel is {travel}"


def goes_the_engines_way(check):
    """A script played by the window's own finger: every frame where the formulas of scrolling say, to 0.01 point."""
    length, slop = 844, 10

    def band(pull):
        return math.copysign(abs(pull) * 0.55 * length / (length + 0.55 * abs(pull)), pull)

    def flick(time):
        """drag -310 over 0.5; flick -1500"""
        if time < 0.5:
            return max(0, 620 * time - slop)
        decay = -1000 * math.log(0.998)
        coasting = min(time - 0.5, math.log(1500 / 10) / decay)
        return 300 + 1500 * (1 - math.exp(-decay * coasting)) / decay

    def pull(time):
        """drag 310 over 0.5; hold 0.2; flick 0"""
        if time < 0.7:
            return -band(max(0, 620 * min(time, 0.5) - slop))
        start, after = -band(300), time - 0.7
        place = (start + (-7.23 * start + 11 * start) * after) * math.exp(-11 * after)
        return place if abs(place) > 1 or after < 0.4 else None  # a pixel from rest, the spring may be over

    for way in [flick, pull]:
        window = check.open("showroom", f"--script={way.__doc__}; wait")
        start = window.wait(lambda line: line.get("event") == "playing", "not played")["time"]
        end = window.settled()["travel"]
        assert end == round(way(99) or 0), f"{way.__doc__}: ends at {end}, not at {way(99)}"
        frames = [line for line in window.lines if "travel" in line and line["time"] >= start]
        assert len(frames) > 2, f"{len(frames)} frames"
        for frame in frames:
            place = way(frame["time"] - start)
            # Content is shown on whole pixels: the nearest to a place within 0.01 of the formula's.
            assert place is None or abs(frame["travel"] - place) <= 0.51, (
                f"{way.__doc__}: at {frame['time'] - start:.4f} s travel is {frame['travel']}, not {place:.3f}")
        window.close()
    check.window = None


def keeps_hold(check):
    """A drag goes on under the hand when in mid-drag the stage is saved with other lengths, the wheel turns, or the window's size
    changes."""
    window = check.open("window")
    x, y = window.point(200, 600)

    def to(place):
        return window.does("mousemove", x, place)["travel"]
    check.screen.do("mousemove", x, y, "mousedown", 1)
    to(y - 20)
    travel = to(y - 110)
    assert travel == 100, f"a drag of 110 points leads to {travel}"
    travel = check.reloads(lambda: check.edit("window", lambda d: d["list"].update(rowHeight=300)))["travel"]
    assert travel == 150, f"half a row was at the edge, and travel is {travel}"
    travel = to(y - 160)
    assert travel == 200, f"50 points further, after the stage was saved, travel is {travel}"
    turned = window.does("click", 5)["travel"]
    assert turned > 250, f"a turn of the wheel in mid-drag leads to {turned}"
    travel = to(y - 150)
    assert travel == turned - 10, f"10 points back, after the wheel was turned at {turned}, travel is {travel}"
    placed = window.does("windowsize", window.number, 420, 600)["travel"]
    travel = to(y - 190)
    assert travel == placed + 40, f"40 points further, after a change of size at {placed}, travel is {travel}"
    # A flick goes on, too, and leads as far as it would have.
    check.keys("Home")
    x, y = window.point(200, 450)
    count = len(window.lines)
    check.screen.do("mousemove", x, y, "mousedown", 1, *[word for step in range(1, 16)
                    for word in ["mousemove", x, y - step * 20, "sleep", 0.012]], "mouseup", 1)
    check.reloads(lambda: check.edit("window", lambda d: d["list"].update(rows=d["list"]["rows"] * 3)), shown=False)
    told = next(index for index, line in enumerate(window.lines) if line.get("event") == "reloaded" and index > count)
    end = window.settled()["travel"]
    assert window.lines[told + 1]["moving"], "the flick was over before the stage was saved"
    frames = [line for line in window.lines[told - 2:] if "travel" in line]
    for last, frame in zip(frames, frames[1:]):
        way, seconds = frame["travel"] - last["travel"], frame["time"] - last["time"]
        assert 0 <= way <= 5000 * seconds + 2, f"within {seconds:.3f} s the flick leads from {last['travel']} to {frame['travel']}"
    assert end > window.lines[told + 1]["travel"] + 100, f"the flick ends at {end}"

    # So does the hand on a scroll bar, which leads to the end of whatever is shown.
    check.keys("Home")
    x, y = window.point(420 - 2 * window.place["stage"][0] - 4, 10)
    check.screen.do("mousemove", x - 60, y, "mousemove", x, y, "sleep", 0.3, "mousedown", 1, "sleep", 0.1)
    window.does("mousemove", x, y + 60, "mousemove", x, y + 100)
    check.reloads(lambda: check.edit("window", lambda d: d["list"].update(rowHeight=250)))
    travel = window.does(*[word for step in range(1, 10) for word in ["mousemove", x, y + 100 + step * 80]])["travel"]
    check.screen.do("mouseup", 1)
    left, top, _, _ = window.place["stage"]
    height = 600 - top - left
    assert travel == 30 * 250 - height, f"the bar's end is at {travel}"
