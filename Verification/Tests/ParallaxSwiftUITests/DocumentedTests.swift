// An app imports no more than this.
import ParallaxSwiftUI
import SwiftUI
import Testing

private struct Photo: View {
    let car: String
    init(_ car: String) { self.car = car }
    var body: some View { Image(car).resizable() }
}

private struct Page: View {
    let words: String
    init(_ words: String) { self.words = words }
    var body: some View { Text(words) }
}

private struct CarRow: View {
    let car: String
    var body: some View { Text(car).frame(height: 100) }
}

private typealias RowView = CarRow

private struct Showroom: View {
    var body: some View { Text("cars") }
}

/// Every line of the documentation's examples, as an app would have them.
@MainActor private struct Documented {
    let car = "dawn"
    let words = "Look closer"
    let isPlain = true
    let cars = ["one", "two"]

    @ViewBuilder var modifiers: some View {
        Photo(car).parallax(.drift(speed: 0.8))
        Page(words).parallax(.pageFade, along: .horizontal)
        Text("Look closer").parallax(.pageFade, along: .horizontal)
        Showroom().parallaxMotion(isPlain ? .reduced : nil)
        CarRow(car: car).parallaxEntrance(.rise())
        LazyVStack {
            ForEach(cars, id: \.self) { CarRow(car: $0).parallaxEntrance(.rise()) }
        }
    }

    @ViewBuilder var pictures: some View {
        // swift-format-ignore
        DriftingPicture(length: Extent(ofScreen: 0.5)) { Image(decorative: "dawn").resizable().scaledToFill() }
        DriftingPicture(overscan: 40) { Image(decorative: "dawn").resizable().scaledToFill() }
        DriftingPicture(overscan: 40) { Image(decorative: "dawn").resizable().scaledToFill() }
            .frame(height: 250)
    }

    @ViewBuilder var rows: some View { CarRow(car: car) }
    var cover: some View { Image("cover").resizable().scaledToFill() }

    @ViewBuilder var screens: some View {
        List { rows }.parallaxViewport()
        // swift-format-ignore
        ParallaxHeader(height: 300) { cover } content: { rows } bar: { Color.white }
        ParallaxHeader(height: 300) {
            Image("cover").resizable().scaledToFill()
        } content: {
            ForEach(cars, id: \.self) { RowView(car: $0) }
        } bar: {
            Color.white
        }
    }
}

extension ShellTests {
    @MainActor @Suite(.clean) struct DocumentedTests {
        private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardizedFileURL

        private func lines(_ url: URL) throws -> [String] {
            try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }

        /// The lines of code of every block marked as Swift, without their comments.
        private func code(_ lines: [String]) -> [String] {
            var (found, isInside) = ([String](), false)
            for line in lines {
                if line.hasPrefix("```") {
                    isInside = line == "```swift"
                } else if isInside {
                    let code = line.components(separatedBy: " //")[0].trimmingCharacters(in: .whitespaces)
                    if !code.isEmpty { found.append(code) }
                }
            }
            return found
        }

        @Test func `every line of an example is compiled here`() throws {
            let here = try lines(URL(fileURLWithPath: #filePath))
            let folder = Self.root.appendingPathComponent("Sources/ParallaxSwiftUI")
            var count = 0
            for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
            where file.hasSuffix(".swift") {
                let comments = try lines(folder.appendingPathComponent(file)).filter { $0.hasPrefix("///") }
                for line in code(comments.map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }) {
                    count += 1
                    #expect(here.contains(line), "\(file): \(line)")
                }
            }
            #expect(count >= 16)
            let page = try lines(folder.appendingPathComponent("ParallaxSwiftUI.docc/ParallaxSwiftUI.md"))
            #expect(code(page).count >= 7)
            for line in code(page) { #expect(here.contains(line), "ParallaxSwiftUI.md: \(line)") }
            let readme = try lines(Self.root.appendingPathComponent("README.md"))
            let start = try #require(readme.firstIndex(of: "import ParallaxSwiftUI"))
            let end = try #require(readme[start...].firstIndex(of: "```"))
            for line in code(["```swift"] + readme[start..<end]) {
                #expect(here.contains(line), "README.md: \(line)")
            }
        }

        @Test func `the documented screens are laid out`() {
            let documented = Documented()
            for view in [
                AnyView(documented.screens), AnyView(VStack { documented.modifiers }),
                AnyView(VStack { documented.pictures }),
            ] {
                let screen = StandInHost(VStack { view }, size: CGSize(width: 390, height: 844))
                screen.commit()
                #expect(!screen.nodes { $0.view is Text || $0.view is Image }.isEmpty)
            }
        }
    }
}
