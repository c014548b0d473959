import Parallax
import ParallaxDocument
import Testing

@Suite struct LayerHandleTextTests {
    @Test(arguments: [
        ("header.picture", LayerHandle(.headerPicture)), ("bar", LayerHandle(.bar)),
        ("row.3", LayerHandle(.row, 3)), ("row.3.picture", LayerHandle(.rowPicture, 3)),
        ("row.0.title", LayerHandle(.rowTitle, 0)), ("row.12.subtitle", LayerHandle(.rowSubtitle, 12)),
        ("row.1.line", LayerHandle(.rowLine, 1)), ("page.2", LayerHandle(.page, 2)),
        ("page.2.text", LayerHandle(.pageText, 2)), ("page.2.picture", LayerHandle(.pagePicture, 2)),
        ("layer.4", LayerHandle(.free, 4)),
    ])
    func `every layer has one name`(id: String, handle: LayerHandle) {
        #expect(handle.id == id)
        #expect(LayerHandle(id: id) == handle)
    }

    @Test(arguments: [
        "", "row", "row.", "row.-1", "row.07", "row.+7", "row.1.", "row.1.text", "page.1.title", "bar.0",
        "header",
        "layer.1.picture", "row.1.picture.2", "row.99999999999999999999", "Row.1", " row.1",
    ])
    func `other texts name no layer`(id: String) {
        #expect(LayerHandle(id: id) == nil)
    }

    @Test func `all kinds have names of their own`() {
        let names = Set(LayerHandle.Kind.allCases.map { LayerHandle($0).id })
        #expect(names.count == LayerHandle.Kind.allCases.count)
        #expect(!names.contains(""))
    }
}
