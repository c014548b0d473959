#if Painter
import ParallaxDocument
import Testing

@testable import Parallax
@testable import ParallaxCairo

@Suite struct GroupTests {
    let screen = Dimensions(width: 40, height: 40)
    let painter = Painter(
        content: { handle in
            switch handle.kind {
            case .rowPicture, .headerPicture: .fill(.colour(Colour(red: 1, green: 0, blue: 0)))
            case .rowLine: .fill(.colour(Colour(red: 0, green: 0, blue: 1)))
            default: .empty
            }
        }, background: .colour(.white))

    func paint(_ layers: [Layer], scale: Double = 1) throws -> Canvas {
        let canvas = try Canvas(screen, scale: scale)
        var painter = painter
        painter.scale = scale
        try painter.paint(StageLayout(screen: screen, layers), into: canvas)
        return canvas
    }

    @Test func overlappingLayersFadeAsOne() throws {
        let row = Box(x: 0, y: 0, width: 40, height: 40)
        let canvas = try paint([
            Layer(.row, row, opacity: 0.5), Layer(.rowPicture, row, clip: row.quad, depth: 1),
            Layer(.rowLine, Box(x: 10, y: 10, width: 20, height: 20), clip: row.quad, depth: 1),
        ])
        #expect(distance(canvas[2, 2], 0xFFFF_8080) <= 1)
        // No red shines through the blue.
        #expect(distance(canvas[20, 20], 0xFF80_80FF) <= 1)
    }

    @Test func aGroupEqualsItsComposite() throws {
        let row = Box(x: 5, y: 6, width: 30, height: 20)
        let held = [
            Layer(.rowPicture, row, clip: row.quad, depth: 1),
            Layer(.rowLine, Box(x: 8, y: 20, width: 40, height: 9), clip: row.quad, depth: 1),
        ]
        let solid = try paint([Layer(.row, row)] + held).all
        let faded = try paint([Layer(.row, row, opacity: 0.25)] + held).all
        for (a, b) in zip(solid, faded) {
            let expected = zip(parts(a), [255, 255, 255, 255]).map { Double($0) * 0.25 + Double($1) * 0.75 }
            for (part, value) in zip(parts(b), expected) { #expect(abs(Double(part) - value) <= 1.5) }
        }
    }

    @Test func aClipIsExact() throws {
        let row = Box(x: 10, y: 10, width: 20, height: 20)
        let canvas = try paint(
            [
                Layer(.row, row),
                Layer(.rowPicture, Box(x: 0, y: 0, width: 40, height: 40), clip: row.quad, depth: 1),
            ], scale: 2)
        for y in 0..<80 {
            for x in 0..<80 {
                let isInside = (20..<60).contains(x) && (20..<60).contains(y)
                #expect(canvas[x, y] == (isInside ? 0xFFFF_0000 : 0xFFFF_FFFF))
            }
        }
    }

    @Test func aSlantingClipIsSoftAndCutOnce() throws {
        let row = Box(x: 10, y: 10, width: 20, height: 20)
        let quad = Quad(Vector(20, 5), Vector(35, 20), Vector(20, 35), Vector(5, 20))
        let canvas = try paint([
            Layer(.row, row, quad: quad), Layer(.rowPicture, row, quad: quad, clip: quad, depth: 1),
            Layer(.rowLine, row, quad: quad, clip: quad, depth: 1),
        ])
        #expect(canvas[20, 20] == 0xFF00_00FF)
        #expect(canvas[8, 8] == 0xFFFF_FFFF)
        // Along the edge white and blue mix; red, which lies beneath, stays hidden.
        for pixel in canvas.all { #expect(parts(pixel)[0] <= parts(pixel)[1] + 1) }
    }

    @Test func aShadowLiesOutsideTheClipAndNotUnderTheGroup() throws {
        let row = Box(x: 10, y: 10, width: 20, height: 20)
        let shadow = Shadow(x: 4, y: 4, radius: 0.5, opacity: 0.5)
        for opacity in [1, 0.5] {
            let canvas = try paint([
                Layer(.row, row, opacity: opacity, shadow: shadow),
                Layer(.rowPicture, Box(x: 0, y: 0, width: 40, height: 40), clip: row.quad, depth: 1),
            ])
            #expect(canvas[8, 8] == 0xFFFF_FFFF)
            let dark = UInt32((255 * (1 - 0.5 * opacity)).rounded())
            #expect(distance(canvas[32, 22], 0xFF00_0000 | dark << 16 | dark << 8 | dark) <= 3)
            let rest = UInt32((255 * (1 - opacity)).rounded())
            #expect(distance(canvas[20, 20], 0xFFFF_0000 | rest << 8 | rest) <= 1)
        }
    }

    @Test func theViewportCutsAllButTheBar() throws {
        let canvas = try Canvas(screen)
        let box = Box(x: 0, y: 0, width: 40, height: 40)
        var painter = painter
        painter.viewportBackground = .colour(Colour(red: 0, green: 1, blue: 0))
        painter.content = {
            $0.kind == .bar ? .fill(.colour(.black)) : .fill(.colour(Colour(red: 1, green: 0, blue: 0)))
        }
        let layers = [
            Layer(.headerPicture, Box(x: 0, y: 0, width: 20, height: 40)),
            Layer(.bar, Box(x: 0, y: 0, width: 40, height: 5)),
        ]
        let viewport = Box(x: 0, y: 10, width: 40, height: 20)
        try painter.paint(StageLayout(screen: box.size, viewport: viewport, layers), into: canvas)
        #expect(canvas[5, 2] == 0xFF00_0000)
        #expect(canvas[5, 7] == 0xFFFF_FFFF)
        #expect(canvas[5, 15] == 0xFFFF_0000)
        #expect(canvas[30, 15] == 0xFF00_FF00)
        #expect(canvas[5, 35] == 0xFFFF_FFFF)
    }

    @Test func aBlurredFillKeepsItsBox() throws {
        let box = Box(x: 10, y: 10, width: 20, height: 20)
        let canvas = try paint([Layer(.headerPicture, box, blur: 3)])
        for (x, y) in [(10, 10), (29, 29), (20, 20)] { #expect(canvas[x, y] == 0xFFFF_0000) }
        #expect(canvas[9, 9] == 0xFFFF_FFFF && canvas[30, 20] == 0xFFFF_FFFF)
    }
}
#endif
