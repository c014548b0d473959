/// Pages as long as the viewport, one after another along the scroll. Pages do not clip.
public struct Pages: Sendable {
    /// How many pages there are.
    public var count: Int
    /// Points between two pages.
    public var spacing: Double
    /// What a page as a whole does.
    public var effect: Effect
    /// The picture in each page; `nil` for none.
    public var picture: PicturePart?
    /// What the text in each page does; `nil` for none. Its box is the page's.
    public var text: Effect?

    /// Makes pages; what is not named is not there.
    public init(
        count: Int, spacing: Double = 0, effect: Effect = .none, picture: PicturePart? = nil,
        text: Effect? = nil
    ) {
        self.count = count
        self.spacing = spacing
        self.effect = effect
        self.picture = picture
        self.text = text
    }
}
