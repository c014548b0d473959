/// A key of the live window: what help prints and the window obeys.
package struct PreviewKey: Sendable {
    /// What the window does.
    package enum Command: String, CaseIterable, Sendable {
        case motion, direction, measurements
        case enter, restart, reload, pictures
        case next, previous
        case still, film, script
        case keys, close
    }

    package let command: Command
    /// The key as help names it.
    package let name: String
    /// The key as GTK writes it.
    package let accelerator: String
    /// What it does, in a few words.
    package let help: String

    /// What the keys are about, as the window that shows them has it.
    package enum Group: String, CaseIterable, Sendable {
        case look = "Look"
        case stage = "Stage"
        case save = "Save"
        case window = "Window"
    }

    /// What this one is about.
    package var group: Group {
        switch command {
        case .motion, .direction, .measurements, .enter, .restart: .look
        case .reload, .pictures, .next, .previous: .stage
        case .still, .film, .script: .save
        case .keys, .close: .window
        }
    }

    /// All of them, in the order of help.
    package static let all: [PreviewKey] = [
        PreviewKey(.motion, "M", "m", "motion: all, reduced, none"),
        PreviewKey(.direction, "D", "d", "right to left, and back"),
        PreviewKey(.measurements, "O", "o", "phase, travel and coverage of each row; the cost of a frame"),
        PreviewKey(.enter, "E", "e", "let the rows enter again"),
        PreviewKey(.restart, "0", "0", "begin again, at rest"),
        PreviewKey(.reload, "R", "r", "read the stage and its pictures again"),
        PreviewKey(.pictures, "P", "p", "the stage's own pictures again, after others were dropped"),
        PreviewKey(.next, "N", "n", "the next stage in the folder"),
        PreviewKey(.previous, "B", "b", "the stage before"),
        PreviewKey(.still, "S", "s", "save a still as PNG"),
        PreviewKey(.film, "F", "f", "save the last gesture as a film"),
        PreviewKey(.script, "G", "g", "save the last gesture as a script for render --script"),
        PreviewKey(.keys, "?", "question", "show the keys"),
        PreviewKey(.close, "Q", "q", "close"),
    ]

    /// Keys that scroll.
    package static let scrolling: [(name: String, accelerator: String, help: String)] = [
        ("arrows", "Up Down Left Right", "scroll a step, or a page of a pager"),
        ("Page keys, space", "Page_Up Page_Down space <Shift>space", "scroll a page; back with Shift"),
        ("Home, End", "Home End", "to the start, to the end"),
        ("Tab", "Tab <Shift>Tab", "from row to row"),
    ]

    private init(_ command: Command, _ name: String, _ accelerator: String, _ help: String) {
        (self.command, self.name, self.accelerator, self.help) = (command, name, accelerator, help)
    }
}
