import Parallax

extension RenderJob.Subject {
    /// The stage along a script. Along the one that nobody named, the film begins with all rows there, so that it can go
    /// round; along a user's own, with the rows' entrance.
    func playback(of script: GestureScript?, scale: Double) -> Playback {
        Playback(
            stage, script: script ?? .showing(stage), scale: scale, once: document.list?.entersOnce ?? false,
            opens: script != nil)
    }
}

extension GestureScript {
    /// What the finger does in a film if nobody says: it shows what the stage is for, and ends where it began, so that the film
    /// can go round.
    static func showing(_ stage: Stage) -> GestureScript {
        if let pages = stage.pages, pages.count > 0 {
            return turningPages(pages.count, length: stage.viewportLength)
        }
        if stage.header != nil { return pullingHeader }
        return flickingThrough
    }

    /// On to the last page, one flick a page, and back in a few.
    private static func turningPages(_ count: Int, length: Double) -> GestureScript {
        let there = (1..<max(count, 2)).flatMap { _ -> [Step] in
            [.hold(0.35), .drag(-length * 0.55, over: 0.34), .flick(-600), .wait]
        }
        let back = (1..<max(count, 2)).flatMap { _ -> [Step] in
            [.drag(length * 0.4, over: 0.16), .flick(1_200), .wait]
        }
        return GestureScript(there + [.hold(0.3)] + back)
    }

    /// A long pull, a slow scroll through the header's whole collapse, and back with a flick that runs into the edge.
    private static let pullingHeader: GestureScript = [
        .hold(0.5), .drag(260, over: 0.7), .hold(0.25), .wait, .hold(0.2),
        .drag(-370, over: 1.3), .hold(0.3), .drag(-40, over: 0.2), .flick(-900), .wait, .hold(0.2),
        .flick(2_600), .wait,
    ]

    /// A slow drag, a hard flick, and back to the start with one that runs into the edge.
    private static let flickingThrough: GestureScript = [
        .hold(0.9), .drag(-330, over: 1.1), .hold(0.15), .flick(-1_700), .wait, .hold(0.3), .flick(2_900),
        .wait,
    ]
}
