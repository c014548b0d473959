"""Faults of the kinds G and R: gaps and rounding. faults.py tries them."""
import json

from png import png
from sample import expect, travels, variant


def no_effect(tested):
    """A picture that nothing moves has the size that it is said to have. G (simpleParallax#52)."""
    def change(stage):
        stage["list"]["picture"] = {"overscan": 40}

    for name, edit in [("captions", change), ("stretchy-header", lambda stage: stage["header"].update(effect="none"))]:
        stage = variant(name, tested.folder, edit)
        page = tested.make(stage)
        tested.open(page, tested.back_ends[0])
        tested.hold(stage, tested.at(0, 0.5))


def odd_heights(tested):
    """Rows whose heights are no whole pixels add up to no error. R (rellax#203; MXSegmentedPager#179)."""
    def change(stage):
        for index, row in enumerate(stage["list"]["rows"]):
            row["height"] = [266.8, 333.33, 211.125, 0.5, 1 / 3][index % 5] + index

    for stage, _ in tested.each(variant("captions", tested.folder, change)):
        tested.hold(stage, tested.at(*travels(7)))


def densities(tested):
    """Screens of odd densities and places between pixels, and a page zoomed to 200 %: nothing steps, nothing drifts apart. R (rellax#203)."""
    for stage, _ in tested.each("captions", "stretchy-header", "showroom"):
        for width, height, density in [(390, 844, 3), (390, 844, 2.625), (393, 851, 1.5), (195, 422, 2)]:
            tested.browser.size(width, height, density)
            tested.run("await settle();")
            for travel in [100 / 3, 201.7]:
                tested.run(f"document.querySelector('.scroller').scrollTop = {travel}")
                tested.hold(stage, tested.shot())
        tested.browser.size(390, 844)


def no_gaps(tested):
    """No pixel of what lies behind a picture is seen, at any travel, size, density and pull. G (rellax#41; simpleParallax#52; universal#20)."""
    picture = tested.folder / "plain.png"
    picture.write_bytes(png(3_000, 2_000, lambda y: [200, 0, 160]))

    def plain(stage):
        stage["background"] = "#00FF00"
        for row in stage["list"]["rows"]:
            row.update(colour="#00FF00", picture=str(picture))
            row.pop("title", None), row.pop("subtitle", None)
        stage["list"].pop("line", None), stage["list"].pop("entrance", None)

    def header(stage):
        stage["background"] = "#00FF00"
        stage["header"].update(picture=str(picture), effect={"tracks": [
            {"channel": "translation", "over": "travel", "per": "item", "in": "item", "points": [[0, 0], [1, -0.5]], "after": "extend"},
            {"channel": "scale", "over": "overscroll", "per": "item", "points": [[-1, 2], [0, 1]], "before": "extend"}], "anchor": [0.5, 0]})
        stage["list"]["colours"] = ["#800080", "#200040"]
        stage.pop("bar", None)

    shots = 0
    for name, change in [("showroom", plain), ("window", plain), ("captions", plain), ("stretchy-header", header)]:
        for _, back_end in tested.each(variant(name, tested.folder, change)):
            for width, height, density in [(390, 844, 1), (360, 640, 1.5), (412, 915, 2.625), (844, 390, 2)]:
                # There a picture is as high as its row, and Chromium lets the outermost line of a picture fade.
                if name == "showroom" and height < 500:
                    continue
                tested.browser.size(width, height, density)
                for place in [0, 0.5123, 1]:
                    tested.run(f"return travel({place})")
                    look(tested, f"{name} on {back_end}, {width}x{height} at {density}, at {place}")
                    shots += 1
                tested.run("return travel(0)")
                # In a window as wide as a hand the finger goes down, and is held.
                tested.browser.touch("touchStart", (100, 60))
                for y in range(70, min(height, 500), 30):
                    tested.browser.touch("touchMove", (100, y))
                tested.run("await settle();")
                if name == "stretchy-header":
                    look(tested, f"{name} on {back_end}, {width}x{height} at {density}, pulled")
                tested.browser.touch("touchMove", (100, 60))
                tested.browser.touch("touchEnd")
            tested.browser.size(390, 844)
    return f"{shots} pictures of the screen"


# The lines of a screenshot in which, away from its sides, something is green: what lies behind the pictures.
GREEN = """
    const image = new Image();
    image.src = 'data:image/png;base64,' + %s;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const rows = new Set();
    for (let y = 0; y < image.height; y++) {
        for (let x = Math.round(image.width / 10); x < image.width * 0.9; x++) {
            if (data[4 * (y * image.width + x) + 1] > 40) rows.add(y);
        }
    }
    return [...rows].slice(0, 20);
"""


def look(tested, words):
    # On a busy machine a picture may show parts that the browser has not drawn yet. A gap stays.
    for _ in range(5):
        data = tested.browser.call("Page.captureScreenshot", format="png")["data"]
        lines = tested.run(GREEN % json.dumps(data))
        if not lines:
            return
        tested.run("for (let count = 0; count < 20; count++) await frame();")
    expect(False, f"{words}: what lies behind is seen in the lines {lines}")
