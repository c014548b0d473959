"""Faults of the kind L: what was read once and is stale. faults.py tries them."""
from sample import expect, variant


def late_pictures(tested):
    """Pictures that come late, in other shapes, or never, move no layer. L, I (rellax#249, #56; react-scroll-parallax#88, #58)."""
    for stage, _ in tested.each("captions", "stretchy-header"):
        tested.run("window.late = [...document.images].map((e) => [e, e.src]); late.forEach(([e]) => e.removeAttribute('src'));")
        tested.hold(stage, tested.at(0.3))
        tested.run("""
            const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 30 });
            canvas.getContext('2d').fillRect(0, 0, 900, 30);
            late.forEach(([e, src], index) => (e.src = [src, canvas.toDataURL(), 'data:image/png;base64,AAAA'][index % 3]));""")
        tested.hold(stage, [tested.shot(), *tested.at(0.7, 0)])


def late_fonts(tested):
    """Fonts and text sizes that change late move no layer. L (rellax#249)."""
    for stage, _ in tested.each("captions"):
        tested.run("return travel(0.4)")
        tested.run("""
            document.documentElement.style.fontSize = '40px';
            document.querySelectorAll('.words').forEach((e) => { e.style.fontFamily = 'serif'; e.style.fontSize = '60px'; });""")
        tested.hold(stage, [tested.shot(), *tested.at(0.8)])


# The rows' heights, after all was laid out.
HEIGHTS = """
    const set = (row, height) => page.querySelector(`[data-cell='row.${row}']`).style.setProperty('--item', height + 'px');
"""


def constant_length(tested):
    """A row grows and another shrinks as much, while nothing scrolls: no row stays behind. L (parallax-controller 1.7.1; locomotive 5)."""
    after = variant("captions", tested.folder, lambda stage: [
        stage["list"]["rows"][row].update(height=height) for row, height in [(0, 290), (9, 110)]])
    for anchors in ["auto", "none"]:
        for _ in tested.each("captions"):
            tested.run(f"document.querySelector('.scroller').style.overflowAnchor = '{anchors}'; return travel(0.4)")
            tested.run(HEIGHTS + "set(0, 290); set(9, 110);")
            tested.hold(after, [tested.shot(), *tested.at(0.2, 0.9)])


def late_rows(tested):
    """Rows that are put in, taken out and moved are moved and enter as all others. L, D (rellax#146, #230; simpleParallax#50)."""
    order = [7, 0, 1, 3, 1, 4, 6, 8, 9]

    def change(stage):
        rows = stage["list"]["rows"]
        stage["list"]["rows"] = [rows[index] for index in order]

    for name in ["showroom", "captions"]:
        after = variant(name, tested.folder, change)
        for _ in tested.each(name):
            tested.run("return travel(0.3)")
            tested.run("""
                const items = document.querySelector('.items');
                const rows = [...items.children];
                rows[5].remove();
                rows[2].remove();
                items.prepend(rows[7]);
                const fresh = rows[1].cloneNode(true);
                for (const name of ['data-near', 'data-live']) fresh.removeAttribute(name);
                rows[4].before(fresh);
                [...items.children].forEach((row, index) => {
                    for (const layer of [row, ...row.querySelectorAll('[data-layer]')]) {
                        if (layer.dataset.layer) layer.dataset.layer = layer.dataset.layer.replace(/\\d+/, index);
                    }
                });""")
            tested.hold(after, [tested.shot(), *tested.at(0.0, 1.0, 0.45)])


def sizes_there_and_back(tested):
    """A window that changes and changes back while scrolled leaves nothing behind, to the bit. L, F, V (lax#157, #34; react-scroll-parallax#62)."""
    for stage, _ in tested.each("showroom", "stretchy-header", "onboarding"):
        before = tested.at(0.25)[0]
        for width, height in [(360, 640), (430, 932)] * 2:
            tested.run(
                f"Object.assign(document.querySelector('.screen').style, {{ width: '{width}px', height: '{height}px' }});")
            tested.hold(stage, tested.shot())
        tested.run("document.querySelector('.screen').removeAttribute('style'); return settle()")
        back = tested.at(0.25)[0]
        tested.hold(stage, back)
        for layer, shown in before["layers"].items():
            if shown["seen"] <= 0:
                continue
            there = [*shown["box"], shown["opacity"]]
            here = [*back["layers"][layer]["box"], back["layers"][layer]["opacity"]]
            expect(max(abs(a - b) for a, b in zip(there, here)) < 1e-4, f"{stage.stem}: {layer} was at {there}, and is at {here}")


def page_kept(tested):
    """A size change keeps the page that is looked at. V, L."""
    for direction in ["ltr", "rtl"]:
        for stage, _ in tested.each("onboarding", options=[f"--direction={direction}"]):
            tested.run("await travel(0.5); document.querySelector('.scroller').style.scrollSnapType = ''; return settle()")
            for width in [320, 560, 390]:
                tested.run(f"document.querySelector('.screen').style.width = '{width}px';")
                shot = tested.shot()
                expect(abs(shot["travel"] - 2 * width) <= 1, f"{direction}, {width} wide: page 2 is at {shot['travel']}")
                tested.hold(stage, shot, f"--direction={direction}")
