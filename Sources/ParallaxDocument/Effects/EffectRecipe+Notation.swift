import Parallax

// How effects stand in a file: "rise", {"drift": "fit"}, {"tracks": […]}, or a list of these.

extension EffectRecipe {
    /// Where an effect is asked for.
    enum Place: String, Sendable {
        /// Anywhere: a file that holds one effect.
        case anywhere = "effect"
        /// A layer that moves while the list scrolls.
        case scroll = "scrollEffect"
        /// A row that appears.
        case entrance = "entranceEffect"
    }

    /// The presets that have a name of their own, and the recipe that the name alone stands for.
    static func words(at place: Place) -> [(word: String, value: EffectRecipe, meaning: String)] {
        var words: [(word: String, value: EffectRecipe, meaning: String)] = [("none", .none, "No effect.")]
        if place != .scroll {
            words += [
                ("rise", .rise(Rise()), "A row rises, grows and fades in."),
                ("turn", .turn(Turn()), "A row turns into the screen's plane, grows and fades in."),
                ("fadeIn", .fadeIn(FadeIn()), "A row fades in."),
                ("shadow", .shadow(EnteringShadow()), "A row's shadow closes in while it enters."),
            ]
        }
        if place != .entrance {
            words += [
                ("stretchy", .stretchy(Stretchy()), "Stretches when pulled, leaves slowly and fades."),
                ("appear", .appear, "A bar's background appears while the header leaves."),
                ("pageFade", .pageFade, "A page fades to either side."),
            ]
        }
        return words
    }

    /// The keys of an effect that is written as an object; exactly one preset, or tracks.
    struct Parts: Equatable, Sendable {
        var drift: Drift?
        var rise: Rise?
        var turn: Turn?
        var fadeIn: FadeIn?
        var shadow: EnteringShadow?
        var stretchy: Stretchy?
        var tracks: [TrackTable.Line]?
        var anchor = Vector(0.5, 0.5)
        var axis = Vector3(0, 0, 1)
        var eyeDistance: Double?

        /// What the parts make, in the order of the keys.
        var recipes: [EffectRecipe] {
            let table = tracks.map { lines in
                var table = TrackTable(lines)
                (table.anchor, table.axis, table.eyeDistance) = (anchor, axis, eyeDistance)
                return table
            }
            return [
                drift.map(EffectRecipe.drift), rise.map(EffectRecipe.rise), turn.map(EffectRecipe.turn),
                fadeIn.map(EffectRecipe.fadeIn), shadow.map(EffectRecipe.shadow),
                stretchy.map(EffectRecipe.stretchy), table.map(EffectRecipe.tracks),
            ].compactMap { $0 }
        }

        /// The parts that make a recipe.
        init(_ recipe: EffectRecipe? = nil) {
            switch recipe {
            case .drift(let drift): self.drift = drift
            case .rise(let rise): self.rise = rise
            case .turn(let turn): self.turn = turn
            case .fadeIn(let fadeIn): self.fadeIn = fadeIn
            case .shadow(let shadow): self.shadow = shadow
            case .stretchy(let stretchy): self.stretchy = stretchy
            case .tracks(let table):
                (tracks, anchor, axis, eyeDistance) = (
                    table.lines, table.anchor, table.axis, table.eyeDistance
                )
            case .appear, .pageFade, .all, nil: break
            }
        }
    }

    static func partsForm(at place: Place) -> Form<Parts> {
        var form = Form(noun: "an effect such as {\"drift\": \"fit\"}", fields: [], start: Parts())
        form.add("drift", \.drift, .drift, "How a picture drifts over the viewport.")
        form.add("rise", \.rise, Rise.form.notation, "A row rises, grows and fades in.")
        form.add(
            "turn", \.turn, Turn.form.notation, "A row turns into the screen's plane, grows and fades in.")
        form.add("fadeIn", \.fadeIn, FadeIn.form.notation, "A row fades in.")
        form.add(
            "shadow", \.shadow, EnteringShadow.form.notation, "A row's shadow closes in while it enters.")
        form.add(
            "stretchy", \.stretchy, Stretchy.form.notation, "Stretches when pulled, leaves slowly and fades.")
        let presets = form.fields.map(\.key) + ["tracks"]
        form.add(
            "tracks", \.tracks,
            .list(of: TrackTable.Line.form.notation.named("track"), "tracks", maximum: 100),
            "Tracks of one's own: each a channel as a function of a driver.")
        form.add(
            "anchor", \.anchor, .pair(-10...10, "two fractions of the layer's box"),
            "Of tracks: the point about which they act.")
        form.add("axis", \.axis, .direction, "Of tracks: the axis that rotation turns about, [x, y, z].")
        form.add(
            "eyeDistance", \.eyeDistance, .number(1...100_000, unit: "points"),
            "Of tracks: how far the viewer's eye is from the screen, in points. Without it there is no perspective."
        )
        form.check = { parts, json, reading in
            if parts.recipes.count != 1 {
                reading.report(.oneOf(presets, found: parts.recipes.count), about: json)
            }
            guard parts.tracks == nil else { return }
            for key in ["anchor", "axis", "eyeDistance"] where json[key] != nil {
                reading.report(.needs("tracks", because: "where \"\(key)\" is"), aboutKey: key, of: json)
            }
        }
        return form
    }

    /// Reports an effect that cannot work where it is.
    func check(at place: Place, _ json: JSONValue, _ reading: inout Reading) {
        for track in effect.tracks {
            let quantity = track.driver.quantity
            if place == .scroll, quantity == .age { return reading.report(.onlyAnEntrance, about: json) }
            if place == .entrance, quantity != .age {
                let name = Notation<Driver.Quantity>.quantity.write(quantity)
                return reading.report(.notAnEntrance(driver: name.string ?? ""), about: json)
            }
        }
    }
}

extension Notation where Value == EffectRecipe {
    /// An effect, as it may stand at a place.
    static func effect(at place: EffectRecipe.Place) -> Notation {
        let noun = "an effect such as \(place == .entrance ? "\"rise\"" : "{\"drift\": \"fit\"}")"
        // All presets are read everywhere, so that a wrong one is explained rather than unknown.
        let names = Notation.choice(EffectRecipe.words(at: .anywhere))
        let parts = EffectRecipe.partsForm(at: place).notation
        let one = Notation(
            noun: noun,
            read: { json, reading in
                let recipe: EffectRecipe? =
                    switch json.content {
                    case .string: names.read(json, &reading)
                    case .object: parts.read(json, &reading)?.recipes.first
                    default: wrongType(noun, json, &reading)
                    }
                recipe?.check(at: place, json, &reading)
                return recipe
            },
            write: { recipe in
                let isWord = EffectRecipe.words(at: .anywhere).contains { $0.value == recipe }
                return isWord ? names.write(recipe) : parts.write(EffectRecipe.Parts(recipe))
            },
            schema: .any(of: [Notation.choice(EffectRecipe.words(at: place)).schema, parts.schema]))
        let several = Notation<[EffectRecipe]>.list(of: one, "effects", maximum: 16)
        return Notation(
            noun: noun,
            read: { json, reading in
                guard case .list = json.content else { return one.read(json, &reading) }
                return several.read(json, &reading).map(EffectRecipe.all)
            },
            write: { recipe in
                if case .all(let recipes) = recipe, !recipes.isEmpty { return several.write(recipes) }
                return one.write(recipe)
            },
            schema: Schema.any(of: [one.schema, several.schema]).named(place.rawValue))
    }
}

extension JSONValue {
    /// The text, if this is one.
    var string: String? { if case .string(let text) = content { text } else { nil } }
}
