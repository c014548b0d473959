import Foundation
import Parallax
import Testing

@testable import ParallaxDocument

@Suite struct SampleFormatTests {
    @Test func `a sample is one line with the keys in their order`() throws {
        let text =
            #"{"list": {"rowHeight": 250, "rows": [{"picture": "a.jpg"}], "picture": {"height": "50% of screen", "effect": {"drift": "fit"}}}}"#
        let stage = try StageDocument(data: Data(text.utf8)).stage()
        let sample = SampleFormat.line(of: stage.layout(at: 0))
        #expect(
            sample == """
                {"travel": 0, "screen": [390, 844], "viewport": [0, 0, 390, 844], "layers": [\
                {"id": "row.0", "quad": [[0, 0], [390, 0], [390, 250], [0, 250]], "opacity": 1, "clip": null, \
                "shadow": null}, {"id": "row.0.picture", "quad": \
                [[0, -25.4739336492891], [390, -25.4739336492891], [390, 396.5260663507109], \
                [0, 396.5260663507109]], "opacity": 1, "clip": [[0, 0], [390, 0], [390, 250], [0, 250]], "shadow": null}]}
                """)
    }
}
