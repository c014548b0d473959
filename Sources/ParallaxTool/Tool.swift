import Foundation
import ParallaxDocument
import ParallaxPage

/// `parallax COMMAND …`: finds the command, runs it, and ends with its status.
@main
enum Tool {
    static let version = "0.1.0"
    static let commands: [any Command.Type] = [
        NewCommand.self, SampleCommand.self, CheckCommand.self, PlotCommand.self, RenderCommand.self,
        PageCommand.self,
        CSSCommand.self, PreviewCommand.self, GalleryCommand.self,
    ]

    static func main() {
        StandardStreams.open()
        Interruption.endsTool()
        LibraryWords.silence()
        do {
            exit(try run(Array(CommandLine.arguments.dropFirst())).rawValue)
        } catch let failure as Failure {
            complain("parallax: \(failure.message)")
            exit(failure.status.rawValue)
        } catch let problems as DocumentProblems {
            complain(problems.description)
            exit(ExitStatus.unusable.rawValue)
        } catch let problem as PageProblem {
            complain("parallax: \(problem)")
            exit(ExitStatus.unusable.rawValue)
        } catch {
            complain("parallax: \(error)")
            exit(ExitStatus.refused.rawValue)
        }
    }

    private static func run(_ words: [String]) throws -> ExitStatus {
        guard let word = words.first else {
            complain(helpText)
            return .unusable
        }
        switch word {
        case "-h", "--help", "help":
            guard words.count > 1 else {
                try StandardStreams.print(helpText)
                return .done
            }
            try StandardStreams.print(try command(words[1]).helpText)
            return .done
        case "--version":
            try StandardStreams.print("parallax \(version)")
            return .done
        default: break
        }
        let command = try command(word)
        let arguments = try Arguments(Array(words.dropFirst()), options: command.allOptions)
        if arguments.has("help") {
            try StandardStreams.print(command.helpText)
            return .done
        }
        return try command.run(arguments)
    }

    private static func command(_ name: String) throws -> any Command.Type {
        guard let command = commands.first(where: { $0.name == name }) else {
            let names = commands.map { $0.name }.joined(separator: ", ")
            let advice = Complaint.nearest(to: name, among: commands.map { $0.name })
            throw Failure.unusable(
                "there is no command \"\(name)\"; there are \(names)"
                    + (advice.map { "; did you mean \"\($0)\"?" } ?? ""))
        }
        return command
    }

    private static var helpText: String {
        let lines = commands.map { command in
            "  " + command.name + String(repeating: " ", count: max(1, 10 - command.name.count))
                + command.summary
        }
        return """
            parallax COMMAND STAGE [options]

            Scroll effects as values: makes, asks and films a stage without a Mac.

            Commands
            \(lines.joined(separator: "\n"))

              parallax COMMAND --help says more; --version prints the version.

            Data goes to standard output, words to standard error. Ends with 0 when done, 1 when a check found
            something, 2 for arguments or input that can't be used, 3 when the machine refused, 130 when interrupted.
            """
    }

    /// Prints words for the user.
    static func complain(_ text: String) { StandardStreams.complain(text) }
}
