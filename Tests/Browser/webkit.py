"""WebKitGTK by its WebDriver, on an X server of its own: the standard library alone."""
import glob
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from sample import Crash


class WebKit:
    """One browser with one page of 600 x 844 points. If the engine's own process ends, another browser is started, and who asked is
    told of a crash."""

    def __init__(self):
        self._start()

    def _start(self):
        browsers = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser") + glob.glob("/usr/lib/*/webkitgtk-6.0/MiniBrowser")
        if not browsers or not shutil.which("WebKitWebDriver") or not shutil.which("Xvfb"):
            raise SystemExit("there is no WebKitGTK with its driver, or no Xvfb; Scripts/install.sh browsers installs them")
        self.home = tempfile.mkdtemp(prefix="parallax-webkit-")
        os.chmod(self.home, 0o700)
        told, tells = os.pipe()
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(tells), "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[tells], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(tells)
        with os.fdopen(told) as pipe:
            display = ":" + pipe.readline().strip()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        hidden = ["WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"]
        environment = {name: value for name, value in os.environ.items() if name not in hidden}
        environment |= {
            "DISPLAY": display, "HOME": self.home, "XDG_RUNTIME_DIR": self.home, "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "GDK_BACKEND": "x11",
            # Painted by a graphics card that is played by a program, a frame takes half as long again.
            "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1", "LP_NUM_THREADS": "0",
        }
        # A group of its own: the driver leaves its browser running when it is ended alone.
        self.driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={self.port}"], env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        end = time.time() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                break
            except OSError:
                if time.time() > end:
                    raise
                time.sleep(0.05)
        options = {"binary": browsers[0], "args": ["--automation"]}
        wanted = {"webkitgtk:browserOptions": options, "timeouts": {"script": 120000}}
        session = self._request("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.session = "/session/" + session["sessionId"]
        for _ in range(3):
            shown = self.run("return [innerWidth, innerHeight]")
            whole = self._request("GET", self.session + "/window/rect")
            size = {"width": whole["width"] + 600 - shown[0], "height": whole["height"] + 844 - shown[1]}
            self._request("POST", self.session + "/window/rect", size)

    def _request(self, method, path, body=None):
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", method=method, headers={"Content-Type": "application/json"},
            data=None if body is None else json.dumps(body).encode())
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode()[:400]}") from None

    def _ask(self, method, path, body):
        """A request to the session. One that fails is the page's fault while the engine still answers another."""
        try:
            return self._request(method, self.session + path, body)
        except RuntimeError as error:
            try:
                self._request("POST", self.session + "/execute/sync", {"script": "return 1", "args": []})
            except RuntimeError:
                self.close()
                self._start()
                raise Crash(f"WebKitGTK's own process has ended ({error})") from None
            raise

    def open(self, url):
        for address in ["about:blank", url]:
            self._ask("POST", "/url", {"url": address})

    def run(self, body):
        """Runs the body of an async function in the page and returns what it returns."""
        script = (
            "const done = arguments[arguments.length - 1]; (async () => {" + body
            + "})().then((value) => done({ value }), (error) => done({ error: String(error) }));")
        result = self._ask("POST", "/execute/async", {"script": script, "args": []})
        if not isinstance(result, dict) or "error" in result:
            raise RuntimeError(result["error"] if result else "the page went away")
        return result.get("value")

    def back(self):
        self._ask("POST", "/back", {})

    def close(self):
        try:
            self._request("DELETE", self.session)
        except Exception:
            pass
        try:
            os.killpg(self.driver.pid, signal.SIGTERM)
            self.driver.wait(5)
        except Exception:
            pass
        self.screen.terminate()
        self.screen.wait()
        shutil.rmtree(self.home, ignore_errors=True)
