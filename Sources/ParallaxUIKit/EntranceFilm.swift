#if canImport(UIKit)
import Parallax
import UIKit

/// An entrance as key frames for Core Animation, for all cells of one size.
@MainActor
final class EntranceFilm {
    /// What the key frames depend on besides the effect.
    struct Situation: Hashable {
        let width: CGFloat
        let height: CGFloat
        let viewportLength: CGFloat
        let isMirrored: Bool
        let policy: MotionPolicy

        init(size: CGSize, _ viewport: Viewport) {
            (width, height) = (size.width, size.height)
            viewportLength = viewport.length
            isMirrored = viewport.isMirrored
            policy = viewport.policy
        }
    }

    /// How a cell looks once it has entered.
    let end: Pose
    /// What of the cell is written.
    let parts: WrittenParts
    private let duration: CFTimeInterval
    private var tracks: [(keyPath: String, values: [Any])] = []
    private let times: [NSNumber]

    init(of effect: Effect, in situation: Situation, _ viewport: Viewport) {
        let size = CGSize(width: situation.width, height: situation.height)
        let item = CGRect(origin: viewport.bounds.origin, size: size)
        let duration = effect.entranceDuration
        self.duration = duration
        parts = WrittenParts(effect)
        end = viewport.pose(of: effect, at: viewport.cue(item: item))
        // Twice as many as the fastest screen shows: between two of them lies less than a hundredth of a point.
        let count = duration > 0 ? min(Int((duration * 240).rounded(.up)), 2400) : 0
        let moments = (0...count).map { Double($0) / Double(max(count, 1)) }
        let poses = moments.map {
            viewport.pose(of: effect, at: viewport.cue(item: item, age: $0 * duration))
        }
        times = moments.map { NSNumber(value: $0) }
        let anchor = CGPoint(x: 0.5, y: 0.5)
        tracks.append(("transform", poses.map { $0.transform(size: size, anchorPoint: anchor) }))
        if parts.opacity { tracks.append(("opacity", poses.map(\.opacity))) }
        if parts.shadow {
            tracks.append(("shadowOpacity", poses.map(\.shadowOpacity)))
            tracks.append(("shadowRadius", poses.map(\.shadowRadius)))
            tracks.append(("shadowOffset", poses.map { CGSize(width: $0.shadowX, height: $0.shadowY) }))
        }
    }

    /// The animation, from age 0 to its end; it shows its first frame until it begins.
    func animation() -> CAAnimation {
        let group = CAAnimationGroup()
        group.duration = duration
        group.fillMode = .both
        group.animations = tracks.map { track in
            let animation = CAKeyframeAnimation(keyPath: track.keyPath)
            animation.values = track.values
            animation.keyTimes = times
            animation.duration = duration
            animation.fillMode = .both
            return animation
        }
        return group
    }
}
#endif
