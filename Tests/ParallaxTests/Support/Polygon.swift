import Parallax

/// A convex polygon that can be cut by others, to check the engine's answers to what can be seen.
struct Polygon {
    var corners: [Vector]

    init(_ corners: [Vector]) { self.corners = corners }

    init(_ quad: Quad) { self.init([quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]) }

    init(_ box: Box) { self.init(box.quad) }

    /// The area, positive where the corners go clockwise on the screen.
    var signedArea: Double {
        var sum = 0.0
        for (index, a) in corners.enumerated() {
            let b = corners[(index + 1) % corners.count]
            sum += a.x * b.y - a.y * b.x
        }
        return sum / 2
    }

    var area: Double { signedArea.magnitude }

    /// The part within another convex polygon.
    func cut(by other: Polygon) -> Polygon {
        let around = other.signedArea < 0 ? other.corners.reversed() : other.corners
        var result = corners
        for (index, start) in around.enumerated() {
            let edge = around[(index + 1) % around.count] - start
            let subject = result
            result = []
            for (index, a) in subject.enumerated() {
                let b = subject[(index + 1) % subject.count]
                let inA = edge.x * (a.y - start.y) - edge.y * (a.x - start.x)
                let inB = edge.x * (b.y - start.y) - edge.y * (b.x - start.x)
                if inA >= 0 { result.append(a) }
                if inA * inB < 0 { result.append(a + (b - a) * (inA / (inA - inB))) }
            }
        }
        return Polygon(result)
    }

    /// How far `point` lies outside, in points; 0 or less inside.
    func distance(outside point: Vector) -> Double {
        let around = signedArea < 0 ? corners.reversed() : corners
        var farthest = -Double.infinity
        for (index, start) in around.enumerated() {
            let edge = around[(index + 1) % around.count] - start
            let length = (edge.x * edge.x + edge.y * edge.y).squareRoot()
            if length == 0 { continue }
            let inside = (edge.x * (point.y - start.y) - edge.y * (point.x - start.x)) / length
            farthest = max(farthest, -inside)
        }
        return farthest
    }
}
