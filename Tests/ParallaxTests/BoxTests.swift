import Parallax
import Testing

@Suite struct BoxTests {
    @Test func `mirroring twice gives the quad back`() {
        let quad = Quad(Vector(1, 2), Vector(30, 4), Vector(28, 50), Vector(-3, 47))
        #expect(quad.mirrored(inWidth: 390).mirrored(inWidth: 390) == quad)
    }
}
