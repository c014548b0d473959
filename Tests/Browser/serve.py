"""A folder over HTTP, from this machine to this machine; a file's headers may be told."""
import functools
import http.server
import threading


class Handler(http.server.SimpleHTTPRequestHandler):
    headers_of = {}

    def log_message(self, *_):
        pass

    def send_head(self):
        # Told to the second, as headers tell it, a file that a test has just written anew may be as old as the last one.
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        for name, value in self.headers_of.get(self.path.split("?")[0].lstrip("/"), {}).items():
            self.send_header(name, value)
        super().end_headers()


class Server:
    def __init__(self, folder):
        self.handler = type("Handler", (Handler,), {"headers_of": {}})
        self.server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(self.handler, directory=str(folder)))
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, name, **headers):
        """The address of a file, which is sent with these headers."""
        self.handler.headers_of[name] = {key.replace("_", "-"): value for key, value in headers.items()}
        return f"http://127.0.0.1:{self.server.server_address[1]}/{name}"

    def close(self):
        self.server.shutdown()
        self.server.server_close()
