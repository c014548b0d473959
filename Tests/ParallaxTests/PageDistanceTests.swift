import Parallax
import Testing

@Suite struct PageDistanceTests {
    @Test func `pages to come lie at positive distances, pages gone at negative ones`() {
        #expect((0..<4).map { PageDistance.of(page: $0, travel: 390, stride: 390) } == [-1, 0, 1, 2])
        #expect(PageDistance.of(page: 1, travel: 97.5, stride: 390) == 0.75)
        #expect(PageDistance.of(page: 0, travel: -39, stride: 390) == 0.1)
    }

    @Test func `without a stride every page is at 0, and numbers of no sense stay finite`() {
        #expect(PageDistance.of(page: 3, travel: 5, stride: 0) == 0)
        #expect(PageDistance.of(page: 3, travel: 5, stride: -1) == 0)
        #expect(PageDistance.of(page: 3, travel: 5, stride: .nan) == 0)
        #expect(PageDistance.of(page: 2, travel: .nan, stride: 10) == 2)
        #expect(PageDistance.of(page: .max, travel: .infinity, stride: 1e-300).isFinite)
    }
}
