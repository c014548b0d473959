/// One command of the tool.
protocol Command: Sendable {
    /// What follows `parallax` on the command line.
    static var name: String { get }
    /// One line that says what it does.
    static var summary: String { get }
    /// What follows the name, as help prints it.
    static var usage: String { get }
    /// Its options, besides `--help`.
    static var options: [Option] { get }
    /// Lines at the end of its help: examples first.
    static var notes: String { get }
    /// Does it.
    static func run(_ arguments: Arguments) throws -> ExitStatus
}

extension Command {
    /// The options that every command has.
    static var allOptions: [Option] {
        options + [Option(name: "help", letter: "h", help: "print this and stop")]
    }

    /// The command's help.
    static var helpText: String {
        var lines = ["parallax \(name) \(usage)", "", summary, "", "Options"]
        for option in allOptions {
            var form = "  --\(option.name)" + (option.value.map { " \($0)" } ?? "")
            if let letter = option.letter { form += ", -\(letter)" }
            lines.append(form + String(repeating: " ", count: max(1, 26 - form.count)) + option.help)
        }
        return (lines + ["", notes]).joined(separator: "\n")
    }

    /// The one operand that a command about a stage takes.
    static func stageFile(_ arguments: Arguments) throws -> String {
        switch arguments.operands.count {
        case 1: return arguments.operands[0]
        case 0:
            throw Failure.unusable(
                "\(name): which stage? Give the path of a stage file: parallax \(name) \(usage)")
        default:
            throw Failure.unusable(
                "\(name): one stage at a time; found \(arguments.operands.joined(separator: ", "))")
        }
    }
}
