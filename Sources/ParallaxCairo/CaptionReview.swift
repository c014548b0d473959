#if Painter
import CCairo
import Foundation
import Parallax
import ParallaxDocument

/// How well a line of text can be read over a picture, and whether it fits.
public struct CaptionReview: Sendable {
    private let text: TextSetter
    private let pictures: PictureStore

    /// Makes a review that sets text and decodes pictures with what a painter uses, too.
    public init(text: TextSetter = TextSetter(), pictures: PictureStore = PictureStore()) {
        (self.text, self.pictures) = (text, pictures)
    }

    /// How wide the caption is when nothing is cut off, in points.
    public func width(of caption: Caption) -> Double { text.width(of: caption) }

    /// The letters of the caption that no font has, each once.
    public func missingLetters(of caption: Caption) -> [Unicode.Scalar] { text.missingLetters(of: caption) }

    /// The contrast of a caption with the part of a picture behind it, as WCAG 2.1 defines it: (L₁ + 0.05) / (L₂ + 0.05), 1…21.
    ///
    /// The picture's luminance is the mean of the quarter of that part which is nearest to the letters' own: where they are
    /// hardest to read, through the caption's own shade. Parts beyond the picture are left out; without any the contrast is 21.
    ///
    /// - Parameters:
    ///   - caption: The text.
    ///   - picture: The picture, aspect-filled into `size` points.
    ///   - part: The box of the letters, in points from the picture's top left corner.
    /// - Throws: If the picture can't be shown.
    public func contrast(
        of caption: Caption, over picture: Picture, size: Dimensions, part: Box
    ) throws(PictureError) -> Double {
        func whole(_ length: Double) -> Int { length > 0 ? Int(min(length, 1e9).rounded(.up)) : 0 }
        let (width, height) = (whole(size.width), whole(size.height))
        guard width > 0, height > 0 else { return 21 }
        let pixels = try pictures.pixels(for: picture, width: width, height: height)
        let letters = Self.luminance(caption.colour.red, caption.colour.green, caption.colour.blue)
        var found: [Double] = []
        func range(from start: Double, to end: Double, within count: Int) -> Range<Int> {
            let first = Int(min(max(start, 0), 1e9))
            return first..<max(first, min(count, whole(end)))
        }
        for y in range(from: part.y, to: part.maxY, within: height) {
            for x in range(from: part.x, to: part.maxX, within: width) {
                let (red, green, blue) = pixels.colour(x: x, y: y)
                let seen = 1 - caption.shade
                found.append(Self.luminance(red * seen, green * seen, blue * seen))
            }
        }
        guard !found.isEmpty else { return 21 }
        found.sort { ($0 - letters).magnitude < ($1 - letters).magnitude }
        let nearest = found.prefix(max(1, found.count / 4))
        let behind = nearest.reduce(0, +) / Double(nearest.count)
        return (max(letters, behind) + 0.05) / (min(letters, behind) + 0.05)
    }

    /// The least contrast at which a caption can be read: 3 for large letters (24 points, or bold 18⅔), 4.5 for others (WCAG 2.1,
    /// success criterion 1.4.3).
    public static func leastContrast(of caption: Caption) -> Double {
        caption.size >= 24 || (caption.isBold && caption.size >= 56.0 / 3) ? 3 : 4.5
    }

    /// Relative luminance of a colour in sRGB, each part 0…1 (WCAG 2.1).
    private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        func linear(_ part: Double) -> Double {
            part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// A picture's own size in pixels, upright; `nil` if it can't be told.
    public static func size(of picture: Picture) -> Dimensions? {
        try? PictureDecoder.uprightSize(of: picture.file)
    }
}
#endif
