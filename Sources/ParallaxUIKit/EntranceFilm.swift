#if canImport(UIKit)
import Parallax
import UIKit

/// An entrance as key frames of Core Animation, good for every row of one size.
struct EntranceFilm {
    private let size: CGSize
    private let anchorPoint: CGPoint
    private let viewportLength: CGFloat
    private let duration: CFTimeInterval
    private let times: [NSNumber]
    private let tracks: [(keyPath: String, values: [Any])]

    /// How far a part of the pose may stray between two key frames, in points, factors and radians: less than a tenth of a
    /// point at the edge of a row as wide as a phone, a third of one with perspective.
    static let tolerance = 0.0005

    @MainActor init(_ effect: Effect, cue: Cue, _ viewport: Viewport, size: CGSize, anchorPoint: CGPoint) {
        self.size = size
        self.anchorPoint = anchorPoint
        viewportLength = viewport.length
        let duration = effect.entranceDuration
        self.duration = duration
        guard duration > 0 else {
            (times, tracks) = ([], [])
            return
        }
        let frames = effect.keyFrames(
            over: .age, in: 0...duration, at: cue, policy: viewport.policy, tolerance: Self.tolerance)
        let poses = frames.map { viewport.isMirrored ? $0.pose.mirrored : $0.pose }
        times = frames.map { NSNumber(value: $0.driverValue / duration) }
        var tracks: [(String, [Any])] = []
        let parts = WrittenParts(effect)
        let transforms = poses.map { $0.transform(size: size, anchorPoint: anchorPoint) }
        if !transforms.allSatisfy(CATransform3DIsIdentity) { tracks.append(("transform", transforms)) }
        if parts.opacity { tracks.append(("opacity", poses.map(\.opacity))) }
        if parts.shadow {
            tracks.append(("shadowOpacity", poses.map(\.shadowOpacity)))
            tracks.append(("shadowRadius", poses.map(\.shadowRadius)))
            tracks.append(("shadowOffset", poses.map { CGSize(width: $0.shadowX, height: $0.shadowY) }))
        }
        self.tracks = tracks
    }

    /// Whether the key frames are a row's of this size, too.
    func fits(_ viewport: Viewport, size: CGSize, anchorPoint: CGPoint) -> Bool {
        // The viewport's own length: a cue's is a difference, and rounds with the offset.
        self.size == size && self.anchorPoint == anchorPoint && viewportLength == viewport.length
    }

    /// The animation that began, or will begin, at a time; `nil` if there is nothing to be seen of it.
    func animation(from time: CFTimeInterval) -> CAAnimation? {
        guard !tracks.isEmpty else { return nil }
        let group = CAAnimationGroup()
        group.animations = tracks.map { track in
            let animation = CAKeyframeAnimation(keyPath: track.keyPath)
            animation.values = track.values
            animation.keyTimes = times
            animation.duration = duration
            animation.fillMode = .both
            return animation
        }
        group.duration = duration
        group.beginTime = time
        // While a row waits for its turn, it is where it will begin.
        group.fillMode = .backwards
        return group
    }
}
#endif
