#if Painter
@testable import Examples
import Foundation
import Parallax
import ParallaxCairo
import ParallaxDocument
import UIKit

/// Paints the example screens along a gesture, each as a strip of five moments: `PaintExamples PICTURES FOLDER`.
@main struct PaintExamples {
    @MainActor static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            FileHandle.standardError.write(Data("usage: PaintExamples PICTURES FOLDER\n".utf8))
            exit(2)
        }
        let (pictures, folder) = (URL(fileURLWithPath: arguments[1]), URL(fileURLWithPath: arguments[2]))
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let brush = Brush(pictures: pictures)
            for scene in Scene.all {
                let file = folder.appendingPathComponent("\(scene.name).png")
                try brush.strip(of: scene).png().write(to: file)
                print(file.relativePath)
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}

/// Paints strips of scenes.
@MainActor private struct Brush {
    let pictures: URL
    let store = PictureStore()
    let text = TextSetter()
    /// Pixels a point: small enough to be kept beside the documentation.
    let scale = 0.5

    func strip(of scene: Scene) throws -> Canvas {
        let strip = FilmStrip(background: .colour(.white), frame: DeviceFrame(), scale: scale)
        return try strip.paint(
            scene.play { window in
                let view = ViewLayers(window, pictures: pictures, text: text)
                return Panel(view.painter(scale: scale, store: store), view.layout)
            })
    }
}
#endif
