#if canImport(SwiftUI) && !os(macOS)
import Parallax
import ParallaxSwiftUI
import SwiftUI
import Testing

/// What has to hold on a device as it does on the stand-ins, by what is to be seen on the screen.
@MainActor @Suite(.serialized) struct OnDeviceSwiftUITests {
    private static let (width, height) = (390.0, 800.0)

    private struct Pictures: View {
        var policy: MotionPolicy?

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        DriftingPicture(overscan: 60) { Ruler(row: row) }.frame(height: 250)
                    }
                }
            }
            .parallaxMotion(policy)
        }
    }

    private struct Cover: View {
        var body: some View {
            ParallaxHeader(height: 300) {
                Ruler(row: 0)
            } content: {
                ForEach(0..<40, id: \.self) { _ in Color(red: 0, green: 0, blue: 1).frame(height: 60) }
            }
        }
    }

    private func stage() -> Stage {
        Stage(screen: Dimensions(width: Self.width, height: Self.height))
    }

    private var pictures: Stage {
        var stage = stage()
        stage.rows = Rows(
            RowHeights(count: 20, height: 250),
            picture: PicturePart(length: Extent(ofItem: 1, points: 120), effect: .drift(.fit)))
        return stage
    }

    /// Whether the screen shows the layers of a kind where the engine has them, as far as nothing covers them; how many points
    /// were compared.
    private func compare(
        _ screen: ShownScreen, with layout: StageLayout, _ kind: LayerHandle.Kind, above end: Double = height,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Int {
        let heights = Array(stride(from: 2.5, to: end - 2, by: 3))
        let shown = screen.colours(at: heights, x: Self.width / 2)
        #expect(shown.count == heights.count)
        var count = 0
        for layer in layout.layers where layer.handle.kind == kind {
            for (y, colour) in zip(heights, shown) {
                guard let expected = Ruler.colour(of: layer, at: y) else { continue }
                count += 1
                #expect(
                    colour.isNear(expected),
                    "at \(layout.travel), \(y) points down: \(colour), not \(expected)",
                    sourceLocation: sourceLocation)
            }
        }
        return count
    }

    @Test
    func `every picture is seen where the engine has it, pulled and far down, each first frame included`() {
        let screen = ShownScreen(Pictures(policy: .full), width: Self.width, height: Self.height)
        for travel in [0, 37.5, 400, 1300, 1299, 3000, 0, -80, 900] {
            screen.scroll(to: travel)
            #expect(compare(screen, with: pictures.layout(at: travel), .rowPicture) > 100)
        }
    }

    @Test func `reduced motion leaves pictures with their rows`() {
        var stage = pictures
        stage.policy = .reduced
        let screen = ShownScreen(Pictures(policy: .reduced), width: Self.width, height: Self.height)
        for travel in [0, 300, 1211] as [Double] {
            screen.scroll(to: travel)
            #expect(compare(screen, with: stage.layout(at: travel), .rowPicture) > 100)
        }
    }

    @Test func `a pulled header is stretched as far as the pull opens, and leaves at half speed, fading`() {
        var stage = stage()
        stage.header = Header(height: 300)
        let screen = ShownScreen(Cover(), width: Self.width, height: Self.height)
        for travel in [0, -100, 75, 150, 0] as [Double] {
            screen.scroll(to: travel)
            let count = compare(
                screen, with: stage.layout(at: travel), .headerPicture, above: 300 - travel)
            #expect(count > 20)
        }
    }
}
#endif
