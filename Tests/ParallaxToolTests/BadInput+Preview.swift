extension BadInput {
    private static let stage = (name: "s.json", content: Content.text("{\"list\": {\"rows\": []}}"))

    /// A live window that cannot be.
    static let preview = [
        BadInput("a window of no stage", ["preview"], "preview: which stage?"),
        BadInput("a window of two stages", [stage], ["preview", "s.json", "s.json"], "one stage at a time"),
        BadInput("a window of a pipe", ["preview", "-"], "give the path of a stage file"),
        BadInput(
            "a window at two places", [stage], ["preview", "s.json", "--travel=1,2"], "one place at a time"),
        BadInput(
            "a window of half a row", [stage], ["preview", "s.json", "--rows=1.5"], "--rows 1.5", "whole"),
        BadInput("a window of no rows", [stage], ["preview", "s.json", "--rows=0"], "--rows 0"),
        BadInput(
            "a window with a script with a slip", [stage], ["preview", "s.json", "--script=drug 3"],
            "--script: step 1", "did you mean \"drag\"?"),
        BadInput(
            "a window with a picture that is not there", [stage],
            ["preview", "s.json", "--pictures=a.jpg"], "there is no picture \"a.jpg\""),
        BadInput(
            "a window of a bad stage, without a display", [("s.json", .text("{\"lits\": {}}"))],
            shell: "DISPLAY= WAYLAND_DISPLAY= \"$parallax\" preview s.json", "s.json:1: lits: unknown key",
            "did you mean \"list\"?"),
        BadInput(
            "a window without a display, or without GTK", [stage],
            shell: "DISPLAY= WAYLAND_DISPLAY= \"$parallax\" preview s.json", status: 3, "parallax: ",
            "preview"),
    ]
}
