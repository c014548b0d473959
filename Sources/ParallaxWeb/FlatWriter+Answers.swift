import Parallax

extension FlatWriter {
    /// The twelve parts that tracks write in the order of `Channel`, perspective, anchor, and axis: 18 numbers.
    mutating func write(_ pose: Pose) {
        write(pose.scaleX)
        write(pose.scaleY)
        write(pose.rotation)
        write(pose.translationX)
        write(pose.translationY)
        write(pose.translationZ)
        write(pose.opacity)
        write(pose.shadowOpacity)
        write(pose.shadowRadius)
        write(pose.shadowX)
        write(pose.shadowY)
        write(pose.blur)
        write(pose.perspective)
        write(pose.anchor)
        write(pose.axis)
    }

    /// Kind, index, size, quad, opacity, own opacity, whether there is a clip, the clip, shadow, blur and depth: 29 numbers.
    mutating func write(_ layer: Layer) {
        write(Double(layer.handle.kind.rawValue))
        write(Double(layer.handle.index))
        write(layer.size.width)
        write(layer.size.height)
        write(layer.quad)
        write(layer.opacity)
        write(layer.ownOpacity)
        write(layer.clip == nil ? 0 : 1)
        write(layer.clip ?? .zero)
        let shadow = layer.shadow ?? Shadow(x: 0, y: 0, radius: 0, opacity: 0)
        write(shadow.x)
        write(shadow.y)
        write(shadow.radius)
        write(shadow.opacity)
        write(layer.blur)
        write(Double(layer.depth))
    }

    /// Kind, index, size, side, travel, age and policy: 7 numbers.
    mutating func write(_ gap: CoverageGap) {
        write(Double(gap.picture.kind.rawValue))
        write(Double(gap.picture.index))
        write(gap.size)
        write(Double(gap.side.rawValue))
        write(gap.travel)
        write(gap.age)
        write(Double(gap.policy.rawValue))
    }

    mutating func write(_ vector: Vector) {
        write(vector.x)
        write(vector.y)
    }

    mutating func write(_ vector: Vector3) {
        write(vector.x)
        write(vector.y)
        write(vector.z)
    }

    @inline(never)
    private mutating func write(_ quad: Quad) {
        write(quad.topLeft)
        write(quad.topRight)
        write(quad.bottomRight)
        write(quad.bottomLeft)
    }
}
