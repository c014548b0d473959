#if Painter
import CCairo
import Parallax
import ParallaxDocument

/// Sets lines of text, each once, and remembers them. Painters may share one, from several threads too.
public final class TextSetter: Sendable {
    /// The families to look for letters in, the first that has a letter first.
    public static let defaultFonts = "Inter, Noto Sans CJK SC, sans-serif"

    private struct Key: Hashable {
        var caption: Caption
        var room: Double
    }

    private struct ShadeKey: Hashable {
        var text: Key
        var pixelsPerPoint: Double
    }

    private struct BandKey: Hashable {
        var size: Double
        var width: Double
        var pixelsPerPoint: Double
    }

    /// Font families, separated by commas.
    public let fonts: String
    private let lines = Locked<[Key: TextLine]>([:])
    private let shades = Locked<[ShadeKey: Shade]>([:])
    private let bands = Locked<[BandKey: SoftMask]>([:])

    /// Makes a setter.
    ///
    /// - Parameter fonts: Font families, separated by commas; fonts for Chinese letters follow those for Latin ones.
    public init(fonts: String = TextSetter.defaultFonts) {
        self.fonts = fonts
    }

    /// The caption in one line of at most `room` points; its size above 0 and finite.
    private func line(_ caption: Caption, room: Double) -> TextLine {
        let key = Key(caption: caption, room: room)
        if let known = lines.withLock({ $0[key] }) { return known }
        let line = TextLine(caption, fonts: fonts, room: room)
        lines.withLock {
            if $0.count >= 4096 { $0.removeAll() }
            $0[key] = line
        }
        return line
    }

    private func shade(
        behind line: TextLine, of caption: Caption, room: Double, pixelsPerPoint: Double
    ) -> Shade {
        let key = ShadeKey(text: Key(caption: caption, room: room), pixelsPerPoint: pixelsPerPoint)
        if let known = shades.withLock({ $0[key] }) { return known }
        let bandKey = BandKey(size: caption.size, width: room, pixelsPerPoint: pixelsPerPoint)
        let band =
            bands.withLock { $0[bandKey] }
            ?? Shade.band(size: caption.size, width: room, pixelsPerPoint: pixelsPerPoint)
        bands.withLock {
            if $0.count >= 16 { $0.removeAll() }
            $0[bandKey] = band
        }
        let shade = Shade(line, size: caption.size, pixelsPerPoint: pixelsPerPoint, band: band)
        shades.withLock {
            if $0.count >= 256 { $0.removeAll() }
            $0[key] = shade
        }
        return shade
    }

    /// How wide a caption is in one line of at most `room` points.
    public func width(of caption: Caption, room: Double = .infinity) -> Double {
        Self.settable(caption).map { line($0, room: room).width } ?? 0
    }

    /// The letters of a caption that no font has, each once: a box is drawn in the place of each.
    public func missingLetters(of caption: Caption) -> [Unicode.Scalar] {
        Self.settable(caption).map { line($0, room: .infinity).missingLetters } ?? []
    }

    /// A caption whose size is finite and above 0; `nil` if it has no such size. Letters larger than a hundred thousand points
    /// are set as large as that: of either one sees but a part of one.
    private static func settable(_ caption: Caption) -> Caption? {
        guard caption.size > 0 else { return nil }
        var caption = caption
        caption.size = min(caption.size, 100_000)
        return caption
    }

    /// Draws a caption in the middle of a box whose top left corner is the context's origin.
    ///
    /// - Parameters:
    ///   - pixelsPerPoint: Of the picture that it is drawn for; what is darkened behind it is made with as many.
    ///   - adjust: Moves the baseline, given its distance from the box's top in points.
    func draw(
        _ caption: Caption, _ part: ContentPainter.Part = .all, in size: Dimensions, opacity: Double = 1,
        pixelsPerPoint: Double = 1, on context: OpaquePointer, adjust: (Double) -> Double = { $0 }
    ) {
        guard let caption = Self.settable(caption) else { return }
        let line = line(caption, room: size.width)
        let start = Vector((size.width - line.width) / 2, adjust(size.height / 2 + line.drop))
        if caption.shade > 0, part != .letters {
            shade(behind: line, of: caption, room: size.width, pixelsPerPoint: pixelsPerPoint).draw(
                caption, at: start, in: size, opacity: opacity, on: context)
        }
        if part == .shade { return }
        cairo_save(context)
        cairo_translate(context, start.x, start.y)
        line.draw(caption.colour, opacity: opacity, pixelsPerPoint: pixelsPerPoint, on: context)
        cairo_restore(context)
    }
}
#endif
