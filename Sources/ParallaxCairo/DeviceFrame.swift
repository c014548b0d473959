#if Painter
import CCairo
import Parallax
import ParallaxDocument

/// A thin dark edge with round corners around a screen. It imitates no particular device.
public struct DeviceFrame: Equatable, Sendable {
    /// Points of edge on each side, at least 0.
    public var width: Double
    /// Radius of the screen's corners in points, at least 0.
    public var cornerRadius: Double
    /// The edge's colour.
    public var colour: Colour

    /// Makes a frame.
    ///
    /// - Parameters:
    ///   - width: Points of edge on each side, at least 0.
    ///   - cornerRadius: Radius of the screen's corners in points, at least 0.
    ///   - colour: The edge's colour.
    public init(
        width: Double = 7, cornerRadius: Double = 30,
        colour: Colour = Colour(red: 0.09, green: 0.09, blue: 0.1)
    ) {
        self.width = width
        self.cornerRadius = cornerRadius
        self.colour = colour
    }

    /// Draws the frame around a screen and what the screen shows within it.
    func draw<E: Error>(
        around screen: Box, on context: OpaquePointer, _ body: (OpaquePointer) throws(E) -> Void
    ) throws(E) {
        let outer = Box(
            x: screen.x - width, y: screen.y - width, width: screen.width + 2 * width,
            height: screen.height + 2 * width)
        cairo_save(context)
        defer { cairo_restore(context) }
        addPath(outer, radius: cornerRadius + width, to: context)
        colour.setSource(on: context)
        cairo_fill(context)
        cairo_rectangle(context, screen.x, screen.y, screen.width, screen.height)
        cairo_clip(context)
        cairo_push_group(context)
        defer {
            cairo_pop_group_to_source(context)
            addPath(screen, radius: cornerRadius, to: context)
            cairo_fill(context)
        }
        try body(context)
    }

    private func addPath(_ box: Box, radius: Double, to context: OpaquePointer) {
        let radius = min(max(radius, 0), box.width / 2, box.height / 2)
        let quarter = Double.pi / 2
        cairo_new_path(context)
        cairo_arc(context, box.x + radius, box.y + radius, radius, 2 * quarter, 3 * quarter)
        cairo_arc(context, box.maxX - radius, box.y + radius, radius, 3 * quarter, 4 * quarter)
        cairo_arc(context, box.maxX - radius, box.maxY - radius, radius, 0, quarter)
        cairo_arc(context, box.x + radius, box.maxY - radius, radius, quarter, 2 * quarter)
        cairo_close_path(context)
    }
}
#endif
