import Foundation

/// Making films with the tool as a user does, start and decoding included.
///
/// What counts is for how long the tool, and ffmpeg for it, had a processor: with two they take about half as long, and what else
/// the machine does is not in it.
struct Films {
    let tool: URL
    let stages: URL
    let folder: URL

    /// A film, and what it took to make it.
    private struct Film {
        let frames: Double
        /// Seconds that it plays.
        let plays: Double
        /// Seconds for which a processor was busy, and that went by.
        let (worked, went): (Double, Double)

        var detail: String {
            "\(Int(frames)) frames, \(Figure.rounded(plays)) s long, in \(Figure.rounded(worked)) s of one processor (\(Figure.rounded(frames / worked, digits: 0)) a second); \(Figure.rounded(went)) s went by"
        }
    }

    /// How long a GIF takes against one that is made at sixty frames a second; an MP4 against how long it plays.
    func figures() throws -> [Figure] {
        let gif = try film("showroom", "gif", [])
        let mp4 = try film("showroom", "mp4", ["--fps=30", "--scale=1"])
        return [
            Figure(
                name: "write a GIF of 390 × 844 / at 60 frames a second",
                measured: gif.worked * 60 / gif.frames,
                limit: 1, detail: gif.detail),
            Figure(
                name:
                    "write an MP4 of 390 × 844 at 30 frames a second (x264, preset medium, crf 18) / play it",
                measured: mp4.worked / mp4.plays, limit: 1, detail: mp4.detail),
        ]
    }

    /// The best of three.
    private func film(_ stage: String, _ ending: String, _ options: [String]) throws -> Film {
        let file = folder.appendingPathComponent("\(stage).\(ending)")
        defer { try? FileManager.default.removeItem(at: file) }
        let input = stages.appendingPathComponent(stage + ".json").path
        let runs = try (0..<3).map { _ in
            try Command.run(tool, ["render", input, "-o", file.path, "--force"] + options)
        }
        let probe = try Command.run(
            Command.find("ffprobe"),
            [
                "-v", "error", "-count_packets", "-show_entries", "stream=nb_read_packets:format=duration",
                "-of",
                "csv=p=0", file.path,
            ])
        let numbers = probe.output.split(whereSeparator: \.isNewline).compactMap {
            Double($0.split(separator: ",")[0])
        }
        guard numbers.count == 2 else {
            throw Command.Failure(description: "ffprobe says of a film: \(probe.output)")
        }
        return Film(
            frames: numbers[0], plays: numbers[1], worked: runs.map(\.worked).min()!,
            went: runs.map(\.seconds).min()!)
    }
}
