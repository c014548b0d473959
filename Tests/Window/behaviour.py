"""What the live window does when files change and keys are pressed: behaviour.py PARALLAX [NAME…].

Each check opens a window, does what a person would, and looks at the screen, at the frames it tells of, and at what it saved.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

from check import Check
from following import follows_its_file, follows_its_pictures, follows_links, says_what_is_wrong, takes_pictures
from hands import HANDS
from reading import is_read_aloud
from screen import Screen
from scrolling import replays_what_it_recorded, scrolls_far, walks_through_rows, goes_the_engines_way, keeps_hold


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
    says(f"Saved window.gif in {os.path.basename(check.folder)}")
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
    # What was saved stays: the next one has a name of its own.
    travel = check.keys("Next")
    check.screen.do("key", "s")
    check.is_still("showroom-2.png", "showroom", travel)
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


CHECKS = [
    follows_its_file, follows_its_pictures, follows_links, says_what_is_wrong, takes_pictures, obeys_keys, speaks, measures,
    follows_the_system, saves, films, replays_what_it_recorded, scrolls_far, walks_through_rows, goes_the_engines_way,
    keeps_hold, refuses, is_read_aloud, *HANDS,
]


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
