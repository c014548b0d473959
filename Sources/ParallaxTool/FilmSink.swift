#if Painter
import Foundation
import ParallaxCairo

/// Where the frames of a film go, one after another.
protocol FilmSink {
    /// Takes the next frames.
    func add(_ frames: ArraySlice<Canvas>) throws
    /// Ends the film.
    func finish() throws
}

/// A film that Parallax writes itself.
struct GIFSink: FilmSink {
    let encoder: GIFEncoder
    let descriptor: Int32
    let path: String

    func add(_ frames: ArraySlice<Canvas>) throws {
        try OutputFile.write(encoder.add(frames), to: descriptor, of: path)
    }

    func finish() throws { try OutputFile.write(encoder.finish(), to: descriptor, of: path) }
}

/// A film that ffmpeg writes, from frames through a pipe.
final class FFmpegSink: FilmSink {
    private let process = Process()
    private let input = Pipe()
    /// What ffmpeg says, in a file that has no name: a pipe that nobody empties would stop it.
    private let words: FileHandle
    private let path: String

    /// Starts ffmpeg.
    ///
    /// - Parameters:
    ///   - format: The kind of film.
    ///   - file: Where ffmpeg writes; it is there already, and empty.
    ///   - path: The film's name in messages.
    init(
        _ format: RenderJob.Film.Format, size: (width: Int, height: Int), framesPerSecond: Double,
        file: String,
        path: String
    ) throws {
        self.path = path
        guard let program = Self.program() else {
            throw Failure.refused(
                "\(path): films of this kind are made with ffmpeg, which is not installed (apt-get install ffmpeg); .gif needs nothing"
            )
        }
        guard let unnamed = tmpfile() else {
            throw Failure.refused("\(path): there is no room for a temporary file")
        }
        words = FileHandle(fileDescriptor: dup(fileno(unnamed)), closeOnDealloc: true)
        fclose(unnamed)
        process.executableURL = program
        // Without "-xerror" it calls a film that the disk had no room for done.
        process.arguments =
            [
                "-v", "error", "-xerror", "-f", "rawvideo", "-pix_fmt", "bgra", "-s",
                "\(size.width)x\(size.height)",
            ]
            + ["-r", "\(framesPerSecond)", "-i", "-", "-y"] + format.arguments + [file]
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = words
        signal(SIGPIPE, SIG_IGN)
        do { try process.run() } catch {
            throw Failure.refused("\(path): \(program.path) can't be started")
        }
        Interruption.endsWhenInterrupted(process.processIdentifier)
    }

    func add(_ frames: ArraySlice<Canvas>) throws {
        for frame in frames { try add(frame) }
    }

    private func add(_ frame: Canvas) throws {
        try frame.withPixels { pixels in
            let bytes = UnsafeRawBufferPointer(pixels)
            let data = Data(
                bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes.baseAddress!), count: bytes.count,
                deallocator: .none)
            do { try input.fileHandleForWriting.write(contentsOf: data) } catch { throw failure() }
        }
    }

    func finish() throws {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        Interruption.endsWhenInterrupted(0)
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw failure() }
    }

    private func failure() -> Failure {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        Interruption.endsWhenInterrupted(0)
        try? words.seek(toOffset: 0)
        let said = String(decoding: words.readDataToEndOfFile(), as: UTF8.self)
        let end =
            process.terminationReason == .uncaughtSignal
            ? "it was ended by signal \(process.terminationStatus)" : "it ended before the film did"
        let reason = said.split(separator: "\n").last.map(String.init) ?? end
        return .refused("\(path): ffmpeg failed: \(reason)")
    }

    private static func program() -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("ffmpeg") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}

extension RenderJob.Film.Format {
    /// What ffmpeg is told about a film of this kind. Sides of MP4 and WebM are made even, as their colours need it.
    fileprivate var arguments: [String] {
        let even = ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2"]
        switch self {
        case .gif: return []
        case .mp4:
            return even
                + [
                    "-c:v", "libx264", "-preset", "medium", "-crf", "18", "-pix_fmt", "yuv420p", "-movflags",
                    "+faststart", "-f", "mp4",
                ]
        case .webm:
            return even + [
                "-c:v", "libvpx-vp9", "-crf", "30", "-b:v", "0", "-cpu-used", "4", "-pix_fmt", "yuv420p",
                "-f", "webm",
            ]
        case .webp: return ["-c:v", "libwebp", "-quality", "60", "-loop", "0", "-f", "webp"]
        }
    }
}
#endif
