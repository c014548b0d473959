"""A thousand things that a person may do to the live window, at random: actions.py PARALLAX [COUNT] [SEED].

The window must neither end nor complain, whatever is done, and its memory must not grow with what was done: resizing, reloading,
dropping, keys, scrolling, flicking, breaking the stage and mending it, deleting a picture and putting it back, closing and opening.
"""
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

from drop import Drag
from screen import Screen
from window import Window

HERE = os.path.dirname(os.path.abspath(__file__))
STAGES = os.path.join(HERE, "..", "..", "Stages")
KEYS = ["m", "d", "o", "e", "0", "r", "p", "n", "b", "Down", "Up", "Left", "Right", "Next", "Prior", "Home", "End", "space",
        "Tab", "shift+Tab", "g"]


class Hand:
    """Does things."""

    def __init__(self, parallax, screen, folder, dice):
        self.parallax, self.screen, self.folder, self.dice = parallax, screen, folder, dice
        self.picture = os.path.join(folder, "Pictures", "dawn.jpg")
        self.kept = self.picture + ".kept"
        shutil.copy(self.picture, self.kept)
        self.window = None
        self.open()

    def open(self):
        """Opens a window anew."""
        if self.window:
            self.window.close()
        self.mend()
        system = self.dice.choice(["showroom", "stretchy-header", "window", "captions", "onboarding"])
        self.stage = os.path.join(self.folder, system + ".json")
        self.window = Window(self.parallax, self.screen, self.stage, folder=self.folder)
        self.size = (390, 844)
        with open(self.stage) as file:
            self.text = file.read()

    def mend(self):
        """Puts back what was broken."""
        shutil.copy(self.kept, self.picture)
        if self.window:
            with open(self.stage, "w") as file:
                file.write(self.text)

    def spot(self):
        """Anywhere on the stage, and nowhere else: a button that goes down on the bare screen and comes up on the window is
        none that a desktop would let through."""
        return [self.dice.randrange(8, self.size[0] - 8), self.dice.randrange(60, self.size[1] - 8)]

    def key(self):
        self.screen.do("key", self.dice.choice(KEYS))

    def wheel(self):
        self.screen.do("mousemove", *self.spot(), "click", "--repeat", self.dice.randrange(1, 5), "--delay", 8, self.dice.choice([4, 5, 6, 7]))

    def drag(self):
        words = ["mousemove", *self.spot(), "mousedown", 1]
        for _ in range(self.dice.randrange(1, 8)):
            words += ["mousemove", *self.spot(), "sleep", 0.01]
        self.screen.do(*words, "mouseup", 1)

    def resize(self):
        self.size = (self.dice.randrange(390, 900), self.dice.randrange(240, 960))
        # Until the window is that large.
        self.screen.do("windowsize", "--sync", self.window.number, *self.size)

    def touch(self):
        with open(self.stage, "w") as file:
            file.write(self.text)

    def spoil(self):
        with open(self.stage, "w") as file:
            file.write(self.text[:self.dice.randrange(len(self.text))])

    def rename(self):
        spare = self.stage + ".new"
        with open(spare, "w") as file:
            file.write(self.text)
        os.replace(spare, self.stage)

    def lose(self):
        if os.path.exists(self.picture):
            os.unlink(self.picture)

    def break_picture(self):
        with open(self.picture, "wb") as file:
            file.write(b"no picture at all")

    def help(self):
        """Shows the keys, and closes them."""
        self.screen.do("key", "question")
        keys = self.window.other()
        self.screen.do("windowfocus", "--sync", keys, "key", "Tab", "key", "Down", "key", "Escape")
        self.window.alone()

    def drop(self):
        """Files over the window: pictures, one that is none, one that is not there, the stage itself; let go, or taken away."""
        pictures = [os.path.join(self.folder, "Pictures", name) for name in ["dawn.jpg", "fjord.jpg", "dunes.jpg"]]
        files = self.dice.sample([*pictures, self.stage, os.path.join(self.folder, "missing.png")], self.dice.randrange(1, 5))
        drag = Drag(self.screen.display, self.window.number, files)
        takes = drag.move(*self.spot())
        if takes and self.dice.randrange(4):
            drag.drop()
        else:
            drag.leave()


def play(hand, count, seed):
    """So many actions; how often each was done."""
    kinds = [hand.key] * 8 + [hand.wheel] * 4 + [hand.drag] * 4 + [hand.resize] * 2 + [hand.drop] * 2 + [
        hand.help, hand.touch, hand.spoil, hand.rename, hand.lose, hand.break_picture, hand.mend]
    done = {}
    for number in range(count):
        action = hand.open if number % 100 == 99 else hand.dice.choice(kinds)
        try:
            action()
            hand.window.check()
        except Exception:
            print(f"seed {seed}, action {number}: {action.__name__}", file=sys.stderr)
            raise
        done[action.__name__] = done.get(action.__name__, 0) + 1
        time.sleep(hand.dice.choice([0, 0.005, 0.03]))
    hand.mend()
    hand.window.close()
    return done


def main():
    parallax = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    screen = Screen(1000, 1000)
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(STAGES, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("Artwork", "Goldens"))
        hand = Hand(parallax, screen, folder, random.Random(seed))
        try:
            done = play(hand, count, seed)
        finally:
            # What has failed leaves nothing running.
            if hand.window.process.poll() is None:
                hand.window.process.kill()
            screen.close()
    print(f"{count} actions: " + ", ".join(f"{name} {times}" for name, times in sorted(done.items())))


main()
