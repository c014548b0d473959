"""Whom the gallery must not shut out: checks of gallery.py for keys alone, large type, forced colours and screen readers."""
from sample import SYSTEMS, expect


def check_reach(gallery):
    """Everything has a name and can be reached by keys; nothing is cut off on a phone or a large screen, light or dark."""
    for width, height in [(390, 844), (720, 450), (1440, 900)]:
        gallery.browser.size(width, height)
        for scheme in ["light", "dark"]:
            gallery.browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            for system in SYSTEMS:
                gallery.open(system)
                expect(gallery.run("return document.documentElement.scrollWidth") == width, f"at {width} {system} is wider than the window")
                expect(not (poor := gallery.run("return unnamed()")), f"without a name: {poor}")
                expect(not (poor := gallery.run("return faint()")), f"hard to read in {scheme}: {poor}")
    gallery.browser.call("Emulation.setEmulatedMedia", features=[])
    gallery.browser.size(1440, 900)
    gallery.open("showroom")
    reached = []
    for _ in range(gallery.run("return controls().length") + 24):
        for kind in ["rawKeyDown", "keyUp"]:
            gallery.browser.call("Input.dispatchKeyEvent", type=kind, key="Tab", code="Tab", windowsVirtualKeyCode=9)
        unseen = gallery.run("""
            const e = document.activeElement;
            const isRung = [e, e.closest("label") ?? e].map((box) => getComputedStyle(box))
                .some((look) => look.outlineStyle !== "none" && parseFloat(look.outlineWidth) >= 2 && look.opacity > 0);
            return e === document.body || isRung ? null : e.outerHTML.slice(0, 80)""")
        expect(not unseen, f"one does not see that the keys are at {unseen}")
        reached.append(gallery.run("const e = document.activeElement; return e.id || e.dataset.label || e.ariaLabel || e.name || e.textContent"))
    for name in ["system", "open", "save", "scroller", "travel", "replay", "backend", "reduced", "mirrored", "replace", "reset", "code", "copy"]:
        expect(name in reached, f"keys do not reach {name}: {reached}")
    gallery.run("const s = document.querySelector('[data-label=\"Row height\"]'); s.focus()")
    before = gallery.run("return document.activeElement.value")
    for kind in ["rawKeyDown", "keyUp"]:
        gallery.browser.call("Input.dispatchKeyEvent", type=kind, key="ArrowRight", code="ArrowRight", windowsVirtualKeyCode=39)
    expect(gallery.run("return document.activeElement.value") == str(int(before) + 1), "an arrow key does not move a slider")
    gallery.silent()


def check_forced(gallery):
    """Where a system forces its colours upon pages, one still sees which tab is chosen and what is turned on, and where a button and
    a slider are."""
    gallery.browser.size(1440, 900)
    for scheme in ["light", "dark"]:
        features = {"forced-colors": "active", "prefers-color-scheme": scheme}
        gallery.browser.call("Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in features.items()])
        gallery.open("showroom")
        expect(gallery.run("return matchMedia('(forced-colors: active)').matches"), "no colours are forced")
        poor = gallery.run("""
            // What is clear shows what it lies on.
            const ground = (e) => {
                const { backgroundColor } = getComputedStyle(e);
                return e.parentElement && backgroundColor.endsWith(", 0)") ? ground(e.parentElement) : backgroundColor;
            };
            const poor = [];
            for (const group of document.querySelectorAll(".segments")) {
                const [chosen, other] = [":checked", ":not(:checked)"].map((state) => group.querySelector(`input${state} + span`));
                if (ground(chosen) === ground(other)) poor.push(`${chosen.textContent} is chosen as ${other.textContent} is`);
            }
            const motion = document.getElementById("reduced");
            const off = ground(motion);
            await toggle("reduced");
            if (ground(motion) === off) poor.push("a switch is on as it is off");
            for (const button of document.querySelectorAll("button, .button, select")) {
                const look = getComputedStyle(button);
                if (!button.closest("[hidden]") && parseFloat(look.borderTopWidth) < 1) poor.push(`${button.textContent} has no edge`);
            }
            return poor;""")
        expect(not poor, f"in {scheme}: {poor}")
    gallery.browser.call("Emulation.setEmulatedMedia", features=[])
    gallery.silent()


def check_tree(gallery):
    """To whom the gallery is read aloud, everything that can be used has a role and a name, sliders tell their values with their
    units, and nothing speaks up while content scrolls."""
    gallery.browser.size(1440, 900)
    roles = {"button", "checkbox", "combobox", "radio", "slider", "spinbutton", "switch"}
    for system, height in [("showroom", "250 pt"), ("window", "200 pt")]:
        gallery.open(system, "css")
        nodes = [node for node in gallery.browser.call("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
        told = [(node["role"]["value"], node.get("name", {}).get("value", ""),
                 {each["name"]: each["value"].get("value") for each in node.get("properties", [])}) for node in nodes]
        usable = [each for each in told if each[0] in roles]
        expect(not (poor := [role for role, name, _ in usable if not name]), f"{system}: without a name: {poor}")
        controls = gallery.run("return [controls().length, document.querySelectorAll('input, select, button').length]")
        expect(len(usable) >= controls[0] + 15, f"{system}: of {controls[1]} controls {len(usable)} are told")
        expect(not (odd := [each for each in told if each[2].get("focusable") and each[0] in ["generic", "none"]]), f"{system}: {odd}")
        # The protocol leaves out what a slider says of its value.
        values = gallery.run("return Object.fromEntries([...document.querySelectorAll('input[type=range]')].map((e) => [e.labels[0].textContent, e.ariaValueText]))")
        expect(set(values) == {name for role, name, _ in usable if role == "slider"}, f"{system}: sliders are {sorted(values)}")
        expect(values["Travel"] == "0 pt" and values["Row height"] == height, f"{system}: sliders tell {values}")
        names = [(role, name) for role, name, _ in told]
        for wanted in [("region", "The moving effect"), ("form", "Parameters"), ("switch", "Reduce Motion"), ("switch", "Right to left")]:
            expect(wanted in names, f"{system}: there is no {wanted}")
        expect(any(role == "region" and name.endswith(", scrolls") for role, name in names), f"{system}: the scroll view has no name")
        spoken = gallery.run("""
            const before = [...document.querySelectorAll("[aria-live], output, [role=status]")]
                .filter((element) => (element.ariaLive ?? "polite") !== "off").map((element) => [element, element.textContent]);
            await at(200);
            return before.filter(([element, words]) => element.textContent !== words).map(([element]) => element.id || element.outerHTML.slice(0, 60));""")
        expect(not spoken, f"{system}: while content scrolls, {spoken} speak up")
