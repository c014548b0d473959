import Foundation
import Parallax
import Testing

/// One layer as the design says that it is to be seen.
struct OracleLayer {
    var handle: LayerHandle
    var quad: Quad
    var opacity: Double
    var clip: Quad?
    var shadow: Shadow?
}

/// What is on the screen by the design's formulas, worked out without the engine.
struct Oracle {
    let screen: Dimensions
    let viewport: Box
    private(set) var layers: [OracleLayer] = []

    init(screen: Dimensions, viewport: Box? = nil) {
        self.screen = screen
        self.viewport = viewport ?? Box(x: 0, y: 0, width: screen.width, height: screen.height)
    }

    /// Lists a layer if its posed box, cut by its clip, meets the viewport with positive area, whatever its opacity.
    mutating func list(
        _ handle: LayerHandle, _ quad: Quad, opacity: Double = 1, clip: Quad? = nil, shadow: Shadow? = nil
    ) {
        var seen = Polygon(quad)
        if let clip { seen = seen.cut(by: Polygon(clip)) }
        // Cutting rounds: less than a billionth of a square point is an edge.
        guard seen.cut(by: Polygon(viewport)).area > 1e-9 else { return }
        layers.append(OracleLayer(handle: handle, quad: quad, opacity: opacity, clip: clip, shadow: shadow))
    }

    /// Lists a row with all that it holds. `pose` says where a point of the resting row comes to lie.
    mutating func listRow(
        _ index: Int, top: Double, height: Double, picture: (top: Double, length: Double)? = nil,
        bands: [(kind: LayerHandle.Kind, top: Double, height: Double)] = [], opacity: Double = 1,
        shadow: Shadow? = nil, pose: (Vector) -> Vector = { $0 }
    ) {
        func posed(_ top: Double, _ height: Double) -> Quad {
            let quad = Box(x: 0, y: top, width: screen.width, height: height).quad
            return Quad(
                pose(quad.topLeft), pose(quad.topRight), pose(quad.bottomRight), pose(quad.bottomLeft))
        }
        let row = posed(top, height)
        list(LayerHandle(.row, index), row, opacity: opacity, shadow: shadow)
        if let picture {
            let quad = posed(picture.top, picture.length)
            list(LayerHandle(.rowPicture, index), quad, opacity: opacity, clip: row)
        }
        for band in bands {
            let quad = posed(top + band.top, band.height)
            list(LayerHandle(band.kind, index), quad, opacity: opacity, clip: row)
        }
    }

    /// Everything seen in the mirror: x → W − x, and each quad still from the layer's own top left clockwise.
    func mirrored() -> Oracle {
        func mirrored(_ quad: Quad) -> Quad {
            func flip(_ point: Vector) -> Vector { Vector(screen.width - point.x, point.y) }
            return Quad(
                flip(quad.topRight), flip(quad.topLeft), flip(quad.bottomLeft), flip(quad.bottomRight))
        }
        var copy = Oracle(screen: screen, viewport: viewport)
        copy.layers = layers.map { layer in
            var layer = layer
            layer.quad = mirrored(layer.quad)
            layer.clip = layer.clip.map(mirrored)
            layer.shadow = layer.shadow.map {
                Shadow(x: -$0.x, y: $0.y, radius: $0.radius, opacity: $0.opacity)
            }
            return layer
        }
        return copy
    }

    /// Cubic Bézier (0.42, 0, 0.58, 1), by halving.
    static func easeInOut(_ progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        func bezier(_ s: Double, _ first: Double, _ second: Double) -> Double {
            3 * pow(1 - s, 2) * s * first + 3 * (1 - s) * s * s * second + pow(s, 3)
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if bezier(middle, 0.42, 0.58) < progress { low = middle } else { high = middle }
        }
        return bezier(low, 0, 1)
    }
}

/// Checks a layout against what the design says, in every number, to 1e-9.
func expect(
    _ layout: StageLayout, matches oracle: Oracle, _ situation: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard layout.layers.map(\.handle) == oracle.layers.map(\.handle) else {
        Issue.record(
            """
            \(situation): layers
            \(layout.layers.map { "\($0.handle.kind) \($0.handle.index)" }) instead of
            \(oracle.layers.map { "\($0.handle.kind) \($0.handle.index)" })
            """, sourceLocation: sourceLocation)
        return
    }
    for (layer, expected) in zip(layout.layers, oracle.layers) {
        let differences = [
            difference(layer.quad, expected.quad), difference(layer.clip, expected.clip),
            (layer.opacity - expected.opacity).magnitude, difference(layer.shadow, expected.shadow),
        ]
        guard differences.allSatisfy({ $0 < 1e-9 }) else {
            Issue.record("\(situation): \(layer) instead of \(expected)", sourceLocation: sourceLocation)
            return
        }
    }
}

/// The largest distance of two quads' numbers; infinite if there is only one of them.
func difference(_ a: Quad?, _ b: Quad?) -> Double {
    guard let a, let b else { return a == nil && b == nil ? 0 : .infinity }
    func numbers(_ quad: Quad) -> [Double] {
        [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft].flatMap { [$0.x, $0.y] }
    }
    let distances = zip(numbers(a), numbers(b)).map { ($0 - $1).magnitude }
    return distances.contains { $0.isNaN } ? .infinity : distances.max() ?? 0
}

private func difference(_ a: Shadow?, _ b: Shadow?) -> Double {
    guard let a, let b else { return a == nil && b == nil ? 0 : .infinity }
    let (x, y) = ((a.x - b.x).magnitude, (a.y - b.y).magnitude)
    return max(x, y, (a.radius - b.radius).magnitude, (a.opacity - b.opacity).magnitude)
}
