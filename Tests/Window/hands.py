"""What hands may rely on, wherever the pointer is and whatever happens meanwhile."""


def turns_a_wheel_anywhere(check):
    """A notch of a wheel scrolls as far, and glides as it does, over the scroll bar as beside it."""
    window = check.open("captions", "--time=5")

    def notch(x):
        """Where the frames after a notch are."""
        check.screen.do("mousemove", *window.point(x, 300), "sleep", 0.3)
        check.keys("Home")
        count = len(window.lines)
        end = window.does("click", 5)["travel"]
        return end, {line["travel"] for line in window.lines[count:] if "travel" in line}
    end, frames = notch(200)
    assert end > 0 and len(frames) > 3, f"a notch leads to {end}, by {sorted(frames)}"
    for x in [383, 386, 389]:
        there, frames = notch(x)
        assert there == end, f"at x = {x} a notch leads to {there}, and to {end} elsewhere"
        assert len(frames) > 3, f"at x = {x} content does not glide, but is at {sorted(frames)}"
    # Sideways there is nothing to scroll.
    assert window.does("click", 7)["travel"] == end, "a list scrolls when a wheel is turned sideways"


HANDS = [turns_a_wheel_anywhere]
