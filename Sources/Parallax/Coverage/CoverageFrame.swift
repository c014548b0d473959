// How large a gap can be over a patch, in the space of what is to be hidden.

/// A side of what a picture has to hide.
public enum CoverageSide: UInt8, Equatable, Hashable, Sendable, CaseIterable {
    /// Where content comes from: the top of a vertical list's row.
    case start
    /// The bottom of a vertical list's row.
    case end
    /// Across the scroll, at the leading side.
    case leading
    /// Across the scroll, at the trailing side.
    case trailing
}

/// How much of a length can be seen: from the largest of some places to the least of others.
struct VisibleSpan {
    var starts: [Affine]
    var ends: [Affine]

    /// The most that can be seen; 0 or less where nothing is.
    var greatestLength: Double {
        var length = Double.infinity
        for end in ends { for start in starts { length = min(length, (end - start).greatest) } }
        return length
    }
}

/// What has to be hidden in a space of its own, along the scroll and across it, and the picture that has to hide it.
struct CoverageFrame {
    var along: VisibleSpan
    var across: VisibleSpan
    /// The whole of it: that must be hidden where the picture is turned.
    var whole: (along: Double, across: Double)
    /// The picture's rest box: where it begins along the scroll, and how long it is. Across, it is as wide as the whole.
    var pictureStart: Double
    var pictureLength: Double
    var pose: PosePatch
    var isVertical: Bool

    /// The largest gap that there can be over the patch, and at which side; nothing can be seen if it is below 0 everywhere.
    var greatestGap: (size: Double, side: CoverageSide) {
        let seen = min(along.greatestLength, across.greatestLength)
        guard seen > 0 else { return (-1, .start) }
        if pose.isTurned { return turnedGap }
        let alongPicture = edges(
            start: pictureStart, length: pictureLength, anchor: isVertical ? pose.anchor.y : pose.anchor.x,
            scale: isVertical ? pose.scaleY : pose.scaleX,
            moved: isVertical ? pose.translationY : pose.translationX)
        let acrossPicture = edges(
            start: 0, length: whole.across, anchor: isVertical ? pose.anchor.x : pose.anchor.y,
            scale: isVertical ? pose.scaleX : pose.scaleY,
            moved: isVertical ? pose.translationX : pose.translationY)
        var gap = (size: -1.0, side: CoverageSide.start)
        func offer(_ picture: (start: Affine, end: Affine), _ visible: VisibleSpan, _ sides: [CoverageSide]) {
            var (first, last) = (visible.greatestLength, visible.greatestLength)
            for start in visible.starts { first = min(first, (picture.start - start).greatest) }
            for end in visible.ends { last = min(last, (end - picture.end).greatest) }
            if first > gap.size { gap = (first, sides[0]) }
            if last > gap.size { gap = (last, sides[1]) }
        }
        offer(alongPicture, along, [.start, .end])
        offer(acrossPicture, across, [.leading, .trailing])
        return gap
    }

    private func edges(
        start: Double, length: Double, anchor: Double, scale: Affine, moved: Affine
    ) -> (start: Affine, end: Affine) {
        let foot = start + anchor * length
        return (scale * (start - foot) + moved + foot, scale * (start + length - foot) + moved + foot)
    }
}

extension CoverageFrame {
    /// The largest distance by which a corner of the whole can lie outside the turned picture.
    private var turnedGap: (size: Double, side: CoverageSide) {
        let (width, height) = isVertical ? (whole.across, whole.along) : (whole.along, whole.across)
        let picture =
            isVertical
            ? Box(x: 0, y: pictureStart, width: width, height: pictureLength)
            : Box(x: pictureStart, y: 0, width: pictureLength, height: height)
        guard let corners = corners(of: picture) else { return (.infinity, .start) }
        var gap = (size: -1.0, side: CoverageSide.start)
        let clip = [(0.0, 0.0), (width, 0), (width, height), (0, height)]
        let sides: [CoverageSide] =
            isVertical ? [.start, .trailing, .end, .leading] : [.leading, .end, .trailing, .start]
        for edge in 0..<4 {
            let (a, b) = (corners[edge], corners[(edge + 1) % 4])
            let (x, y) = (b.x - a.x, b.y - a.y)
            // No edge is shorter than its parts along x and y can be together.
            let (least, other) = (leastMagnitude(x), leastMagnitude(y))
            let length = (least * least + other * other).squareRoot()
            for corner in clip {
                // Clockwise on the screen, the inside lies where this is positive.
                let outside = (y * (Affine(corner.0) - a.x) - x * (Affine(corner.1) - a.y)).greatest
                let size = outside <= 0 ? -1 : (length > 0 ? outside / length : .infinity)
                if size > gap.size { gap = (size, sides[edge]) }
            }
        }
        return gap
    }

    private func leastMagnitude(_ value: Affine) -> Double {
        max(0, max(value.least, -value.greatest))
    }

    /// The picture's posed corners, clockwise from its top left; `nil` where one may be at the viewer's eye.
    private func corners(of box: Box) -> [(x: Affine, y: Affine)]? {
        let foot = Vector(box.x + pose.anchor.x * box.width, box.y + pose.anchor.y * box.height)
        let (sine, cosine) = pose.rotation.sineAndCosine
        let rest = Affine(1) - cosine
        let size = Vector3.length(pose.axis)
        let n =
            size > 0 ? Vector3(pose.axis.x / size, pose.axis.y / size, pose.axis.z / size) : Vector3(0, 0, 0)
        var corners: [(x: Affine, y: Affine)] = []
        for (x, y) in [(box.x, box.y), (box.maxX, box.y), (box.maxX, box.maxY), (box.x, box.maxY)] {
            let (px, py) = (pose.scaleX * (x - foot.x), pose.scaleY * (y - foot.y))
            var (qx, qy, qz) = (px, py, Affine(0))
            if size > 0 {
                let along = (px * n.x + py * n.y) * rest
                qx = px * cosine - py * sine * n.z + along * n.x
                qy = py * cosine + px * sine * n.z + along * n.y
                qz = (py * n.x - px * n.y) * sine + along * n.z
            }
            (qx, qy, qz) = (qx + pose.translationX, qy + pose.translationY, qz + pose.translationZ)
            if pose.perspective != 0 {
                let w = Affine(1) - qz * pose.perspective
                guard w.least >= Projection.leastW, let nearness = w.reciprocal else { return nil }
                (qx, qy) = (qx * nearness, qy * nearness)
            }
            corners.append((qx + foot.x, qy + foot.y))
        }
        return corners
    }
}

extension Vector3 {
    /// How long it is, however large or small its parts are.
    fileprivate static func length(_ v: Vector3) -> Double {
        let largest = max(v.x.magnitude, v.y.magnitude, v.z.magnitude)
        guard largest > 0 else { return 0 }
        let (x, y, z) = (v.x / largest, v.y / largest, v.z / largest)
        return largest * (x * x + y * y + z * z).squareRoot()
    }
}
