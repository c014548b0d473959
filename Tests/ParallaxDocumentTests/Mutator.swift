/// Makes wrong texts out of right ones: bytes are flipped, tokens change places, numbers become huge, ends are cut off.
struct Mutator {
    var dice: Dice
    /// Tokens that mean something to the reader: keys, choices, units.
    let vocabulary: [[UInt8]]

    private static let telling =
        [UInt8]("{}[]\",:\\0-e.ntf/ \n%#+".utf8) + [0x00, 0x1B, 0x80, 0xC3, 0xED, 0xFF]
    private static let numbers = [
        "0", "-0", "1", "-1", "0.5", "1e308", "-1e308", "1e309", "5e-324", "1e-308", "100000", "100001",
        "1000000", "NaN",
        "Infinity", "1e", "00", "9007199254740993", "65536", "2147483648", "0.1e1", "null", "true", "{}",
        "[]", "\"\"",
    ].map { [UInt8]($0.utf8) }

    init(seed: UInt64, vocabulary: [[UInt8]]) {
        dice = Dice(seed: seed)
        self.vocabulary = vocabulary + Self.numbers
    }

    /// The text with one to four faults.
    mutating func mutated(_ text: [UInt8]) -> [UInt8] {
        var text = text
        for _ in 0...Int(dice.next() % 4) where !text.isEmpty { text = changed(text) }
        return text
    }

    private mutating func changed(_ text: [UInt8]) -> [UInt8] {
        var bytes = text
        let place = Int(dice.next() % UInt64(bytes.count))
        switch dice.next() % 12 {
        case 0: bytes[place] ^= 1 << (dice.next() % 8)
        case 1: bytes[place] = dice.pick(Self.telling)
        case 2: bytes.remove(at: place)
        case 3: bytes.insert(dice.pick(Self.telling), at: place)
        case 4: bytes.removeSubrange(place...)
        case 5:
            let end = min(bytes.count, place + Int(dice.next() % 60))
            bytes.insert(contentsOf: bytes[place..<end], at: Int(dice.next() % UInt64(bytes.count)))
        case 6:
            let depth = Int(dice.next() % 200)
            let bracket = dice.flip() ? UInt8(ascii: "[") : UInt8(ascii: "{")
            bytes.insert(contentsOf: Array(repeating: bracket, count: depth), at: place)
        default: return withTokens(of: bytes)
        }
        return bytes
    }

    /// One token in the place of another, once more, or gone.
    private mutating func withTokens(of text: [UInt8]) -> [UInt8] {
        var tokens = Self.tokens(of: text)
        let place = Int(dice.next() % UInt64(tokens.count))
        switch dice.next() % 6 {
        case 0: tokens.swapAt(place, Int(dice.next() % UInt64(tokens.count)))
        case 1: tokens.remove(at: place)
        case 2: tokens.insert(dice.pick(tokens), at: place)
        default: tokens[place] = dice.pick(vocabulary)
        }
        return Array(tokens.joined())
    }

    /// Texts in quotes, words with numbers, and single bytes of everything else.
    static func tokens(of text: [UInt8]) -> [[UInt8]] {
        var tokens: [[UInt8]] = []
        var index = 0
        while index < text.count {
            let start = index
            index += 1
            if text[start] == UInt8(ascii: "\"") {
                while index < text.count, text[index] != text[start] {
                    index += text[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index = min(index + 1, text.count)
            } else if isWord(text[start]) {
                while index < text.count, isWord(text[index]) { index += 1 }
            }
            tokens.append(Array(text[start..<index]))
        }
        return tokens
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
