/// The hash by which a content security policy names an inline script or style.
///
/// *Source*: FIPS 180-4, section 6.2. The constants are the first 32 bits of the fractional parts of the square roots of the
/// first 8 primes and the cube roots of the first 64.
enum SHA256 {
    /// The hash of `bytes`, 32 bytes.
    static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var message = bytes + [0x80]
        while message.count % 64 != 56 { message.append(0) }
        message += (0..<8).map { UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> UInt64(56 - 8 * $0)) }
        var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
        let rounds = roundConstants
        var words = [UInt32](repeating: 0, count: 64)
        for block in stride(from: 0, to: message.count, by: 64) {
            for index in 0..<16 {
                words[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(message[block + 4 * index + $1]) }
            }
            for index in 16..<64 {
                let (a, b) = (words[index - 15], words[index - 2])
                words[index] =
                    words[index - 16] &+ (turn(a, 7) ^ turn(a, 18) ^ a >> 3) &+ words[index - 7]
                    &+ (turn(b, 17) ^ turn(b, 19) ^ b >> 10)
            }
            var s = state
            for index in 0..<64 {
                let choice = s[4] & s[5] ^ ~s[4] & s[6]
                let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
                let first =
                    s[7] &+ (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) &+ choice &+ rounds[index]
                    &+ words[index]
                let second = (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) &+ majority
                s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
            }
            for index in 0..<8 { state[index] &+= s[index] }
        }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) }
        }
    }

    private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    private static func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 0x1p32) }

    private static let primes: [Int] = (2...311).filter { number in
        !(2..<number).contains { $0 * $0 <= number && number % $0 == 0 }
    }

    /// Cube roots by Newton's steps from below the double's last bits: 32 bits of the fraction are certain.
    private static let roundConstants: [UInt32] = primes.prefix(64).map { prime in
        let cube = Double(prime)
        var root = 6.0
        for _ in 0..<60 { root = (2 * root + cube / (root * root)) / 3 }
        return fraction(root)
    }
}
