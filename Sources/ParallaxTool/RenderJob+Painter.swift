#if Painter
import Foundation
import Parallax
import ParallaxCairo
import ParallaxDocument

extension RenderJob {
    /// Paints what is asked for.
    func paint() throws {
        try checkPictures(.start)
        do {
            switch product {
            case .stills(let travels, let ages): try paintStills(at: travels, ages: ages)
            case .film(let film): try paint(film)
            }
        } catch let error as PictureError {
            // It may not be the only one.
            try checkPictures(.whole)
            throw Failure.unusable("\(error)")
        } catch let error as Canvas.Failure {
            throw Failure.unusable("\(error)")
        }
    }

    /// All pictures of all stages that can't be shown, each with its line.
    private func checkPictures(_ depth: StageFile.Depth) throws {
        let problems = subjects.flatMap { $0.file.pictureProblems(depth) }
        if !problems.isEmpty { throw DocumentProblems(problems) }
    }

    private func paintStills(at travels: [Double], ages: Ages) throws {
        let panels = zip(subjects, painters()).map { subject, painter in
            travels.map { Panel(painter, subject.stage.layout(at: $0, ages: ages)) }
        }
        if panels.count == 1 {
            let screens = panels[0]
            try output.write(
                screens.count == 1 ? alone(screens[0]).png() : strip(on: Self.ground).paint(screens).png())
            return
        }
        let pictures = try panels.indices.map { index in
            let strip = FilmStrip(
                margin: 0, background: .colour(Self.ground), frame: DeviceFrame(), scale: scale)
            return (picture: try strip.paint(panels[index]), caption: subjects[index].name)
        }
        let sheet = ContactSheet(
            columns: travels.count == 1 ? 5 : 1, captionSize: 18, captionColour: Self.label,
            background: .colour(Self.ground), scale: scale)
        try output.write(sheet.paint(pictures).png())
    }

    private func paint(_ film: Film) throws {
        let painters = painters()
        var playbacks = subjects.map { subject in
            subject.playback(of: film.script, scale: max(1, scale.rounded(.up)))
        }
        let seconds = playbacks.map(\.duration).max() ?? 0
        let count = max(1, Int((seconds * film.framesPerSecond).rounded(.up)))
        let strip = strip(on: Self.ground)
        let screens = subjects.map { $0.stage.screen }
        let crew = film.threads.map { Crew(threads: $0) } ?? Crew()
        let press = try FramePress(count: count, crew: crew) { () throws(Canvas.Failure) in
            try screens.count == 1 ? Canvas(screens[0], scale: scale) : strip.canvas(for: screens)
        }
        let progress = Progress(name: output.path, total: count)
        try output.write { descriptor, temporary in
            let sink = try sink(
                for: film, size: press.size, crew: crew, descriptor: descriptor, temporary: temporary)
            var done = 0
            try press.paint { frame in
                let time = Double(frame) / film.framesPerSecond
                return painters.indices.map { Panel(painters[$0], playbacks[$0].layout(at: time)) }
            } with: { panels, canvas in
                if panels.count == 1 {
                    try panels[0].painter.paint(panels[0].layout, into: canvas)
                } else {
                    try strip.paint(panels, into: canvas)
                }
            } to: { frames in
                try sink.add(frames)
                done += frames.count
                progress.report(done)
            }
            try sink.finish()
        }
    }

    private func sink(
        for film: Film, size: (width: Int, height: Int), crew: Crew, descriptor: Int32, temporary: String
    ) throws -> any FilmSink {
        if film.format == .gif {
            let encoder = try GIFEncoder(
                width: size.width, height: size.height, framesPerSecond: Int(film.framesPerSecond), crew: crew
            )
            return GIFSink(encoder: encoder, descriptor: descriptor, path: output.path)
        }
        return try FFmpegSink(
            film.format, size: size, framesPerSecond: film.framesPerSecond, file: temporary,
            path: output.path)
    }

    private func alone(_ panel: Panel) throws -> Canvas {
        let canvas = try Canvas(panel.layout.screen, scale: scale)
        try panel.painter.paint(panel.layout, into: canvas)
        return canvas
    }

    private func strip(on ground: Colour) -> FilmStrip {
        FilmStrip(background: .colour(ground), frame: DeviceFrame(), scale: scale)
    }

    /// What lies between screens, and the captions on it.
    private static let ground = Colour(red: 0.16, green: 0.165, blue: 0.18)
    private static let label = Colour(red: 0.85, green: 0.85, blue: 0.87)

    private func painters() -> [Painter] {
        let (pictures, text) = (PictureStore(), TextSetter())
        return subjects.map { subject in
            let (document, rows) = (subject.document, subject.rows)
            return Painter(
                content: { document.content(of: rows.original(of: $0)) }, background: document.background,
                viewportBackground: document.viewportBackground, scale: scale, pictures: pictures, text: text)
        }
    }
}
#endif
