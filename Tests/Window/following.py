"""What the live window does when its stage and its pictures change, and when it is given others."""
import json
import os
import shutil
import time

from drop import Drag


def follows_its_file(check):
    """A saved stage is shown at once, at the row that was at the edge; one with problems in their words, until it is right."""
    window = check.open("window", "--travel=500")
    travel = check.reloads(lambda: check.edit("window", lambda d: d["list"].update(rowHeight=300)))["travel"]
    assert travel == 750, f"row 2.5 was at the edge at 500, and is at {travel}"
    check.shows("window", travel, what="the changed stage")
    good = open(check.path("window.json")).read()
    before = window.rows()

    def spoil():
        with open(check.path("window.json"), "w") as file:
            file.write(good.replace("rowHeight", "rowHeigth"))
    check.reloads(spoil, shown=False)
    window.until(lambda: window.rows() != before, "the problems are not shown")

    def mend():
        with open(check.path("new.json"), "w") as file:
            file.write(good)
        os.replace(check.path("new.json"), check.path("window.json"))
    travel = check.reloads(mend)["travel"]
    assert travel == 750, f"a mended stage is shown at {travel}"
    check.shows("window", travel, what="the mended stage")


def follows_its_pictures(check):
    """A picture that goes leaves a placeholder, and comes back."""
    window = check.open("captions", "--time=5")
    name = json.load(open(check.path("captions.json")))["list"]["rows"][0]["picture"]
    before = window.rows()
    check.reloads(lambda: os.rename(check.path(name), check.path("kept")))
    window.until(lambda: window.rows() != before, "a deleted picture is still shown")
    check.reloads(lambda: os.rename(check.path("kept"), check.path(name)))
    check.shows("captions", 0, what="the picture that came back")


def follows_links(check):
    """However a stage is saved, and however its path leads to it: by links, anew beside and renamed, deleted and written, in a folder
    that another one takes the place of; pictures behind links, too."""
    shutil.copytree(check.folder, check.path("data", "one"), ignore=shutil.ignore_patterns("data"))
    os.symlink("one", check.path("data", "now"))
    os.symlink(check.path("data", "now", "window.json"), check.path("linked.json"))
    os.rename(check.path("Pictures"), check.path("Photographs"))
    os.symlink("Photographs", check.path("Pictures"))
    window = check.open("linked", "--travel=500")
    height = 200

    def leads(what, change):
        """Changes which file is shown, or how high its rows are: half a row is hidden, as before."""
        nonlocal height
        height = 500 - height
        count = len(window.lines)
        change(height)
        window.wait(lambda line: line.get("travel") == 2.5 * height, f"not followed {what}", since=count)

    def write(path, height):
        with open(check.path("window.json")) as file:
            document = json.load(file)
        document["list"]["rowHeight"] = height
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            json.dump(document, file)
    real = check.path("data", "one", "window.json")
    leads("what a link leads to", lambda height: write(real, height))

    def rename(height):
        write(real + "~", height)
        os.replace(real + "~", real)
    leads("a file that was written beside and renamed", rename)

    def delete(height):
        check.reloads(lambda: os.unlink(real), shown=False)
        write(real, height)
    leads("a file that was deleted and written", delete)

    def relink(height):
        write(check.path("data", "two", "window.json"), height)
        os.symlink("two", check.path("data", "then"))
        os.replace(check.path("data", "then"), check.path("data", "now"))
    leads("a link of a folder that leads elsewhere", relink)
    real = check.path("data", "two", "window.json")
    leads("a file behind the new link", lambda height: write(real, height))

    def replace(height):
        os.rename(check.path("data"), check.path("old"))
        write(real, height)
        os.symlink("two", check.path("data", "now"))
    leads("a folder that has taken another's place", replace)
    leads("a file in the new folder", lambda height: write(real, height))
    before = window.rows()
    for picture in ["dawn.jpg", "fjord.jpg", "dunes.jpg", "grove.jpg"]:
        shutil.copy(check.path("Photographs", "skyline.jpg"), check.path("Photographs", "new.jpg"))
        os.replace(check.path("Photographs", "new.jpg"), check.path("Photographs", picture))
    check.reloads(lambda: os.utime(check.path("Photographs", "dawn.jpg")))
    window.until(lambda: window.rows() != before, "pictures behind a link are not followed")
    os.rename(check.path("Photographs"), check.path("Moved"))
    check.reloads(lambda: os.rename(check.path("Moved"), check.path("Photographs")))


def says_what_is_wrong(check):
    """A picture that a stage names before it is there: the problem stays until the picture comes, and nothing scrolls unseen."""
    window = check.open("captions", "--travel=100", "--time=5")
    first = json.load(open(check.path("captions.json")))["list"]["rows"][0]["picture"]
    check.reloads(lambda: check.edit("captions", lambda d: d["list"]["rows"][0].update(picture="later.jpg")), shown=False)
    time.sleep(0.4)
    problem = window.rows()
    check.screen.do("key", "p", "key", "Next", "key", "End")
    time.sleep(0.5)
    assert window.rows() == problem, "the problem is no longer shown"
    travel = check.reloads(lambda: shutil.copy(check.path(first), check.path("later.jpg")))["travel"]
    assert travel == 100, f"travel was 100, and is {travel}"
    check.shows("captions", 100, what="a stage whose picture came later")
    assert check.keys("End") == 10 * 200 - 844, "the keys no longer scroll"


def takes_pictures(check):
    """A picture dropped on a row is shown in that row, and anew when its file changes; P brings the stage's own back."""
    window = check.open("captions", "--time=5")
    own = check.path("own picture.jpg")
    rows = json.load(open(check.path("captions.json")))["list"]["rows"]
    shutil.copy(check.path(rows[6]["picture"]), own)
    # A file that is no picture changes nothing.
    drag = Drag(check.screen.display, window.number, [check.path("captions.json"), own])
    x, y = window.point(200, 300)
    before = window.rows()
    assert drag.move(x, y), "the window takes no files"
    window.until(lambda: window.rows() != before, "it does not show that it takes files")
    assert drag.drop(), "the files were not taken"
    shutil.copy(check.path("captions.json"), check.path("dropped.json"))
    check.edit("dropped", lambda d: d["list"]["rows"][1].update(picture="own picture.jpg"))
    time.sleep(4.5)  # until the words about it have gone
    check.shows("dropped", 0, what="a dropped picture")
    second = rows[4]["picture"]
    check.reloads(lambda: shutil.copy(check.path(second), own))
    check.shows("dropped", 0, what="a dropped picture that was edited")
    check.reloads(lambda: shutil.copy(check.path(rows[6]["picture"]), own))
    drag = Drag(check.screen.display, window.number, [own, check.path(second)])
    drag.move(x, y)
    assert drag.drop(), "two files were not taken"

    def both(document):
        for index, row in enumerate(document["list"]["rows"]):
            row["picture"] = second if index % 2 else "own picture.jpg"
    check.edit("dropped", both)
    time.sleep(4.5)
    check.shows("dropped", 0, what="two dropped pictures, in turn")
    check.keys("p")
    check.shows("captions", 0, what="the stage's own pictures")
