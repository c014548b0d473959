import Foundation

/// Linear light in the sRGB primaries: red, green, blue.
typealias Light = SIMD3<Float>

/// A place on the picture, in points from the upper left corner.
typealias Spot = SIMD2<Float>

extension SIMD3<Float> {
    /// The light of a screen colour given as `0xRRGGBB`.
    init(hex: UInt32) {
        self.init(
            linear(Float(hex >> 16 & 0xFF) / 255), linear(Float(hex >> 8 & 0xFF) / 255),
            linear(Float(hex & 0xFF) / 255))
    }

    /// How bright the eye finds this light.
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

    /// The length of the vector.
    var length: Float { (self * self).sum().squareRoot() }

    /// The vector scaled to a length of one.
    var unit: SIMD3<Float> { self / Swift.max(length, 1e-12) }

    /// The light with its colourfulness multiplied by `amount`.
    func saturated(_ amount: Float) -> Light {
        let grey = luminance
        return (Light(repeating: grey) + (self - grey) * amount).clamped(
            lowerBound: .zero, upperBound: Light(repeating: 1e6))
    }
}

extension SIMD2<Float> {
    /// The length of the vector.
    var length: Float { (self * self).sum().squareRoot() }
}

/// One channel of a screen colour turned into linear light (IEC 61966-2-1).
func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
}

/// One channel of linear light turned into a screen colour.
func encoded(_ value: Float) -> Float {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
}

/// The scalar product of two vectors.
@inline(__always)
func dot(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { (a * b).sum() }

/// The blend of two numbers.
@inline(__always)
func mix(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }

/// The blend of two lights.
@inline(__always)
func mix(_ a: Light, _ b: Light, _ t: Float) -> Light { a + (b - a) * t }

/// The number kept within 0 and 1.
@inline(__always)
func clamp(_ value: Float) -> Float { min(max(value, 0), 1) }

/// A soft step from 0 at `low` to 1 at `high`; the two may be swapped for a falling one.
@inline(__always)
func smooth(_ low: Float, _ high: Float, _ value: Float) -> Float {
    let t = clamp((value - low) / (high - low))
    return t * t * (3 - 2 * t)
}

/// A bell of height one around zero that has fallen to 1/e at `width`.
@inline(__always)
func bell(_ value: Float, _ width: Float) -> Float {
    let t = value / width
    return expf(-t * t)
}

/// A run of colours, each at its own place, blended smoothly in a perceptual space.
struct Gradient: Sendable {
    private let stops: [(at: Float, root: Light)]

    /// A gradient through the colours, which must be given in rising order of place.
    init(_ stops: [(Float, UInt32)]) {
        self.stops = stops.map { (at: $0.0, root: Light(hex: $0.1).squareRoot()) }
    }

    /// The light at a place; beyond the ends the end colours go on.
    func callAsFunction(_ at: Float) -> Light {
        guard at > stops[0].at else { return stops[0].root * stops[0].root }
        for index in 1..<stops.count where at < stops[index].at {
            let a = stops[index - 1]
            let b = stops[index]
            let t = (at - a.at) / (b.at - a.at)
            let root = mix(a.root, b.root, t * t * (3 - 2 * t) * 0.5 + t * 0.5)
            return root * root
        }
        let last = stops[stops.count - 1].root
        return last * last
    }
}
