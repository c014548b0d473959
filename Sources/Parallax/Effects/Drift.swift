/// How far a drifting picture's speed is decided by the room that it has to move in.
public enum DriftRule: UInt8, Equatable, Hashable, Sendable, CaseIterable {
    /// Behind the list: the picture has used up its overscan exactly when its row's middle reaches the viewport's edge.
    /// Speed `1 − 2k/H`, with k = overscan a side.
    case fit
    /// Ahead of the list: the picture's top is flush with its row's top while the row enters at the bottom, and their
    /// bottoms are flush while it leaves at the top. Speed `1 + 2k/(H + h)`.
    case ahead
}

extension Effect {
    /// A picture that moves over the viewport at `speed` times the content's own: its offset from centred is
    /// `(speed − 1) · d`, where d is the way in points from the viewport's middle to its item's middle.
    ///
    /// 0 pins it to the viewport, 1 moves with the content, below 1 lies behind the list, above 1 in front. At rest in
    /// the viewport's middle the pose is the identity. The overscan that this needs is ``Overscan/needed(speed:itemLength:viewportLength:)``.
    ///
    /// ```swift
    /// Effect.drift(speed: 0.8).pose(item: 0..<250, viewport: 0..<844).translation.y    // 59.4
    /// ```
    public static func drift(speed: Double) -> Effect {
        Effect([Track(.translation, over: .phase, .proportional(speed - 1), in: .reach)])
    }

    /// A picture whose speed follows from how much larger than its item it is, so that it holds for every size.
    ///
    /// ```swift
    /// let fit = Effect.drift(.fit)                  // picture 422 high, row 250 high: 86 points a side
    /// fit.pose(item: 719..<969, viewport: 0..<844, picture: 422).translation.y    // −86
    /// ```
    public static func drift(_ rule: DriftRule) -> Effect {
        switch rule {
        case .fit:
            return Effect([Track(.translation, over: .phase, .proportional(-1), in: .fittedOverscan)])
        case .ahead:
            return Effect {
                Track(.translation, over: .phase, .linear(from: (-1, -1), to: (1, 1)), in: .overscan)
            }
        }
    }
}
