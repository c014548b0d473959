import Testing

@testable import Parallax

@Suite struct OverlapTests {
    private let viewport = Box(x: 0, y: 0, width: 390, height: 844)

    @Test func `what shares more than an edge is seen, and a mere edge is not`() {
        for (box, isSeen) in [
            (Box(x: 0, y: 0, width: 10, height: 10), true), (Box(x: 390, y: 0, width: 10, height: 10), false),
            (Box(x: -10, y: 0, width: 10, height: 10), false),
            (Box(x: 0, y: -10, width: 10, height: 10), false),
            (Box(x: 0, y: 844, width: 10, height: 10), false),
            (Box(x: 0, y: 843.9, width: 10, height: 10), true),
            (Box(x: 5, y: 5, width: 0, height: 10), false),
            (Box(x: -9, y: -9, width: 999, height: 999), true),
        ] {
            #expect(box.quad.isSeen(through: nil, in: viewport) == isSeen)
            #expect(box.quad.isSeen(through: viewport.quad, in: viewport) == isSeen)
            // A hair of a turn takes the other way to the same answer.
            var turned = box.quad
            turned.topLeft.x += 1e-9
            if box.width > 0 { #expect(turned.isSeen(through: viewport.quad, in: viewport) == isSeen) }
        }
    }

    @Test func `convex quads through convex clips are seen as a naive cut says`() {
        var samples = Samples(seed: 151)
        func quad(_ samples: inout Samples) -> Quad {
            var pose = Pose()
            pose.rotation = samples.double(-4...4)
            pose.axis = Vector3(samples.double(-1...1), samples.double(-1...1), 1)
            let box = Box(
                x: samples.double(-600...600), y: samples.double(-900...1200), width: samples.double(1...500),
                height: samples.double(1...500))
            return Projection(pose, in: box)(box)
        }
        var seen = 0
        for _ in 0..<3000 {
            let (own, clip) = (quad(&samples), samples.flag() ? quad(&samples) : nil)
            var polygon = Polygon(own)
            if let clip { polygon = polygon.cut(by: Polygon(clip)) }
            let area = polygon.cut(by: Polygon(viewport)).area
            if area > 1e-6 || area == 0 {
                #expect(own.isSeen(through: clip, in: viewport) == (area > 0))
                if area > 0 { seen += 1 }
            }
        }
        #expect((300...2700).contains(seen))
    }

    @Test func `a quad that crosses itself is seen where either half is`() {
        let bow = Quad(Vector(-50, 10), Vector(500, 300), Vector(500, 10), Vector(-50, 300))
        #expect(bow.isSeen(through: nil, in: viewport))
        #expect(viewport.quad.isSeen(through: bow, in: Box(x: 0, y: 20, width: 10, height: 10)))
        #expect(!bow.isSeen(through: nil, in: Box(x: 0, y: 400, width: 390, height: 100)))
    }

    @Test func `a clip without area lets nothing through`() {
        let point = Quad(Vector(5, 5), Vector(5, 5), Vector(5, 5), Vector(5, 5))
        let line = Quad(Vector(0, 0), Vector(300, 300), Vector(300, 300), Vector(0, 0))
        var turned = viewport.quad
        turned.topLeft.x += 1
        for clip in [point, line] {
            #expect(!turned.isSeen(through: clip, in: viewport))
            #expect(!clip.isSeen(through: turned, in: viewport))
        }
    }
}
