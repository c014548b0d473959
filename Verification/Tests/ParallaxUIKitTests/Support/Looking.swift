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
    private static var count = 0
    static var areEnough: Bool { count >= 20 }
    static func add() { count += 1 }
}

/// Whether a view shows what the engine says of a layer, to 1e-9 points (or what is told) and a Float's opacity.
@MainActor func expect(
    _ view: UIView?, shows layer: Layer?, within tolerance: Double = 1e-9,
    _ situation: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let layer, !Complaints.areEnough else { return }
    guard let view else {
        Complaints.add()
        Issue.record("\(situation()): no view for \(layer.handle)", sourceLocation: sourceLocation)
        return
    }
    let apart = distance(view.shownQuad, layer.quad)
    let fade = (view.shownOpacity - layer.opacity).magnitude
    if apart > tolerance || fade > max(tolerance / 10, 1e-6) {
        Complaints.add()
        Issue.record(
            """
            \(situation()): \(layer.handle.kind) \(layer.handle.index) is \(apart) points and \(fade) of opacity off:
            \(view.shownQuad), \(view.shownOpacity) instead of \(layer.quad), \(layer.opacity)
            """, sourceLocation: sourceLocation)
    }
}
