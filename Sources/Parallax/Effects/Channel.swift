/// One part of a pose that a track writes.
///
/// Tracks that write the same channel are put together without regard to their order: factors and opacities are
/// multiplied, all others added.
public enum Channel: UInt8, Equatable, Hashable, Sendable, CaseIterable {
    // The first twelve are the parts of `Pose`, in its order.

    /// Factor along x. Multiplied.
    case scaleX
    /// Factor along y. Multiplied.
    case scaleY
    /// Radians about the effect's axis. Added.
    case rotation
    /// Points to the right. Added.
    case translationX
    /// Points down. Added.
    case translationY
    /// Points toward the viewer. Added.
    case translationZ
    /// Opacity. Multiplied, then held within 0…1.
    case opacity
    /// Opacity of the shadow. Added, then held within 0…1.
    case shadowOpacity
    /// Blur radius of the shadow, in points. Added, then held at 0 or more.
    case shadowRadius
    /// Points by which the shadow lies to the right. Added.
    case shadowX
    /// Points by which the shadow lies below. Added.
    case shadowY
    /// Blur radius of the layer, in points. Added, then held at 0 or more.
    case blur

    /// Factor along both x and y. Multiplied.
    case scale
    /// Points along the scroll: down in a vertical list, toward the trailing edge in a horizontal one. Added.
    case translation

    /// How many parts a pose has that a track can write.
    static let poseParts = 12

    /// The parts of a pose that this channel may write, one bit each.
    var parts: UInt16 {
        switch self {
        case .scale: return Channel.scaleX.parts | Channel.scaleY.parts
        case .translation: return Channel.translationX.parts | Channel.translationY.parts
        default: return 1 << UInt16(rawValue)
        }
    }

    /// Whether values of this channel are multiplied; they rest at 1, all others at 0.
    var isFactor: Bool {
        switch self {
        case .scaleX, .scaleY, .scale, .opacity: return true
        default: return false
        }
    }

    /// Whether values are lengths, so that a measure other than points makes sense.
    var isLength: Bool {
        switch self {
        case .scaleX, .scaleY, .scale, .rotation, .opacity, .shadowOpacity: return false
        default: return true
        }
    }

    /// The value that changes nothing.
    var identity: Double { isFactor ? 1 : 0 }

    /// The range that a pose holds this part within.
    var range: ClosedRange<Double> {
        switch self {
        case .opacity, .shadowOpacity: return 0...1
        case .scaleX, .scaleY, .scale, .shadowRadius, .blur: return 0...largestLength
        default: return -largestLength...largestLength
        }
    }
}
