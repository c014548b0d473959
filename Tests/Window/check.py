"""A folder with the stages, and a live window on one of them, for checks of what it does."""
import json
import os
import shutil
import time

from pixels import compare, render
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
