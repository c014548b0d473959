#if Painter
import CCairo

/// A number, or several side by side, that can be blurred.
protocol BlurSample {
    static var none: Self { get }
    static func + (a: Self, b: Self) -> Self
    static func - (a: Self, b: Self) -> Self
    func times(_ factor: Float) -> Self
}

extension Float: BlurSample {
    static var none: Float { 0 }
    @inline(__always) func times(_ factor: Float) -> Float { self * factor }
}

extension SIMD4<Float>: BlurSample {
    static var none: SIMD4<Float> { .zero }
    @inline(__always) func times(_ factor: Float) -> SIMD4<Float> { self * factor }
}

/// Three box blurs in a row: a Gaussian blur, to within a few hundredths, at a cost that does not grow with its radius.
///
/// The box's ends count in part, so that the blur grows smoothly with its radius. The radius is the Gaussian's
/// standard deviation, which is what the radius of a layer's shadow means to Core Animation and that of `blur()`
/// to CSS.
struct BoxBlur {
    /// What lies beyond the picture.
    enum Edge {
        /// Nothing.
        case clear
        /// The outermost pixels, again and again.
        case kept
    }

    private let reach: Int
    private let end: Float
    private let share: Float
    private let edge: Edge

    /// Makes a blur; `radius` in pixels, at least 0.
    init(radius: Double, edge: Edge) {
        // The variance of three boxes adds up: each has a third. Find the whole box below it, then the ends' part.
        let variance = min(max(radius, 0), 2000) * min(max(radius, 0), 2000) / 3
        var whole = ((variance * 12 + 1).squareRoot() - 1) / 2
        whole.round(.down)
        let next = (whole + 1) * (whole + 1)
        let part = (2 * whole + 1) * (variance - whole * (whole + 1) / 3) / (2 * (next - variance))
        reach = Int(whole)
        end = Float(part)
        share = Float(1 / (2 * whole + 1 + 2 * part))
        self.edge = edge
    }

    /// Blurs `height` rows of `width` samples.
    func apply<S: BlurSample>(_ samples: UnsafeMutablePointer<S>, width: Int, height: Int) {
        guard width > 0, height > 0 else { return }
        let other = UnsafeMutablePointer<S>.allocate(capacity: width * height)
        other.initialize(repeating: .none, count: width * height)
        let padded = UnsafeMutablePointer<S>.allocate(capacity: max(width, height) + 2 * reach + 2)
        padded.initialize(repeating: .none, count: max(width, height) + 2 * reach + 2)
        let sums = UnsafeMutablePointer<S>.allocate(capacity: width)
        sums.initialize(repeating: .none, count: width)
        defer {
            other.deallocate()
            padded.deallocate()
            sums.deallocate()
        }
        for y in 0..<height {
            for _ in 0..<3 { blurRow(samples + y * width, padded, width) }
        }
        blurColumns(samples, other, sums, width, height)
        blurColumns(other, samples, sums, width, height)
        blurColumns(samples, other, sums, width, height)
        samples.update(from: other, count: width * height)
    }

    @inline(__always)
    private func blurRow<S: BlurSample>(
        _ row: UnsafeMutablePointer<S>, _ padded: UnsafeMutablePointer<S>, _ width: Int
    ) {
        let before = reach + 1
        for index in 0..<before {
            padded[index] = edge == .kept ? row[0] : .none
            padded[before + width + index] = edge == .kept ? row[width - 1] : .none
        }
        (padded + before).update(from: row, count: width)
        var sum = S.none
        for index in 1...(2 * reach + 1) { sum = sum + padded[index] }
        for x in 0..<width {
            let (left, right) = (padded[x], padded[x + 2 * reach + 2])
            row[x] = (sum + (left + right).times(end)).times(share)
            sum = sum + right - padded[x + 1]
        }
    }

    @inline(__always)
    private func blurColumns<S: BlurSample>(
        _ from: UnsafeMutablePointer<S>, _ to: UnsafeMutablePointer<S>, _ sums: UnsafeMutablePointer<S>,
        _ width: Int, _ height: Int
    ) {
        func row(_ y: Int) -> UnsafeMutablePointer<S>? {
            if y >= 0, y < height { return from + y * width }
            return edge == .kept ? from + min(max(y, 0), height - 1) * width : nil
        }
        func add(_ y: Int) {
            if let row = row(y) { for x in 0..<width { sums[x] = sums[x] + row[x] } }
        }
        for x in 0..<width { sums[x] = .none }
        for y in -reach...reach { add(y) }
        for y in 0..<height {
            let out = to + y * width
            for x in 0..<width { out[x] = sums[x].times(share) }
            for side in [y - reach - 1, y + reach + 1] {
                if let row = row(side) { for x in 0..<width { out[x] = out[x] + row[x].times(end * share) } }
            }
            add(y + reach + 1)
            if let row = row(y - reach) { for x in 0..<width { sums[x] = sums[x] - row[x] } }
        }
    }
}

extension Canvas {
    /// Blurs a part of the canvas, in pixels; what lies outside stays as it is.
    func blur(_ part: PixelBox, radius: Double, edge: BoxBlur.Edge) {
        guard part.width > 0, part.height > 0 else { return }
        let samples = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: part.width * part.height)
        defer { samples.deallocate() }
        withPixels { pixels in
            for y in 0..<part.height {
                for x in 0..<part.width {
                    let pixel = pixels[(part.y + y) * width + part.x + x]
                    let bytes = SIMD4<UInt8>(
                        UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 8),
                        UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 24))
                    (samples + y * part.width + x).initialize(to: SIMD4<Float>(bytes))
                }
            }
        }
        BoxBlur(radius: radius, edge: edge).apply(samples, width: part.width, height: part.height)
        for y in 0..<part.height {
            for x in 0..<part.width {
                let sample = samples[y * part.width + x].clamped(
                    lowerBound: .init(repeating: 0), upperBound: .init(repeating: 255))
                let bytes = SIMD4<UInt32>(sample + 0.5)
                pixels.base[(part.y + y) * width + part.x + x] =
                    bytes.w << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x
            }
        }
        cairo_surface_mark_dirty(surface)
    }
}

/// An upright rectangle of whole pixels.
struct PixelBox: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
}
#endif
