import Parallax

// The parts of a stage document, each as its file says it.

extension StageDocument {
    /// The scroll view's place on the screen. What is `nil` follows the screen's size.
    public struct Viewport: Equatable, Sendable {
        /// Points from the screen's leading edge.
        public var x = 0.0
        /// Points from the screen's top.
        public var y = 0.0
        /// Width; all that is left of the screen's unless told.
        public var width: Extent?
        /// Height; all that is left of the screen's unless told.
        public var height: Extent?
        /// Content insets.
        public var insets = Insets.zero
        /// The parts of the viewport under bars and round corners.
        public var safeArea = Insets.zero
        /// What lies behind the content; nothing of its own unless told.
        public var fill: Fill?
        /// Makes a viewport that fills the screen.
        public init() {}
    }

    /// A list of rows, one below another.
    public struct List: Equatable, Sendable {
        /// Height of a row that has none of its own, in points.
        public var rowHeight = 250.0
        /// How pictures lie in their rows and move.
        public var picture = RowPicture()
        /// How titles are set: bold 25, in the row's middle, unless told.
        public var title = TextStyle(font: Font(size: 25, isBold: true))
        /// How smaller texts are set.
        public var subtitle = TextStyle(font: Font(size: 14))
        /// A line along each row's lower edge.
        public var line: Line?
        /// Colours that the rows run through from first to last, behind their pictures.
        public var colours: [Colour]?
        /// What a row as a whole does while the list scrolls.
        public var effect = EffectRecipe.none
        /// What a row as a whole does after it has appeared.
        public var entrance = EffectRecipe.none
        /// Whether a row that comes back enters again.
        public var entersOnce = false
        /// The rows.
        public var rows: [Row] = []
        /// Makes a list without rows.
        public init() {}
    }

    /// How pictures lie in their rows or pages and move.
    public struct RowPicture: Equatable, Sendable {
        /// Height (length along the scroll), at least the row's; the row's and the overscan unless told.
        public var height: Extent?
        /// Points by which the picture is longer than its row, on either side.
        public var overscan: Double?
        /// What it does while the list scrolls.
        public var effect = EffectRecipe.none
        /// Makes a picture as long as its row.
        public init() {}
    }

    /// How a row's texts are set.
    public struct TextStyle: Equatable, Sendable {
        /// Size and weight.
        public var font: Font
        /// Colour of the letters.
        public var colour = Colour.white
        /// How dark the shade behind the letters is, 0…1; none unless told.
        public var shade = 0.0
        /// Where the text's box begins, from the row's top; in the row's middle unless told.
        public var top: Extent?
        /// How high the text's box is; 1.8 times the font's size unless told.
        public var height: Extent?
        /// Makes a style: white, in the row's middle.
        public init(font: Font) { self.font = font }
    }

    /// A line along a row's lower edge.
    public struct Line: Equatable, Sendable {
        /// Its colour.
        public var colour = Colour(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3)
        /// How thick it is, in points.
        public var height = 1.0
        /// Makes a line, ⅔ white and one point thick.
        public init() {}
    }

    /// One row.
    public struct Row: Equatable, Sendable {
        /// The picture's file, from the stage file's folder.
        public var picture: String?
        /// The point that stays in view when the picture is cropped, as fractions of it.
        public var focus = Vector(0.5, 0.5)
        /// The title.
        public var title: String?
        /// The smaller text.
        public var subtitle: String?
        /// What lies behind the picture.
        public var fill: Fill?
        /// Height in points, if it differs from other rows'.
        public var height: Double?
        /// Makes an empty row.
        public init(picture: String? = nil, title: String? = nil, subtitle: String? = nil) {
            (self.picture, self.title, self.subtitle) = (picture, title, subtitle)
        }
    }

    /// The picture above the list, which stays while the list covers it.
    public struct Header: Equatable, Sendable {
        /// The picture's file, from the stage file's folder.
        public var picture: String?
        /// The point that stays in view when the picture is cropped, as fractions of it.
        public var focus = Vector(0.5, 0.5)
        /// What is shown without a picture.
        public var fill: Fill?
        /// How far the first row lies below the top inset.
        public var height = Extent(points: 300)
        /// Where the header begins: at the screen's edge or below the safe area.
        public var edge = Parallax.Header.Edge.screen
        /// What it does while the list scrolls.
        public var effect = EffectRecipe.stretchy(.init())
        /// Makes a header 300 points high, without content.
        public init() {}
    }

    /// The background of a bar along the viewport's top.
    public struct Bar: Equatable, Sendable {
        /// Height below the top inset, in points.
        public var height = 44.0
        /// Its look.
        public var fill = Fill.colour(.white)
        /// What it does while the list scrolls.
        public var effect = EffectRecipe.appear
        /// Makes a white bar that appears as the header leaves.
        public init() {}
    }

    /// Pages, each as long as the viewport.
    public struct Pages: Equatable, Sendable {
        /// Points between two pages.
        public var spacing = 0.0
        /// What a page as a whole does.
        public var effect = EffectRecipe.pageFade
        /// How pictures lie in their pages and move.
        public var picture = RowPicture()
        /// How texts are set and move.
        public var text = PageText()
        /// The pages.
        public var items: [Page] = []
        /// Makes no pages.
        public init() {}
    }

    /// How a page's text is set and moves.
    public struct PageText: Equatable, Sendable {
        /// Size and weight.
        public var font = Font(size: 30, isBold: true)
        /// Colour of the letters.
        public var colour = Colour.white
        /// How dark the shade behind the letters is, 0…1; none unless told.
        public var shade = 0.0
        /// What it does while pages scroll.
        public var effect = EffectRecipe.drift(.speed(0.7))
        /// Makes white, bold texts of 30 points that lie behind their pages.
        public init() {}
    }

    /// One page.
    public struct Page: Equatable, Sendable {
        /// The words.
        public var text: String?
        /// The picture's file, from the stage file's folder.
        public var picture: String?
        /// The file of a picture that fills the page itself, and is no layer of its own.
        public var backdrop: String?
        /// The point that stays in view when a picture is cropped, as fractions of it.
        public var focus = Vector(0.5, 0.5)
        /// The page's own look, without a backdrop.
        public var fill: Fill?
        /// Makes a page.
        public init(text: String? = nil) { self.text = text }
    }

    /// A layer that belongs to no row and no page.
    public struct FreeLayer: Equatable, Sendable {
        /// Its box at rest, from the viewport's leading top corner.
        public var box: Box
        /// Its look, without a picture.
        public var fill: Fill?
        /// The picture's file, from the stage file's folder.
        public var picture: String?
        /// The point that stays in view when the picture is cropped, as fractions of it.
        public var focus = Vector(0.5, 0.5)
        /// Whether it moves with the content or stays with the viewport.
        public var attachment = Cue.Attachment.content
        /// Whether it lies behind rows and pages.
        public var isBehind = false
        /// What it does while the content scrolls.
        public var effect = EffectRecipe.none
        /// Makes a layer that moves with the content, in front of it.
        public init(_ box: Box) { self.box = box }
    }
}
