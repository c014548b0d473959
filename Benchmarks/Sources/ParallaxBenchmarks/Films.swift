import Foundation

/// Making films with the tool as a user does, start and decoding included.
struct Films {
    let tool: URL
    let stages: URL
    let folder: URL

    /// How long a GIF takes against one that is made at sixty frames a second; an MP4 against how long it plays.
    func figures() throws -> [Figure] {
        let gif = try film("showroom", "gif", [])
        let mp4 = try film("showroom", "mp4", ["--fps=30", "--scale=1"])
        return [
            Figure(
                name: "write a GIF of 390 × 844 / at 60 frames a second",
                measured: gif.took * 60 / gif.frames, limit: 1,
                detail:
                    "\(Int(gif.frames)) frames in \(Figure.rounded(gif.took)) s: \(Figure.rounded(gif.frames / gif.took, digits: 0)) a second"
            ),
            Figure(
                name:
                    "write an MP4 of 390 × 844 at 30 frames a second (x264, preset medium, crf 18) / play it",
                measured: mp4.took / mp4.plays, limit: 1,
                detail:
                    "\(Figure.rounded(mp4.took)) s for \(Figure.rounded(mp4.plays)) s: \(Figure.rounded(mp4.frames / mp4.took, digits: 0)) frames a second"
            ),
        ]
    }

    /// The best of three.
    private func film(_ stage: String, _ ending: String, _ options: [String]) throws -> (
        frames: Double, plays: Double, took: Double
    ) {
        let file = folder.appendingPathComponent("\(stage).\(ending)")
        defer { try? FileManager.default.removeItem(at: file) }
        let took = try (0..<3).map { _ in
            try Command.run(
                tool,
                ["render", stages.appendingPathComponent(stage + ".json").path, "-o", file.path, "--force"]
                    + options
            ).seconds
        }
        let probe = try Command.run(
            Command.find("ffprobe"),
            [
                "-v", "error", "-count_packets", "-show_entries", "stream=nb_read_packets:format=duration",
                "-of", "csv=p=0", file.path,
            ])
        let numbers = probe.output.split(whereSeparator: \.isNewline).compactMap {
            Double($0.split(separator: ",")[0])
        }
        guard numbers.count == 2 else {
            throw Command.Failure(description: "ffprobe says of a film: \(probe.output)")
        }
        return (numbers[0], numbers[1], took.min()!)
    }
}
