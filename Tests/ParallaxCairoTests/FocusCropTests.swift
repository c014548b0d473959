#if Painter
import Parallax
import Testing

@testable import ParallaxCairo

@Suite struct FocusCropTests {
    let wide = Dimensions(width: 400, height: 100)

    @Test func theFocusComesToTheMiddleWhereThePictureAllows() {
        let crop = FocusCrop(picture: wide, box: Dimensions(width: 50, height: 50), focus: Vector(0.5, 0.5))
        #expect(
            crop == FocusCrop(picture: wide, box: Dimensions(width: 50, height: 50), focus: Vector(0.5, 0.1)))
        #expect(crop.part == Box(x: 150, y: 0, width: 100, height: 100))
        #expect(crop.factor == 0.5)
        let right = FocusCrop(picture: wide, box: Dimensions(width: 50, height: 50), focus: Vector(0.7, 0.5))
        #expect(abs(right.part.centre.x - 280) < 1e-9)
    }

    @Test func theCropStaysWithinThePicture() {
        for focus in [Vector(0, 0), Vector(1, 1), Vector(-3, 9)] {
            let crop = FocusCrop(picture: wide, box: Dimensions(width: 30, height: 77), focus: focus)
            #expect(crop.part.x >= 0 && crop.part.y >= 0)
            #expect(crop.part.maxX <= 400 + 1e-9 && crop.part.maxY <= 100 + 1e-9)
            #expect(abs(crop.part.width / crop.part.height - 30.0 / 77) < 1e-9)
        }
    }
}
#endif
