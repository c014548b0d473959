#if Painter
import Foundation
import Parallax
import ParallaxCairo
import ParallaxDocument

extension RenderJob {
    /// Paints what is asked for.
    func paint() throws {
        switch product {
        case .stills(let travels, let ages): try paintStills(at: travels, ages: ages)
        case .film(let script, let framesPerSecond): try paintFilm(script, framesPerSecond: framesPerSecond)
        }
    }

    private func paintStills(at travels: [Double], ages: Ages) throws {
        let panels = zip(subjects, painters()).flatMap { subject, painter in
            travels.map { Panel(painter: painter, layout: subject.stage.layout(at: $0, ages: ages)) }
        }
        let canvas = try PanelRow(panels.map { $0.layout.screen }).canvas(scale: scale)
        try PanelRow(panels.map { $0.layout.screen }).paint(panels, into: canvas)
        try output.write(canvas.png())
    }

    private func paintFilm(_ script: GestureScript?, framesPerSecond: Double) throws {
        let painters = painters()
        var playbacks = subjects.map { subject in
            Playback(
                subject.stage, script: script ?? .showing(subject.stage), scale: max(1, scale.rounded(.up)))
        }
        let seconds = playbacks.map(\.duration).max() ?? 0
        let count = max(1, Int((seconds * framesPerSecond).rounded(.up)))
        let row = PanelRow(subjects.map { $0.stage.screen })
        let canvas = try row.canvas(scale: scale)
        let encoder = try GIFEncoder(
            width: canvas.width, height: canvas.height, framesPerSecond: Int(framesPerSecond))
        let progress = Progress(name: output.path, total: count)
        try output.write { descriptor in
            for frame in 0..<count {
                let time = Double(frame) / framesPerSecond
                let panels = zip(painters, playbacks.indices).map { painter, index in
                    Panel(painter: painter, layout: playbacks[index].layout(at: time))
                }
                try row.paint(panels, into: canvas)
                try OutputFile.write(encoder.add(canvas), to: descriptor, of: output.path)
                progress.report(frame + 1)
            }
            try OutputFile.write(encoder.finish(), to: descriptor, of: output.path)
        }
    }

    private func painters() -> [Painter] {
        let (pictures, text) = (PictureStore(), TextSetter())
        return subjects.map { subject in
            let document = subject.document
            return Painter(
                content: { document.content(of: $0) }, background: document.background,
                viewportBackground: document.viewportBackground, scale: scale, pictures: pictures, text: text)
        }
    }
}
#endif
