import Parallax
import SwiftUI
import Testing

extension StandInNode {
    /// The corners as shown, in points from the screen's top left corner.
    func quad(on host: StandInHost) -> Quad {
        let corners = shownCorners.map { Vector($0.x - host.origin.x, $0.y - host.origin.y) }
        return Quad(corners[0], corners[1], corners[2], corners[3])
    }

    /// The nearest node above whose description is of a type with this name.
    func above(named name: String) -> StandInNode? {
        above { $0.typeName.hasPrefix(name) }
    }
}

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

/// Whether a view shows what the engine says of a layer: corners and clip to 1e-9 points, or what is told, and opacity.
@MainActor func expect(
    _ node: StandInNode?, on screen: Screen, shows layer: Layer?, within tolerance: Double = 1e-9,
    clips: Bool = false, _ situation: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let layer, screen.complaints < 10 else { return }
    screen.comparisons += 1
    guard let node else {
        screen.complaints += 1
        Issue.record("\(situation()): no view for \(layer.handle)", sourceLocation: sourceLocation)
        return
    }
    let quad = node.quad(on: screen.host)
    let apart = distance(quad, layer.quad)
    let fade = (node.shownOpacity - layer.opacity).magnitude
    var clipApart = 0.0
    if clips {
        let clip = node.shownClip.map { corners in
            let points = corners.map { Vector($0.x - screen.host.origin.x, $0.y - screen.host.origin.y) }
            return Quad(points[0], points[1], points[2], points[3])
        }
        switch (clip, layer.clip) {
        case (let clip?, let other?): clipApart = distance(clip, other)
        case (nil, nil): break
        default: clipApart = .infinity
        }
    }
    if apart > tolerance || fade > tolerance || clipApart > tolerance {
        screen.complaints += 1
        Issue.record(
            """
            \(situation()): \(layer.handle.kind) \(layer.handle.index) is \(apart) points, \(fade) of opacity and \
            \(clipApart) of its clip off: \(quad), \(node.shownOpacity) instead of \(layer.quad), \(layer.opacity)
            """, sourceLocation: sourceLocation)
    }
}
