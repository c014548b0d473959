"""What hands may rely on, wherever the pointer is and whatever happens meanwhile."""
import json
import os
import shutil
import time

from drop import Drag


def turns_a_wheel_anywhere(check):
    """A notch of a wheel scrolls as far, and glides as it does, over the scroll bar as beside it; sideways, it turns pages alone, to
    where reading goes."""
    window = check.open("captions", "--time=5")

    def notch(x):
        """Where the frames after a notch are."""
        check.screen.do("mousemove", *window.point(x, 300), "sleep", 0.3)
        check.keys("Home")
        count = len(window.lines)
        end = window.does("click", 5)["travel"]
        return end, {line["travel"] for line in window.lines[count:] if "travel" in line}
    end, frames = notch(200)
    assert end > 0 and len(frames) > 3, f"a notch leads to {end}, by {sorted(frames)}"
    for x in [383, 386, 389]:
        there, frames = notch(x)
        assert there == end, f"at x = {x} a notch leads to {there}, and to {end} elsewhere"
        assert len(frames) > 3, f"at x = {x} content does not glide, but is at {sorted(frames)}"
    # Sideways there is nothing to scroll.
    assert window.does("click", 7)["travel"] == end, "a list scrolls when a wheel is turned sideways"
    window.close()
    window = check.open("onboarding")
    check.screen.do("mousemove", *window.point(200, 150))
    down, left, right = 5, 6, 7
    places = [window.does("click", button)["travel"] for button in [right, down, left]]
    check.keys("d")
    places += [window.does("click", button)["travel"] for button in [left, down, right]]
    assert places == [390, 780, 390, 780, 1170, 780], f"a wheel turned right, down and left, and from right to left: {places}"


def snaps_under_its_scroll_bar(check):
    """The scroll bar of a pager leads between two pages only while a button is down on it."""
    window = check.open("onboarding")
    y = 296
    check.screen.do("mousemove", *window.point(200, y - 40), "mousemove", *window.point(200, y), "sleep", 0.3)
    held = window.does("mousedown", 1, "sleep", 0.1)["travel"]
    assert held % 390 != 0, f"the bar leads to {held}, which is a page already"
    travel = window.does("mouseup", 1)["travel"]
    assert travel == round(held / 390) * 390, f"the bar leaves it at {travel}, held at {held}"
    held = window.does("mousedown", 1, *[word for step in range(1, 8) for word in ["mousemove", *window.point(200 + step * 11, y)]])["travel"]
    assert held % 390 != 0 and held != travel, f"the dragged bar leads to {held}"
    travel = window.does("mouseup", 1)["travel"]
    assert travel == round(held / 390) * 390, f"the dragged bar leaves it at {travel}, held at {held}"


def decodes_once(check):
    """A picture is decoded once for each size that it is shown at, unless its file changes: not at another height of the window,
    nor when the stage is saved."""
    window = check.open("window", "--time=5")

    def decoded():
        """How many pictures have been decoded when no more follow."""
        count = None
        while count != (now := window.settled()["decoded"]):
            count = now
            time.sleep(0.3)
        return count
    left, top, _, _ = window.place["stage"]
    width, height = round(390 + 2 * left), round(844 + top + left)
    first = decoded()
    assert first > 4, f"{first} pictures have been decoded"
    for way in [40, 80, 120, 80, 40, 0]:
        window.does("windowsize", "--sync", window.number, width, height - way)
        assert decoded() == first, f"at a height that is {way} less, {decoded() - first} pictures have been decoded anew"

    def save():
        with open(check.path("window.json"), "a") as file:
            file.write("\n")
    check.reloads(save)
    assert decoded() == first, f"saving a stage decodes {decoded() - first} pictures anew"
    rows = json.load(open(check.path("window.json")))["list"]["rows"]
    uses = sum(row["picture"] == rows[0]["picture"] for row in rows)
    check.reloads(lambda: shutil.copy(check.path(rows[1]["picture"]), check.path(rows[0]["picture"])))
    assert 0 < decoded() - first <= uses, f"a picture that has changed decodes {decoded() - first} anew"
    check.shows("window", 0, what="the picture that has changed")


def seen(window):
    """The pixels of the stage that no words lie upon."""
    return window.rows()[:700]


def spoils(check, stage):
    """Saves a mistake in a stage, and waits until it is read; gives what mends it again."""
    with open(check.path(stage + ".json")) as file:
        good = file.read()

    def write(words):
        with open(check.path(stage + ".json"), "w") as file:
            file.write(words)
    check.reloads(lambda: write(good.replace('"screen"', '"scream"')), shown=False)
    return lambda: check.reloads(lambda: write(good))


def keeps_hold_through_problems(check):
    """A mistake that is saved and mended in mid-drag takes the stage out of no hand: neither a finger's, nor that on the bar. The
    keys and the wheel scroll nothing meanwhile."""
    window = check.open("window")
    x, y = window.point(200, 600)
    check.screen.do("mousemove", x, y, "mousedown", 1)
    travel = window.does("mousemove", x, y - 20, "mousemove", x, y - 110)["travel"]
    assert travel == 100, f"a drag of 110 points leads to {travel}"
    mend = spoils(check, "window")
    mended = mend()["travel"]
    assert mended == 100, f"mended, travel is {mended}"
    travel = window.does("mousemove", x, y - 160)["travel"]
    assert travel == 150, f"50 points further, after a mistake was mended, travel is {travel}"
    window.does("sleep", 0.2, "mouseup", 1)

    mend = spoils(check, "window")
    window.does("key", "Next", "key", "Tab", "key", "Tab", "key", "Tab", "key", "End", "click", 5)
    travel = mend()["travel"]
    assert travel == 150, f"behind the problems, keys and the wheel have led to {travel}"
    assert check.keys("End") > 150, "the keys no longer scroll"
    check.keys("Home")

    x, y = window.point(386, 10)
    check.screen.do("mousemove", x - 60, y, "mousemove", x, y, "sleep", 0.3, "mousedown", 1, "sleep", 0.1)
    window.does("mousemove", x, y + 60, "mousemove", x, y + 100)
    spoils(check, "window")()
    travel = window.does(*[word for step in range(1, 12) for word in ["mousemove", x, y + 100 + step * 80]])["travel"]
    check.screen.do("mouseup", 1)
    end = check.keys("End")
    assert travel == end, f"the bar's end is at {travel}, and the stage's at {end}"


def begins_again_in_the_hand(check):
    """0 and the next stage leave the drag in the hand; 0 leaves the last gesture to be saved. Shift and space go a page back."""
    window = check.open("window")
    x, y = window.point(200, 600)

    def drag():
        check.keys("Home")
        check.screen.do("mousemove", x, y, "mousedown", 1)
        travel = window.does("mousemove", x, y - 20, "mousemove", x, y - 110)["travel"]
        assert travel == 100, f"a drag of 110 points leads to {travel}"
    for key, what in [("0", "from the start"), ("n", "of the next stage")]:
        drag()
        travel = check.keys(key)
        assert travel == 0, f"{what}, {key} goes to {travel}"
        travel = window.does("mousemove", x, y - 160)["travel"]
        assert travel == 50, f"50 points further, {what}, travel is {travel}"
        window.does("sleep", 0.2, "mouseup", 1)
    check.keys("b")
    drag()
    window.does("sleep", 0.2, "mouseup", 1)
    check.keys("0")
    check.screen.do("key", "g")
    window.wait(lambda line: line.get("said", "").startswith("Saved window.script in "), "not saved the gesture before it began again")
    page, end = check.keys("space"), check.keys("End")
    assert page > 0, "space scrolls no page"
    travel = check.keys("shift+space")
    assert travel == end - page, f"Shift and space go from {end} to {travel}, and space by {page}"


def knows_that_nothing_is_shown(check):
    """Where problems stand in the place of the stage, nothing is saved of the one behind them, and no picture is taken for it; the
    window says why. A picture that was refused appears nowhere later."""
    window = check.open("captions", "--time=5")
    own = check.path("own picture.jpg")
    shutil.copy(check.path("Pictures", "fjord.jpg"), own)
    x, y = window.point(200, 300)
    check.shows("captions", 0)
    first = seen(window)
    mend = spoils(check, "captions")

    def refuses(act, what):
        count = len(window.lines)
        act()
        said = window.wait(lambda line: "said" in line, f"not said why it does not {what}", since=count)["said"]
        assert said == "No stage is shown until captions.json is right", f"asked to {what}, it says: {said}"
    for key, what in [("s", "save a still"), ("f", "film"), ("g", "save a script"), ("e", "let rows enter"), ("0", "begin again")]:
        refuses(lambda: check.screen.do("key", key), what)

    def drop():
        drag = Drag(check.screen.display, window.number, [own])
        drag.move(x, y)
        drag.drop()
    refuses(drop, "take a picture")
    assert not [name for name in os.listdir(check.folder) if name.startswith("captions.") and name[9:] in ("png", "gif", "mp4", "script")]
    mend()
    window.until(lambda: seen(window) == first, "the mended stage is another one")

    picture = json.load(open(check.path("captions.json")))["list"]["rows"][1]["picture"]
    check.reloads(lambda: check.edit("captions", lambda d: d["list"]["rows"][1].pop("picture")))
    drop()
    window.wait(lambda line: line.get("said") == "No picture is shown there", "not refused a picture")
    check.reloads(lambda: check.edit("captions", lambda d: d["list"]["rows"][1].update(picture=picture)))
    window.until(lambda: seen(window) == first, "the picture that was refused is shown", seconds=10)


def goes_on_without_a_picture(check):
    """A picture that is deleted leaves a placeholder, and goes on doing so when the stage is read again or saved: each time the
    window says which one."""
    window = check.open("captions", "--time=5")
    name, second = [row["picture"] for row in json.load(open(check.path("captions.json")))["list"]["rows"][:2]]

    def misses(act, what):
        count = len(window.lines)
        act()
        window.wait(lambda line: line.get("said") == os.path.basename(name) + " cannot be shown", f"not said what is missing, {what}",
                    since=count)
        assert check.keys("Down") > 0, f"{what}, the keys scroll nothing"
        assert check.keys("Up") == 0
    misses(lambda: os.rename(check.path(name), check.path("kept.jpg")), "when it is deleted")
    time.sleep(2)  # until the scroll bar has gone
    placeholder = seen(window)
    misses(lambda: check.screen.do("key", "r"), "when all is read again")
    misses(lambda: check.edit("captions", lambda d: d.update(background="#14161D")), "when the stage is saved")
    misses(lambda: check.edit("captions", lambda d: d.update(background="#14161C")), "when it is saved again")
    # A name that has never been right is a mistake all the same.
    check.reloads(lambda: check.edit("captions", lambda d: d["list"]["rows"][1].update(picture="never.jpg")), shown=False)
    assert check.keys("Down") == 0, "a stage with a picture that was never there is shown"
    check.reloads(lambda: check.edit("captions", lambda d: d["list"]["rows"][1].update(picture=second)), shown=False)
    window.until(lambda: seen(window) == placeholder, "the placeholder is gone")
    check.reloads(lambda: os.rename(check.path("kept.jpg"), check.path(name)))
    check.shows("captions", 0, what="the picture that came back")


def turns_round_in_the_hand(check):
    """In mid-drag, content stays where it is when it turns to right to left, or its stage is saved with pages instead of rows, and
    follows the hand from there."""
    window = check.open("onboarding")
    x, y = window.point(300, 150)
    check.screen.do("mousemove", x, y, "mousedown", 1)
    travel = window.does("mousemove", x - 20, y, "mousemove", x - 130, y)["travel"]
    assert travel == 120, f"a drag of 130 points leads to {travel}"
    travel = check.keys("d")
    assert travel == 120, f"right to left, travel is {travel}"
    travel = window.does("mousemove", x - 110, y)["travel"]
    assert travel == 140, f"20 points to the right, travel is {travel}"
    check.keys("d")
    travel = window.does("mousemove", x - 140, y)["travel"]
    assert travel == 170, f"left to right again, and 30 points to the left, travel is {travel}"
    window.does("sleep", 0.2, "mouseup", 1)
    window.close()

    window = check.open("window")
    x, y = window.point(300, 600)
    check.screen.do("mousemove", x, y, "mousedown", 1)
    window.does("mousemove", x, y - 20, "mousemove", x - 7, y - 310)
    shown = check.reloads(lambda: shutil.copy(check.path("onboarding.json"), check.path("window.json")))["travel"]
    travel = window.does("mousemove", x - 37, y - 310)["travel"]
    assert travel == shown + 30, f"pages at {shown} instead of rows, dragged 30 points to the left, are at {travel}"
    window.does("sleep", 0.2, "mouseup", 1)


def hears_keys_at_once(check):
    """A key is heard though what had the focus has just gone: a row of another stage, or words of a problem."""
    window = check.open("captions")

    def asks(*keys):
        check.screen.do("key", *keys, "question")
        check.screen.do("windowfocus", "--sync", window.other(), "key", "Escape")
        window.alone()
    for key in ["n", "b"] * 3:
        window.does("key", "Tab")
        asks(key)
    for stage in ["captions", "onboarding"]:
        check.edit(stage, lambda document: document.update(bogus=1))
    check.reloads(lambda: check.edit("captions", lambda document: document.update(other=1)), shown=False)
    for key in ["n", "b"] * 3:
        check.screen.do("mousemove", *window.point(150, 540), "click", 1)
        asks(key)


HANDS = [
    turns_a_wheel_anywhere, snaps_under_its_scroll_bar, decodes_once, keeps_hold_through_problems, begins_again_in_the_hand,
    knows_that_nothing_is_shown, goes_on_without_a_picture, turns_round_in_the_hand, hears_keys_at_once,
]
