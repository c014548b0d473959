"""Chromium over a pipe, by its own DevTools protocol: the standard library alone."""
import base64
import json
import os
import queue
import shutil
import subprocess
import tempfile
import threading
import time

FLAGS = [
    "--no-first-run", "--no-default-browser-check", "--disable-extensions",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--mute-audio",
    "--hide-scrollbars", "--force-color-profile=srgb", "--disable-dev-shm-usage", "--disable-gpu",
    "--remote-debugging-pipe", "--disable-features=Translate,OptimizationHints,MediaRouter,PaintHolding",
]
PLACES = ["/usr/lib/chromium/chromium", "chromium", "google-chrome"]


class Chromium:
    """One browser with one page; what the page prints and what it asks the network for is kept."""

    def __init__(self, display=None, is_hurried=True):
        """Starts it without a window, as fast as it can or at a screen's own pace; or in a window on an X display."""
        program = next((p for p in PLACES if shutil.which(p)), None)
        if not program:
            raise SystemExit("there is no Chromium; Scripts/install.sh browser installs it")
        self.profile = tempfile.mkdtemp(prefix="parallax-chromium-")
        their_input, ours = os.pipe()
        our_input, theirs = os.pipe()

        def take_pipes():
            one, two = os.dup(their_input), os.dup(theirs)
            os.dup2(one, 3)
            os.dup2(two, 4)

        # As root, Chromium runs only without its sandbox; it shows nothing here but our own files.
        flags = FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else [])
        if display:
            flags += ["--window-position=0,0", "--window-size=500,1000", "--ozone-platform=x11"]
        else:
            flags += ["--headless=new"] + (["--disable-frame-rate-limit"] if is_hurried else ["--disable-smooth-scrolling"])
        self.process = subprocess.Popen(
            [program, *flags, f"--user-data-dir={self.profile}", "about:blank"],
            env={**os.environ, "TMPDIR": self.profile, "DISPLAY": display or ""}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, preexec_fn=take_pipes, close_fds=False)
        os.close(their_input)
        os.close(theirs)
        self.output, self.input = ours, os.fdopen(our_input, "rb", 0)
        self.count, self.waiting, self.session = 0, {}, None
        self.lock = threading.Lock()
        self.loaded = threading.Event()
        self.words, self.requests = [], []
        self.trace, self.traced = [], threading.Event()
        self.frames = []
        threading.Thread(target=self._read, daemon=True).start()
        pages = [t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page"]
        target = pages[0]["targetId"] if pages else self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network", "DOM"]:
            self.call(domain + ".enable")

    def _read(self):
        rest = b""
        while True:
            part = self.input.read(1 << 16)
            if not part:
                return
            rest += part
            while b"\0" in rest:
                message, rest = rest.split(b"\0", 1)
                self._take(json.loads(message))

    def _take(self, message):
        if "id" in message:
            self.waiting.pop(message["id"]).put(message)
            return
        method, params = message["method"], message["params"]
        if method == "Page.loadEventFired":
            self.loaded.set()
        elif method == "Runtime.consoleAPICalled":
            self.words.append(" ".join(str(a.get("value", a.get("description"))) for a in params["args"]))
        elif method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.words.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded":
            self.words.append(params["entry"]["text"])
        elif method == "Page.screencastFrame":
            self.frames.append(params["data"])
            # Answered from here, as nobody waits: the browser sends the next frame only then.
            threading.Thread(target=self.call, args=["Page.screencastFrameAck"], kwargs={"sessionId": params["sessionId"]}).start()
        elif method == "Tracing.dataCollected":
            self.trace += params["value"]
        elif method == "Tracing.tracingComplete":
            self.traced.set()
        elif method == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"][:200])

    def call(self, method, **params):
        """Calls a method of the protocol and waits for its answer."""
        with self.lock:
            self.count += 1
            answer = self.waiting[self.count] = queue.Queue()
            message = {"id": self.count, "method": method, "params": params}
            if self.session and not method.startswith("Target."):
                message["sessionId"] = self.session
            data = json.dumps(message).encode() + b"\0"
            while data:
                data = data[os.write(self.output, data):]
        message = answer.get(timeout=60)
        if "error" in message:
            raise RuntimeError(f"{method}: {message['error']}")
        return message["result"]

    def size(self, width, height, scale=1, mobile=False):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=mobile)

    def reduce_motion(self, wanted):
        value = "reduce" if wanted else "no-preference"
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": value}])

    def open(self, url):
        # Between two addresses that differ only behind "#" nothing would be loaded.
        self._navigate("about:blank")
        self.words, self.requests = [], []
        self._navigate(url)

    def _navigate(self, url):
        self.loaded.clear()
        self.call("Page.navigate", url=url)
        end = time.monotonic() + 30
        # On a busy machine the event may still be that of the page before.
        while time.monotonic() < end:
            self.loaded.wait(end - time.monotonic())
            shown = self.call("Runtime.evaluate", expression="document.readyState + location.href", returnByValue=True)
            if shown["result"].get("value") == "complete" + url:
                return
            time.sleep(0.01)
        raise RuntimeError(f"{url} does not load")

    def back(self):
        history = self.call("Page.getNavigationHistory")
        self.call("Page.navigateToHistoryEntry", entryId=history["entries"][history["currentIndex"] - 1]["id"])

    def run(self, body):
        """Runs the body of an async function in the page and returns what it returns."""
        result = self.call(
            "Runtime.evaluate", expression=f"(async () => {{ {body} }})()", awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def animations(self, act):
        """The animations that run while `act` acts: for each name, the reasons for which they need the main thread."""
        self.trace = []
        self.traced.clear()
        self.call(
            "Tracing.start", transferMode="ReportEvents",
            traceConfig={"includedCategories": ["blink.animations"], "excludedCategories": ["*"]})
        act()
        self.call("Tracing.end")
        self.traced.wait(30)
        names, reasons = {}, {}
        for event in self.trace:
            data = event.get("args", {}).get("data") or {}
            if event["name"] != "Animation":
                continue
            identity = str(event.get("id2") or event.get("id"))
            if "displayName" in data:
                names[identity] = data["displayName"]
                reasons.setdefault(data["displayName"], set())
            if data.get("compositeFailed"):
                reasons.setdefault(names.get(identity, "?"), set()).add(data["compositeFailed"])
        return reasons

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def touch(self, kind, *points):
        self.call(
            "Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points])

    def wheel(self, x, y, dx, dy):
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=dx, deltaY=dy)

    def close(self):
        try:
            self.session = None
            self.call("Target.getTargets")
            self.process.terminate()
            self.process.wait(5)
        except Exception:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
