"""Chromium while its main thread is blocked: the list still scrolls, and in each frame that is shown, pictures are where the
formula says for the place of their rows in that very frame.

usage: blocked.py PARALLAX
"""
import base64
import json
import pathlib
import struct
import subprocess
import sys
import tempfile
import time
import zlib

from chromium import Chromium
from png import png
from sample import expect, parallax, run

WIDTH, HEIGHT, ROW, PICTURE = 390, 844, 150, 260
SPEED, PIXELS = 0.7, 0.6


def column(data, x):
    """One column of a PNG, from its top: red, green and blue of each pixel."""
    place, packed = 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        body = data[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colours = struct.unpack(">IIBB", body[:10])
        elif kind == b"IDAT":
            packed += body
        place += 12 + length
    assert depth == 8 and colours in (2, 6)
    size = 3 if colours == 2 else 4
    raw, stride = zlib.decompress(packed), width * size
    above, pixels = bytearray(stride), []
    for y in range(height):
        kind, line = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        # The filters of the PNG specification, section 9.2.
        for i in range(min(stride, (x + 1) * size) if kind != 0 else 0):
            left = line[i - size] if i >= size else 0
            corner = above[i - size] if i >= size else 0
            if kind == 1:
                line[i] = (line[i] + left) & 255
            elif kind == 2:
                line[i] = (line[i] + above[i]) & 255
            elif kind == 3:
                line[i] = (line[i] + (left + above[i]) // 2) & 255
            else:
                guess = left + above[i] - corner
                distances = [abs(guess - left), abs(guess - above[i]), abs(guess - corner)]
                line[i] = (line[i] + [left, above[i], corner][distances.index(min(distances))]) & 255
        above = line
        pixels.append(line[x * size:x * size + 3])
    return pixels


def runs(weights):
    """Where runs of weight lie: the centre of each, by its weight, and the weight."""
    found, total, moment = [], 0.0, 0.0
    for y, weight in enumerate([*weights, 0.0]):
        if weight > 0.02:
            total, moment = total + weight, moment + weight * (y + 0.5)
        elif total:
            found.append((moment / total, total))
            total, moment = 0.0, 0.0
    return found


def deviations(pixels):
    """How far each picture's bar that is wholly in view lies from where the formula says, and where the rows' lines are."""
    lines = [centre for centre, weight in runs([(r - g) / 255 if r > g else 0 for r, g, b in pixels]) if weight > 1.6]
    bars = [centre for centre, weight in runs([g / 255 for r, g, b in pixels]) if weight > 19.6]
    found = []
    for line in lines:
        # The line is the row's last two points; its middle lies 1 above the row's end.
        middle = line + 1 - ROW / 2
        wanted = middle + (SPEED - 1) * (middle - HEIGHT / 2)
        near = [abs(bar - wanted) for bar in bars if abs(bar - wanted) < ROW / 3]
        if near and 12 < wanted < HEIGHT - 12:
            found.append(min(near))
    return found, lines


def check():
    """While the main thread is blocked, the list scrolls, and pictures are where they belong in each frame that is shown. T (rellax#203; react#33499; react-scroll-parallax#91)."""
    with tempfile.TemporaryDirectory(prefix="parallax-blocked-") as name:
        folder = pathlib.Path(name)
        bar = png(WIDTH, PICTURE, lambda y: [255, 255, 255] if abs(y - PICTURE / 2 + 0.5) < 10 else [0, 0, 64])
        (folder / "bar.png").write_bytes(bar)
        stage = {"screen": {"width": WIDTH, "height": HEIGHT}, "background": "#000040", "list": {
            "rowHeight": ROW, "line": {"colour": "#FF0000", "height": 2}, "rows": [{"picture": "bar.png"}] * 60,
            "picture": {"height": PICTURE, "effect": {"drift": SPEED}}}}
        (folder / "stage.json").write_text(json.dumps(stage))
        parallax("page", folder / "stage.json", "-o", folder / "page.html")
        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "600x1100x24", "-nolisten", "tcp", "-noreset"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        display = ":" + screen.stdout.readline().strip()
        try:
            with Chromium(display) as browser:
                return watch(browser, display, (folder / "page.html").as_uri())
        finally:
            screen.terminate()
            screen.wait()


def watch(browser, display, url):
    def wheel(count):
        for _ in range(count):
            subprocess.run(["xdotool", "click", "5"], env={"DISPLAY": display, "PATH": "/usr/bin:/bin"}, check=True)
            time.sleep(0.06)

    browser.size(WIDTH, HEIGHT)
    browser.open(url)
    subprocess.run(
        ["xdotool", "mousemove", "200", "500"], env={"DISPLAY": display, "PATH": "/usr/bin:/bin"}, check=True)
    browser.run("for (let count = 0; count < 30; count++) await new Promise(requestAnimationFrame);")
    expect(browser.run("return document.documentElement.dataset.parallax") == "css", "the back end is not css")
    browser.call("Page.startScreencast", format="png", everyNthFrame=1)
    # In the midst of scrolling, where a frame that is under way gets stuck; and no further than what is attached.
    wheel(3)
    browser.call(
        "Runtime.evaluate",
        expression="setTimeout(() => { const end = performance.now() + 2000; while (performance.now() < end); })")
    time.sleep(0.1)
    browser.frames.clear()
    wheel(6)
    time.sleep(0.2)
    frames = list(browser.frames)
    browser.call("Page.stopScreencast")
    worst, places = 0.0, set()
    for frame in frames:
        found, lines = deviations(column(base64.b64decode(frame), 120))
        expect(len(found) >= 2, f"only {len(found)} pictures are seen in a frame")
        worst = max(worst, *found)
        places.add(round(lines[0] % ROW, 1))
    expect(len(places) >= 8, f"while blocked, the list was shown at {len(places)} places: it does not scroll by itself")
    expect(worst <= PIXELS, f"while the main thread is blocked, a picture is {worst:.2f} px from where it should be")
    return f"worst {worst:.2f} px in {len(frames)} frames at {len(places)} places"


if __name__ == "__main__":
    sys.exit(run([("drift while the main thread is blocked", check)]))
