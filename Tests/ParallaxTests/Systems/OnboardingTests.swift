import Parallax
import Testing

@Suite struct OnboardingTests {
    private func oracle(_ screen: Dimensions, _ travel: Double) -> Oracle {
        let width = screen.width
        var oracle = Oracle(screen: screen, viewport: Box(x: 0, y: 0, width: width, height: 300))
        for index in 0..<5 {
            let x = Double(index) * width - travel
            let distance = x / width
            let opacity = max(0, 1 - abs(distance))
            let page = Box(x: x, y: 0, width: width, height: 300)
            oracle.list(LayerHandle(.page, index), page.quad, opacity: opacity)
            oracle.list(
                LayerHandle(.pageText, index), page.moved(by: Vector(-0.3 * width * distance, 0)).quad,
                opacity: opacity)
        }
        oracle.list(LayerHandle(.free, 0), Box(x: 95 - travel, y: 50, width: 200, height: 200).quad)
        return oracle
    }

    @Test(arguments: SystemStages.sizes)
    func `every number is the design's at rest, between pages and past both ends`(size: Dimensions) {
        var stage = SystemStages.onboarding(size)
        for travel in SystemStages.travels(in: stage) + [size.width, 1.5 * size.width, 3 * size.width] {
            let expected = oracle(size, travel)
            stage.direction = .leftToRight
            expect(stage.layout(at: travel), matches: expected, "\(size) at \(travel)")
            stage.direction = .rightToLeft
            expect(stage.layout(at: travel), matches: expected.mirrored(), "\(size) at \(travel), mirrored")
        }
    }

    @Test func `the next page's text is listed at rest, though its page is not`() {
        let layers = SystemStages.onboarding(SystemStages.sizes[0]).layout(at: 0).layers
        let handles: [LayerHandle] = [
            LayerHandle(.page, 0), LayerHandle(.pageText, 0), LayerHandle(.pageText, 1),
            LayerHandle(.free, 0),
        ]
        #expect(layers.map(\.handle) == handles)
        #expect(layers.map(\.opacity) == [1, 1, 0, 1])
        #expect(layers.map(\.depth) == [0, 1, 0, 0])
    }
}
