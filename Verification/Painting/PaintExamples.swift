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
            func keep(_ strip: Canvas, _ name: String) throws {
                let file = folder.appendingPathComponent("\(name).png")
                try strip.png().write(to: file)
                print(file.relativePath)
            }
            for scene in Scene.all { try keep(brush.strip(of: scene), scene.name) }
            for scene in SwiftUIScene.all { try keep(brush.strip(of: scene), scene.name) }
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

    private var strip: FilmStrip {
        FilmStrip(background: .colour(.white), frame: DeviceFrame(), scale: scale)
    }

    func strip(of scene: Scene) throws -> Canvas {
        try strip.paint(
            scene.play { window in
                let view = ViewLayers(window, pictures: pictures, text: text)
                return Panel(view.painter(scale: scale, store: store), view.layout)
            })
    }

    func strip(of scene: SwiftUIScene) throws -> Canvas {
        try strip.paint(
            scene.play { host in
                let view = NodeLayers(host, pictures: pictures, text: text)
                return Panel(view.painter(scale: scale, store: store), view.layout)
            })
    }
}
#endif
