"""Firefox by its Marionette protocol: the standard library alone."""
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time

PLACES = ["/usr/lib/firefox-esr/firefox-esr", "firefox-esr", "firefox"]
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False, "app.update.auto": False, "browser.startup.page": 0,
    "browser.startup.homepage_override.mstone": "ignore", "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False, "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "layout.frame_rate": 240, "layout.css.devPixelsPerPx": "1.0", "privacy.reduceTimerPrecision": False, "general.smoothScroll": False,
}


class Firefox:
    """One browser with one page of 600 x 844 points; narrower ones Firefox does not make."""

    def __init__(self, **preferences):
        program = next((p for p in PLACES if shutil.which(p)), None)
        if not program:
            raise SystemExit("there is no Firefox; Scripts/install.sh browsers installs it")
        self.profile = tempfile.mkdtemp(prefix="parallax-firefox-")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        with open(os.path.join(self.profile, "user.js"), "w") as file:
            for name, value in {**PREFERENCES, "marionette.port": port, **preferences}.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        self.process = subprocess.Popen(
            [program, "--marionette", "--headless", "--no-remote", "--profile", self.profile, "about:blank"],
            env={**os.environ, "HOME": self.profile, "MOZ_HEADLESS_WIDTH": "600", "MOZ_HEADLESS_HEIGHT": "930"},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.time() + 60
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), 1)
                break
            except OSError:
                if time.time() > end:
                    raise
                time.sleep(0.05)
        self.socket.settimeout(120)
        self.input = self.socket.makefile("rb")
        self.count = 0
        self._receive()
        self.call("WebDriver:NewSession", capabilities={"alwaysMatch": {"timeouts": {"script": 120000}}})
        for _ in range(2):
            shown = self.run("return [innerWidth, innerHeight]")
            whole = self.call("WebDriver:GetWindowRect")
            self.call(
                "WebDriver:SetWindowRect", width=whole["width"] + 600 - shown[0],
                height=whole["height"] + 844 - shown[1])

    def _receive(self):
        length = b""
        while (byte := self.input.read(1)) != b":":
            if not byte:
                raise EOFError("Firefox has ended")
            length += byte
        return json.loads(self.input.read(int(length)))

    def call(self, method, **params):
        self.count += 1
        message = json.dumps([0, self.count, method, params]).encode()
        self.socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, result = self._receive()
        if error:
            raise RuntimeError(f"{method}: {error.get('message')}")
        return result["value"] if isinstance(result, dict) and set(result) == {"value"} else result

    def open(self, url):
        self.call("WebDriver:Navigate", url="about:blank")
        self.call("WebDriver:Navigate", url=url)

    def run(self, body):
        """Runs the body of an async function in the page and returns what it returns."""
        result = self.call(
            "WebDriver:ExecuteAsyncScript", args=[], newSandbox=False, sandbox=None,
            script="const done = arguments[arguments.length - 1]; (async () => {" + body
            + "})().then((value) => done({ value }), (error) => done({ error: String(error) }));")
        if not isinstance(result, dict) or "error" in result:
            raise RuntimeError(result["error"] if result else "the page went away")
        return result.get("value")

    def back(self):
        self.call("WebDriver:Back")

    def close(self):
        try:
            self.call("Marionette:Quit", flags=["eForceQuit"])
            self.process.wait(10)
        except Exception:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
