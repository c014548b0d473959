extension Effect {
    /// The tracks that a motion policy keeps from doing what they say, for an item at rest in the viewport or scrolled away; what
    /// they do under a pull may stay, see ``MotionPolicy``.
    ///
    /// - Parameters:
    ///   - policy: How much motion is wanted.
    ///   - attachment: What the effect's layer is fastened to.
    public func tracksHeld(by policy: MotionPolicy, attachment: Cue.Attachment = .content) -> [Track] {
        let cue = Cue(item: 0..<1, viewport: 0..<1, travel: 1, attachment: attachment)
        return zip(entries, tracks).filter { $0.0.passage(under: policy, at: cue) != .whole }.map { $0.1 }
    }
}
