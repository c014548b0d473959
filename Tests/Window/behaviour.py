"""What the live window does when files change and keys are pressed: behaviour.py PARALLAX [NAME…].

Each check opens a window, does what a person would, and looks at the screen, at the frames it tells of, and at what it saved.
"""
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

from drop import Drag
from pixels import compare, render
from screen import Screen
from window import Window

HERE = os.path.dirname(os.path.abspath(__file__))
STAGES = os.path.join(HERE, "..", "..", "Stages")


class Check:
    """A folder with the stages, and a window on one of them."""

    def __init__(self, parallax, screen, folder):
        self.parallax, self.screen, self.folder = parallax, screen, folder
        shutil.copytree(STAGES, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("Artwork", "Goldens"))

    def path(self, *parts):
        return os.path.join(self.folder, *parts)

    def open(self, stage, *options, **environment):
        self.window = Window(self.parallax, self.screen, self.path(stage + ".json"), *options, folder=self.folder, **environment)
        return self.window

    def keys(self, *names):
        return self.window.does("key", *names)["travel"]

    def reloads(self, change, shown=True):
        """Changes files, and waits until the window has read them."""
        count = len(self.window.lines)
        change()
        self.window.wait(lambda line: line.get("event") == "reloaded", "read nothing anew", since=count)
        return self.window.settled() if shown else None

    def shows(self, stage, travel, *options, what=""):
        self.screen.do("mousemove", *self.window.point(-2, -20))
        compare(self.window, render(self.parallax, self.path(stage + ".json"), self.folder, travel, 1, *options), what or stage)

    def is_still(self, name, stage, travel, *options):
        """Waits for a still that the window saves, and holds it to the tool's own, byte for byte."""
        end = time.monotonic() + 15
        while not (os.path.exists(self.path(name)) and open(self.path(name), "rb").read().endswith(b"IEND\xaeB`\x82")):
            assert time.monotonic() < end, f"there is no {name}"
            time.sleep(0.05)
        render(self.parallax, self.path(stage + ".json"), self.folder, travel, 2, *options)
        assert open(self.path(name), "rb").read() == open(self.path("still.png"), "rb").read(), f"{name} is another still"

    def edit(self, stage, change):
        with open(self.path(stage + ".json")) as file:
            document = json.load(file)
        change(document)
        with open(self.path(stage + ".json"), "w") as file:
            json.dump(document, file)


def follows_its_file(check):
    """A saved stage is shown at once, at the row that was at the edge; one with problems in their words, until it is right."""
    window = check.open("window", "--travel=500")
    travel = check.reloads(lambda: check.edit("window", lambda d: d["list"].update(rowHeight=300)))["travel"]
    assert travel == 750, f"row 2.5 was at the edge at 500, and is at {travel}"
    check.shows("window", travel, what="the changed stage")
    good = open(check.path("window.json")).read()
    before = window.rows()

    def spoil():
        with open(check.path("window.json"), "w") as file:
            file.write(good.replace("rowHeight", "rowHeigth"))
    check.reloads(spoil, shown=False)
    window.until(lambda: window.rows() != before, "the problems are not shown")

    def mend():
        with open(check.path("new.json"), "w") as file:
            file.write(good)
        os.replace(check.path("new.json"), check.path("window.json"))
    travel = check.reloads(mend)["travel"]
    assert travel == 750, f"a mended stage is shown at {travel}"
    check.shows("window", travel, what="the mended stage")


def follows_its_pictures(check):
    """A picture that goes leaves a placeholder, and comes back."""
    window = check.open("captions", "--time=5")
    name = json.load(open(check.path("captions.json")))["list"]["rows"][0]["picture"]
    before = window.rows()
    check.reloads(lambda: os.rename(check.path(name), check.path("kept")))
    window.until(lambda: window.rows() != before, "a deleted picture is still shown")
    check.reloads(lambda: os.rename(check.path("kept"), check.path(name)))
    check.shows("captions", 0, what="the picture that came back")


def follows_links(check):
    """However a stage is saved, and however its path leads to it: by links, anew beside and renamed, deleted and written, in a folder
    that another one takes the place of; pictures behind links, too."""
    shutil.copytree(check.folder, check.path("data", "one"), ignore=shutil.ignore_patterns("data"))
    os.symlink("one", check.path("data", "now"))
    os.symlink(check.path("data", "now", "window.json"), check.path("linked.json"))
    os.rename(check.path("Pictures"), check.path("Photographs"))
    os.symlink("Photographs", check.path("Pictures"))
    window = check.open("linked", "--travel=500")
    height = 200

    def leads(what, change):
        """Changes which file is shown, or how high its rows are: half a row is hidden, as before."""
        nonlocal height
        height = 500 - height
        count = len(window.lines)
        change(height)
        window.wait(lambda line: line.get("travel") == 2.5 * height, f"not followed {what}", since=count)

    def write(path, height):
        with open(check.path("window.json")) as file:
            document = json.load(file)
        document["list"]["rowHeight"] = height
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            json.dump(document, file)
    real = check.path("data", "one", "window.json")
    leads("what a link leads to", lambda height: write(real, height))

    def rename(height):
        write(real + "~", height)
        os.replace(real + "~", real)
    leads("a file that was written beside and renamed", rename)

    def delete(height):
        check.reloads(lambda: os.unlink(real), shown=False)
        write(real, height)
    leads("a file that was deleted and written", delete)

    def relink(height):
        write(check.path("data", "two", "window.json"), height)
        os.symlink("two", check.path("data", "then"))
        os.replace(check.path("data", "then"), check.path("data", "now"))
    leads("a link of a folder that leads elsewhere", relink)
    real = check.path("data", "two", "window.json")
    leads("a file behind the new link", lambda height: write(real, height))

    def replace(height):
        os.rename(check.path("data"), check.path("old"))
        write(real, height)
        os.symlink("two", check.path("data", "now"))
    leads("a folder that has taken another's place", replace)
    leads("a file in the new folder", lambda height: write(real, height))
    before = window.rows()
    for picture in ["dawn.jpg", "fjord.jpg", "dunes.jpg", "grove.jpg"]:
        shutil.copy(check.path("Photographs", "skyline.jpg"), check.path("Photographs", "new.jpg"))
        os.replace(check.path("Photographs", "new.jpg"), check.path("Photographs", picture))
    check.reloads(lambda: os.utime(check.path("Photographs", "dawn.jpg")))
    window.until(lambda: window.rows() != before, "pictures behind a link are not followed")
    os.rename(check.path("Photographs"), check.path("Moved"))
    check.reloads(lambda: os.rename(check.path("Moved"), check.path("Photographs")))


def says_what_is_wrong(check):
    """A picture that a stage names before it is there: the problem stays until the picture comes, and nothing scrolls unseen."""
    window = check.open("captions", "--travel=100", "--time=5")
    first = json.load(open(check.path("captions.json")))["list"]["rows"][0]["picture"]
    check.reloads(lambda: check.edit("captions", lambda d: d["list"]["rows"][0].update(picture="later.jpg")), shown=False)
    time.sleep(0.4)
    problem = window.rows()
    check.screen.do("key", "p", "key", "Next", "key", "End")
    time.sleep(0.5)
    assert window.rows() == problem, "the problem is no longer shown"
    travel = check.reloads(lambda: shutil.copy(check.path(first), check.path("later.jpg")))["travel"]
    assert travel == 100, f"travel was 100, and is {travel}"
    check.shows("captions", 100, what="a stage whose picture came later")
    assert check.keys("End") == 10 * 200 - 844, "the keys no longer scroll"


def takes_pictures(check):
    """A picture dropped on a row is shown in that row; P brings the stage's own back."""
    window = check.open("captions", "--time=5")
    own = check.path("own picture.jpg")
    rows = json.load(open(check.path("captions.json")))["list"]["rows"]
    shutil.copy(check.path(rows[6]["picture"]), own)
    # A file that is no picture changes nothing.
    drag = Drag(check.screen.display, window.number, [check.path("captions.json"), own])
    x, y = window.point(200, 300)
    before = window.rows()
    assert drag.move(x, y), "the window takes no files"
    window.until(lambda: window.rows() != before, "it does not show that it takes files")
    assert drag.drop(), "the files were not taken"
    shutil.copy(check.path("captions.json"), check.path("dropped.json"))
    check.edit("dropped", lambda d: d["list"]["rows"][1].update(picture="own picture.jpg"))
    time.sleep(4.5)  # until the words about it have gone
    check.shows("dropped", 0, what="a dropped picture")
    second = rows[4]["picture"]
    drag = Drag(check.screen.display, window.number, [own, check.path(second)])
    drag.move(x, y)
    assert drag.drop(), "two files were not taken"

    def both(document):
        for index, row in enumerate(document["list"]["rows"]):
            row["picture"] = second if index % 2 else "own picture.jpg"
    check.edit("dropped", both)
    time.sleep(4.5)
    check.shows("dropped", 0, what="two dropped pictures, in turn")
    check.keys("p")
    check.shows("captions", 0, what="the stage's own pictures")


def obeys_keys(check):
    """Reduced motion, right to left, the next stage, entering again."""
    check.open("onboarding", "--travel=150")
    check.keys("m")
    check.shows("onboarding", 150, "--policy=reduced", what="reduced motion")
    check.keys("m", "m", "d")
    check.shows("onboarding", 150, "--direction=rtl", what="right to left")
    travel = check.keys("Left")
    assert travel == 390, f"right to left, Left goes from 150 to {travel}"
    travel = check.keys("Down")
    assert travel == 780, f"Down goes from 390 to {travel}"
    check.keys("d", "n")
    following = sorted(name for name in os.listdir(check.folder) if name.endswith(".json") and ".schema." not in name)
    name = following[(following.index("onboarding.json") + 1) % len(following)][:-5]
    check.shows(name, 0, what="the next stage, " + name)
    # What was clicked or opened in the header does not keep the keys for itself; a stage that is gone still has neighbours.
    check.screen.do("mousemove", *check.window.point(47, -22))
    check.window.does("click", 1)
    assert check.keys("End") > 0, "after a click on a button the keys scroll nothing"
    check.screen.do("key", "F10", "sleep", 0.4, "key", "Escape", "sleep", 0.4)
    assert check.keys("Home") == 0, "after the menu the keys scroll nothing"
    for stage in following:
        if stage not in (following[0], following[-1]):
            os.unlink(check.path(stage))
    time.sleep(0.5)
    check.keys("n", "b", "b")


def speaks(check):
    """The header bar tells the window's own size; ? shows the keys in a window no wider than the stage's, Escape closes it; words
    say that a film is under way until it is there, and what could not be saved where."""
    window = check.open("window", "--size=390x300", PATH=check.folder)

    def bar():
        return check.screen.pixels(0, 0, 280, round(window.place["stage"][1]))
    window.settled()
    first = bar()
    left, top, _, _ = window.place["stage"]
    width, height = round(390 + 2 * left), round(300 + top + left)
    window.does("windowsize", "--sync", window.number, width, height + 120)
    window.until(lambda: bar() != first, "the header bar still tells the file's size")
    window.does("windowsize", "--sync", window.number, width, height)
    window.until(lambda: bar() == first, "the header bar does not tell the size again")

    check.screen.do("key", "question")
    keys = window.other()
    words = subprocess.run(["xdotool", "getwindowgeometry", "--shell", keys], env=check.screen.environment(),
                           stdout=subprocess.PIPE).stdout.decode()
    width = int(re.search(r"WIDTH=(\d+)", words)[1])
    assert width <= 390, f"the window of the keys is {width} points wide"
    check.screen.do("windowfocus", "--sync", keys, "key", "Escape")
    window.alone()

    def says(words):
        return window.wait(lambda line: words in line.get("said", ""), f"not said: {words}")
    check.screen.do("key", "f")
    says("There is no gesture yet")
    x, y = window.point(200, 200)
    window.does("mousemove", x, y, "mousedown", 1, "mousemove", x, y - 60, "sleep", 0.15, "mouseup", 1)
    check.screen.do("key", "f")
    says("Filming the last gesture …")
    says("Saved window.gif")
    os.rename(check.folder, check.folder + "-gone")
    check.screen.do("key", "s")
    says(f"window.png could not be saved in {check.folder}")
    os.rename(check.folder + "-gone", check.folder)


def measures(check):
    """O writes over the header, each row or page, and the screen's lower edge, and takes it away again."""
    for stage, travel, places in [("stretchy-header", -70, [350, 385, 445, 820]), ("onboarding", 150, [16, 820])]:
        window = check.open(stage, f"--travel={travel}", "--time=5")
        check.shows(stage, travel, what=stage)
        before = window.rows()
        check.screen.do("key", "o")
        window.until(lambda: all(window.rows()[y][:600] != before[y][:600] for y in places),
                     f"{stage}: measurements are missing at some of {places}")
        check.screen.do("key", "o")
        check.shows(stage, travel, what=stage + " without measurements again")
        window.close()
    check.window = None


def follows_the_system(check):
    """Where the system has animations turned off, motion is reduced, and keys put content where they would take it."""
    os.makedirs(check.path("gtk-4.0"))
    with open(check.path("gtk-4.0", "settings.ini"), "w") as file:
        file.write("[Settings]\ngtk-enable-animations=0\n")
    check.open("window", "--travel=150", XDG_CONFIG_HOME=check.folder)
    check.shows("window", 150, "--policy=reduced", what="motion where the system wants none")
    count = len(check.window.lines)
    travel = check.keys("Next")
    assert travel == round(150 + 844 * 0.9), f"a page from 150 is at {travel}"
    frames = {line["travel"] for line in check.window.lines[count:] if "travel" in line}
    assert len(frames) == 1, f"a key takes content along: {sorted(frames)}"


def saves(check):
    """A gesture as a script that render takes, and a still, of rows in mid-entrance, too."""
    check.open("showroom", "--travel=37.5", "--time=0.1")
    check.screen.do("key", "s")
    check.is_still("showroom.png", "showroom", 37.5, "--time=0.1")
    os.unlink(check.path("showroom.png"))
    check.window.close()
    window = check.open("showroom")
    x, y = window.point(200, 600)
    words = ["mousemove", x, y, "mousedown", 1]
    for step in range(1, 15):
        words += ["mousemove", x, y - step * 12, "sleep", 0.012]
    travel = window.does(*words, "mouseup", 1)["travel"]
    assert travel > 200, f"a flick goes to {travel}"
    check.screen.do("key", "g", "s")
    check.is_still("showroom.png", "showroom", travel)
    script = open(check.path("showroom.script")).read().strip()
    assert re.fullmatch(r"jump 0; (drag|hold) .*; flick [-0-9.]+", script), script
    # Without a display a script that can be read is refused for that reason alone.
    done = subprocess.run([check.parallax, "preview", check.path("showroom.json"), f"--script={script}"],
                          env=check.screen.environment(DISPLAY=""), stderr=subprocess.PIPE)
    assert done.returncode == 3, f"the script {script} is refused: {done.stderr}"


def films(check):
    """The last gesture as a film is what render makes of its script: a GIF where there is no ffmpeg. All that says how the window
    shows the stage says so for the film and the still, too: size, scale, rows, pictures, motion and direction."""
    own = check.path("own picture.jpg")
    shutil.copy(check.path("Pictures", "fjord.jpg"), own)
    # At the end there are other rows than at the file's.
    shown = ["--size=400x200", "--direction=rtl", "--rows=5003"]
    second = check.path("Pictures", "dunes.jpg")
    window = check.open("window", *shown, f"--pictures={own},{second}", PATH=check.folder, scale=2)
    end = check.keys("End")
    assert end == 5003 * 200 - 200, f"the end of 5003 rows is at {end}"
    check.keys("m")
    x, y = window.point(60, 40)
    travel = window.does("mousemove", x, y, "mousedown", 1, *[word for step in range(1, 8)
                         for word in ["mousemove", x, y + step * 30, "sleep", 0.012]], "sleep", 0.15, "mouseup", 1)["travel"]
    assert travel == end - 95, f"a drag of 105 points back from {end} leads to {travel}"
    check.screen.do("key", "g", "f", "s")

    def replace(document):
        for index, row in enumerate(document["list"]["rows"]):
            row["picture"] = second if index % 2 else "own picture.jpg"
    shutil.copy(check.path("window.json"), check.path("pictured.json"))
    check.edit("pictured", replace)
    shown = [*shown, "--policy=reduced"]
    check.is_still("window.png", "pictured", travel, *shown)
    film = check.path("window.gif")
    end = time.monotonic() + 60
    while not os.path.exists(film):
        assert time.monotonic() < end, f"there is no film: {[line for line in window.lines if 'said' in line]}"
        time.sleep(0.1)
    script = open(check.path("window.script")).read().strip()
    subprocess.run([check.parallax, "render", check.path("pictured.json"), "-o", check.path("own.gif"), *shown, "--scale=2",
                    f"--script={script}; wait; hold 0.3"], check=True)
    assert open(film, "rb").read() == open(check.path("own.gif"), "rb").read(), "render makes another film"


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


def refuses(check):
    """Without a display, or a stage, it says so and ends."""
    check.window = None
    stage = check.path("window.json")

    def run(*words, **environment):
        done = subprocess.run([check.parallax, "preview", *words], env={**check.screen.environment(), **environment},
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        return done.returncode, done.stderr
    status, words = run(stage, DISPLAY="")
    assert status == 3 and "render" in words and "page" in words and words.count("\n") == 1, (status, words)
    check.edit("window", lambda d: d["list"].update(rowHeight="tall"))
    status, words = run(stage)
    assert status == 2 and "window.json:1: list.rowHeight" in words, (status, words)


CHECKS = [follows_its_file, follows_its_pictures, follows_links, says_what_is_wrong, takes_pictures, obeys_keys, speaks, measures, follows_the_system, saves, films, replays_what_it_recorded, scrolls_far, walks_through_rows,
          goes_the_engines_way, keeps_hold, refuses]


def main():
    parallax = os.path.abspath(sys.argv[1])
    wanted = sys.argv[2:]
    failed = 0
    for kind in CHECKS:
        if wanted and kind.__name__ not in wanted:
            continue
        screen = Screen(1000, 1100)
        with tempfile.TemporaryDirectory() as folder:
            check = Check(parallax, screen, folder)
            try:
                kind(check)
                if check.window:
                    check.window.close()
                print("ok     ", kind.__name__, flush=True)
            except AssertionError as fault:
                failed += 1
                print("FAILED ", kind.__name__ + ":", fault, flush=True)
            finally:
                if check.window and check.window.process.poll() is None:
                    check.window.process.kill()
                screen.close()
    if failed:
        raise SystemExit(f"{failed} checks failed")


if __name__ == "__main__":
    main()
