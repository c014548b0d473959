#if Painter
import CCairo
import Parallax
import ParallaxDocument

/// Paints what a layer itself shows, into an affine placement.
struct ContentPainter {
    /// What of a layer is painted.
    enum Part {
        case all
        /// What lies behind the letters of a text; of others nothing.
        case shade
        /// All but that.
        case letters
    }

    let painter: Painter
    let part: Part
    let kind: LayerHandle.Kind
    /// The layer ends where its clip does, which is in force already: its own edges need no cutting, and a soft edge
    /// must not be cut twice.
    let isCut: Bool
    let placement: Placement
    let space: Space

    /// Paints the content.
    ///
    /// - Parameters:
    ///   - content: What to paint.
    ///   - opacity: 0…1.
    ///   - grid: The height to whose pixel grid text keeps.
    ///   - context: Its unit is a point of the space.
    func paint(
        _ content: LayerContent, opacity: Double, grid: Double, on context: OpaquePointer
    ) throws(PictureError) {
        switch content {
        case .text(let caption): paint(caption, opacity: opacity, grid: grid, on: context)
        case _ where part == .shade: break
        case .empty: break
        case .fill(let fill): paint(fill, opacity: opacity, on: context)
        case .picture(let picture): try paint(picture, opacity: opacity, on: context)
        }
    }

    /// The stretchy header and the bar must meet the list without a seam while they grow. Other layers that change
    /// their size have soft edges, for edges that jump from pixel to pixel would be seen.
    private var isSnapped: Bool {
        placement.isUnscaled || placement.isUpright && (kind == .headerPicture || kind == .bar)
    }

    private func addOutline(to context: OpaquePointer) {
        if isCut {
            var clip = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
            cairo_clip_extents(context, &clip.left, &clip.top, &clip.right, &clip.bottom)
            cairo_rectangle(context, clip.left, clip.top, clip.right - clip.left, clip.bottom - clip.top)
        } else {
            addPath(placement.quad, snapped: isSnapped, in: space, to: context)
        }
    }

    private func paint(_ fill: Fill, opacity: Double, on context: OpaquePointer) {
        cairo_save(context)
        addOutline(to: context)
        placement.apply(to: context)
        fill.setSource(on: context, height: placement.size.height, opacity: opacity)
        cairo_fill(context)
        cairo_restore(context)
    }

    private func paint(_ picture: Picture, opacity: Double, on context: OpaquePointer) throws(PictureError) {
        let size = placement.size
        let pixelsPerPoint = painter.scale * enlargement
        let pixels = try painter.pictures.pixels(
            for: picture, width: Pixels.side(size.width * pixelsPerPoint),
            height: Pixels.side(size.height * pixelsPerPoint))
        let surface = pixels.makeSurface()
        defer { cairo_surface_destroy(surface) }

        cairo_save(context)
        addOutline(to: context)
        placement.apply(to: context)
        cairo_scale(context, 1 / pixelsPerPoint, 1 / pixelsPerPoint)
        cairo_set_source_surface(context, surface, 0, 0)
        let pattern = cairo_get_source(context)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        let reduction = placement.magnification * space.pixelsPerPoint / pixelsPerPoint
        cairo_pattern_set_filter(pattern, reduction < 0.45 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
        if opacity < 1 {
            cairo_clip(context)
            cairo_paint_with_alpha(context, opacity)
        } else {
            cairo_fill(context)
        }
        cairo_restore(context)
    }

    /// Pictures are decoded at their size at rest, and again at twice and four times that size when the pose
    /// enlarges them (a pulled header): never in between, for that would decode them for each frame.
    private var enlargement: Double {
        let wanted = placement.magnification * space.pixelsPerPoint / painter.scale
        let area = placement.size.width * placement.size.height * painter.scale * painter.scale
        if wanted > 2.5, area < 2_000_000 { return 4 }
        if wanted > 1.25, area < 8_000_000 { return 2 }
        return 1
    }

    /// The baseline of level text that keeps its size stands a whole number of pixels below the top of the
    /// outermost holder. A row at rest lies on the pixel grid, and so its titles are sharp; while it moves they move
    /// with it, by the same fractions of a pixel, and never jump.
    private func paint(_ caption: Caption, opacity: Double, grid: Double, on context: OpaquePointer) {
        cairo_save(context)
        placement.apply(to: context)
        painter.text.draw(
            caption, part, in: placement.size, opacity: opacity, pixelsPerPoint: painter.scale, on: context
        ) { baseline in
            guard placement.isUnscaled else { return baseline }
            let top = placement.quad.topLeft.y - grid
            return space.snapped(top + baseline) - top
        }
        cairo_restore(context)
    }
}
#endif
