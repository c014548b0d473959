/// The rows of a list: how high each is, and what every row holds.
///
/// A row clips what it holds; rows paint by index; a row's opacity applies to it as a group.
public struct Rows: Sendable {
    /// The rows' heights.
    public var heights: RowHeights
    /// The picture in each row; `nil` for none.
    public var picture: PicturePart?
    /// The title's box in each row; `nil` for none.
    public var title: Band?
    /// The box of the smaller text in each row; `nil` for none.
    public var subtitle: Band?
    /// The line in each row; `nil` for none.
    public var line: Band?
    /// What the row as a whole does while the list scrolls.
    public var effect: Effect { didSet { whole = effect.adding(entrance) } }
    /// What the row as a whole does after it has appeared.
    public var entrance: Effect { didSet { whole = effect.adding(entrance) } }
    /// Both in one table, so that a row has one pose.
    private(set) var whole: Effect

    /// Makes rows; what is not named is not there.
    public init(
        _ heights: RowHeights, picture: PicturePart? = nil, title: Band? = nil, subtitle: Band? = nil,
        line: Band? = nil, effect: Effect = .none, entrance: Effect = .none
    ) {
        self.heights = heights
        self.picture = picture
        self.title = title
        self.subtitle = subtitle
        self.line = line
        self.effect = effect
        self.entrance = entrance
        whole = effect.adding(entrance)
    }
}

/// A picture in a row or a page, as wide as it and centred in it along the scroll.
public struct PicturePart: Sendable {
    /// Its length along the scroll, at least the item's.
    public var length: Extent
    /// What it does while the list scrolls.
    public var effect: Effect

    /// Makes a picture's part; as long as its item unless told.
    public init(length: Extent = Extent(ofItem: 1), effect: Effect = .none) {
        self.length = length
        self.effect = effect
    }

    /// Where the picture rests: as wide as its item and centred in it along the scroll.
    ///
    /// ```swift
    /// let part = PicturePart(length: Extent(ofScreen: 0.5))
    /// part.box(in: Box(x: 0, y: 0, width: 390, height: 250), screen: 844).y    // −86
    /// ```
    ///
    /// - Parameters:
    ///   - item: The row's or the page's box.
    ///   - screen: The screen's length along the scroll, in points.
    ///   - axis: The way content scrolls.
    public func box(in item: Box, screen: Double, axis: ScrollAxis = .vertical) -> Box {
        let item = item.bounded()
        let own = axis == .vertical ? item.height : item.width
        let length = length(screen: screen.boundedLength(), item: own)
        let start = (own - length) / 2
        return axis == .vertical
            ? Box(x: item.x, y: item.y + start, width: item.width, height: length)
            : Box(x: item.x + start, y: item.y, width: length, height: item.height)
    }

    /// The picture's length along the scroll in points, on a screen and in an item of these lengths; never shorter than its item.
    public func length(screen: Double, item: Double) -> Double {
        max(length.length(screen: screen, item: item), item)
    }
}

/// A box as wide as its row, given from the row's top.
public struct Band: Equatable, Hashable, Sendable {
    /// Where it begins, from the row's top.
    public var top: Extent
    /// How high it is, at least 0.
    public var height: Extent

    /// Makes a band.
    public init(top: Extent, height: Extent) {
        self.top = top
        self.height = height
    }

    /// A band of `height` points in the middle of the row, moved down by `offset` points.
    public static func centred(height: Double, offset: Double = 0) -> Band {
        Band(top: Extent(ofItem: 0.5, points: offset - height / 2), height: Extent(points: height))
    }

    /// A band of `height` points along the row's lower edge.
    public static func bottom(height: Double) -> Band {
        Band(top: Extent(ofItem: 1, points: -height), height: Extent(points: height))
    }

    /// The box in a row, on a screen `screen` points high.
    func box(in row: Box, screen: Double) -> Box {
        Box(
            x: row.x, y: row.y + top.length(screen: screen, item: row.height), width: row.width,
            height: max(0, height.length(screen: screen, item: row.height)))
    }
}
