import Foundation

/// One picture of the gallery: its name and how it is painted.
public struct Picture: Sendable {
    /// The file's name without its extension.
    public let name: String

    let scene: any Scene

    init(_ name: String, _ scene: any Scene) {
        self.name = name
        self.scene = scene
    }

    /// The ten pictures, from dawn to night.
    public static let all: [Picture] = [
        Picture("dawn", Dawn()),
        Picture("grove", Grove()),
        Picture("fjord", Fjord()),
        Picture("terraces", Terraces()),
        Picture("lagoon", Lagoon()),
        Picture("dunes", Dunes()),
        Picture("canyon", Canyon()),
        Picture("lighthouse", Lighthouse()),
        Picture("skyline", Skyline()),
        Picture("aurora", Aurora()),
    ]

    /// Paints the picture and writes it as a JPEG file.
    ///
    /// - Parameters:
    ///   - path: The file to write.
    ///   - scale: Dots to a point in the file; the picture is 390 by 422 points.
    ///   - quality: The JPEG quality, 1 to 100.
    public func paint(to path: String, scale: Int = 3, quality: Int = 88) throws {
        let fineness = 2
        let canvas = Canvas(scale: Float(scale * fineness))
        let darkroom = scene.paint(on: canvas)
        let sheet = canvas.reduced(by: fineness)
        let bytes = darkroom.develop(sheet)
        try write(bytes, width: sheet.width, height: sheet.height, quality: quality, to: path)
    }
}

/// A place and a time of day that can be painted.
protocol Scene: Sendable {
    /// Paints the scene and says how to develop it.
    func paint(on canvas: Canvas) -> Darkroom
}
