#if canImport(UIKit)
import Parallax
import UIKit

/// A scroll view's situation at one instant, as the engine wants to hear it: read once a pass, and never from anything that
/// an effect writes.
struct Viewport {
    /// The scroll view's bounds: its offset and its size.
    let bounds: CGRect
    /// What resting content keeps clear of, safe area included.
    let inset: UIEdgeInsets
    /// The way content scrolls.
    let axis: ScrollAxis
    /// Whether leading is right.
    let isMirrored: Bool
    /// How much motion is wanted.
    let policy: MotionPolicy
    /// Points between two pages.
    let pageSpacing: CGFloat
    /// All that scrolls, with the insets around it: at rest it begins where the viewport does.
    let content: Box

    @MainActor init(_ scrollView: UIScrollView, _ settings: Settings) {
        bounds = scrollView.bounds
        var inset = scrollView.adjustedContentInset
        // A spinner holds a pull open: what was stretched by the finger stays so, and does not jump back.
        inset.top -= scrollView.refreshRoom
        self.inset = inset
        axis = settings.axis ?? .vertical
        isMirrored = scrollView.isMirrored(along: axis)
        policy = settings.policy ?? (UIAccessibility.isReduceMotionEnabled ? .reduced : .full)
        pageSpacing = settings.pageSpacing ?? 0
        content = Box(CGRect(origin: .zero, size: scrollView.contentSize)).extended(by: Insets(inset))
    }

    /// Distance scrolled from rest.
    var travel: Double { cue(item: bounds).travel }

    /// The viewport's length along the scroll.
    var length: CGFloat { axis == .vertical ? bounds.height : bounds.width }

    /// From one page's start to the next one's.
    var paging: Paging? { Paging(pageLength: length, spacing: pageSpacing) }

    /// The situation of an item that rests in `frame`, with a picture of `pictureSize` in it.
    func cue(item frame: CGRect, picture pictureSize: CGSize? = nil, attachment: Cue.Attachment = .content)
        -> Cue
    {
        Cue(
            item: Box(frame), viewport: Box(bounds), content: content,
            picture: pictureSize.map(Dimensions.init), axis: axis,
            direction: isMirrored ? .rightToLeft : .leftToRight, pageSpacing: pageSpacing,
            attachment: attachment)
    }

    /// The pose as it is to be seen: mirrored where leading is right.
    func pose(of effect: Effect, at cue: Cue) -> Pose {
        let pose = effect.pose(at: cue, policy: policy)
        return isMirrored ? pose.mirrored : pose
    }

    /// The offset at which the scroll view has come so far from rest.
    func offset(at travel: Double, contentSize: CGSize) -> CGPoint {
        switch axis {
        case .vertical: return CGPoint(x: bounds.minX, y: travel - inset.top)
        case .horizontal:
            let x = isMirrored ? contentSize.width + inset.right - travel - bounds.width : travel - inset.left
            return CGPoint(x: x, y: bounds.minY)
        }
    }

    /// The offset that shows the same place of a list, once the room above it has another height.
    func offset(keepingPlaceFrom oldRoom: CGFloat, to newRoom: CGFloat, contentSize: CGSize) -> CGPoint {
        var stage = Stage(screen: Dimensions(width: bounds.width, height: bounds.height))
        stage.insets = Insets(top: inset.top, bottom: inset.bottom)
        stage.header = Header(height: oldRoom)
        stage.rows = Rows(RowHeights(count: 1, height: contentSize.height - oldRoom))
        let place = stage.bookmark(at: travel)
        let beyond = cue(item: bounds).overscroll
        stage.header?.height = newRoom
        return offset(at: stage.travel(at: place) + beyond, contentSize: contentSize)
    }
}

extension UIScrollView {
    /// Whether leading is right. Where content scrolls across, its own order counts: a collection view's layout keeps that from left to
    /// right unless it says that it turns round, as a compositional layout does, and a flow layout does not.
    fileprivate func isMirrored(along axis: ScrollAxis) -> Bool {
        if axis == .horizontal, let layout = (self as? UICollectionView)?.collectionViewLayout,
            !layout.flipsHorizontallyInOppositeLayoutDirection
        {
            return layout.developmentLayoutDirection == .rightToLeft
        }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The way content scrolls, unless the app tells: tables scroll down, flow layouts as they say, others along the side on
    /// which content is longer than the viewport, or else along the one on which they bounce all the same. `nil` if that is both or
    /// neither, as it is for a moment while a screen turns.
    var evidentAxis: ScrollAxis? {
        if self is UITableView { return .vertical }
        if let flow = (self as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout {
            return flow.scrollDirection == .vertical ? .vertical : .horizontal
        }
        // Content that is half a point longer is as long, but for rounding.
        let isWider = contentSize.width > bounds.width + 0.5
        let isHigher = contentSize.height > bounds.height + 0.5
        if isWider != isHigher { return isWider ? .horizontal : .vertical }
        guard !isWider, alwaysBounceHorizontal != alwaysBounceVertical else { return nil }
        return alwaysBounceHorizontal ? .horizontal : .vertical
    }
}

extension Box {
    init(_ frame: CGRect) {
        self.init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
}

extension CGRect {
    init(_ box: Box) { self.init(x: box.x, y: box.y, width: box.width, height: box.height) }
}

extension Dimensions {
    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Insets {
    /// Left and right as they are on the screen: for boxes, not for content that is read from the right.
    fileprivate init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
#endif
