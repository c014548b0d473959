import Parallax
import ParallaxDocument
import Testing

@Suite struct ExtentTextTests {
    @Test(arguments: [
        ("250", Extent(points: 250)), ("50% of screen", Extent(ofScreen: 0.5)),
        ("200% of row", Extent(ofItem: 2)),
        ("50% of row - 30", Extent(ofItem: 0.5, points: -30)),
        ("50%of screen+7% of row+1.5", Extent(ofScreen: 0.5, ofItem: 0.07, points: 1.5)),
        ("0 - 20% of row", Extent(ofItem: -0.2)),
    ])
    func `a length is read from text`(text: String, length: Extent) {
        #expect(Extent(text) == length)
        #expect(Extent(length.text) == length)
    }

    @Test(arguments: [
        "", "half", "50%", "50% of", "50% of page", "1 +", "+ 1", "1 2", "1..2", "-5", "1e5", "١",
        "50 % of row",
        "999999999",
    ])
    func `other texts are no lengths`(text: String) {
        #expect(Extent(text) == nil)
    }

    @Test func `hundredths are written without noise`() {
        for percent in 0...1000 {
            let length = Extent(ofItem: Double(percent) / 100, points: 1)
            #expect(length.text == (percent == 0 ? "1" : "\(percent)% of row + 1"))
        }
    }

    @Test(arguments: [
        ("#FFF", "#FFFFFF"), ("#2a6f97", "#2A6F97"), ("#2A6F97CC", "#2A6F97CC"), ("#00000000", "#00000000"),
        ("#123456FF", "#123456"),
    ])
    func `a colour is read from text and written`(text: String, written: String) {
        #expect(Colour(hexadecimal: text)?.hexadecimal == written)
    }

    @Test(arguments: ["", "#", "FFF", "#FF", "#FFFF", "#GGG", "#FFFFFFF", "#FFFFFFFFF", "#١٢٣", " #FFF"])
    func `other texts are no colours`(text: String) {
        #expect(Colour(hexadecimal: text) == nil)
    }

    @Test func `fonts are a weight and a size`() {
        #expect(StageDocument.Font("bold 25") == .init(size: 25, isBold: true))
        #expect(StageDocument.Font("regular 14.5") == .init(size: 14.5))
        #expect(StageDocument.Font("14") == .init(size: 14))
        for text in [
            "", "bold", "25 bold", "bold 0", "bold 1e3", "bold 1001", "bold nan", "heavy 3", "bold 2 3",
        ] {
            #expect(StageDocument.Font(text) == nil, "\(text)")
        }
    }
}
