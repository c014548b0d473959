import Parallax
import Testing

@Suite struct TravelTests {
    private let range = TravelRange(contentLength: 2500, viewportLength: 844)

    @Test func `content travels as far as it is longer than its viewport`() {
        #expect(range.maximum == 1656)
        #expect(TravelRange(contentLength: 10, viewportLength: 844).maximum == 0)
        #expect(TravelRange(maximum: -3).maximum == 0 && TravelRange(maximum: .nan).maximum == 0)
        #expect(TravelRange(maximum: .infinity).maximum == largestLength)
    }

    @Test func `overscroll is what lies outside, with its sign`() {
        #expect([-80, 0, 1656, 1700].map { range.overscroll($0) } == [-80, 0, 0, 44])
        #expect([Double.nan, .infinity, -.infinity].map { range.overscroll($0) } == [0, 0, 0])
    }

    @Test func `every number means a travel`() {
        #expect(
            [-80, 7, 1e300, .nan, .infinity, -.infinity].map { range.resolved($0) } == [
                -80, 7, largestLength, 0, 1656, 0,
            ])
        #expect([-80, 7, 1e300, .nan].map { range.clamped($0) } == [0, 7, 1656, 0])
    }

    @Test func `a stage's range holds header, insets, rows and pages`() {
        var stage = SystemStages.stretchyHeader(SystemStages.sizes[0], inset: 47)
        stage.insets.bottom = 34
        #expect(stage.travelRange.maximum == 47 + 300 + 1800 + 34 - 844)
        var pages = SystemStages.onboarding(SystemStages.sizes[0])
        #expect(pages.travelRange.maximum == 4 * 390)
        pages.pages?.spacing = 20
        #expect(pages.travelRange.maximum == 4 * 410)
    }
}
