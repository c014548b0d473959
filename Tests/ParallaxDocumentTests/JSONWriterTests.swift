import Testing

@testable import ParallaxDocument

@Suite struct JSONWriterTests {
    @Test(arguments: [
        (250, "250"), (-0.0, "0"), (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
        (-12.5, "-12.5"), (1e20, "100000000000000000000"), (1e21, "1e+21"), (1.5e300, "1.5e+300"),
        (123e-7, "0.0000123"), (1e-6, "0.000001"), (1e-7, "1e-7"), (-2.5e-9, "-2.5e-9"),
        (.leastNonzeroMagnitude, "5e-324"),
        (1.7976931348623157e308, "1.7976931348623157e+308"), (1_000_000, "1000000"), (.nan, "null"),
        (.infinity, "null"), (0x1p64, "18446744073709552000"),
    ])
    func `numbers are written as JavaScript writes them`(number: Double, text: String) {
        #expect(JSONWriter.text(of: number) == text)
    }

    @Test func `every number reads back to the bit`() {
        var dice = Dice(seed: 1)
        for _ in 0..<20_000 {
            let number = Double(bitPattern: dice.next())
            guard number.isFinite, number != 0 else { continue }
            let text = JSONWriter.text(of: number)
            #expect(Double(text) == number, "\(text)")
            #expect(JSONReader.read([UInt8](text.utf8)).value == .number(number))
        }
    }

    @Test func `what fits stands on one line, the rest is indented by two`() {
        let rows = JSONValue.list(
            (0..<3).map {
                [
                    "picture": .string("Pictures/\($0).jpg"), "title": "A title of some length",
                    "at": $0 == 1 ? [] : [0.5, 0.4],
                ]
            })
        #expect(
            JSONWriter().text(of: ["screen": ["width": 390], "rows": rows]) == """
                {
                  "screen": {"width": 390},
                  "rows": [
                    {"picture": "Pictures/0.jpg", "title": "A title of some length", "at": [0.5, 0.4]},
                    {"picture": "Pictures/1.jpg", "title": "A title of some length", "at": []},
                    {"picture": "Pictures/2.jpg", "title": "A title of some length", "at": [0.5, 0.4]}
                  ]
                }

                """)
    }

    @Test func `texts with every kind of character read back`() {
        let text = "\"\\/\u{0}\u{1F}\u{7F}\u{2028}\n\t 柯尼塞格 😀 e\u{301}"
        let written = JSONWriter.quoted(text)
        #expect(written.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x2028 })
        #expect(JSONReader.read([UInt8](written.utf8)).value == .string(text))
    }
}
