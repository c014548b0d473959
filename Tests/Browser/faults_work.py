"""Faults of the kinds P and D: work, and what is left behind. faults.py tries them."""
from sample import expect, variant

COUNTED = """
    window.work = { frames: 0, reads: 0, writes: 0 };
    const ask = requestAnimationFrame;
    window.requestAnimationFrame = (call) => { work.frames++; return ask(call); };
    const read = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () { work.reads++; return read.call(this); };
    const write = CSSStyleDeclaration.prototype.setProperty;
    CSSStyleDeclaration.prototype.setProperty = function (...all) { work.writes++; return write.apply(this, all); };
    // A step of scrolling is told in the next frame, and what follows from it is done in that frame, too.
    window.shown = () => new Promise((done) => ask(() => ask(done)));
    window.count = async (act) => {
        Object.assign(work, { frames: 0, reads: 0, writes: 0 });
        await act();
        await new Promise((done) => setTimeout(done, 200));
        return { ...work };
    };
"""


def little_work(tested):
    """At rest nothing is done; while scrolling, the script does nothing a step on css, and on frame no more for a longer list. P (lax#78; jarallax; simpleParallax)."""
    costs = {}
    for count in [30, 300]:
        def change(stage):
            stage["list"]["rows"] *= count // 10

        for _, back_end in tested.each(variant("captions", tested.folder, change)):
            # Five rows are in view all the way, and none comes near.
            tested.run("document.querySelector('.scroller').scrollTop = 2010; await settle();" + COUNTED)
            idle = tested.run("return count(() => {})")
            expect(not any(idle.values()), f"{back_end}, {count} rows: at rest the script does {idle}")
            costs[back_end, count] = tested.run(
                "return count(async () => { const s = document.querySelector('.scroller');"
                " for (let i = 0; i < 10; i++) { s.scrollTop += 3; await shown(); } })")
    for (back_end, count), cost in costs.items():
        # In each frame the place of the view and that of one row are read, and each picture in view is written.
        wanted = {"css": {"frames": 0, "reads": 0, "writes": 0}, "frame": {"frames": 10, "reads": 20, "writes": 50}}[back_end]
        expect(cost == wanted, f"{back_end}: ten steps with {count} rows take {cost}, not {wanted}")


def nothing_piles_up(tested):
    """Pulls and changed wishes leave no listener and no style behind. D (rellax#91; simpleParallax#37; jarallax#102)."""
    def state():
        tested.run("await travel(0); for (let c = 0; c < 20; c++) await frame();")
        counts = []
        for expression in ["document.querySelector('.scroller')", "window", "document"]:
            found = tested.browser.call("Runtime.evaluate", expression=expression)["result"]["objectId"]
            listeners = tested.browser.call("DOMDebugger.getEventListeners", objectId=found)["listeners"]
            counts.append(sorted(f"{each['type']} {each['passive']}" for each in listeners))
        styles = tested.run("return [...document.querySelectorAll('[style]')].map((e) => e.className + ': ' + e.getAttribute('style')).sort()")
        return counts, styles

    for _, back_end in tested.each("stretchy-header"):
        for _ in range(2):
            tested.browser.wheel(195, 400, 0, -60)
        tested.run("await until(() => document.querySelector(':root[data-pulled]'), 'a wheel pulls'); return sprungBack()")
        before = state()
        for _ in range(6):
            tested.browser.wheel(195, 400, 0, -60)
            tested.browser.touch("touchStart", (195, 150))
            for y in [170, 200, 240]:
                tested.browser.touch("touchMove", (195, y))
            tested.browser.touch("touchEnd")
            tested.browser.reduce_motion(True)
            tested.run("return travel(0.4)")
            tested.browser.reduce_motion(False)
            tested.run("return travel(0)")
        tested.run("return sprungBack()")
        after = state()
        expect(before == after, f"{back_end}: before {before}; after {after}")
        expect(not any("wheel False" in each or "touchmove" in str(each) for each in after[0]), f"at rest there listen {after[0]}")
        # Far from the start, no wheel and no finger waits for the script, or has the page searched for what lies under it.
        tested.run("await travel(0.9);")
        away = state_of_scroller(tested)
        expect(not any(kind.startswith(("wheel", "touch")) for kind in away), f"scrolled, there listen {away}")


def state_of_scroller(tested):
    found = tested.browser.call("Runtime.evaluate", expression="document.querySelector('.scroller')")["result"]["objectId"]
    return [each["type"] for each in tested.browser.call("DOMDebugger.getEventListeners", objectId=found)["listeners"]]
