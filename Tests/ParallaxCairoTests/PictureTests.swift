#if Painter
import Foundation
import ParallaxDocument
import Testing

@testable import Parallax
@testable import ParallaxCairo

@Suite struct PictureTests {
    let pictures: TestPictures
    let screen = Dimensions(width: 60, height: 80)

    init() throws { pictures = try TestPictures() }

    func painter(_ file: URL, focus: Vector = Vector(0.5, 0.5), scale: Double = 1) -> Painter {
        Painter(
            content: { $0.kind == .row ? .empty : .picture(Picture(file: file, focus: focus)) },
            background: .colour(Colour(red: 1, green: 0, blue: 1)), scale: scale)
    }

    @Test func aFocusKeepsItsPartInView() throws {
        // A tall picture in three bands; a wide box shows one of them.
        let file = try pictures.write("bands.png", width: 60, height: 90) { _, y in
            [0xFF0000, 0x00FF00, 0x0000FF][y / 30]
        }
        let box = Box(x: 0, y: 0, width: 60, height: 20)
        for (focus, colour) in [(0.0, UInt32(0xFFFF_0000)), (0.5, 0xFF00_FF00), (1.0, 0xFF00_00FF)] {
            let canvas = try Canvas(box.size)
            try painter(file, focus: Vector(0.5, focus)).paint(
                StageLayout(screen: box.size, [Layer(.headerPicture, box)]), into: canvas)
            #expect(canvas.all.allSatisfy { $0 == colour }, "focus \(focus)")
        }
    }

    @Test(arguments: [1.0, 2.0, 3.0]) func noGapOpensAtAnyFraction(scale: Double) throws {
        let file = try pictures.write("green.png", width: 31, height: 47) { _, _ in 0x208040 }
        let painter = painter(file, scale: scale)
        let canvas = try Canvas(screen, scale: scale)
        for step in 0..<100 {
            let shift = Double(step) / 100
            // Two rows that meet at a fraction of a pixel; their pictures end with them.
            let upper = Box(x: 0, y: -10 + shift, width: 60, height: 45)
            let lower = Box(x: 0, y: 35 + shift, width: 60, height: 45.5)
            var layers: [Layer] = []
            for (index, row) in [upper, lower].enumerated() {
                layers.append(Layer(.row, row, index: index))
                // The picture's edge is the row's, but for a rounding error.
                let error = index == 0 ? 1e-13 : -1e-13
                layers.append(
                    Layer(
                        .rowPicture, row.moved(by: Vector(0, error)), index: index, clip: row.quad, depth: 1))
            }
            try painter.paint(StageLayout(screen: screen, layers), into: canvas)
            let gaps = canvas.all.count { $0 != 0xFF20_8040 }
            #expect(gaps == 0, "shift \(shift)")
        }
    }

    @Test func aPictureStaysWithinItsBox() throws {
        let file = try pictures.write("green.png", width: 31, height: 47) { _, _ in 0x208040 }
        let canvas = try Canvas(screen)
        let box = Box(x: 10, y: 20, width: 30, height: 40)
        try painter(file).paint(StageLayout(screen: screen, [Layer(.headerPicture, box)]), into: canvas)
        for y in 0..<80 {
            for x in 0..<60 {
                let isInside = x >= 10 && x < 40 && y >= 20 && y < 60
                #expect(canvas[x, y] == (isInside ? 0xFF20_8040 : 0xFFFF_00FF))
            }
        }
    }

    @Test func aPulledPictureIsDecodedFinerOnce() throws {
        let file = try pictures.write("fine.png", width: 120, height: 120) { x, y in
            (x + y) % 2 == 0 ? 0xFFFFFF : 0
        }
        let painter = painter(file)
        let canvas = try Canvas(screen)
        for step in 0...40 {
            let size = 30.0 + Double(step) * 0.75
            let quad = Box(x: 30 - size / 2, y: 0, width: size, height: size).quad
            let layer = Layer(.headerPicture, Box(x: 15, y: 0, width: 30, height: 30), quad: quad)
            try painter.paint(StageLayout(screen: screen, [layer]), into: canvas)
        }
        #expect(painter.pictures.bytes == (30 * 30 + 60 * 60) * 4)
    }

    @Test func theStoreForgetsWhatIsOldest() throws {
        let file = try pictures.write("any.png", width: 10, height: 10) { _, _ in 0 }
        let store = PictureStore(limit: 1000)
        for size in 5...15 { _ = try store.pixels(for: Picture(file: file), width: size, height: size) }
        #expect(store.bytes <= 1000 && store.bytes >= 15 * 15 * 4)
        let roomy = PictureStore()
        for size in 5...15 { _ = try roomy.pixels(for: Picture(file: file), width: size, height: size) }
        _ = try roomy.pixels(for: Picture(file: file), width: 5, height: 5)
        roomy.trim(to: 1000)
        #expect(roomy.bytes == (15 * 15 + 5 * 5) * 4)
        roomy.trim(to: 0)
        #expect(roomy.bytes == 0)
    }

    @Test func `the store forgets a picture whose file is another one now, and no other`() throws {
        func write(_ name: String, _ colour: UInt32, size: Int = 10) throws -> URL {
            try pictures.write(name, width: size, height: size) { _, _ in colour }
        }
        let (still, changing) = (try write("still.png", 0xFF0000), try write("changing.png", 0xFF0000))
        let link = pictures.folder.appending(path: "link.png")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: changing)
        let store = PictureStore()
        /// The first pixel of each, and how many had to be decoded.
        func look() throws -> (colours: [UInt32], decodings: Int) {
            let before = store.decodings
            let colours = try [still, changing, link].map {
                try store.pixels(for: Picture(file: $0), width: 10, height: 10).base[0]
            }
            return (colours, store.decodings - before)
        }
        let red: UInt32 = 0xFFFF_0000
        #expect(try look() == ([red, red, red], 3))
        store.removeChanged()
        #expect(try look() == ([red, red, red], 0))
        // Another size, another file of the same size and date, another date.
        _ = try write("changing.png", 0x00FF00, size: 12)
        store.removeChanged()
        #expect(try look() == ([red, 0xFF00_FF00, 0xFF00_FF00], 2))
        let date = try FileManager.default.attributesOfItem(atPath: changing.path)[.modificationDate]
        let other = try write("other.png", 0x0000FF, size: 12)
        try FileManager.default.setAttributes([.modificationDate: date!], ofItemAtPath: other.path)
        try FileManager.default.removeItem(at: changing)
        try FileManager.default.moveItem(at: other, to: changing)
        store.removeChanged()
        #expect(try look() == ([red, 0xFF00_00FF, 0xFF00_00FF], 2))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: still.path)
        store.removeChanged()
        #expect(try look().decodings == 1)
        // One that is gone is not shown either.
        try FileManager.default.removeItem(at: still)
        store.removeChanged()
        #expect(throws: PictureError.missing(still)) { try look() }
        #expect(store.bytes == 2 * 10 * 10 * 4)
    }

    @Test func errorsNameTheFile() throws {
        let missing = pictures.folder.appending(path: "nowhere.jpg")
        let broken = pictures.folder.appending(path: "broken.jpg")
        try Data("no picture".utf8).write(to: broken)
        let canvas = try Canvas(screen)
        let row = Box(x: 0, y: 0, width: 60, height: 80)
        let layers = [Layer(.row, row, opacity: 0.5), Layer(.rowPicture, row, clip: row.quad, depth: 1)]
        let layout = StageLayout(screen: screen, layers)
        #expect(throws: PictureError.missing(missing)) { try painter(missing).paint(layout, into: canvas) }
        #expect("\(PictureError.missing(missing))".contains("nowhere.jpg"))
        let error = #expect(throws: PictureError.self) { try painter(broken).paint(layout, into: canvas) }
        #expect("\(String(describing: error))".contains("broken.jpg"))
    }

    @Test func largePicturesAreReducedWithoutAliasing() throws {
        // A checkerboard of single pixels is grey when seen small.
        let file = try pictures.write("checks.png", width: 480, height: 640) { x, y in
            (x + y) % 2 == 0 ? 0xFFFFFF : 0
        }
        let pixels = try PictureDecoder.decode(Picture(file: file), width: 60, height: 80)
        for index in 0..<pixels.count { #expect(distance(pixels.base[index], 0xFF80_8080) <= 2) }
    }
}
#endif
