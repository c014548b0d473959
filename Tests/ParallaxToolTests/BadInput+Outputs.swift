extension BadInput {
    private static let stage = (
        name: "s.json",
        content: Content.text(
            "{\"header\": {\"colour\": \"#123\", \"effect\": \"stretchy\"}, \"list\": {\"rows\": 30}}")
    )
    private static func plot(_ path: String, _ more: String...) -> [String] {
        ["plot", "s.json", "-o", path] + more
    }
    private static func still(_ path: String, _ more: String...) -> [String] {
        ["render", "s.json", "-o", path, "--scale=0.1"] + more
    }
    private static let longName = String(repeating: "n", count: 252)

    /// Places where nothing can be written, and machines that refuse.
    static let outputs = [
        BadInput(
            "into a folder that is not there", [stage], plot("no/such/a.svg"),
            "no/such/a.svg: there is no folder \"no/such\""),
        BadInput(
            "into a file as if it were a folder", [stage], plot("s.json/a.svg"),
            "there is no folder \"s.json\""),
        BadInput(
            "to a folder", [stage, ("a.svg", .folder)], plot("a.svg", "--force"),
            "a.svg is a folder; give the name of a file"),
        BadInput("to a place without a name", [stage], plot("a.svg/"), "must end with .svg"),
        BadInput("to nothing", [stage], plot(""), "must end with .svg"),
        BadInput(
            "to a file that is there", [stage, ("a.svg", .text("mine"))], plot("a.svg"),
            "a.svg is there already; --force replaces it"),
        BadInput(
            "to a link to nothing", [stage, ("a.svg", .link(to: "gone.svg"))], plot("a.svg"),
            "a.svg is there already; --force replaces it"),
        BadInput(
            "to a pipe", [stage, ("a.svg", .pipe)], plot("a.svg", "--force"), "a.svg is a pipe or a device"),
        BadInput(
            "to a name that is too long", [stage], plot(longName + ".svg"),
            "File name too long; give a shorter one"),
        BadInput(
            "a name that is as long as can be", [stage], plot(longName.dropLast() + ".svg"), status: 0,
            lines: 0, makes: [longName.dropLast() + ".svg"]),
        BadInput(
            "a name that begins with a dash", [stage], ["plot", "s.json", "-o-a b.svg"], status: 0, lines: 0,
            makes: ["-a b.svg"]),
        BadInput(
            "a name with line ends and quotes that is there", [stage, ("a\n'\".svg", .text(""))],
            plot("a\n'\".svg"), "a\\n'\".svg is there already"),
        BadInput(
            "with force a link is replaced, and what it leads to stays",
            [stage, ("mine.svg", .text("mine")), ("a.svg", .link(to: "mine.svg"))],
            shell: "\"$parallax\" plot s.json -fo a.svg && [ ! -L a.svg ] && [ \"$(cat mine.svg)\" = mine ]",
            status: 0, lines: 0),
        BadInput(
            "into a folder that the machine keeps for itself", [stage], plot("/proc/a.svg"), status: 3,
            "/proc/a.svg"),
        BadInput(
            "more than a file may hold", [stage],
            shell: "ulimit -f 1; exec \"$parallax\" plot s.json -o a.svg", status: 3,
            "a.svg can't be written: File too large"),
        BadInput(
            "a film that is more than a file may hold", [stage],
            shell: "ulimit -f 1; exec \"$parallax\" render s.json -o a.gif --scale=0.2", status: 3,
            needsPainter: true, "a.gif can't be written: File too large"),
        BadInput(
            "standard output that is full", [stage], shell: "exec \"$parallax\" sample s.json > /dev/full",
            status: 3, "standard output can't be written: No space left"),
        BadInput(
            "help that can't be printed", shell: "exec \"$parallax\" --help > /dev/full", status: 3,
            "standard output can't be written: No space left"),
        BadInput(
            "a version that can't be printed", shell: "exec \"$parallax\" --version >&-", status: 3,
            "standard output can't be written"),
        BadInput(
            "nobody to complain to", shell: "exec \"$parallax\" sampel 2>/dev/full", status: 2, lines: 0),
        BadInput("no standard error at all", shell: "exec \"$parallax\" sampel 2>&-", status: 2, lines: 0),
        BadInput(
            "words do not get into a picture", [stage],
            shell: "exec \"$parallax\" plot s.json -o a.svg 0<&- 1>&- 2>&-", status: 0, lines: 0,
            makes: ["a.svg"]),
        BadInput(
            "a reader that has seen enough", [stage],
            shell:
                "{ \"$parallax\" sample s.json --travel=0,1,2,3,4,5; [ $? != 4 ] && [ $? != 5 ]; } | head -c 1 >/dev/null",
            status: 0, lines: 0),
        BadInput(
            "a still of too many pixels", [stage],
            ["render", "s.json", "-o", "a.png", "--scale=8", "--size=16384x16384"], needsPainter: true,
            "131072 × 131072 pixels cannot be painted"),
        BadInput(
            "a still that would take all memory", [stage],
            ["render", "s.json", "-o", "a.png", "--scale=8", "--size=4000x4000"], needsPainter: true,
            "at most 268 million"),
        BadInput(
            "a film without ffmpeg", [stage, ("bin", .folder)],
            shell: "PATH=bin exec \"$parallax\" render s.json -o a.mp4 --scale=0.1", status: 3,
            needsPainter: true, "ffmpeg, which is not installed"),
        BadInput(
            "an ffmpeg that dies at once",
            [stage, ("bin", .folder), ("bin/ffmpeg", .text("#!/bin/sh\necho 'no codec' >&2\nexit 1\n"))],
            shell: "chmod +x bin/ffmpeg; PATH=bin exec \"$parallax\" render s.json -o a.mp4 --scale=0.1",
            status: 3, needsPainter: true, "a.mp4: ffmpeg failed: no codec"),
        BadInput(
            "an ffmpeg that is killed in the middle",
            [
                stage, ("bin", .folder),
                ("bin/ffmpeg", .text("#!/bin/sh\n/usr/bin/head -c 90000 >/dev/null\nkill -9 $$\n")),
            ],
            shell: "chmod +x bin/ffmpeg; PATH=bin exec \"$parallax\" render s.json -o a.webm --scale=0.1",
            status: 3, needsPainter: true, "a.webm: ffmpeg failed: it was ended by signal 9"),
        BadInput(
            "an ffmpeg that can't be started",
            [stage, ("bin", .folder), ("bin/ffmpeg", .text("#!/no/such/shell\n"))],
            shell: "chmod +x bin/ffmpeg; PATH=bin exec \"$parallax\" render s.json -o a.webp --scale=0.1",
            status: 3, needsPainter: true, "ffmpeg can't be started"),
    ]
}
