"""What a screen reader is told of the live window, asked over the accessibility bus as one asks."""
import json
import re
import subprocess


class Bus:
    """A session bus of its own, with the accessibility bus that it starts."""

    def __init__(self, screen):
        environment = {**screen.environment(), "XDG_RUNTIME_DIR": screen.folder}
        for name in ["DBUS_SESSION_BUS_ADDRESS", "NO_AT_BRIDGE", "AT_SPI_BUS_ADDRESS"]:
            environment.pop(name, None)
        self.daemon = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address", f"--address=unix:dir={screen.folder}"],
            env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.address = self.daemon.stdout.readline().decode().strip()
        self.accessible = self.call(self.address, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")[2:-3]

    @staticmethod
    def call(address, name, path, method, *words):
        """The answer, as text in GLib's notation."""
        done = subprocess.run(["gdbus", "call", "--address", address, "--dest", name, "--object-path", path, "--method", method,
                               *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert done.returncode == 0, f"{method} of {path}: {done.stderr.decode()}"
        return done.stdout.decode().strip()

    def tree(self, process):
        """The window of a process, as nested triples of role, name and children."""
        for name, path in self.children("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"):
            owner = self.call(self.accessible, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                              "org.freedesktop.DBus.GetConnectionUnixProcessID", name)
            if owner == f"(uint32 {process},)":
                return self.node(name, path)
        return None

    def children(self, name, path):
        words = self.call(self.accessible, name, path, "org.a11y.atspi.Accessible.GetChildren")
        return re.findall(r"\('([^']+)', (?:objectpath )?'([^']+)'\)", words)

    def node(self, name, path):
        role = self.call(self.accessible, name, path, "org.a11y.atspi.Accessible.GetRoleName")[2:-3]
        label = self.call(self.accessible, name, path, "org.freedesktop.DBus.Properties.Get", "org.a11y.atspi.Accessible", "Name")
        label = re.fullmatch(r"""\(<['"](.*)['"]>,\)""", label)[1]
        return role, label, [self.node(*child) for child in self.children(name, path)]

    def close(self):
        self.daemon.terminate()
        self.daemon.wait()


def flat(node):
    yield node
    for child in node[2]:
        yield from flat(child)


def is_read_aloud(check):
    """A screen reader is told of a list with the stage's name, of each row or page in view by its words and in order, of every
    button by a name, and of what is wrong with a file."""
    bus = Bus(check.screen)
    try:
        reads(check, bus)
    finally:
        bus.close()


def reads(check, bus):
    window = check.open("captions", GTK_A11Y="atspi", DBUS_SESSION_BUS_ADDRESS=bus.address, NO_AT_BRIDGE="0")

    def listed():
        """The name of the list, and those of its items."""
        window.settled()
        found = [node for node in flat(bus.tree(window.process.pid)) if node[0] == "list"]
        assert len(found) == 1, f"there are {len(found)} lists"
        return found[0][1], [name for role, name, _ in found[0][2] if role == "list item"]

    def words(stage, rows):
        return stage, [f"{row['title']}, {row['subtitle']}" for row in rows]
    rows = json.load(open(check.path("captions.json")))["list"]["rows"]
    assert listed() == words("captions", rows[:5]), f"at the start it reads {listed()}"
    check.keys("End")
    assert listed() == words("captions", rows[-5:]), f"at the end it reads {listed()}"
    buttons = [name for role, name, _ in flat(bus.tree(window.process.pid)) if role == "button"]
    assert {"The stage before", "The next stage", "Menu"} <= set(buttons), f"its buttons are {buttons}"
    assert not any(name == "" or name.startswith("Gtk") for name in buttons), f"its buttons are {buttons}"
    check.keys("n")
    check.keys("Right")
    assert listed() == ("onboarding", ["Scroll"]), f"on the second page it reads {listed()}"
    check.reloads(lambda: check.edit("onboarding", lambda d: d["pages"].update(effect="pageFlip")), shown=False)
    window.until(lambda: any("pageFlip" in name for _, name, _ in flat(bus.tree(window.process.pid))),
                 "what is wrong with the file is not read")
