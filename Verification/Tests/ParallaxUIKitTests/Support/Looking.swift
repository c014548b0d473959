import Looking
import Parallax
import Testing
import UIKit

/// The largest distance of two quads' corners, in points along x or y.
func distance(_ a: Quad, _ b: Quad) -> Double {
    let pairs = [
        (a.topLeft, b.topLeft), (a.topRight, b.topRight), (a.bottomRight, b.bottomRight),
        (a.bottomLeft, b.bottomLeft),
    ]
    let distances = pairs.flatMap { [($0.x - $1.x).magnitude, ($0.y - $1.y).magnitude] }
    return distances.contains { $0.isNaN } ? .infinity : distances.max()!
}

extension StageLayout {
    func layer(_ kind: LayerHandle.Kind, _ index: Int = 0) -> Layer? {
        layers.first { $0.handle == LayerHandle(kind, index) }
    }
}

/// A test that fails need not fail a hundred thousand times.
@MainActor enum Complaints {
    private static var counts: [String: Int] = [:]
    static func areEnough(at place: SourceLocation) -> Bool { counts["\(place)", default: 0] >= 5 }
    static func add(at place: SourceLocation) { counts["\(place)", default: 0] += 1 }
}

/// Whether a view shows what the engine says of a layer, to 1e-9 points (or what is told) and a Float's opacity: its corners,
/// its opacity, and what clips it. Where the engine has no layer, there is to be nothing to see of the view.
@MainActor func expect(
    _ view: UIView?, shows layer: Layer?, within tolerance: Double = 1e-9,
    _ situation: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard !Complaints.areEnough(at: sourceLocation) else { return }
    func complain(_ words: String) {
        Complaints.add(at: sourceLocation)
        Issue.record("\(situation()): \(words)", sourceLocation: sourceLocation)
    }
    guard let layer else {
        if let view, view.window != nil, view.shows(moreThan: max(tolerance, 1e-6)) {
            complain("a view at \(view.shownQuad) can be seen, and the engine has no layer there")
        }
        return
    }
    guard let view else { return complain("no view for \(layer.handle)") }
    let what = "\(layer.handle.kind) \(layer.handle.index)"
    let apart = distance(view.shownQuad, layer.quad)
    let fade = (view.shownOpacity - layer.opacity).magnitude
    if apart > tolerance || fade > max(tolerance / 10, 1e-6) {
        complain(
            """
            \(what) is \(apart) points and \(fade) of opacity off:
            \(view.shownQuad), \(view.shownOpacity) instead of \(layer.quad), \(layer.opacity)
            """)
    }
    let clip = view.clip?.shownQuad
    switch (clip, layer.clip) {
    case (nil, nil): break
    case (let clip?, let wanted?) where distance(clip, wanted) <= tolerance: break
    default: complain("\(what) is clipped by \(clip as Any) instead of \(layer.clip as Any)")
    }
}

extension UIView {
    /// The nearest view around it that clips it, short of a scroll view.
    fileprivate var clip: UIView? {
        var view = superview
        while let here = view, !(here is UIScrollView) {
            if here.clipsToBounds { return here }
            view = here.superview
        }
        return nil
    }

    /// Whether more than so many points of it can be seen, across and down, through all that clips it.
    fileprivate func shows(moreThan least: Double) -> Bool {
        var seen = shownQuad.frame
        var view: UIView? = self
        while let here = view {
            if here.isHidden { return false }
            if here !== self, here.clipsToBounds { seen = seen.intersection(here.shownQuad.frame) }
            view = here.superview
        }
        return !seen.isNull && seen.width > least && seen.height > least
    }
}

extension Quad {
    /// The upright box around it.
    fileprivate var frame: CGRect {
        let (xs, ys) = (
            [topLeft.x, topRight.x, bottomRight.x, bottomLeft.x],
            [topLeft.y, topRight.y, bottomRight.y, bottomLeft.y]
        )
        return CGRect(
            x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
}
