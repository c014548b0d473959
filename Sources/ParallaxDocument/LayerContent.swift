import Foundation

/// What a layer shows.
public enum LayerContent: Equatable, Sendable {
    /// Nothing of its own; it may hold other layers.
    case empty
    /// A flat colour or a gradient.
    case fill(Fill)
    /// A picture, aspect-filled into the layer's box and cropped to it.
    case picture(Picture)
    /// A line of text, centred in the layer's box.
    case text(Caption)
}

/// A colour in sRGB; each part 0…1, not premultiplied.
public struct Colour: Equatable, Hashable, Sendable {
    /// Red, 0…1.
    public var red: Double
    /// Green, 0…1.
    public var green: Double
    /// Blue, 0…1.
    public var blue: Double
    /// Opacity, 0…1.
    public var alpha: Double

    /// Makes a colour from its parts, 0…1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Opaque white.
    public static let white = Colour(red: 1, green: 1, blue: 1)
    /// Opaque black.
    public static let black = Colour(red: 0, green: 0, blue: 0)
}

/// How an area is filled.
public enum Fill: Equatable, Hashable, Sendable {
    /// One colour throughout.
    case colour(Colour)
    /// Evenly spaced colours from the box's upper edge to its lower edge; at least two.
    case gradient([Colour])
}

/// A picture file and the part of it that matters most.
public struct Picture: Equatable, Hashable, Sendable {
    /// Where the file is.
    public var file: URL
    /// The point that stays in view when the picture is cropped, as fractions of its width and height.
    public var focus: Vector

    /// Makes a picture; the focus is its middle unless told.
    public init(file: URL, focus: Vector = Vector(0.5, 0.5)) {
        self.file = file
        self.focus = focus
    }
}

/// A line of text and how it is set.
public struct Caption: Equatable, Hashable, Sendable {
    /// The words.
    public var text: String
    /// Type size in points.
    public var size: Double
    /// Bold or regular.
    public var isBold: Bool
    /// Colour of the letters.
    public var colour: Colour
    /// How dark the shade behind the letters is, 0…1: black of this opacity, which fades out above and below. 0 is none.
    public var shade: Double

    /// Makes a caption.
    public init(
        _ text: String, size: Double, isBold: Bool = false, colour: Colour = .white, shade: Double = 0
    ) {
        self.text = text
        self.size = size
        self.isBold = isBold
        self.colour = colour
        self.shade = shade
    }
}
