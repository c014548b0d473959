#if canImport(UIKit)
import Parallax
import UIKit

/// An entrance as key frames of Core Animation, good for every row of one size.
struct EntranceFilm {
    private let size: CGSize
    private let anchorPoint: CGPoint
    private let viewportLength: CGFloat
    private let axis: ScrollAxis
    private let isMirrored: Bool
    private let duration: CFTimeInterval
    private let times: [NSNumber]
    private let tracks: [(keyPath: String, values: [Any])]

    /// How far what is shown may stray from the effect between two key frames, by each part of the pose: at the row's corner
    /// farthest from the anchor, in points, before perspective; and of opacity.
    static let tolerance = (points: 0.01, opacity: 0.0005)

    @MainActor init(_ effect: Effect, cue: Cue, _ viewport: Viewport, size: CGSize, anchorPoint: CGPoint) {
        self.size = size
        self.anchorPoint = anchorPoint
        (viewportLength, axis, isMirrored) = (viewport.length, viewport.axis, viewport.isMirrored)
        let duration = effect.entranceDuration
        self.duration = duration
        guard duration > 0 else {
            (times, tracks) = ([], [])
            return
        }
        func frames(of effect: Effect, in ages: ClosedRange<Double>, within tolerance: Double) -> [KeyFrame] {
            effect.keyFrames(over: .age, in: ages, at: cue, policy: viewport.policy, tolerance: tolerance)
        }
        let ages = Set(
            PartKind.allCases.flatMap { kind in
                frames(
                    of: Effect(effect.tracks.filter { PartKind($0.channel) == kind }), in: 0...duration,
                    within: kind.tolerance(reach: effect.reach(in: size))
                ).map(\.driverValue)
            }
        ).sorted()
        times = ages.map { NSNumber(value: $0 / duration) }
        let shown = ages.map { frames(of: effect, in: $0...$0, within: 1)[0].pose }
        let poses = shown.map { viewport.isMirrored ? $0.mirrored : $0 }
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

    /// Whether the key frames are a row's of this size in this situation, too.
    func fits(_ viewport: Viewport, size: CGSize, anchorPoint: CGPoint) -> Bool {
        // The viewport's own length: a cue's is a difference, and rounds with the offset.
        self.size == size && self.anchorPoint == anchorPoint && viewportLength == viewport.length
            && axis == viewport.axis && isMirrored == viewport.isMirrored
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

/// Parts of a pose that are measured alike.
private enum PartKind: CaseIterable {
    case lengths, factors, opacities

    init(_ channel: Channel) {
        switch channel {
        case .scale, .scaleX, .scaleY, .rotation: self = .factors
        case .opacity, .shadowOpacity: self = .opacities
        default: self = .lengths
        }
    }

    /// How far such a part may stray, in its own unit, where a factor or a radian moves what lies `reach` points away.
    func tolerance(reach: CGFloat) -> Double {
        switch self {
        case .lengths: EntranceFilm.tolerance.points
        case .factors: EntranceFilm.tolerance.points / max(reach, 1)
        case .opacities: EntranceFilm.tolerance.opacity
        }
    }
}

extension Effect {
    /// From the anchor to the farthest corner of a layer of a size, in points.
    fileprivate func reach(in size: CGSize) -> CGFloat {
        hypot(size.width * max(anchor.x, 1 - anchor.x), size.height * max(anchor.y, 1 - anchor.y))
    }
}
#endif
