import Parallax

extension FlatWriter {
    /// The twelve parts that tracks write in the order of `Channel`, perspective, anchor, and axis: 18 numbers.
    mutating func write(_ pose: Pose, to memory: inout FlatMemory) {
        write(pose.scaleX, to: &memory)
        write(pose.scaleY, to: &memory)
        write(pose.rotation, to: &memory)
        write(pose.translationX, to: &memory)
        write(pose.translationY, to: &memory)
        write(pose.translationZ, to: &memory)
        write(pose.opacity, to: &memory)
        write(pose.shadowOpacity, to: &memory)
        write(pose.shadowRadius, to: &memory)
        write(pose.shadowX, to: &memory)
        write(pose.shadowY, to: &memory)
        write(pose.blur, to: &memory)
        write(pose.perspective, to: &memory)
        write(pose.anchor, to: &memory)
        write(pose.axis.x, to: &memory)
        write(pose.axis.y, to: &memory)
        write(pose.axis.z, to: &memory)
    }

    /// Kind, index, size, quad, opacity, own opacity, whether there is a clip, the clip, shadow, blur and depth: 29 numbers.
    mutating func write(_ layer: Layer, to memory: inout FlatMemory) {
        write(Double(layer.handle.kind.rawValue), to: &memory)
        write(Double(layer.handle.index), to: &memory)
        write(layer.size.width, to: &memory)
        write(layer.size.height, to: &memory)
        write(layer.quad, to: &memory)
        write(layer.opacity, to: &memory)
        write(layer.ownOpacity, to: &memory)
        write(layer.clip == nil ? 0 : 1, to: &memory)
        write(layer.clip ?? .zero, to: &memory)
        write(layer.shadow?.x ?? 0, to: &memory)
        write(layer.shadow?.y ?? 0, to: &memory)
        write(layer.shadow?.radius ?? 0, to: &memory)
        write(layer.shadow?.opacity ?? 0, to: &memory)
        write(layer.blur, to: &memory)
        write(Double(layer.depth), to: &memory)
    }

    /// Kind, index, size, side, travel, age and policy: 7 numbers.
    mutating func write(_ gap: CoverageGap, to memory: inout FlatMemory) {
        write(Double(gap.picture.kind.rawValue), to: &memory)
        write(Double(gap.picture.index), to: &memory)
        write(gap.size, to: &memory)
        write(Double(gap.side.rawValue), to: &memory)
        write(gap.travel, to: &memory)
        write(gap.age, to: &memory)
        write(Double(gap.policy.rawValue), to: &memory)
    }

    private mutating func write(_ vector: Vector, to memory: inout FlatMemory) {
        write(vector.x, to: &memory)
        write(vector.y, to: &memory)
    }

    private mutating func write(_ quad: Quad, to memory: inout FlatMemory) {
        write(quad.topLeft, to: &memory)
        write(quad.topRight, to: &memory)
        write(quad.bottomRight, to: &memory)
        write(quad.bottomLeft, to: &memory)
    }
}
