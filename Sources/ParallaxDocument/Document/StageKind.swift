import Parallax

/// The kinds of stage that can be made from pictures alone.
///
/// ```swift
/// let stage = StageKind.showroom.document(of: [.init(picture: "dawn.jpg", title: "Dawn")])
/// ```
public enum StageKind: String, CaseIterable, Sendable {
    /// Rows whose pictures drift behind the list, with a title each; rows rise as they enter.
    case showroom
    /// A picture that stretches when pulled, above a list that covers it.
    case stretchyHeader = "stretchy-header"
    /// Rows whose pictures run ahead of the list.
    case window
    /// Rows whose pictures drift behind the list, with two lines of text each.
    case captions
    /// Pages with a text that lags behind, which fade into one another.
    case onboarding

    /// A picture, from the stage file's folder, and its title.
    public struct Item: Equatable, Sendable {
        /// The picture's file.
        public var picture: String
        /// Its title.
        public var title: String

        /// Makes an item.
        public init(picture: String, title: String) {
            self.picture = picture
            self.title = title
        }
    }

    /// A stage of this kind that shows `items`, of which there must be at least one. A list is long enough to scroll: few
    /// items come again and again.
    public func document(of items: [Item]) -> StageDocument {
        precondition(!items.isEmpty, "A stage is made from at least one picture.")
        var document = StageDocument()
        document.background = .colour(Self.night)
        switch self {
        case .showroom: document.list = Self.showroom(items)
        case .stretchyHeader: Self.addHeader(items[0], to: &document)
        case .window: document.list = Self.window(items)
        case .captions: document.list = Self.captions(items)
        case .onboarding: document.pages = Self.pages(items)
        }
        return document
    }

    /// White letters on it can be read over any picture: a contrast of 4.5 to 1 over white.
    private static let shade = 0.56
    private static let night = Colour(red: 0x14 / 255, green: 0x16 / 255, blue: 0x1C / 255)

    private static func rows(_ items: [Item], atLeast count: Int) -> [Item] {
        (0..<max(count, items.count)).map { items[$0 % items.count] }
    }

    private static func showroom(_ items: [Item]) -> StageDocument.List {
        var list = StageDocument.List()
        list.picture.height = Extent(ofScreen: 0.5)
        list.picture.effect = .drift(.rule(.fit))
        list.line = .init()
        list.title.shade = shade
        list.entrance = .rise(.init())
        list.rows = rows(items, atLeast: 6).map { .init(picture: $0.picture, title: $0.title) }
        return list
    }

    private static func window(_ items: [Item]) -> StageDocument.List {
        var list = StageDocument.List()
        list.rowHeight = 200
        list.picture.overscan = 20
        list.picture.effect = .drift(.rule(.ahead))
        list.rows = rows(items, atLeast: 8).map { .init(picture: $0.picture) }
        return list
    }

    private static func captions(_ items: [Item]) -> StageDocument.List {
        var list = StageDocument.List()
        list.rowHeight = 200
        list.picture.height = Extent(ofItem: 2)
        list.picture.effect = .drift(.rule(.fit))
        list.title.font = .init(size: 16, isBold: true)
        list.title.top = Extent(ofItem: 0.5, points: -30)
        list.title.height = Extent(points: 30)
        list.title.shade = shade
        list.subtitle.top = Extent(ofItem: 0.5, points: 30)
        list.subtitle.height = Extent(points: 30)
        list.subtitle.shade = shade
        list.rows = rows(items, atLeast: 8).enumerated().map { index, item in
            .init(
                picture: item.picture, title: item.title,
                subtitle: "\(index % items.count + 1) of \(items.count)")
        }
        return list
    }

    private static func addHeader(_ item: Item, to document: inout StageDocument) {
        var header = StageDocument.Header()
        header.picture = item.picture
        document.header = header
        var bar = StageDocument.Bar()
        bar.fill = .colour(night)
        document.bar = bar
        var list = StageDocument.List()
        list.rowHeight = 60
        list.colours = [night, Colour(red: 0.45, green: 0.47, blue: 0.52)]
        list.rows = (0..<30).map { _ in .init() }
        document.list = list
    }

    private static func pages(_ items: [Item]) -> StageDocument.Pages {
        var pages = StageDocument.Pages()
        pages.text.shade = shade
        pages.items = items.map { item in
            var page = StageDocument.Page(text: item.title)
            page.picture = item.picture
            return page
        }
        return pages
    }
}
