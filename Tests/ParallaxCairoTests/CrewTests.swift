#if Painter
import Foundation
import ParallaxDocument
import Testing

@testable import Parallax
@testable import ParallaxCairo

@Suite struct CrewTests {
    @Test(arguments: [-1, 0, 1, 2, 3, 7]) func `work comes back in its order, each part done once`(
        threads: Int
    ) {
        let crew = Crew(threads: threads)
        #expect(crew.threads == max(1, threads))
        let busy = Locked((now: Set<Int>(), twice: false))
        for count in [0, 1, 2, 50] {
            let squares = crew.map(count) { index, thread in
                busy.withLock { $0.twice = !$0.now.insert(thread).inserted || $0.twice }
                defer { busy.withLock { _ = $0.now.remove(thread) } }
                return thread < crew.threads ? index * index : -1
            }
            #expect(squares == (0..<count).map { $0 * $0 })
        }
        // What a thread keeps for itself is never used by two at once.
        #expect(busy.withLock { !$0.twice && $0.now.isEmpty })
    }

    @Test func `the first error is told, whichever thread came upon one first`() {
        struct Failure: Error, Equatable { var index: Int }
        for _ in 0..<20 {
            #expect(throws: Failure(index: 3)) {
                try Crew(threads: 4).map(40) { index, _ throws(Failure) in
                    if index == 3 { usleep(200) }
                    if index >= 3 { throw Failure(index: index) }
                }
            }
        }
    }

    /// A film of a bar that moves over noise: as GIF, every frame depends on those before.
    private func film(threads: Int, together: Bool) throws -> Data {
        let crew = Crew(threads: threads)
        let screen = Dimensions(width: 60, height: 40)
        let press = try FramePress(count: 30, crew: crew) { () throws(Canvas.Failure) in try Canvas(screen) }
        let encoder = try GIFEncoder(width: 60, height: 40, crew: crew)
        let painter = Painter(content: { handle in
            handle.kind == .row
                ? .fill(.gradient([.white, Colour(red: 0.2, green: 0.4, blue: 0.1)]))
                : .text(Caption("\(handle.index)", size: 20, shade: 0.5))
        })
        var data = Data()
        try press.paint { frame in
            StageLayout(
                screen: screen,
                [
                    Layer(.row, Box(x: 0, y: Double(frame), width: 60, height: 20), index: frame),
                    Layer(.rowTitle, Box(x: 0, y: 10, width: 60, height: 20), index: frame),
                ])
        } with: { layout, canvas in
            try painter.paint(layout, into: canvas)
        } to: { frames in
            if together {
                data += try encoder.add(frames)
            } else {
                for frame in frames { data += try encoder.add(frame) }
            }
        }
        return data + encoder.finish()
    }

    @Test func `a film has the same bytes, however many threads paint and write it`() throws {
        let alone = try film(threads: 1, together: false)
        for threads in [1, 2, 3, 8] { #expect(try film(threads: threads, together: true) == alone) }
    }

    @Test func `frames that are too large to be kept in numbers are painted one by one`() throws {
        let screen = Dimensions(width: 8_000, height: 5_000)
        var made = 0
        _ = try FramePress(count: 100, crew: Crew(threads: 8)) { () throws(Canvas.Failure) in
            made += 1
            return try Canvas(screen)
        }
        #expect(made == 1)
        made = 0
        _ = try FramePress(count: 100, crew: Crew(threads: 8)) { () throws(Canvas.Failure) in
            made += 1
            return try Canvas(Dimensions(width: 10, height: 10))
        }
        #expect(made == 32)
    }

    @Test func `a picture that many threads ask for is decoded once`() throws {
        let pictures = try TestPictures()
        let file = try pictures.write("one.png", width: 300, height: 200) { x, y in UInt32(x * y) }
        let store = PictureStore()
        let found = try Crew(threads: 8).map(64) { index, _ throws(PictureError) in
            try store.pixels(for: Picture(file: file), width: 100 + index % 2, height: 80)
        }
        #expect(Set(found.map(ObjectIdentifier.init)).count == 2)
        #expect(store.decodings == 2)
    }

    @Test func `a picture that can't be decoded is an error on every thread, and keeps none waiting`() throws
    {
        let store = PictureStore()
        let missing = URL(fileURLWithPath: "/nowhere/none.jpg")
        let errors = Crew(threads: 4).map(16) { _, _ in
            do throws(PictureError) {
                _ = try store.pixels(for: Picture(file: missing), width: 8, height: 8)
                return false
            } catch {
                return error == .missing(missing)
            }
        }
        #expect(errors.allSatisfy { $0 })
    }
}
#endif
