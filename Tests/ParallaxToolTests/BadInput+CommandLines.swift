extension BadInput {
    private static let stage = (name: "s.json", content: Content.text("{\"list\": {\"rows\": 3}}"))

    /// Words that make no sense as arguments.
    static let commandLines = [
        BadInput(
            "a command in capitals", ["SAMPLE"], "there is no command \"SAMPLE\"", "did you mean \"sample\"?"),
        BadInput("help of no command", ["help", "chek"], "did you mean \"check\"?"),
        BadInput("an empty command", [""], "there is no command \"\""),
        BadInput("a command with a line end", ["sam\nple"], "there is no command \"sam\\nple\""),
        BadInput("a value for help", ["sample", "--help=3"], "--help takes no value", "\"--help=3\""),
        BadInput(
            "a letter that is none, before others", [stage], ["sample", "s.json", "-zt5"],
            "no option -z (in \"-zt5\")"),
        BadInput(
            "a letter that is none, behind others", [stage], ["check", "-qz", "s.json"],
            "no option -z (in \"-qz\")"),
        BadInput(
            "an option with a slip", [stage], ["sample", "s.json", "--tavel=1"], "--tavel=1",
            "did you mean --travel?"),
        BadInput(
            "an option that is like no other", [stage], ["sample", "--wobbling", "s.json"],
            "there is no option --wobbling; there are --travel"),
        BadInput(
            "the beginning of several options", [stage], ["render", "s.json", "--s=1"],
            "--s may be --script or --scale or --size"),
        BadInput("a letter without its value", [stage], ["sample", "s.json", "-t"], "-t needs a value"),
        BadInput(
            "a letter without its value, behind another", [stage], ["render", "s.json", "-ft"],
            "-t needs a value"),
        BadInput(
            "an option given twice", [stage], ["sample", "s.json", "--travel=1", "-t2"],
            "--travel is given twice, as \"1\" and as \"2\""),
        BadInput(
            "a travel in words", [stage], ["sample", "s.json", "--travel=0,ten"], "\"ten\" is no distance"),
        BadInput(
            "an endless travel", [stage], ["sample", "s.json", "--travel=1e308"], "\"1e308\" is no distance"),
        BadInput(
            "a travel that is no number", [stage], ["sample", "s.json", "--travel=nan"],
            "\"nan\" is no distance"),
        BadInput("no travel", [stage], ["sample", "s.json", "--travel="], "\"\" is no distance"),
        BadInput("an age that is no number", [stage], ["sample", "s.json", "--time=nan"], "--time nan"),
        BadInput("a size of nothing", [stage], ["check", "s.json", "--size=0x0"], "width x height"),
        BadInput("an endless size", [stage], ["check", "s.json", "--size=infx844"], "width x height"),
        BadInput(
            "a size that is less than nothing", [stage], ["check", "s.json", "--size=-390x844"],
            "width x height"),
        BadInput(
            "a scale of nothing", [stage], ["render", "s.json", "-o", "a.png", "--scale=0"], "--scale 0",
            "0.1"),
        BadInput(
            "a scale in words", [stage], ["render", "s.json", "-o", "a.png", "--scale=\u{1B}[31mred"],
            "--scale \\u001b[31mred"),
        BadInput(
            "a script with a slip", [stage], ["render", "s.json", "-o", "a.gif", "--script=wait; flik 3"],
            "--script: step 2", "did you mean \"flick\"?"),
        BadInput(
            "an empty script", [stage], ["render", "s.json", "-o", "a.gif", "--script="],
            "a script has no step"),
        BadInput(
            "a script with an endless number", [stage],
            ["render", "s.json", "-o", "a.gif", "--script=jump inf"], "\"inf\" is no number"),
        BadInput(
            "a script with a hexadecimal number", [stage],
            ["render", "s.json", "-o", "a.gif", "--script=jump 0x3"], "\"0x3\" is no number"),
        BadInput(
            "a script that waits for a year", [stage],
            ["render", "s.json", "-o", "a.gif", "--script=hold 3e7"], "30000000 is out of range"),
        BadInput("a stage with an empty name", ["sample", ""], "the name of the stage file is empty"),
        BadInput(
            "a stage whose name begins with a dash", [("-s.json", stage.content)], ["sample", "-s.json"],
            "there is no option -s"),
        BadInput(
            "a stage whose name begins with a dash, said so", [("-s.json", .text("{"))],
            ["sample", "--", "-s.json"], "-s.json:1:"),
        BadInput(
            "a stage whose name has a line end and quotes", [("a\n\"b\".json", .text("["))],
            ["sample", "a\n\"b\".json"], "a\\n\"b\".json:1: "),
        BadInput(
            "a stage whose name would clear the screen", ["sample", "\u{1B}[2J.json"],
            "\\u001b[2J.json: no such file"),
    ]
}
