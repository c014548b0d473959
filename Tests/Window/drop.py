"""Drags files onto a window, as a file manager does: the XDND protocol, version 5, spoken through Xlib alone."""
import ctypes
import os
import time
import urllib.parse

X = None
ATOMS = ["XdndEnter", "XdndPosition", "XdndStatus", "XdndLeave", "XdndDrop", "XdndFinished", "XdndSelection", "XdndActionCopy",
         "text/uri-list"]
CLIENT_MESSAGE, SELECTION_REQUEST, SELECTION_NOTIFY = 33, 30, 31


class Event(ctypes.Union):
    """An X event, as far as it is needed here."""

    class Message(ctypes.Structure):
        _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p),
                    ("window", ctypes.c_ulong), ("message", ctypes.c_ulong), ("format", ctypes.c_int), ("data", ctypes.c_long * 5)]

    class Request(ctypes.Structure):
        _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p),
                    ("owner", ctypes.c_ulong), ("requestor", ctypes.c_ulong), ("selection", ctypes.c_ulong),
                    ("target", ctypes.c_ulong), ("property", ctypes.c_ulong), ("time", ctypes.c_ulong)]

    class Notice(ctypes.Structure):
        _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p),
                    ("requestor", ctypes.c_ulong), ("selection", ctypes.c_ulong), ("target", ctypes.c_ulong),
                    ("property", ctypes.c_ulong), ("time", ctypes.c_ulong)]

    _fields_ = [("type", ctypes.c_int), ("message", Message), ("request", Request), ("notice", Notice), ("room", ctypes.c_long * 24)]


class Drag:
    """Files under a mouse button that is held."""

    def __init__(self, display, window, files):
        global X
        if X is None:
            X = ctypes.CDLL("libX11.so.6")
            for name in ["XOpenDisplay", "XDefaultRootWindow", "XCreateSimpleWindow", "XInternAtom"]:
                getattr(X, name).restype = ctypes.c_void_p if name == "XOpenDisplay" else ctypes.c_ulong
        self.display = ctypes.c_void_p(X.XOpenDisplay(display.encode()))
        self.window = ctypes.c_ulong(int(window))
        root = ctypes.c_ulong(X.XDefaultRootWindow(self.display))
        self.own = ctypes.c_ulong(X.XCreateSimpleWindow(self.display, root, 0, 0, 1, 1, 0, 0, 0))
        self.atoms = {name: X.XInternAtom(self.display, name.encode(), 0) for name in ATOMS}
        self.text = "".join("file://" + urllib.parse.quote(os.path.abspath(file)) + "\r\n" for file in files).encode()
        X.XSetSelectionOwner(self.display, ctypes.c_ulong(self.atoms["XdndSelection"]), self.own, ctypes.c_ulong(0))
        self._send("XdndEnter", 5 << 24, self.atoms["text/uri-list"], 0, 0)

    def move(self, x, y):
        """Over a place of the screen, and a little about it as a hand is; whether the files would be taken there."""
        for near in range(3):
            self._send("XdndPosition", 0, x + near << 16 | y, 0, self.atoms["XdndActionCopy"])
            status = self._wait("XdndStatus").data[1]
        return status & 1 == 1

    def leave(self):
        self._send("XdndLeave", 0, 0, 0, 0)
        self._close()

    def drop(self):
        """Lets go; whether the files were taken."""
        self._send("XdndDrop", 0, 0, 0, 0)
        taken = self._wait("XdndFinished").data[1] & 1 == 1
        self._close()
        return taken

    def _close(self):
        X.XFlush(self.display)
        X.XCloseDisplay(self.display)

    def _send(self, name, *data):
        event = Event()
        message = event.message
        message.type, message.window, message.message, message.format = CLIENT_MESSAGE, self.window.value, self.atoms[name], 32
        for index, value in enumerate([self.own.value, *data]):
            message.data[index] = value
        X.XSendEvent(self.display, self.window, 0, ctypes.c_long(0), ctypes.byref(event))
        X.XFlush(self.display)

    def _wait(self, name, seconds=60):
        """The next message of a name, however slow the window is; the files are handed over meanwhile if they are asked for."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not X.XPending(self.display):
                time.sleep(0.005)
                continue
            event = Event()
            X.XNextEvent(self.display, ctypes.byref(event))
            if event.type == CLIENT_MESSAGE and event.message.message == self.atoms[name]:
                return event.message
            if event.type == SELECTION_REQUEST:
                self._hand_over(event.request)
        raise AssertionError(f"the window does not answer with {name}")

    def _hand_over(self, request):
        X.XChangeProperty(self.display, ctypes.c_ulong(request.requestor), ctypes.c_ulong(request.property),
                          ctypes.c_ulong(request.target), 8, 0, self.text, len(self.text))
        event = Event()
        notice = event.notice
        notice.type, notice.requestor, notice.selection = SELECTION_NOTIFY, request.requestor, request.selection
        notice.target, notice.property, notice.time = request.target, request.property, request.time
        X.XSendEvent(self.display, ctypes.c_ulong(request.requestor), 0, ctypes.c_long(0), ctypes.byref(event))
        X.XFlush(self.display)
