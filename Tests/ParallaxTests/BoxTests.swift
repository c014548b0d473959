import Parallax
import Testing

@Suite struct BoxTests {
    @Test func `mirroring twice gives the quad back`() {
        let quad = Quad(Vector(1, 2), Vector(30, 4), Vector(28, 50), Vector(-3, 47))
        #expect(quad.mirrored(inWidth: 390).mirrored(inWidth: 390) == quad)
    }

    @Test func `a box with insets around it contains it, and is wider where its own direction says`() {
        let box = Box(x: 10, y: 20, width: 100, height: 200)
        let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(box.extended(by: insets) == Box(x: 8, y: 19, width: 106, height: 204))
        #expect(
            box.extended(by: insets, direction: .rightToLeft) == Box(x: 6, y: 19, width: 106, height: 204))
        #expect(box.extended(by: insets).contains(box) && box.contains(box))
        #expect(!box.contains(box.extended(by: Insets(top: 1))))
        #expect(!box.contains(box.extended(by: Insets(leading: 1))))
        #expect(!box.contains(box.extended(by: Insets(bottom: 1))))
        #expect(!box.contains(box.extended(by: Insets(trailing: 1))))
        #expect(box.contains(box.extended(by: Insets(top: 1, leading: 1, bottom: 1, trailing: 1)), within: 1))
    }
}
