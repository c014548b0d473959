extension BadInput {
    private static func stage(_ text: String) -> [(name: String, content: Content)] {
        [("s.json", .text(text))]
    }
    private static let sample = ["sample", "s.json"]

    /// Stage files that are none.
    static let documents = [
        BadInput(
            "no file", ["sample", "nowhere/s.json"], "nowhere/s.json: no such file (looked in nowhere)"),
        BadInput(
            "a folder in place of a stage", [("s.json", .folder)], sample,
            "s.json: this is a folder, expected a file"),
        BadInput("a link to nothing", [("s.json", .link(to: "gone.json"))], sample, "s.json: no such file"),
        BadInput("a link to itself", [("s.json", .link(to: "s.json"))], sample, "s.json: "),
        BadInput("an empty file", stage(""), sample, "s.json:1: the text ends here, expected a value"),
        BadInput("a photograph in place of a stage", [("s.json", .photograph)], sample, "s.json:1: "),
        BadInput(
            "another encoding", [("s.json", .bytes([0xFF, 0xFE, 0x7B, 0, 0x7D, 0]))], sample, "s.json:1: "),
        BadInput("a file that never ends", ["sample", "/dev/zero"], "larger than 64 megabytes"),
        BadInput(
            "cut off in an object", stage("{\"list\": {\n\"rows\": ["), sample,
            "s.json:2: list.rows[0]: the text ends here, expected a value"),
        BadInput(
            "cut off in a text", stage("{\"list\": {\"rows\": [{\"title\": \"Da"), sample,
            "closing double quote"),
        BadInput(
            "cut off in a number", stage("{\"list\": {\"rowHeight\": 25e"), sample, lines: 2,
            "\"25e\" is no number"),
        BadInput(
            "a list in place of a stage", stage("[]"), sample, "expected a stage (an object), found a list"),
        BadInput(
            "wrong types", stage("{\"screen\": 3, \"list\": {\"rows\": \"three\", \"rowHeight\": \"high\"}}"),
            sample, lines: 3, "screen: expected a screen", "found the text \"three\""),
        BadInput(
            "an unknown key", stage("{\"list\": {\"rows\": 3,\n \"rowHight\": 200}}"), sample,
            "s.json:2: list.rowHight: unknown key \"rowHight\", did you mean \"rowHeight\"?"),
        BadInput(
            "NaN", stage("{\"list\": {\"rows\": 3, \"rowHeight\": NaN}}"), sample, "unknown word \"NaN\""),
        BadInput(
            "a huge number", stage("{\"list\": {\"rows\": 3, \"rowHeight\": 1e308}}"), sample,
            "list.rowHeight: 1e+308 is out of range"),
        BadInput(
            "an endless number", stage("{\"list\": {\"rows\": 3, \"rowHeight\": 1e309}}"), sample,
            "the number 1e309 is too large"),
        BadInput(
            "more rows than there can be", stage("{\"list\": {\"rows\": 1e308}}"), sample,
            "list.rows: 1e+308 is out of range"),
        BadInput(
            "half a row", stage("{\"list\": {\"rows\": 0.5}}"), sample, "expected a whole number, found 0.5"),
        BadInput(
            "a screen of no size", stage("{\"screen\": {\"width\": 0, \"height\": 0}}"), sample, lines: 2,
            "screen.width: 0 is out of range"),
        BadInput(
            "lists in lists in lists", stage(String(repeating: "[", count: 100_000)), sample,
            "more than 64 deep"),
        BadInput(
            "a key twice", stage("{\"bar\": {},\n\"bar\": {}}"), sample,
            "s.json:2: bar: the key \"bar\" is already on line 1"),
        BadInput(
            "a comment and a comma too many", stage("{\"list\": {\"rows\": 3, // rows\n}}"), sample, lines: 2,
            "a comment", "a comma too many"),
        BadInput(
            "two stages in one file", stage("{\"list\": {\"rows\": 3}} {}"), sample, "more text after the end"
        ),
        BadInput(
            "a list and pages", stage("{\"list\": {\"rows\": 3}, \"pages\": {\"items\": 3}}"), sample,
            "\"list\" and \"pages\" exclude each other"),
        BadInput(
            "ten thousand problems",
            stage(
                "{\"list\": {\"rows\": ["
                    + Array(repeating: "{\"hight\": 1}", count: 10_000).joined(separator: ",\n") + "]}}"),
            sample, lines: 101, "s.json:1: list.rows[0].hight: unknown key", "… and 9900 more problems"),
        BadInput(
            "ten thousand unknown keys of one object",
            stage("{" + (0..<10_000).map { "\"key\($0)\": 1" }.joined(separator: ",\n") + "}"),
            sample, lines: 101, "… and 9900 more problems"),
        BadInput(
            "standard input that is no stage", shell: "echo '{\"lost\": 3}' | \"$parallax\" sample -",
            "standard input:1: lost: unknown key \"lost\", did you mean \"list\"?"),
        BadInput(
            "standard input that is closed", shell: "\"$parallax\" sample - <&-",
            "standard input:1: the text ends here"),
        BadInput(
            "a pipe is read once", [("s.json", .pipe)],
            shell:
                "echo '{\"list\": {\n\"rows\": 3, \"line\": 3}}' > s.json & exec \"$parallax\" check s.json",
            "s.json:2: list.line: expected a line"),
        BadInput(
            "a stage that is deleted while it is read", [("s.json", .pipe)],
            shell:
                "{ echo '{\"list\": {'; rm s.json; sleep 0.2; echo '\"rows\": 3, \"line\": 3}}'; mkfifo s.json; } > s.json & \"$parallax\" check s.json; status=$?; wait; exit $status",
            "s.json:2: list.line: expected a line"),
        BadInput(
            "a stage that is written anew while it is read",
            [("s.json", .pipe), ("new.json", .text("{\"list\": {\"rows\": 3}}"))],
            shell:
                "{ echo '{\"list\": {'; mv new.json s.json; sleep 0.2; echo '\"rows\": 3,'; } > s.json & \"$parallax\" check s.json; status=$?; wait; mv s.json new.json; mkfifo s.json; exit $status",
            lines: 1, "s.json:3: list: the text ends, but the \"{\" of line 1 is not closed"),
    ]
}
