extension BadInput {
    private static func showing(_ name: String, _ content: Content) -> [(name: String, content: Content)] {
        [("s.json", .rows(name)), (name, content)]
    }
    private static let still = ["render", "s.json", "-o", "a.png", "--scale=0.1"]
    private static let film = ["render", "s.json", "-o", "a.gif", "--scale=0.1"]
    private static let line = "s.json:2: list.rows[0].picture: "

    /// Pictures that can't be shown.
    static let pictures = [
        BadInput(
            "no picture", [("s.json", .rows("none.jpg"))], still,
            line + "no such file \"none.jpg\" (looked in .)"),
        BadInput("a picture without a name", [("s.json", .rows(""))], still, line + "no such file \"\""),
        BadInput(
            "a picture whose name ends in the middle",
            [("s.json", .rows("a.jpg\\u0000.png")), ("a.jpg", .photograph)], still,
            line + "no such file \"a.jpg\\u0000.png\""),
        BadInput(
            "a folder that is called like a picture", showing("x.jpg", .folder), still,
            line + "\"x.jpg\" is a folder"),
        BadInput(
            "a pipe that is called like a picture", showing("x.jpg", .pipe), still,
            line + "\"x.jpg\" is a pipe or a device"),
        BadInput(
            "a device", [("s.json", .rows("/dev/zero"))], still, line + "\"/dev/zero\" is a pipe or a device"),
        BadInput(
            "a link to nothing", showing("x.jpg", .link(to: "gone.jpg")), still,
            line + "no such file \"x.jpg\""),
        BadInput(
            "a JPEG file that was cut off", showing("x.jpg", .photograph(bytes: 30_000)), still,
            needsPainter: true, line, "\"x.jpg\" is not a picture", "ends in the middle"),
        BadInput(
            "the first bytes of a JPEG file", showing("x.jpg", .photograph(bytes: 3)), film,
            needsPainter: true, line, "not a picture that can be shown"),
        BadInput(
            "words that are called like a picture", showing("x.jpg", .text("no picture")), film,
            needsPainter: true, line, "not a picture that can be shown: "),
        BadInput(
            "words that are called like nothing", showing("x", .text("no picture")), film,
            needsPainter: true, line, "its format is none that is known here"),
        BadInput(
            "an empty file that is called like a picture", showing("x.jpg", .text("")), film,
            needsPainter: true, line, "the file is empty"),
        BadInput(
            "a PNG file that was cut off", showing("x.png", .bytes(png(across: 8, down: 8))), still,
            needsPainter: true, line, "not a picture that can be shown"),
        BadInput(
            "a PNG file of no size", showing("x.png", .bytes(png(across: 0, down: 8))), still,
            needsPainter: true, line, "not a picture that can be shown"),
        BadInput(
            "a PNG file that says it is huge", showing("x.png", .bytes(png(across: 60_000, down: 60_000))),
            still, needsPainter: true, line, "60000 × 60000 pixels are more than 100 million"),
        BadInput(
            "a HEIC file that was cut off: a line, and no remark of the library's",
            [("p", .folder), ("p/x.heic", .sample("display-p3.heic", bytes: 600)), ("p/y.jpg", .photograph)],
            ["new", "window", "p", "-o", "s.json"], status: 0, needsPainter: true, makes: ["s.json"],
            "left out: ", "x.heic: not a picture that can be shown"),
        BadInput(
            "a GIF file that was cut off", showing("x.gif", .bytes(Array(smallGIF.prefix(20)))), still,
            needsPainter: true, line, "not a picture that can be shown"),
        BadInput(
            "several broken pictures, all named",
            [
                ("s.json", .rows("1.jpg", "2.jpg", "3.jpg", "2.jpg")), ("1.jpg", .text("")),
                ("2.jpg", .photograph(bytes: 9000)), ("3.jpg", .photograph),
            ],
            film, lines: 3, needsPainter: true, "s.json:2: list.rows[0].picture: ",
            "s.json:3: list.rows[1].picture: ", "s.json:5: list.rows[3].picture: "),
        BadInput(
            "broken pictures of several stages, all named",
            [
                ("s.json", .rows("1.jpg")), ("t.json", .rows("2.jpg")), ("1.jpg", .text("1")),
                ("2.jpg", .text("2")),
            ],
            film + ["t.json"], lines: 2, needsPainter: true, "s.json:2: list.rows[0].picture: ",
            "t.json:2: list.rows[0].picture: "),
        BadInput(
            "a broken picture, found by check", showing("x.jpg", .text("x")), ["check", "s.json"],
            needsPainter: true, line, "not a picture that can be shown"),
        BadInput(
            "a header whose picture is none",
            [("s.json", .text("{\"header\": {\n\"picture\": \"x.jpg\"}}")), ("x.jpg", .text("x"))], still,
            needsPainter: true,
            "s.json:2: header.picture: \"x.jpg\" is not a picture"),
        BadInput(
            "a picture that is pulled out without measure",
            [
                (
                    "s.json",
                    .text(
                        "{\"list\": {\"picture\": {\"height\": \"100000% of screen + 100000% of screen + 100000% of screen\"}, \"rows\": [\n{\"picture\": \"x.jpg\"}]}}"
                    )
                ), ("x.jpg", .photograph),
            ],
            still + ["--size=16384x16384"], needsPainter: true, "more than 100 million"),
        BadInput(
            "a folder of nothing but broken pictures",
            [("p", .folder), ("p/a b.jpg", .text("x")), ("p/c\nd.jpg", .text(""))],
            ["new", "window", "p", "-o", "s.json"], lines: 3, needsPainter: true, "left out: ", "c\\nd.jpg",
            "none of these pictures can be shown"),
        BadInput(
            "a folder without pictures", [("p", .folder), ("p/notes.txt", .text("x"))],
            ["new", "window", "p", "-o", "s.json"], "no picture in the folder \"p\""),
        BadInput(
            "a picture that is not there", ["new", "window", "x.jpg", "-o", "s.json"],
            "there is no file or folder \"x.jpg\""),
        BadInput(
            "an output behind which a shell puts a picture",
            [("a.jpg", .photograph), ("b.jpg", .photograph)], ["new", "window", "-fo", "a.jpg", "b.jpg"],
            "\"a.jpg\" has the ending of a picture"),
        BadInput(
            "names with spaces, quotes, dashes and line ends are no bad input",
            [("p", .folder), ("p/-a 'b' \"c\".jpg", .photograph), ("p/d\ne.jpg", .photograph)],
            shell: "\"$parallax\" new window p -o s.json && \"$parallax\" sample s.json >&2", status: 0,
            makes: ["s.json"], "row.0.picture"),
        BadInput(
            "titles with markup and control characters are painted as they are",
            [
                (
                    "s.json",
                    .text(
                        "{\"list\": {\"rows\": [{\"title\": \"<b>&amp; </b>&\"}, {\"title\": \"a\\u0000b\\u001B[31m\\u2028\\u202E\"}, {\"title\": \"\(String(repeating: "W", count: 20_000))\"}]}}"
                    )
                )
            ],
            still, status: 0, lines: 0, needsPainter: true, makes: ["a.png"]),
    ]

    /// A PNG file that ends where its pixels begin. The header's check sum is right, for readers look at it.
    private static func png(across: UInt32, down: UInt32) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] {
            (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
        }
        let header = Array("IHDR".utf8) + bytes(across) + bytes(down) + [8, 2, 0, 0, 0]
        var sum = UInt32.max
        for byte in header {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + header + bytes(~sum)
            + [0, 0, 0, 40] + Array("IDAT".utf8) + [0x78, 0xDA, 1, 2, 3]
    }

    /// The head of a picture of 8 × 8 pixels.
    private static let smallGIF =
        Array("GIF89a".utf8) + [
            8, 0, 8, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C, 0, 0, 0, 0, 8, 0, 8, 0, 0,
        ]
}
