"""Holds the live window's pixels to `parallax render`: pixels.py PARALLAX [SCALE] [--verbose].

Each of the five stages is opened pulled and in mid-entrance, then turned by a wheel, then dragged beyond its start, at one
and two pixels a point: what is on the screen must be what `render` paints at the same travel and age, pixel for pixel.
"""
import os
import subprocess
import sys
import tempfile
import time

from screen import Picture, Screen
from window import Window

HERE = os.path.dirname(os.path.abspath(__file__))
STAGES = os.path.join(HERE, "..", "..", "Stages")
ONLY = [word[7:] for word in sys.argv if word.startswith("--only=")]
SYSTEMS = ["showroom", "stretchy-header", "window", "captions", "onboarding"]


def render(parallax, stage, folder, travel, scale, *options):
    """A still, painted by the tool."""
    path = os.path.join(folder, "still.png")
    subprocess.run([parallax, "render", stage, "-o", path, "--force", f"--travel={travel!r}", f"--scale={scale}", *options],
                   check=True)
    return Picture(path)


def compare(window, picture, what):
    """Waits until the screen shows the picture."""
    end = time.monotonic() + 20
    while True:
        rows = window.rows()
        if picture.equals(rows):
            return
        if time.monotonic() > end:
            largest, count = picture.difference(rows)
            raise AssertionError(f"{what}: {count} pixels differ, by up to {largest} of 255")
        time.sleep(0.03)


def check(parallax, screen, folder, system, scale):
    """One stage at one scale: three places."""
    stage = os.path.join(STAGES, system + ".json")
    across = system == "onboarding"
    place = -60.5 if system == "stretchy-header" else 137.25
    window = Window(parallax, screen, stage, f"--travel={place}", "--time=0.2", scale=scale)
    compare(window, render(parallax, stage, folder, place, scale, "--time=0.2"), f"{system} at {place}, in mid-entrance")

    travel = window.does("mousemove", *window.point(200, 400), "click", 5)["travel"]
    # The scroll bar has to be gone again.
    screen.do("mousemove", *window.point(-2, -20))
    compare(window, render(parallax, stage, folder, travel, scale), f"{system} at {travel}, after a turn of the wheel")

    window.does("key", "Home")
    x, y = window.point(100, 100)
    screen.do("mousemove", x, y, "mousedown", 1)
    for step in range(1, 11):
        way = step * 20 * scale
        screen.do("mousemove", x + (way if across else 0), y + (0 if across else way))
        time.sleep(0.01)
    travel = window.settled()["travel"]
    if not -120 < travel < -20:
        raise AssertionError(f"{system}: a drag of 200 points pulls to {travel}")
    # The bar is shown while something happens, and goes while the finger is still.
    compare(window, render(parallax, stage, folder, travel, scale), f"{system} pulled to {travel}")
    travel = window.does("mouseup", 1)["travel"]
    if travel != 0:
        raise AssertionError(f"{system}: a pull springs back to {travel}")
    window.close()
    return 3


def main():
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    parallax = os.path.abspath(words[0])
    scales = [int(word) for word in words[1:]] or [1, 2]
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for scale in scales:
            screen = Screen(440 * scale, 940 * scale)
            try:
                for system in [s for s in SYSTEMS if not ONLY or s in ONLY]:
                    count += check(parallax, screen, folder, system, scale)
                    if "--verbose" in sys.argv:
                        print(f"{system} at {scale}x", flush=True)
            finally:
                screen.close()
    print(f"{count} places, equal pixel for pixel")


if __name__ == "__main__":
    main()
