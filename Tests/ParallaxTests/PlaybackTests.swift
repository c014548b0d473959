import Parallax
import Testing

@Suite struct PlaybackTests {
    private let stage: Stage = {
        var stage = Stage(screen: Dimensions(width: 390, height: 844))
        stage.rows = Rows(RowHeights(count: 10, height: 250), entrance: .fadeIn())
        return stage
    }()

    private func opacity(_ layout: StageLayout, row: Int) -> Double? {
        layout.layers.first { $0.handle == LayerHandle(.row, row) }?.opacity
    }

    @Test func `rows in view at first enter at the beginning, or have been there for long`() {
        var opening = Playback(stage, script: [.hold(1)])
        var going = Playback(stage, script: [.hold(1)], opens: false)
        #expect(opacity(opening.layout(at: 0), row: 0) == 0)
        #expect(opacity(going.layout(at: 0), row: 0) == 1)
        #expect(opacity(opening.layout(at: 0.6), row: 0) == 1)
    }

    @Test func `a row that comes back enters again, unless rows enter once`() {
        let script: GestureScript = [.hold(1), .jump(1_000), .hold(1), .jump(0), .hold(1)]
        for once in [false, true] {
            var playback = Playback(stage, script: script, once: once)
            for time in [0, 0.9, 1.5] { _ = playback.layout(at: time) }
            #expect(opacity(playback.layout(at: 2.1), row: 0) == (once ? 1 : 0))
        }
    }

    @Test func `it lasts until the rows that came last have entered`() {
        let playback = Playback(stage, script: [.hold(1)])
        #expect(playback.duration == playback.player.duration + 0.6)
    }
}
