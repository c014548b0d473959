import Foundation
import Parallax
import ParallaxDocument
import Testing

/// The stages that come with the package say what the five systems are, and nothing else.
@Suite struct FiveStagesTests {
    private func document(_ name: String) throws -> StageDocument {
        try StageDocument(contentsOf: StageFiles.url(name))
    }

    /// Where a layer is at one travel, as [left, top, width, height].
    private func box(_ id: String, of name: String, at travel: Double) throws -> [Double] {
        let layers = try document(name).stage().layout(at: travel).layers
        let bounds = try #require(layers.first { $0.handle.id == id }).quad.bounds
        return [bounds.x, bounds.y, bounds.width, bounds.height].map { ($0 * 1e6).rounded() / 1e6 }
    }

    @Test(arguments: StageFiles.names)
    func `every stage is read, its pictures are there, and it is written and read again`(name: String) throws
    {
        let document = try document(name)
        #expect(document.screen == Dimensions(width: 390, height: 844))
        #expect(document.schema == "parallax.schema.json")
        let again = try StageDocument(data: Data(document.json.utf8), folder: StageFiles.folder)
        #expect(again == document)
    }

    @Test(arguments: [
        ("showroom", ["row", "rowLine", "rowPicture", "rowTitle"], 10),
        ("showroom-shadow", ["row", "rowLine", "rowPicture", "rowTitle"], 10),
        ("showroom-turn", ["row", "rowLine", "rowPicture", "rowTitle"], 10),
        ("stretchy-header", ["bar", "headerPicture", "row"], 30),
        ("window", ["row", "rowPicture"], 10),
        ("captions", ["row", "rowPicture", "rowSubtitle", "rowTitle"], 10),
        ("onboarding", ["free", "page", "pageText"], 5),
    ])
    func `a stage has the layers of its system and no others`(name: String, kinds: [String], count: Int)
        throws
    {
        let stage = try document(name).stage()
        var handles: Set<LayerHandle> = []
        for travel in stride(from: -100.0, through: 3000, by: 20) {
            handles.formUnion(stage.layout(at: travel).layers.map(\.handle))
        }
        #expect(Set(handles.map { "\($0.kind)" }).sorted() == kinds)
        let items = stage.pages?.count ?? stage.rows.heights.count
        #expect(items == count)
        #expect(handles.filter { $0.kind == .row || $0.kind == .page }.count == count)
        #expect(handles.filter { $0.kind == .free }.count == (name == "onboarding" ? 1 : 0))
    }

    @Test func `showroom: boxes and the picture's way`() throws {
        #expect(try box("row.1", of: "showroom", at: 100) == [0, 150, 390, 250])
        #expect(try box("row.1.title", of: "showroom", at: 100) == [0, 252.5, 390, 45])
        #expect(try box("row.1.line", of: "showroom", at: 100) == [0, 399, 390, 1])
        // d = 275 − 422, translation −(2d/844)·86
        let top = ((275 - 211 + 2 * 147 / 844.0 * 86) * 1e6).rounded() / 1e6
        #expect(try box("row.1.picture", of: "showroom", at: 100) == [0, top, 390, 422])
        let entering = try document("showroom").stage().layout(at: 0, ages: .all(0.3)).layers[0]
        #expect(entering.opacity == 0.5 && entering.shadow == nil)
    }

    @Test func `showroom's variants cast a shadow and turn`() throws {
        let shadow = try document("showroom-shadow").stage().layout(at: 0, ages: .all(0)).layers[0].shadow
        #expect(shadow == Shadow(x: 10, y: 10, radius: 3, opacity: 0.5))
        let turned = try document("showroom-turn").stage().layout(at: 0, ages: .all(0)).layers[0].quad
        // About the row's middle, (195, 125).
        let corner = turned.topLeft - Vector(195, 125)
        #expect((corner.x * 1000).rounded() == -100_263 && (corner.y * 1000).rounded() == -196_615)
    }

    @Test func `stretchy header: pulled, on its way and gone`() throws {
        #expect(try box("header.picture", of: "stretchy-header", at: 0) == [0, 0, 390, 300])
        #expect(try box("header.picture", of: "stretchy-header", at: -60) == [-39, 0, 468, 360])
        #expect(try box("header.picture", of: "stretchy-header", at: 100) == [0, -50, 390, 300])
        #expect(try box("row.0", of: "stretchy-header", at: 100) == [0, 200, 390, 60])
        #expect(try box("bar", of: "stretchy-header", at: 100) == [0, 0, 390, 44])
        let layers = try document("stretchy-header").stage().layout(at: 150).layers
        #expect(layers.last?.opacity == 0.875)
        #expect(layers.first?.opacity == 0.5)
    }

    @Test func `window: flush at the lower edge before the first scroll`() throws {
        // f = 1000/1044 for row 4
        let f = 1000 / 1044.0
        let top = ((800 - (1 - f) * 40) * 1e6).rounded() / 1e6
        #expect(try box("row.4.picture", of: "window", at: 0) == [0, top, 390, 240])
    }

    @Test func `captions: texts above and below the middle`() throws {
        #expect(try box("row.0.title", of: "captions", at: 0) == [0, 70, 390, 30])
        #expect(try box("row.0.subtitle", of: "captions", at: 0) == [0, 130, 390, 30])
        let top = ((-100 + 2 * 322 / 844.0 * 100) * 1e6).rounded() / 1e6
        #expect(try box("row.0.picture", of: "captions", at: 0) == [0, top, 390, 400])
    }

    @Test func `onboarding: text behind its page, fading pages, a square that moves with the content`() throws
    {
        #expect(try box("page.1", of: "onboarding", at: 195) == [195, 0, 390, 300])
        #expect(try box("page.1.text", of: "onboarding", at: 195) == [195 - 58.5, 0, 390, 300])
        #expect(try box("layer.0", of: "onboarding", at: 50) == [45, 50, 200, 200])
        let stage = try document("onboarding").stage()
        #expect(stage.viewport == Box(x: 0, y: 0, width: 390, height: 300))
        #expect(stage.travelRange.maximum == 4 * 390)
        #expect(stage.layout(at: 195).layers.first?.opacity == 0.5)
    }
}
