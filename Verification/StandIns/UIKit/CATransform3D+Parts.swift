extension CATransform3D {
    /// The map between two others. How Core Animation goes from one to the other, Apple does not say: part by part, so that a
    /// turn stays a turn, as far as anybody can see, and as CSS has it; or entry by entry. Tests run with each.
    func interpolated(to other: CATransform3D, _ part: CGFloat) -> CATransform3D {
        if !StandInFidelity.interpolatesEntries, let a = Parts(self), let b = Parts(other) {
            return a.interpolated(to: b, part).transform
        }
        return CATransform3D(
            rows: zip(rows, other.rows).map { a, b in zip(a, b).map { $0 + ($1 - $0) * part } })
    }
}

/// A map as scale, skew, turn, translation and perspective, in this order: the decomposition of CSS Transforms 2.
private struct Parts {
    var scale: SIMD3<Double>
    /// Of x into y, x into z, y into z.
    var skew: SIMD3<Double>
    /// A quaternion; the last part is the real one.
    var turn: SIMD4<Double>
    var translation: SIMD3<Double>
    var perspective: SIMD4<Double>

    /// `nil` for a map that has no inverse.
    init?(_ map: CATransform3D) {
        let rows = map.rows.map { $0.map(Double.init) }
        guard rows[3][3] != 0 else { return nil }
        func row(_ index: Int) -> SIMD3<Double> {
            SIMD3(rows[index][0], rows[index][1], rows[index][2]) / rows[3][3]
        }
        var (x, y, z) = (row(0), row(1), row(2))
        translation = row(3)
        let volume = (x * cross(y, z)).sum()
        guard volume != 0 else { return nil }
        // The last column is the linear part, and the translation, times the perspective.
        let column = SIMD3(rows[0][3], rows[1][3], rows[2][3]) / rows[3][3]
        let (yz, zx, xy) = (cross(y, z) * column.x, cross(z, x) * column.y, cross(x, y) * column.z)
        let own = (yz + zx + xy) / volume
        perspective = SIMD4(own, 1 - (translation * own).sum())

        scale = .zero
        skew = .zero
        scale.x = length(x)
        x /= scale.x
        skew.x = (x * y).sum()
        y -= x * skew.x
        scale.y = length(y)
        y /= scale.y
        skew.x /= scale.y
        skew.y = (x * z).sum()
        z -= x * skew.y
        skew.z = (y * z).sum()
        z -= y * skew.z
        scale.z = length(z)
        z /= scale.z
        (skew.y, skew.z) = (skew.y / scale.z, skew.z / scale.z)
        if volume < 0 { (scale, x, y, z) = (-scale, -x, -y, -z) }
        turn = SIMD4(
            copysign(max(1 + x.x - y.y - z.z, 0).squareRoot() / 2, y.z - z.y),
            copysign(max(1 - x.x + y.y - z.z, 0).squareRoot() / 2, z.x - x.z),
            copysign(max(1 - x.x - y.y + z.z, 0).squareRoot() / 2, x.y - y.x),
            max(1 + x.x + y.y + z.z, 0).squareRoot() / 2)
    }

    func interpolated(to other: Parts, _ part: Double) -> Parts {
        var parts = self
        parts.scale += (other.scale - scale) * part
        parts.skew += (other.skew - skew) * part
        parts.translation += (other.translation - translation) * part
        parts.perspective += (other.perspective - perspective) * part
        let product = (turn * other.turn).sum()
        let angle = acos(min(abs(product), 1))
        guard angle > 1e-9 else { return parts }
        let (own, others) = (sin((1 - part) * angle), sin(part * angle))
        parts.turn = (turn * own + other.turn * (product < 0 ? -others : others)) / sin(angle)
        return parts
    }

    var transform: CATransform3D {
        let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
        let first = SIMD3<Double>(0.5 - y * y - z * z, x * y + z * w, x * z - y * w) * 2
        let second = SIMD3<Double>(x * y - z * w, 0.5 - x * x - z * z, y * z + x * w) * 2
        let third = SIMD3<Double>(x * z + y * w, y * z - x * w, 0.5 - x * x - y * y) * 2
        let linear: [SIMD3<Double>] = [
            first * scale.x, (first * skew.x + second) * scale.y,
            (first * skew.y + second * skew.z + third) * scale.z, translation,
        ]
        let own = SIMD3(perspective.x, perspective.y, perspective.z)
        return CATransform3D(
            rows: linear.enumerated().map { index, row in
                [row.x, row.y, row.z, (row * own).sum() + (index == 3 ? perspective.w : 0)]
            })
    }
}

private func length(_ a: SIMD3<Double>) -> Double { (a * a).sum().squareRoot() }

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
