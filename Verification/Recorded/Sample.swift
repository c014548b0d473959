import Foundation
import Parallax
import ParallaxDocument

/// A line of what `parallax sample` prints of a stage; `Stages/*.sample.jsonl` are such lines: numbers in files, that neither the
/// engine nor the reader of stages can change in a test.
public struct Sample: Decodable {
    /// What the lines of a file are of: at rest, on the way, farther, pulled, at the end; entering, turned, mirrored, with less
    /// motion.
    public enum Moment: Int, CaseIterable, Sendable {
        case rest, way, far, pulled, end, entering, turned, mirrored, reduced
    }

    private struct Part: Decodable {
        let id: String
        let quad: [[Double]]
        let opacity: Double
        let clip: [[Double]]?
    }

    private enum CodingKeys: CodingKey { case travel, screen, layers }

    /// Points from rest along the scroll, negative while pulled.
    public let travel: Double
    /// The screen's width and height, in points.
    public let width, height: Double
    /// The layers that can be seen, back to front.
    public let layers: [Layer]

    /// Reads a line; throws where it is none, or names a layer that no stage has.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        travel = try values.decode(Double.self, forKey: .travel)
        let screen = try values.decode([Double].self, forKey: .screen)
        (width, height) = (screen[0], screen[1])
        layers = try values.decode([Part].self, forKey: .layers).map { part in
            guard let handle = LayerHandle(id: part.id) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .layers, in: values, debugDescription: "no layer is called \(part.id)")
            }
            func quad(_ corners: [[Double]]) -> Quad {
                let places = corners.map { Vector($0[0], $0[1]) }
                return Quad(places[0], places[1], places[2], places[3])
            }
            return Layer(
                handle: handle, size: Dimensions(width: 0, height: 0), quad: quad(part.quad),
                opacity: part.opacity, ownOpacity: part.opacity, clip: part.clip.map(quad), shadow: nil,
                blur: 0, depth: 0)
        }
    }

    /// The recorded lines of a stage, each with its moment.
    public static func recorded(_ stage: String) throws -> [(moment: Moment, sample: Sample)] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Stages/\(stage).sample.jsonl").standardizedFileURL
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        guard lines.count == Moment.allCases.count else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "\(lines.count) lines in \(file.lastPathComponent)"))
        }
        return try zip(Moment.allCases, lines).map {
            ($0, try JSONDecoder().decode(Sample.self, from: Data($1.utf8)))
        }
    }
}
