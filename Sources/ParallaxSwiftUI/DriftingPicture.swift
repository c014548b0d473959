#if canImport(SwiftUI)
import Parallax
import SwiftUI

/// A picture that is longer than its cell, cut off by it, and drifts while content scrolls.
///
/// ```swift
/// DriftingPicture(overscan: 40) { Image(decorative: "dawn").resizable().scaledToFill() }
///     .frame(height: 250)
/// ```
///
/// It is as large as it may be, as a colour is: give it a frame, or put it behind what decides the cell's size. The picture is
/// laid out as wide as that and longer, along the scroll, by its overscan; let it fill its box. It is right on the first frame
/// and at every size, and covers its cell wherever that is in view. Touches within the cell are its own, as in a button's label;
/// what is cut off takes none.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct DriftingPicture<Picture: View>: View {
    private let part: PicturePart
    /// The speed that is wanted, where that decides the length.
    private let speed: Double?
    private let axis: ScrollAxis
    private let picture: Picture
    @State private var window = SpaceName()
    @Environment(\.motionPolicy) private var policy
    @Environment(\.readingDirection) private var direction
    @Environment(\.scrollSpace) private var space

    /// Makes a picture that moves over the viewport at `speed` times the content's own, and is as long as that needs.
    ///
    /// - Parameters:
    ///   - speed: 0 pins it to the viewport, 1 moves with the content, below 1 lies behind it, above 1 in front.
    ///   - axis: The way content scrolls.
    ///   - picture: The picture; it may be several views, one over the other.
    public init(
        speed: Double, along axis: ScrollAxis = .vertical, @ViewBuilder picture: () -> Picture
    ) {
        self.init(
            PicturePart(length: .covering(speed: speed), effect: .drift(speed: speed)), speed, axis, picture)
    }

    /// Makes a picture that is longer than its cell by `overscan` points at either end; unless told, it uses them up while it
    /// crosses the viewport.
    public init(
        overscan: CGFloat, effect: Effect = .drift(.fit), along axis: ScrollAxis = .vertical,
        @ViewBuilder picture: () -> Picture
    ) {
        self.init(
            PicturePart(length: Extent(ofItem: 1, points: 2 * overscan), effect: effect), nil, axis, picture)
    }

    /// Makes a picture whose length follows a rule: parts of the scroll view's length, of the cell's, and points. It is never
    /// shorter than its cell.
    ///
    /// ```swift
    /// DriftingPicture(length: Extent(ofScreen: 0.5)) { Image(decorative: "dawn").resizable().scaledToFill() }
    /// ```
    ///
    /// What `Extent(ofScreen:)` takes a part of is the scroll view here, for SwiftUI does not tell a view how large its window
    /// is. What lies under bars counts within `.parallaxViewport()` and ``ParallaxHeader``. The pictures of `ParallaxUIKit`
    /// take a part of the window: the two are as long where the scroll view fills its window, and not in a split view, or above
    /// a player that takes room of its own.
    public init(
        length: Extent, effect: Effect = .drift(.fit), along axis: ScrollAxis = .vertical,
        @ViewBuilder picture: () -> Picture
    ) {
        self.init(PicturePart(length: length, effect: effect), nil, axis, picture)
    }

    private init(
        _ part: PicturePart, _ speed: Double?, _ axis: ScrollAxis, @ViewBuilder _ picture: () -> Picture
    ) {
        (self.part, self.speed, self.axis) = (part, speed, axis)
        self.picture = picture()
    }

    /// The cell's window, and the picture in it.
    public var body: some View {
        let (effect, speed, policy, window) = (part.effect, speed, policy, window)
        let scroll = Scroll(axis: axis, direction: direction, space: space)
        OverscanLayout(part: part, axis: axis, space: space) {
            // As long as the viewport, so that the layout can ask for that length.
            Color.clear
                .containerRelativeFrame(axis == .vertical ? .vertical : .horizontal)
                .accessibilityHidden(true)
            FillLayout { picture }
                .clipped()
                .shown(in: direction) { geometry in
                    guard let situation = scroll.situation(in: geometry),
                        let cell = geometry.bounds(of: .named(window))
                    else { return .identity }
                    let cue = situation.cue(item: Box(cell), picture: geometry.box.size)
                    // In a scroll view that scrolls across, the layout is told of that one's length. No gap opens even so.
                    let allowed = speed.map { Overscan.speed(nearestTo: $0, at: cue) }
                    let covering = allowed == speed ? effect : .drift(speed: allowed ?? 1)
                    return covering.pose(at: cue, policy: policy)
                }
                .allowsHitTesting(false)
        }
        .coordinateSpace(.named(window))
        .clipped()
        // Clipping alone would leave what is cut off to be touched.
        .contentShape(Rectangle())
    }
}

/// Places what it holds in the middle of its own box, longer than it by the overscan. The first view is as long as the viewport.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct OverscanLayout: Layout {
    let part: PicturePart
    let axis: ScrollAxis
    let space: ScrollSpace?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        guard let ruler = subviews.first else { return }
        let size = ruler.sizeThatFits(.zero)
        let box = part.box(
            in: Box(bounds), screen: length(axis == .vertical ? size.height : size.width), axis: axis)
        for subview in subviews {
            subview.place(
                at: CGPoint(x: box.centre.x, y: box.centre.y), anchor: .center,
                proposal: ProposedViewSize(width: box.width, height: box.height))
        }
    }

    /// The viewport's whole length, where what `length` leaves out of it is known.
    private func length(_ length: CGFloat) -> Double {
        // A shorter scroll view may lie between, which scrolls across.
        guard let space, space.axis == axis else { return length }
        return max(length, space.length)
    }
}

/// As large as it may be; everything in it is centred and may be as large, too.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct FillLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: bounds.width, height: bounds.height))
        }
    }
}
#endif
