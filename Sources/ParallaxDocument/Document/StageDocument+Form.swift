import Parallax

// How a stage stands in a file.

extension StageDocument {
    /// How a stage stands in a file.
    static let notation = form.notation

    /// The keys of a stage file.
    static let form: Form<StageDocument> = {
        var form = Form(noun: "a stage (an object)", fields: [], start: StageDocument())
        form.add(
            "$schema", \.schema, .text, "The JSON Schema of this file, from which editors complete keys.")
        form.add("screen", \.screen, Dimensions.form.notation, "The screen that the stage was designed for.")
        form.add("background", \.background, .fill, "What lies behind everything.")
        form.add("viewport", \.viewport, Viewport.form.notation, "The scroll view's place on the screen.")
        form.add(
            "axis", \.axis, .axis, "The way that content scrolls; horizontal with pages, vertical without.")
        form.add("direction", \.direction, .direction, "Where the leading edge is.")
        form.add("header", \.header, Header.form.notation, "The picture above the list.")
        form.add("bar", \.bar, Bar.form.notation, "The background of a bar along the viewport's top.")
        form.add("list", \.list, List.form.notation, "A list of rows.")
        form.add("pages", \.pages, Pages.form.notation, "Pages, each as long as the viewport.")
        form.add(
            "layers", \.layers, .list(of: FreeLayer.form.notation.named("layer"), "layers", maximum: 1000),
            "Layers that belong to no row and no page.")
        form.check = { document, json, reading in
            guard document.pages != nil else { return }
            for key in ["list", "header"] where json[key] != nil {
                reading.report(.exclusive(key, "pages"), aboutKey: key, of: json)
            }
        }
        return form
    }()
}

extension Dimensions {
    fileprivate static let form: Form<Dimensions> = {
        var form = Form(
            noun: "a screen such as {\"width\": 390, \"height\": 844}", fields: [],
            start: StageDocument().screen)
        form.add("width", \.width, .number(1...100_000, unit: "points"), "Width in points.")
        form.add("height", \.height, .number(1...100_000, unit: "points"), "Height in points.")
        return form
    }()
}

extension StageDocument.Viewport {
    fileprivate static let form: Form<Self> = {
        var form = Form(noun: "a viewport (an object)", fields: [], start: Self())
        form.add("x", \.x, .coordinate, "Points from the screen's leading edge.")
        form.add("y", \.y, .coordinate, "Points from the screen's top.")
        form.add("width", \.width, .length, "Width; all that is left of the screen's unless told.")
        form.add("height", \.height, .length, "Height; all that is left of the screen's unless told.")
        form.add("insets", \.insets, Insets.form.notation, "Content insets.")
        form.add(
            "safeArea", \.safeArea, Insets.form.notation,
            "Parts of the viewport under bars and round corners.")
        form.add("colour", \.fill, .fill, "What lies behind the content.")
        return form
    }()
}

extension Insets {
    fileprivate static let form: Form<Insets> = {
        var form = Form(noun: "insets such as {\"top\": 47}", fields: [], start: Insets.zero)
        form.add("top", \.top, .size, "From the top, in points.")
        form.add("leading", \.leading, .size, "From the leading edge, in points.")
        form.add("bottom", \.bottom, .size, "From the bottom, in points.")
        form.add("trailing", \.trailing, .size, "From the trailing edge, in points.")
        return form
    }()
}

extension StageDocument.Header {
    fileprivate static let form: Form<Self> = {
        var form = Form(noun: "a header (an object)", fields: [], start: Self())
        form.add("picture", \.picture, .file, "The picture's file, from this file's folder.")
        form.add("focus", \.focus, .fraction, "The point of the picture that stays in view.")
        form.add("colour", \.fill, .fill, "What is shown without a picture.")
        form.add("height", \.height, .length, "How far the first row lies below the top inset.")
        form.add("edge", \.edge, .edge, "Where the header begins.")
        form.add("effect", \.effect, .effect(at: .scroll), "What the header does while the list scrolls.")
        form.check = { header, json, reading in
            let found = (header.picture == nil ? 0 : 1) + (header.fill == nil ? 0 : 1)
            if found != 1 { reading.report(.oneOf(["picture", "colour"], found: found), about: json) }
        }
        return form
    }()
}

extension StageDocument.Bar {
    fileprivate static let form: Form<Self> = {
        var form = Form(noun: "a bar (an object)", fields: [], start: Self())
        form.add("height", \.height, .size, "Height below the top inset, in points.")
        form.add("colour", \.fill, .fill, "Its look.")
        form.add("effect", \.effect, .effect(at: .scroll), "What the bar does while the list scrolls.")
        return form
    }()
}

extension StageDocument.FreeLayer {
    fileprivate static let form: Form<Self> = {
        var form = Form(noun: "a layer (an object)", fields: [], start: Self(.zero))
        form.require(
            "box", \.box, .box, "[left, top, width, height] at rest, from the viewport's leading top corner.")
        form.add("colour", \.fill, .fill, "Its look, without a picture.")
        form.add("picture", \.picture, .file, "The picture's file, from this file's folder.")
        form.add("focus", \.focus, .fraction, "The point of the picture that stays in view.")
        form.add("attached", \.attachment, .attachment, "Whether it moves with the content.")
        form.add("behind", \.isBehind, .flag, "Whether it lies behind rows and pages.")
        form.add("effect", \.effect, .effect(at: .scroll), "What the layer does while the content scrolls.")
        form.check = { layer, json, reading in
            let found = (layer.picture == nil ? 0 : 1) + (layer.fill == nil ? 0 : 1)
            if found != 1 { reading.report(.oneOf(["picture", "colour"], found: found), about: json) }
        }
        return form
    }()
}

extension Notation where Value == ScrollAxis {
    fileprivate static let axis = choice([
        ("vertical", .vertical, "Content scrolls up and down."),
        ("horizontal", .horizontal, "Content scrolls from the leading to the trailing edge."),
    ])
}

extension Notation where Value == ReadingDirection {
    fileprivate static let direction = choice([
        ("leftToRight", .leftToRight, "The leading edge is the left one."),
        ("rightToLeft", .rightToLeft, "The leading edge is the right one."),
    ])
}

extension Notation where Value == Header.Edge {
    fileprivate static let edge = choice([
        ("screen", .screen, "At the viewport's own edge; the header is as much higher as the inset there."),
        ("safeArea", .safeArea, "Below the inset."),
    ])
}

extension Notation where Value == Cue.Attachment {
    fileprivate static let attachment = choice([
        ("content", .content, "Moves with the content."),
        ("viewport", .viewport, "Stays with the viewport."),
    ])
}
