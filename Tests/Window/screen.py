"""A virtual display with a hand at its mouse and keys: Xvfb, whose pixels are read from its memory, and xdotool."""
import ctypes
import mmap
import os
import shutil
import struct
import subprocess
import tempfile


class Screen:
    """An X display that nobody sees."""

    def __init__(self, width, height):
        for program in ["Xvfb", "xdotool"]:
            if not shutil.which(program):
                raise SystemExit(f"there is no {program}; Scripts/install.sh window installs it")
        self.folder = tempfile.mkdtemp(prefix="parallax-screen-")
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-fbdir", self.folder,
             "-nolisten", "tcp", "-noreset", "-nocursor"], pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as numbers:
            self.display = ":" + numbers.readline().strip()
        if self.display == ":":
            raise SystemExit("Xvfb did not start")
        with open(os.path.join(self.folder, "Xvfb_screen0"), "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        # The header of an X window dump: its own size, and further on that of the picture, of a line, and of the colours.
        header = struct.unpack(">25I", self.memory[:100])
        self.width, self.height, self.line = header[4], header[5], header[12]
        self.start = header[0] + header[19] * 12

    def environment(self, scale=1, **more):
        """What a program is started with, so that it shows itself here and asks no other program for anything."""
        return {**os.environ, "DISPLAY": self.display, "WAYLAND_DISPLAY": "", "GDK_BACKEND": "x11",
                "GDK_SCALE": str(scale), "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory",
                "DBUS_SESSION_BUS_ADDRESS": "disabled:", "NO_AT_BRIDGE": "1", "LC_ALL": "C.UTF-8", **more}

    def pixels(self, x, y, width, height):
        """A part of the screen as rows of blue, green, red and nothing."""
        first = self.start + y * self.line + x * 4
        lines = [first + row * self.line for row in range(height)]
        return [self.memory[line:line + width * 4] for line in lines]

    def do(self, *words):
        """Moves the mouse, presses keys: the words of xdotool."""
        subprocess.run(["xdotool", *[str(word) for word in words]], check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, env={**os.environ, "DISPLAY": self.display})

    def close(self):
        self.memory.close()
        self.server.terminate()
        self.server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Picture:
    """A picture file, decoded by gdk-pixbuf, which the painter stands on, too."""

    library = None

    def __init__(self, path):
        if Picture.library is None:
            library = ctypes.CDLL("libgdk_pixbuf-2.0.so.0")
            library.gdk_pixbuf_new_from_file.restype = ctypes.c_void_p
            library.gdk_pixbuf_get_pixels.restype = ctypes.c_void_p
            Picture.library = library
        library = Picture.library
        pointer = library.gdk_pixbuf_new_from_file(os.fsencode(path), None)
        if not pointer:
            raise SystemExit(f"{path} is no picture")
        picture = ctypes.c_void_p(pointer)
        self.width = library.gdk_pixbuf_get_width(picture)
        self.height = library.gdk_pixbuf_get_height(picture)
        line = library.gdk_pixbuf_get_rowstride(picture)
        self.parts = library.gdk_pixbuf_get_n_channels(picture)
        address = library.gdk_pixbuf_get_pixels(picture)
        # The last row may be shorter than a line.
        self.rows = [ctypes.string_at(address + row * line, self.width * self.parts) for row in range(self.height)]
        ctypes.CDLL("libgobject-2.0.so.0").g_object_unref(picture)

    def _is(self, own, other):
        return all(own[part::self.parts] == other[2 - part::4] for part in range(3))

    def equals(self, rows):
        """Whether a part of the screen shows the picture; soon known if it does not."""
        return len(rows) == self.height and all(self._is(own, other) for own, other in zip(self.rows, rows))

    def difference(self, rows):
        """The largest difference of a part of a colour from a part of the screen, and how many pixels differ."""
        largest, count = 0, 0
        for own, other in zip(self.rows, rows):
            if self._is(own, other):
                continue
            for x in range(self.width):
                off = max(abs(own[x * self.parts + part] - other[x * 4 + 2 - part]) for part in range(3))
                largest = max(largest, off)
                count += off > 0
        return largest, count
