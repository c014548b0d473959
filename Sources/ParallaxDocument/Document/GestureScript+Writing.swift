import Parallax

extension GestureScript {
    /// The script as text, which reads back as itself.
    ///
    /// ```swift
    /// GestureScript([.drag(-200, over: 0.4), .wait]).text    // "drag -200 over 0.4; wait"
    /// ```
    ///
    /// A drag that takes 0.3 seconds is written without them.
    public var text: String {
        steps.map { step in
            switch step {
            case .hold(let seconds): "hold \(Self.number(seconds))"
            case .drag(let points, 0.3): "drag \(Self.number(points))"
            case .drag(let points, let seconds): "drag \(Self.number(points)) over \(Self.number(seconds))"
            case .flick(let velocity): "flick \(Self.number(velocity))"
            case .wait: "wait"
            case .jump(let travel): "jump \(Self.number(travel))"
            }
        }.joined(separator: "; ")
    }

    private static func number(_ value: Double) -> String { JSONWriter.text(of: value) }
}
