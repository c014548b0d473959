import Foundation

/// Figures under their headings, as Markdown.
struct Report {
    /// Figures that belong together.
    struct Section {
        let title: String
        /// What was measured, and how.
        let words: String
        let figures: [Figure]
    }

    let sections: [Section]
    /// Tables that other programs have measured, under their headings.
    let others: [(title: String, table: String)]
    /// Pictures that lie beside the report, and what they show.
    let pictures: [(file: String, words: String)]

    var markdown: String {
        var parts = [
            """
            # Measurements

            Each figure is a ratio of two things that were measured in turns within one run, so that a slow or a busy machine slows
            both; the limit is the most that is accepted. `make bench` repeats them. Measured on \(Self.machine).
            """
        ]
        for section in sections {
            let rows = section.figures.map { figure in
                "| \(figure.name) | \(Figure.rounded(figure.measured)) | \(Figure.rounded(figure.limit)) | \(figure.isWithin ? "yes" : "**no**") | \(figure.detail) |"
            }
            parts.append(
                "## \(section.title)\n\n\(section.words)\n\n| figure | measured | limit | ok | that is |\n| --- | --- | --- | --- | --- |\n"
                    + rows.joined(separator: "\n"))
        }
        parts += others.map {
            "## \($0.title)\n\n\($0.table.trimmingCharacters(in: .whitespacesAndNewlines))"
        }
        parts += pictures.map { "## \($0.words)\n\n![\($0.words)](\($0.file))" }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// The processor, as Linux names it, and how many of them there are.
    private static var machine: String {
        let lines =
            (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
        let name = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last.map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        return "\(ProcessInfo.processInfo.activeProcessorCount) × \(name ?? "a processor without a name")"
    }
}
