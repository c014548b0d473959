import Parallax
import Testing

/// Counts how often a function was called, from wherever.
private final class Counter: @unchecked Sendable {
    var calls = 0
}

/// Law 8: work grows with the rows in view, not with all rows.
@Suite struct WorkTests {
    private func calls(
        _ count: Int, _ effect: Effect = .none, longest: Double = .infinity, at part: Double
    ) -> Int {
        let counter = Counter()
        var stage = SystemStages.captions(SystemStages.sizes[0])
        stage.rows.heights = RowHeights(count: count, longest: longest) { index in
            counter.calls += 1
            return Double(index) * 200 + Double(index % 2) * 40
        }
        stage.rows.effect = effect
        let travel = stage.travelRange.maximum * part
        var layout = StageLayout()
        stage.layout(at: travel, into: &layout)
        counter.calls = 0
        stage.layout(at: travel + 7, into: &layout)
        #expect(layout.layers.count >= 8)
        return counter.calls
    }

    @Test func `as many row edges are asked for in ten rows as in ten million`() {
        for part in [0, 0.1, 0.5, 0.99] {
            #expect(calls(10, at: part) < 40)
            #expect(calls(10_000_000, at: part) < 40)
        }
    }

    @Test func `rows that an effect moves cost the logarithm of their number more`() {
        let effects = [
            Effect { Track(.translation, over: .phase, .linear(from: (-1, -120), to: (1, 120))) },
            Effect { Track(.translation, over: .phase, .proportional(-0.5), in: .reach) },
            Effect {
                Track(
                    .translation, over: .phase, .linear(from: (0, 0), to: (1, -0.8)), beyond: .extend,
                    in: .reach)
            },
            Effect { Track(.scale, over: .phase, .linear(from: (0, 1), to: (1, 0.8))) },
        ]
        let turn = Effect(axis: Vector3(1, 0, 0), eyeDistance: 2000) {
            Track(.rotation, over: .phase, .linear(from: (-1, -1), to: (1, 1)))
        }
        #expect(calls(10_000_000, turn, longest: 240, at: 0.5) < 400)
        for effect in effects {
            for part in [0, 0.1, 0.5, 0.99] {
                #expect(calls(10, effect, at: part) < 60)
                #expect(calls(10_000_000, effect, at: part) < 600)
            }
        }
    }

    @Test func `after a jump the next search begins anew, and the one after it is short`() {
        let counter = Counter()
        let heights = RowHeights(count: 1_000_000) { index in
            counter.calls += 1
            return Double(index) * 60
        }
        #expect(heights.row(at: 59_999_000, near: 0) == 999_983)
        #expect(counter.calls < 60)
        counter.calls = 0
        #expect(heights.row(at: 59_999_030, near: 999_983) == 999_983)
        #expect(counter.calls < 8)
    }
}
