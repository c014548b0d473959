extension StageDocument {
    /// How letters are set: their size and weight.
    ///
    ///     StageDocument.Font("bold 25")  // 25 points, bold
    public struct Font: Equatable, Hashable, Sendable {
        /// Type size in points.
        public var size: Double
        /// Bold or regular.
        public var isBold: Bool

        /// Makes a font of a size in points.
        public init(size: Double, isBold: Bool = false) {
            self.size = size
            self.isBold = isBold
        }

        /// The font that a text such as "bold 25" names: a weight, `bold` or `regular`, and a size of 1…1000 points;
        /// `nil` for any other text.
        public init?(_ text: String) {
            let words = text.split(separator: " ")
            guard let last = words.last, words.count <= 2, let size = Double(last), (1...1000).contains(size),
                last.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") })
            else { return nil }
            switch words.count == 2 ? words[0] : "regular" {
            case "bold": self.init(size: size, isBold: true)
            case "regular": self.init(size: size)
            default: return nil
            }
        }
    }
}
