#if Painter
import Parallax

/// Paints the frames of a film on several threads, some at a time, and hands them on in their order.
///
/// ```swift
/// let press = try FramePress(count: 100, crew: Crew()) { try Canvas(screen) }
/// try press.paint { frame in playback.layout(at: Double(frame) / 25) } with: { layout, canvas in
///     try painter.paint(layout, into: canvas)
/// } to: { frames in
///     for frame in frames { file.write(try encoder.add(frame)) }
/// }
/// ```
public struct FramePress {
    /// How many frames the film has.
    public let count: Int
    private let crew: Crew
    private let canvases: [Canvas]

    /// The most bytes of frames that are kept at a time, unless a single one takes more.
    private static let room = 128 << 20

    /// Makes a press.
    ///
    /// - Parameters:
    ///   - count: How many frames the film has.
    ///   - crew: Who paints them.
    ///   - canvas: Makes a canvas for a frame; it is called several times, once for each frame that is kept at a time.
    public init(count: Int, crew: Crew = Crew(), canvas: () throws(Canvas.Failure) -> Canvas) throws(Canvas
        .Failure)
    {
        let first = try canvas()
        let bytes = first.width * first.height * 4
        // Some for each thread, so that one slow frame does not keep the others waiting.
        let kept = min(count, max(1, min(4 * crew.threads, Self.room / bytes)))
        var canvases = [first]
        while canvases.count < kept { canvases.append(try canvas()) }
        (self.count, self.crew, self.canvases) = (count, crew, canvases)
    }

    /// Pixels across and down of every frame.
    public var size: (width: Int, height: Int) { (canvases[0].width, canvases[0].height) }

    /// Paints all frames.
    ///
    /// - Parameters:
    ///   - scene: What a frame shows, asked for in the frames' order.
    ///   - paint: Paints a scene into a canvas; called on several threads.
    ///   - take: Gets the next frames in their order. They are valid during the call only.
    public func paint<Scene>(
        _ scene: (_ frame: Int) -> Scene, with paint: (Scene, Canvas) throws -> Void,
        to take: (_ frames: ArraySlice<Canvas>) throws -> Void
    ) throws {
        for start in stride(from: 0, to: count, by: canvases.count) {
            let scenes = (start..<min(start + canvases.count, count)).map(scene)
            _ = try crew.map(scenes.count) { index, _ in try paint(scenes[index], canvases[index]) }
            try take(canvases[..<scenes.count])
        }
    }
}
#endif
