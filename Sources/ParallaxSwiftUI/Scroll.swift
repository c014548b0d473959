#if canImport(SwiftUI)
import Parallax
import SwiftUI

/// How the scroll view around a view scrolls: plain values, so that a visual effect can take them along.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct Scroll: Sendable {
    let axis: ScrollAxis
    let direction: ReadingDirection
    /// What is known of a scroll view above, which need not be the nearest one.
    let space: ScrollSpace?

    /// Where the scroll view is now, in the view's own coordinates; `nil` if there is none along this axis.
    func situation(in geometry: GeometryProxy) -> Situation? {
        let nearest = geometry.bounds(of: .scrollView(axis: Axis(axis))).map(Box.init)
        if let space, space.axis == axis, let own = geometry.bounds(of: .named(space.name)).map(Box.init) {
            let whole = own.extended(by: space.insets, direction: direction)
            if nearest.map({ isSame($0, whole, without: own) }) ?? true {
                let content = space.content.flatMap { geometry.bounds(of: .named($0)) }
                return Situation(
                    scroll: self, viewport: whole, content: content.map(Box.init), insets: space.insets)
            }
        }
        return nearest.map { Situation(scroll: self, viewport: $0, content: nil, insets: .zero) }
    }

    /// Whether a scroll view is the known one: SwiftUI may count what lies under bars to its bounds, or not.
    private func isSame(_ nearest: Box, _ whole: Box, without bars: Box) -> Bool {
        whole.contains(nearest, within: 0.5) && nearest.contains(bars, within: 0.5)
    }
}

/// Where a scroll view and its content are, in the coordinates of a view within it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct Situation {
    let scroll: Scroll
    /// The whole bounds.
    let viewport: Box
    /// All that scrolls, where it is known.
    let content: Box?
    let insets: Insets

    func cue(
        item: Box, picture: Dimensions? = nil, pageSpacing: Double = 0,
        attachment: Cue.Attachment = .content
    ) -> Cue {
        Cue(
            item: item, viewport: viewport, content: content, insets: insets, picture: picture,
            axis: scroll.axis, direction: scroll.direction, pageSpacing: pageSpacing, attachment: attachment)
    }
}

/// What a container tells the views within it of its scroll view.
struct ScrollSpace: Equatable, Sendable {
    let axis: ScrollAxis
    /// The space of the scroll view's own box, and that of its content.
    let name: SpaceName
    var content: SpaceName?
    /// How far the scroll view reaches beyond its own box, under bars.
    let insets: Insets
    /// The whole viewport's length along the scroll.
    let length: Double

    init(axis: ScrollAxis, name: SpaceName, content: SpaceName? = nil, inner: Dimensions, insets: Insets) {
        (self.axis, self.name, self.content, self.insets) = (axis, name, content, insets)
        let whole = Box(x: 0, y: 0, width: inner.width, height: inner.height).extended(by: insets)
        length = axis == .vertical ? whole.height : whole.width
    }
}

/// A coordinate space's name that no other one has.
struct SpaceName: Hashable, Sendable {
    private let id = UUID()
}

extension Box {
    init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension GeometryProxy {
    /// The view's own box, in its own coordinates.
    var box: Box { Box(CGRect(origin: .zero, size: size)) }
}

extension Axis {
    init(_ axis: ScrollAxis) { self = axis == .vertical ? .vertical : .horizontal }
}

extension Insets {
    init(_ insets: EdgeInsets) {
        self.init(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
#endif
