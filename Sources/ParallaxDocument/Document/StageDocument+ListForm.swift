import Parallax

// How lists and pages stand in a file.

extension StageDocument.List {
    static let form: Form<Self> = {
        var form = Form(noun: "a list (an object)", fields: [], start: Self())
        form.add("rowHeight", \.rowHeight, .size, "Height of a row that has none of its own, in points.")
        form.add(
            "colours", \.colours, .list(of: .colour, "colours", minimum: 2, maximum: 64),
            "Colours that the rows run through from first to last, behind their pictures.")
        form.add(
            "picture", \.picture, StageDocument.RowPicture.form.notation,
            "How pictures lie in their rows and move.")
        form.add(
            "title", \.title, StageDocument.TextStyle.form(Self().title, "a title's style"),
            "How titles are set.")
        form.add(
            "subtitle", \.subtitle, StageDocument.TextStyle.form(Self().subtitle, "a subtitle's style"),
            "How smaller texts are set.")
        form.add("line", \.line, StageDocument.Line.form.notation, "A line along each row's lower edge.")
        form.add(
            "effect", \.effect, .effect(at: .scroll), "What a row as a whole does while the list scrolls.")
        form.add("entrance", \.entrance, .effect(at: .entrance), "What a row does after it has appeared.")
        form.add("entersOnce", \.entersOnce, .flag, "Whether a row that comes back does not enter again.")
        form.require(
            "rows", \.rows,
            .items(of: StageDocument.Row.form.notation.named("row"), plain: StageDocument.Row(), "rows"),
            "The rows from top to bottom, or how many plain ones there are.")
        return form
    }()
}

extension StageDocument.RowPicture {
    static let form: Form<Self> = {
        var form = Form(noun: "a picture's part (an object)", fields: [], start: Self())
        form.add(
            "height", \.height, .length, "Length along the scroll, at least the row's; the row's unless told."
        )
        form.add(
            "overscan", \.overscan, .size,
            "Instead of a height: points by which it is longer, on either side.")
        form.add("effect", \.effect, .effect(at: .scroll), "What the picture does while its list scrolls.")
        form.check = { picture, json, reading in
            if picture.height != nil, picture.overscan != nil {
                reading.report(.exclusive("height", "overscan"), aboutKey: "overscan", of: json)
            }
        }
        return form
    }()
}

extension StageDocument.TextStyle {
    static func form(_ start: Self, _ noun: String) -> Notation<Self> {
        var form = Form(noun: noun + " (an object)", fields: [], start: start)
        form.add("font", \.font, .font, "Size in points, and weight: \"bold 25\", \"regular 14\".")
        form.add("colour", \.colour, .colour, "Colour of the letters.")
        form.add(
            "shade", \.shade, .number(0...1, unit: ""),
            "How dark the shade behind the letters is, 0 to 1; none unless told.")
        form.add(
            "top", \.top, .length,
            "Where the text's box begins, from the row's top; in its middle unless told.")
        form.add(
            "height", \.height, .length, "How high the text's box is; 1.8 times the font's size unless told.")
        return form.notation
    }
}

extension StageDocument.Line {
    static let form: Form<Self> = {
        var form = Form(noun: "a line (an object)", fields: [], start: Self())
        form.add("colour", \.colour, .colour, "Its colour.", isAlwaysWritten: true)
        form.add("height", \.height, .size, "How thick it is, in points.")
        return form
    }()
}

extension StageDocument.Row {
    static let form: Form<Self> = {
        var form = Form(noun: "a row (an object)", fields: [], start: Self())
        form.add("picture", \.picture, .file, "The picture's file, from this file's folder.")
        form.add("focus", \.focus, .fraction, "The point of the picture that stays in view.")
        form.add("title", \.title, .text, "The title.")
        form.add("subtitle", \.subtitle, .text, "The smaller text.")
        form.add("colour", \.fill, .fill, "What lies behind the picture.")
        form.add("height", \.height, .size, "Height in points, if it differs from other rows'.")
        return form
    }()
}

extension StageDocument.Pages {
    static let form: Form<Self> = {
        var form = Form(noun: "pages (an object)", fields: [], start: Self())
        form.add("spacing", \.spacing, .size, "Points between two pages.")
        form.add("effect", \.effect, .effect(at: .scroll), "What a page as a whole does.")
        form.add(
            "picture", \.picture, StageDocument.RowPicture.form.notation,
            "How pictures lie in their pages and move.")
        form.add("text", \.text, StageDocument.PageText.form.notation, "How texts are set and move.")
        form.require(
            "items", \.items,
            .items(of: StageDocument.Page.form.notation.named("page"), plain: StageDocument.Page(), "pages"),
            "The pages in reading order, or how many plain ones there are.")
        return form
    }()
}

extension StageDocument.PageText {
    static let form: Form<Self> = {
        var form = Form(noun: "a page text's style (an object)", fields: [], start: Self())
        form.add("font", \.font, .font, "Size in points, and weight: \"bold 25\", \"regular 14\".")
        form.add("colour", \.colour, .colour, "Colour of the letters.")
        form.add(
            "shade", \.shade, .number(0...1, unit: ""),
            "How dark the shade behind the letters is, 0 to 1; none unless told.")
        form.add("effect", \.effect, .effect(at: .scroll), "What the text does while pages scroll.")
        return form
    }()
}

extension StageDocument.Page {
    static let form: Form<Self> = {
        var form = Form(noun: "a page (an object)", fields: [], start: Self())
        form.add("text", \.text, .text, "The words.")
        form.add("picture", \.picture, .file, "The picture's file, from this file's folder.")
        form.add(
            "backdrop", \.backdrop, .file, "A picture that fills the page itself, and is no layer of its own."
        )
        form.add("focus", \.focus, .fraction, "The point of the pictures that stays in view.")
        form.add("colour", \.fill, .fill, "The page's own look, without a backdrop.")
        return form
    }()
}

extension Notation {
    /// A list of items, or how many plain ones.
    static func items<Item: Sendable & Equatable>(
        of item: Notation<Item>, plain: Item, _ things: String
    ) -> Notation where Value == [Item] {
        let list = Notation.list(of: item, things)
        let count = Notation<Int>.count(0...100_000, of: things)
        let noun = "a list of \(things), or how many plain ones there are"
        return Notation(
            noun: noun,
            read: { json, reading in
                switch json.content {
                case .list: list.read(json, &reading)
                case .number: count.read(json, &reading).map { Array(repeating: plain, count: $0) }
                default: wrongType(noun, json, &reading)
                }
            },
            write: { items in
                items.allSatisfy { $0 == plain } ? count.write(items.count) : list.write(items)
            },
            schema: .any(of: [list.schema, count.schema]))
    }
}
