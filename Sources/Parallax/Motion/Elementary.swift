/// The exponential, the logarithm, the square root, sine and cosine, for a module that may import no
/// library and whose numbers must have the same bits on every machine: only +, −, ×, ÷ and bit patterns are
/// used, in a fixed order.
///
/// *Accuracy*: within 2e-15 of the true value, relative to it, wherever the result is a normal number. For
/// sine and cosine that holds at every finite angle, next to their zeros too.
public enum Elementary {
    // MARK: Exponential, logarithm and root

    /// e to the power `x`.
    ///
    /// *Edge cases*: 1 at ±0; ∞ above 709.7827, subnormal below −708.3964, 0 below −745.1332; NaN for NaN.
    ///
    /// *Method*: x = k·ln 2 + r with |r| ≤ ½·ln 2, and a Taylor polynomial of degree 13, good to 5e-18.
    public static func exponential(_ x: Double) -> Double {
        guard x <= 709.782712893384 else { return x.isNaN ? x : .infinity }
        guard x >= -745.1332191019412 else { return 0 }
        let k = nearestInteger(x * 1.4426950408889634)
        let r = (x - k * ln2High) - k * ln2Low
        var p = 1.0 / 6_227_020_800
        p = p * r + 1.0 / 479_001_600
        p = p * r + 1.0 / 39_916_800
        p = p * r + 1.0 / 3_628_800
        p = p * r + 1.0 / 362_880
        p = p * r + 1.0 / 40_320
        p = p * r + 1.0 / 5_040
        p = p * r + 1.0 / 720
        p = p * r + 1.0 / 120
        p = p * r + 1.0 / 24
        p = p * r + 1.0 / 6
        p = p * r + 0.5
        // In two steps, for 2^1024 is no number and 2^-1075 would be rounded to none.
        let half = Int(k) / 2
        return (1 + (r + r * r * p)) * powerOfTwo(half) * powerOfTwo(Int(k) - half)
    }

    /// The natural logarithm of `x`.
    ///
    /// *Edge cases*: 0 at 1; −∞ at ±0; ∞ at ∞; NaN below 0 and for NaN.
    ///
    /// *Method*: x = 2ᵏ·(1 + f) with 1 + f within √½…√2, and with s = f / (2 + f)
    /// ln(1 + f) = 2·(s + s³/3 + s⁵/5 + …) up to s²³.
    public static func logarithm(_ x: Double) -> Double {
        guard x > 0 else { return x == 0 ? -.infinity : .nan }
        guard x < .infinity else { return x }
        // A subnormal is scaled by 2^54 first, so that its exponent field says its size.
        let isNormal = x >= .leastNormalMagnitude
        let scaled = isNormal ? x : x * 0x1p54
        var exponent = Int(scaled.bitPattern >> 52) - 1023 - (isNormal ? 0 : 54)
        var m = Double(bitPattern: scaled.bitPattern & mantissaMask | 0x3FF0_0000_0000_0000)
        if m > 1.4142135623730951 {
            m *= 0.5
            exponent += 1
        }
        let k = Double(exponent)
        let f = m - 1
        let s = f / (2 + f)
        let z = s * s
        var p = 2.0 / 23
        p = p * z + 2.0 / 21
        p = p * z + 2.0 / 19
        p = p * z + 2.0 / 17
        p = p * z + 2.0 / 15
        p = p * z + 2.0 / 13
        p = p * z + 2.0 / 11
        p = p * z + 2.0 / 9
        p = p * z + 2.0 / 7
        p = p * z + 2.0 / 5
        p = p * z + 2.0 / 3
        // 2·s = f − s·f, and f itself is exact.
        let halfSquare = 0.5 * f * f
        return k * ln2High - ((halfSquare - (s * (halfSquare + p * z) + k * ln2Low)) - f)
    }

    /// The square root of `x`, rounded to the nearest number.
    ///
    /// `Double.squareRoot()` is not for this module: unoptimised, it calls the C library.
    ///
    /// *Edge cases*: ±0 at ±0; ∞ at ∞; NaN below 0 and for NaN.
    ///
    /// *Method*: Newton's from a guess on the exponent, and a last step on the exact remainder.
    public static func squareRoot(_ x: Double) -> Double {
        guard x > 0 else { return x == 0 ? x : .nan }
        guard x < .infinity else { return x }
        let isNormal = x >= .leastNormalMagnitude
        let scaled = isNormal ? x : x * 0x1p54
        let exponent = Int(scaled.bitPattern >> 52) - 1023
        // x = m · 4^quarter with m in 1..<4.
        let quarter = exponent >> 1
        let m = scaled * powerOfTwo(-quarter) * powerOfTwo(-quarter)
        // The guess is within 5 %; each step squares the error.
        var root = 0.35 * m + 0.68
        for _ in 0..<4 { root = 0.5 * (root + m / root) }
        let (square, error) = exactProduct(root, root)
        // The step is always a little too high, which decides where it leads midway between two numbers.
        root += (((m - square) - error) / (2 * root)).nextDown
        return root * powerOfTwo(quarter - (isNormal ? 0 : 27))
    }

    // MARK: Sine and cosine

    /// The sine of an angle in radians, in −1…1.
    ///
    /// *Edge cases*: ±0 at ±0; NaN for an infinite angle and for NaN.
    public static func sine(_ angle: Double) -> Double {
        // Below this the sine is the angle, and the sign of 0 is kept.
        if angle.magnitude < 0x1p-27 { return angle }
        let (quarter, high, low) = reduced(angle)
        let value = quarter & 1 == 0 ? kernelSine(high, low) : kernelCosine(high, low)
        return quarter & 2 == 0 ? value : -value
    }

    /// The cosine of an angle in radians, in −1…1.
    ///
    /// *Edge cases*: 1 at ±0; NaN for an infinite angle and for NaN.
    public static func cosine(_ angle: Double) -> Double {
        let (quarter, high, low) = reduced(angle)
        let value = quarter & 1 == 0 ? kernelCosine(high, low) : kernelSine(high, low)
        return (quarter + 1) & 2 == 0 ? value : -value
    }

    /// ``sine(_:)`` and ``cosine(_:)`` of one angle, to the bit, with the work that they share done once.
    package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
        if angle.magnitude < 0x1p-27 { return (angle, 1) }
        let (quarter, high, low) = reduced(angle)
        var (sine, cosine) = (kernelSine(high, low), kernelCosine(high, low))
        if quarter & 1 != 0 { (sine, cosine) = (cosine, -sine) }
        return quarter & 2 == 0 ? (sine, cosine) : (-sine, -cosine)
    }
}

extension Elementary {
    // Parts of ln 2; a number of up to 21 bits times the high one is exact.
    private static var ln2High: Double { 0x1.62e42fee00000p-1 }
    private static var ln2Low: Double { 0x1.a39ef35793c76p-33 }

    private static var mantissaMask: UInt64 { 0x000F_FFFF_FFFF_FFFF }

    /// The integer nearest to `x`, ties to even, for |x| < 2^51. (`rounded()` calls a C library on some
    /// targets.)
    static func nearestInteger(_ x: Double) -> Double { (x + 0x1.8p52) - 0x1.8p52 }

    /// 2 to the power `exponent`, for −1022…1023.
    private static func powerOfTwo(_ exponent: Int) -> Double {
        Double(bitPattern: UInt64(exponent + 1023) << 52)
    }

    /// sin(high + low) by its Taylor polynomial of degree 17, for |high| ≤ π/4 and a far smaller `low`.
    private static func kernelSine(_ high: Double, _ low: Double) -> Double {
        let z = high * high
        var p = 1.0 / 355_687_428_096_000
        p = p * z - 1.0 / 1_307_674_368_000
        p = p * z + 1.0 / 6_227_020_800
        p = p * z - 1.0 / 39_916_800
        p = p * z + 1.0 / 362_880
        p = p * z - 1.0 / 5_040
        p = p * z + 1.0 / 120
        p = p * z - 1.0 / 6
        return high + (high * z * p + low * (1 - 0.5 * z))
    }

    /// cos(high + low) by its Taylor polynomial of degree 18, for |high| ≤ π/4 and a far smaller `low`.
    private static func kernelCosine(_ high: Double, _ low: Double) -> Double {
        let z = high * high
        var p = -1.0 / 6_402_373_705_728_000
        p = p * z + 1.0 / 20_922_789_888_000
        p = p * z - 1.0 / 87_178_291_200
        p = p * z + 1.0 / 479_001_600
        p = p * z - 1.0 / 3_628_800
        p = p * z + 1.0 / 40_320
        p = p * z - 1.0 / 720
        p = p * z + 1.0 / 24
        let half = 0.5 * z
        let w = 1 - half
        return w + (((1 - w) - half) + (z * z * p - high * low))
    }

    /// The angle less the nearest multiple of a quarter turn, as two numbers whose sum is that rest, and
    /// which quarter that was, modulo 4.
    private static func reduced(_ angle: Double) -> (quarter: Int, high: Double, low: Double) {
        let size = angle.magnitude
        if size <= 0.7853981633974483 { return (0, angle, 0) }
        guard size < .infinity else { return (0, .nan, 0) }
        if size >= 0x1p20 { return reducedLarge(angle) }
        // π/2 in three parts of 33 bits and a rest, so that n times a part is exact (Cody and Waite).
        let n = nearestInteger(angle * 0.6366197723675814)
        let first = angle - n * 0x1.921fb54400000p+0
        let (second, error2) = exactSum(first, -(n * 0x1.0b4611a600000p-34))
        let (third, error3) = exactSum(second, -(n * 0x1.3198a2e000000p-69))
        let (high, low) = exactSum(third, error2 + (error3 - n * 0x1.b839a252049c1p-104))
        return (Int(n) & 3, high, low)
    }

    /// The same for angles of 2^20 and more: a multiplication by just those bits of 2/π that decide the
    /// place within a turn (Payne and Hanek), in digits of 32 bits.
    private static func reducedLarge(_ angle: Double) -> (quarter: Int, high: Double, low: Double) {
        // |angle| = mantissa · 2^exponent; bits of 2/π that weigh 2^(2 − exponent) or more give whole
        // turns.
        let mantissa = angle.bitPattern & mantissaMask | 0x0010_0000_0000_0000
        let exponent = Int(angle.bitPattern >> 52 & 0x7FF) - 1075
        let start = exponent + 62
        // mantissa · window modulo 2^192, lowest digit first, in units of 2^-190 quarter turns.
        var high = 0.0
        var low = 0.0
        var quarter = 0
        var weight = 0x1p-190
        var carried: UInt64 = 0
        var previous: UInt64 = 0
        var carry: UInt64 = 0
        for place in 0..<6 {
            let index = start >> 5 + 5 - place
            let pair = UInt64(twoOverPi[index]) << 32 | UInt64(twoOverPi[index + 1])
            let digit = pair >> (32 - UInt64(start & 31)) & lowHalf
            let product = digit * (mantissa & lowHalf)
            let column = product & lowHalf + previous & lowHalf + carried + carry
            carried = product >> 32 + previous >> 32
            previous = digit * (mantissa >> 32)
            carry = column >> 32
            var part = Int(column & lowHalf)
            if place == 5 {
                // To the nearest quarter turn: the rest lies within −½…½ of one.
                quarter = (part >> 29 + 1) >> 1
                part -= quarter << 30
            }
            let (sum, error) = exactSum(Double(part) * weight, high)
            high = sum
            low += error
            weight *= 0x1p32
        }
        // Times π/2 = 0x1.921fb54442d18p+0 + 0x1.1a62633145c07p-54.
        (high, low) = exactSum(high, low)
        let (product, error) = exactProduct(high, 0x1.921fb54442d18p+0)
        (high, low) = exactSum(product, error + (high * 0x1.1a62633145c07p-54 + low * 0x1.921fb54442d18p+0))
        return angle < 0 ? (-quarter & 3, -high, -low) : (quarter & 3, high, low)
    }

    private static var lowHalf: UInt64 { 0xFFFF_FFFF }

    /// The rounded sum and what rounding left off (Knuth).
    private static func exactSum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
        let sum = a + b
        let part = sum - a
        return (sum, (a - (sum - part)) + (b - part))
    }

    /// The rounded product and what rounding left off (Dekker), for |a| and |b| below 2^900.
    private static func exactProduct(_ a: Double, _ b: Double) -> (product: Double, error: Double) {
        func halves(_ x: Double) -> (Double, Double) {
            let scaled = x * 0x1.0000002p27
            let upper = scaled - (scaled - x)
            return (upper, x - upper)
        }
        let product = a * b
        let ((a1, a2), (b1, b2)) = (halves(a), halves(b))
        return (product, a2 * b2 - (((product - a1 * b1) - a2 * b1) - a1 * b2))
    }

    /// The bits of 2/π after the point, behind two empty digits.
    private static let twoOverPi: [UInt32] = [
        0, 0,
        0xA2F9836E, 0x4E441529, 0xFC2757D1, 0xF534DDC0, 0xDB629599, 0x3C439041, 0xFE5163AB, 0xDEBBC561,
        0xB7246E3A, 0x424DD2E0, 0x06492EEA, 0x09D1921C, 0xFE1DEB1C, 0xB129A73E, 0xE88235F5, 0x2EBB4484,
        0xE99C7026, 0xB45F7E41, 0x3991D639, 0x835339F4, 0x9C845F8B, 0xBDF9283B, 0x1FF897FF, 0xDE05980F,
        0xEF2F118B, 0x5A0A6D1F, 0x6D367ECF, 0x27CB09B7, 0x4F463F66, 0x9E5FEA2D, 0x7527BAC7, 0xEBE5F17B,
        0x3D0739F7, 0x8A5292EA, 0x6BFB5FB1, 0x1F8D5D08, 0x56033046,
    ]
}
