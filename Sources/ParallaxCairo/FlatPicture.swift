#if Painter
import CCairo
import Parallax

/// A picture of a layer in its own box, without its pose.
struct FlatPicture {
    /// The pixels.
    let canvas: Canvas
    /// Where the canvas's top left corner lies in the layer's box, in points.
    let origin: Vector

    /// Makes a transparent picture.
    ///
    /// - Parameters:
    ///   - bounds: What to cover, in points of the layer's box.
    ///   - reach: Points to add on each side.
    ///   - space: The layer's own plane. Its pixels are made coarser where the picture would become too large.
    init(_ bounds: Box, reach: Double, space: inout Space) {
        let width = bounds.width + 2 * reach
        let height = bounds.height + 2 * reach
        let limit = min(8000 / max(width, height, 1), (16e6 / max(width * height, 1)).squareRoot())
        space.pixelsPerPoint = min(space.pixelsPerPoint, limit)
        let scale = space.pixelsPerPoint
        // A transparent pixel all around, so that edges are soft wherever the picture goes.
        let left = ((bounds.x - reach) * scale).rounded(.down) - 1
        let top = ((bounds.y - reach) * scale).rounded(.down) - 1
        let right = ((bounds.maxX + reach) * scale).rounded(.up) + 1
        let bottom = ((bounds.maxY + reach) * scale).rounded(.up) + 1
        origin = Vector(left / scale, top / scale)
        let size = Dimensions(width: (right - left) / scale, height: (bottom - top) / scale)
        guard let canvas = try? Canvas(size, scale: scale) else {
            preconditionFailure("a flat picture of \(size.width) × \(size.height) points at scale \(scale)")
        }
        self.canvas = canvas
    }

    /// Draws on the picture; the context's unit is a point of the layer's box.
    func draw<E: Error>(_ body: (OpaquePointer) throws(E) -> Void) throws(E) {
        try canvas.draw { context throws(E) in
            cairo_translate(context, -origin.x, -origin.y)
            try body(context)
        }
    }

    /// All pixels.
    var whole: PixelBox { PixelBox(x: 0, y: 0, width: canvas.width, height: canvas.height) }

    /// The pixels of the layer's box.
    func part(of size: Dimensions) -> PixelBox {
        let space = Space(pixelsPerPoint: canvas.scale)
        func pixel(_ position: Double) -> Int { Int((space.snapped(position) * canvas.scale).rounded()) }
        let (left, top) = (pixel(0) - pixel(origin.x), pixel(0) - pixel(origin.y))
        return PixelBox(
            x: left, y: top, width: min(pixel(size.width), canvas.width - left),
            height: min(pixel(size.height), canvas.height - top))
    }

    /// Puts the picture where the layer lies.
    func draw(_ placement: Placement, opacity: Double, in space: Space, on context: OpaquePointer) {
        cairo_save(context)
        defer { cairo_restore(context) }
        if placement.isAffine {
            placement.apply(to: context)
            paint(
                canvas.surface, at: origin, pixelsPerUnit: canvas.scale, filter: CAIRO_FILTER_BILINEAR,
                opacity: opacity, on: context)
        } else if let warp = Warp(self, placement.map, in: space, within: context) {
            let surface = warp.pixels.makeSurface()
            defer { cairo_surface_destroy(surface) }
            paint(
                surface, at: warp.origin, pixelsPerUnit: space.pixelsPerPoint, filter: CAIRO_FILTER_NEAREST,
                opacity: opacity, on: context)
        }
    }
}
#endif
