import Foundation
import Parallax
import Testing

@testable import ParallaxDocument

@Suite struct EffectRecipeTests {
    private func effect(_ json: String) throws -> Effect {
        try EffectDocument(data: Data("{\"effect\": \(json)}".utf8)).effect
    }

    @Test func `presets by name are the engine's`() throws {
        #expect(try effect("\"none\"") == .none)
        #expect(try effect("\"rise\"") == .rise())
        #expect(try effect("\"turn\"") == .turn())
        #expect(try effect("\"fadeIn\"") == .fadeIn())
        #expect(try effect("\"shadow\"") == .enteringShadow())
        #expect(try effect("\"stretchy\"") == .stretchyHeader())
        #expect(try effect("\"appear\"") == .barBackground)
        #expect(try effect("\"pageFade\"") == .pageFade)
    }

    @Test func `presets with measures are the engine's, with angles in degrees`() throws {
        #expect(try effect("{\"drift\": 0.8}") == .drift(speed: 0.8))
        #expect(try effect("{\"drift\": \"fit\"}") == .drift(.fit))
        #expect(try effect("{\"drift\": \"ahead\"}") == .drift(.ahead))
        #expect(try effect("{\"turn\": {\"angle\": 90}}") == .turn(angle: .pi / 2))
        #expect(
            try effect("{\"rise\": {\"distance\": 20, \"easing\": \"easeOut\"}}")
                == .rise(distance: 20, easing: .easeOut))
        #expect(
            try effect("{\"stretchy\": {\"speed\": 0.3, \"fades\": false}}")
                == .stretchyHeader(speed: 0.3, fades: false))
        #expect(
            try effect("{\"fadeIn\": {\"duration\": 1, \"easing\": \"linear\"}}")
                == .fadeIn(duration: 1, easing: .linear))
    }

    @Test func `several effects are put together`() throws {
        #expect(try effect("[\"rise\", \"shadow\"]") == .rise().adding(.enteringShadow()))
        #expect(try effect("[]") == .none)
    }

    @Test func `tracks of one's own`() throws {
        let dim = try effect(
            """
            {"tracks": [{"channel": "opacity", "over": "phase", "points": [[0, 1], [1, 0]], "after": "extend"},
                        {"channel": "rotation", "over": "travel", "per": "item", "points": [[0, 0], [1, 180]]},
                        {"channel": "translation", "over": "age", "in": "item", "points": [[0, 1], [0.5, 0]],
                         "easing": [0.2, 0, 0, 1]}],
             "anchor": [0, 1], "axis": [1, 0, 0], "eyeDistance": 500}
            """)
        let easing = try #require(CubicBezier(0.2, 0, 0, 1))
        let same = Effect(anchor: Vector(0, 1), axis: Vector3(1, 0, 0), eyeDistance: 500) {
            Track(.opacity, over: .phase, .linear(from: (0, 1), to: (1, 0)).with(after: .extend))
            Track(.rotation, over: .travel(per: .item), .linear(from: (0, 0), to: (1, .pi)))
            Track(.translation, over: .age, .eased(easing, from: (0, 1), to: (0.5, 0)), in: .item)
        }
        #expect(dim == same)
    }

    @Test func `an effect file is the same after it was written and read`() throws {
        var dice = Dice(seed: 5)
        for _ in 0..<300 {
            let recipe = dice.flip() ? dice.scrollEffect() : dice.entrance()
            let document = EffectDocument(recipe)
            let again = try EffectDocument(data: Data(document.json.utf8))
            #expect(again == document, "\(document.json)")
            #expect(again.effect == document.effect)
        }
    }

    @Test func `words and channels of the engine are all there`() {
        for channel in Channel.allCases { #expect(Notation.channel.write(channel) != "") }
        for quantity in Driver.Quantity.allCases { #expect(Notation.quantity.write(quantity) != "") }
        for measure in Measure.allCases { #expect(Notation.measure.write(measure) != "") }
        for beyond in Curve.Beyond.allCases { #expect(Notation.beyond.write(beyond) != "") }
    }
}
