"""A live window on a screen: started, watched by what it says of its frames, and closed."""
import json
import os
import subprocess
import tempfile
import threading
import time


class Window:
    """`parallax preview --trace` on a screen."""

    def __init__(self, parallax, screen, stage, *options, scale=1, folder=None, **environment):
        self.screen, self.scale = screen, scale
        self.complaints = tempfile.TemporaryFile()
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [os.path.abspath(parallax), "preview", os.path.abspath(stage), "--trace", *options], cwd=folder,
            env=screen.environment(scale, **environment), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=self.complaints)
        self.lines, self.news, self.asked = [], threading.Condition(), 0
        threading.Thread(target=self._read, daemon=True).start()
        self.place = self.wait(lambda line: "stage" in line, "shown no stage", seconds=60)
        self.wait(lambda line: "painting" in line, "painted no frame", seconds=60)
        self.first_frame = time.monotonic() - self.began
        # Nobody manages windows here: the keyboard's focus has to be given.
        self.number = self.until(self._numbers, "no window")[-1]
        screen.do("windowfocus", self.number)

    def _read(self):
        for line in self.process.stdout:
            with self.news:
                self.lines.append(json.loads(line))
                self.news.notify_all()
        with self.news:
            self.lines.append({"event": "ended"})
            self.news.notify_all()

    def _numbers(self):
        """The windows of the process that can be seen."""
        words = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
        return subprocess.run(words, env=self.screen.environment(), stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL).stdout.decode().split()

    def until(self, look, what, seconds=60):
        """Looks until there is something to be seen."""
        end = time.monotonic() + seconds
        while not (seen := look()):
            self.check()
            if time.monotonic() > end:
                raise AssertionError(f"{what}: {self.words()}")
            time.sleep(0.03)
        return seen

    def other(self):
        """Waits for a second window; its number."""
        return self.until(lambda: [number for number in self._numbers() if number != self.number], "no second window")[0]

    def alone(self):
        """Waits until the second window has gone, and gives the first one the keyboard's focus again."""
        self.until(lambda: self._numbers() == [self.number], "the second window stays")
        self.screen.do("windowfocus", "--sync", self.number)

    def check(self):
        """Stops the test if the window has gone."""
        if self.process.poll() is not None:
            raise AssertionError(f"the window ended with {self.process.returncode}: {self.words()}")

    def wait(self, wanted, what, seconds=20, since=0):
        """The first line that is wanted."""
        end = time.monotonic() + seconds
        with self.news:
            while True:
                for line in self.lines[since:]:
                    if wanted(line):
                        return line
                if self.lines and self.lines[-1].get("event") == "ended":
                    raise AssertionError(f"the window ended, and has {what}: {self.words()}")
                if not self.news.wait(end - time.monotonic()):
                    raise AssertionError(f"the window has {what} within {seconds} s: {self.words()}")

    def does(self, *words):
        """Does what xdotool is told, and waits for what comes of it: the last frame."""
        self.screen.do(*words)
        return self.settled()

    def settled(self, seconds=60):
        """The frame that shows what came of all that was done before, and behind which none follows by itself. However slow the
        window is: it is asked, and answers when it has dealt with everything up to the question."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            count = len(self.lines)
            self.asked += 1
            self.screen.do("key", "F12")
            answer = self.wait(lambda line: line.get("answer") == self.asked, "not answered", seconds, since=count)
            last = [line for line in self.lines[count:self.lines.index(answer)] if "travel" in line][-1]
            if not last["moving"]:
                return last
            self.wait(lambda line: line.get("moving") is False, "not come to rest", seconds, since=self.lines.index(answer))
        raise AssertionError("the window does not come to rest")

    def rows(self):
        """The pixels of the stage."""
        x, y, width, height = [round(number * self.scale) for number in self.place["stage"]]
        return self.screen.pixels(x, y, width, height)

    def point(self, x, y):
        """A place of the stage as one of the screen."""
        left, top, _, _ = self.place["stage"]
        return [round((left + x) * self.scale), round((top + y) * self.scale)]

    def words(self):
        """What it has said on standard error."""
        self.complaints.seek(0)
        return self.complaints.read().decode(errors="replace")

    def close(self):
        """Closes it by its key; what it complained about."""
        # A menu that is open takes the keys until it is left, and while it goes.
        for _ in range(12):
            if self.process.poll() is None:
                self.screen.do("windowfocus", self.number, "key", "Escape", "sleep", 0.2, "key", "q")
            try:
                status = self.process.wait(5)
                break
            except subprocess.TimeoutExpired:
                continue
        else:
            self.process.kill()
            raise AssertionError("the window does not close")
        words = self.words()
        self.complaints.close()
        if status != 0 or words:
            raise AssertionError(f"the window ended with {status}, and said: {words}")
