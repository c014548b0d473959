import Foundation
import Parallax
import ParallaxDocument

/// `parallax render`: stills, strips of stills, and films.
enum RenderCommand: Command {
    static let name = "render"
    static let summary = "paint a stage: a still, a strip of stills, or a film of a gesture"
    static let usage = "STAGE… -o still.png|film.gif|.mp4|.webm|.webp"
    static let options =
        [
            Option(
                name: "output", letter: "o", value: "FILE",
                help: "where to: .png for stills; .gif, .mp4, .webm or .webp for a film"
            ),
            Option(
                name: "travel", letter: "t", value: "T[,T…]",
                help: "stills: points from rest; several make a strip"),
            Option(name: "time", value: "S", help: "stills: seconds since every row appeared"),
            Option(name: "script", value: "STEPS", help: "films: what the finger does (below)"),
            Option(
                name: "fps", value: "N",
                help: "films: frames a second; GIF: 25 (default) or 50, others: 60 unless told"),
            Option(
                name: "scale", value: "X", help: "pixels to a point; 2 for stills, 1 for films unless told"),
            Option(
                name: "threads", value: "N",
                help:
                    "films: how many frames are painted at once; as many as there are processors unless told"),
            Option(name: "force", letter: "f", help: "replace a file that is there; of a link, the link"),
            StageOptions.rows,
        ] + StageOptions.options
    static let notes = """
        parallax render Stages/showroom.json -o still.png --travel=400
        parallax render Stages/showroom.json -o strip.png --travel=0,120,240,360
        parallax render Stages/window.json -o film.gif --script="flick -1800; wait; drag 200; hold 0.4; wait"
        parallax render Stages/showroom.json Stages/window.json -o both.gif --scale=0.5

        Several stages are painted side by side. Films other than GIF are made with ffmpeg, if it is installed.

        Steps of a script, separated by ";":
          hold S             let S seconds pass
          drag D [over S]    move the finger D points in S seconds (0.3 unless told); negative sends content forward,
                             the first 10 points are slop
          flick V            let go with V points a second
          wait               let go, and wait until content rests
          jump T             set the travel to T at once
        """

    static func run(_ arguments: Arguments) throws -> ExitStatus {
        try RenderJob(arguments).paint()
        return .done
    }
}

/// What is to be painted, and where to.
struct RenderJob {
    /// A stage and what it shows.
    struct Subject {
        let file: StageFile
        let stage: Stage
        let rows: RepeatedRows

        var name: String { file.name }
        var document: StageDocument { file.document }
    }

    /// What comes out.
    enum Product {
        case stills(travels: [Double], ages: Ages)
        case film(Film)
    }

    /// A film along a script.
    struct Film {
        /// The kinds of film.
        enum Format: String { case gif, mp4, webm, webp }

        let format: Format
        let script: GestureScript?
        let framesPerSecond: Double
        /// How many threads paint; `nil` for as many as there are processors.
        let threads: Int?
    }

    let subjects: [Subject]
    let product: Product
    let output: OutputFile
    let scale: Double

    init(_ arguments: Arguments) throws {
        guard !arguments.operands.isEmpty else {
            throw Failure.unusable(
                "render: which stage? Give the path of a stage file: parallax render \(RenderCommand.usage)")
        }
        guard let path = arguments.value("output") else {
            throw Failure.unusable(
                "render: where to? Give -o FILE, ending in .png for a still or .gif for a film")
        }
        product = try Self.product(arguments, path: path)
        let isFilm = if case .film = product { true } else { false }
        scale = try arguments.number("scale", "pixels to a point", in: 0.1...8) ?? (isFilm ? 1 : 2)
        output = try OutputFile(path, force: arguments.has("force"))
        let options = try StageOptions(arguments)
        let count = try arguments.rows()
        subjects = try arguments.operands.map { file in
            let file = try StageFile(file)
            let rows = RepeatedRows(of: file.document, count: count)
            return Subject(file: file, stage: rows.stage(options.stage(of: file.document)), rows: rows)
        }
    }

    private static func product(_ arguments: Arguments, path: String) throws -> Product {
        switch OutputFile.ending(of: path) {
        case "png":
            for option in ["script", "fps", "threads"] where arguments.has(option) {
                throw Failure.unusable("render: --\(option) is for films; a .png is a still, at --travel")
            }
            let time = try arguments.number("time", "seconds", in: 0...86_400)
            return .stills(travels: try arguments.travels() ?? [0], ages: time.map { .all($0) } ?? .settled)
        case let ending:
            guard let format = Film.Format(rawValue: ending) else {
                let found = ending.isEmpty ? "no ending" : "the ending .\(ending)"
                throw Failure.unusable(
                    "\(path) has \(found); it is .png for stills, and .gif, .mp4, .webm or .webp for a film")
            }
            return .film(try film(arguments, format))
        }
    }

    private static func film(_ arguments: Arguments, _ format: Film.Format) throws -> Film {
        for option in ["travel", "time"] where arguments.has(option) {
            throw Failure.unusable("render: --\(option) is for stills; a film goes along --script")
        }
        let framesPerSecond =
            try arguments.number("fps", "frames a second", in: 1...120) ?? (format == .gif ? 25 : 60)
        guard format != .gif || framesPerSecond == 25 || framesPerSecond == 50 else {
            throw Failure.unusable(
                "--fps \(arguments.value("fps") ?? ""): a GIF counts time in hundredths of a second, so 25 or 50"
            )
        }
        let threads = try arguments.number("threads", "how many frames are painted at once", in: 1...64)
        if let threads, threads != threads.rounded() {
            throw Failure.unusable("--threads \(arguments.value("threads") ?? ""): give a whole number")
        }
        return Film(
            format: format, script: try arguments.value("script").map(script),
            framesPerSecond: framesPerSecond, threads: threads.map { Int($0) })
    }

    static func script(_ text: String) throws -> GestureScript {
        do {
            return try GestureScript(text)
        } catch {
            throw Failure.unusable("--script: \(error)")
        }
    }
}
