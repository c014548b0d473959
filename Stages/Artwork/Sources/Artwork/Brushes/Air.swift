import Foundation

/// Haze that thins out with height, lit by the sky and, towards the sun, by the sun.
struct Air: Sendable {
    /// How thick the haze is at height zero, and how fast it thins above.
    var density: Float
    var thinning: Float
    /// Its colour, its colour near the sun, and the way to the sun.
    var colour: Light
    var sunny: Light
    var sun: SIMD3<Float>
    /// How tightly the glow keeps to the sun.
    var focus: Float = 8

    /// The share of haze between an eye and a place (the integral of an exponential layer of fog;
    /// compare I. Quilez, "Better fog", 2010).
    @inline(__always)
    func amount(eye: SIMD3<Float>, place: SIMD3<Float>) -> Float {
        let way = place - eye
        let rise = way.z * thinning
        let base = density * expf(-eye.z * thinning)
        let mean = abs(rise) < 1e-3 ? 1 : (1 - expf(-rise)) / rise
        return 1 - expf(-base * mean * way.length)
    }

    /// The light that the haze adds in a direction.
    @inline(__always)
    func glow(_ way: SIMD3<Float>) -> Light {
        let toward = max(dot(way.unit, sun), 0)
        return mix(colour, sunny, powf(toward, focus))
    }

    /// A surface's light after its way through the haze.
    @inline(__always)
    func veil(_ light: Light, eye: SIMD3<Float>, place: SIMD3<Float>) -> Light {
        mix(light, glow(place - eye), amount(eye: eye, place: place))
    }
}
