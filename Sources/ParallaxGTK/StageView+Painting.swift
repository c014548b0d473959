#if GTK
import CParallaxGTK
import Foundation
import Parallax
import ParallaxCairo

// One canvas of the size of the widget, painted when something has changed, and handed to GTK as it is.
extension StageView {
    func snapshot(_ snapshot: OpaquePointer) {
        guard screen.width > 0, screen.height > 0 else { return }
        let scale = parallax_scale(widget)
        if isStale || canvas == nil || canvas?.scale != scale { paintFrame(scale: scale) }
        guard let canvas, let frame else { return }
        var bounds = graphene_rect_t()
        graphene_rect_init(&bounds, 0, 0, Float(screen.width), Float(screen.height))
        let context = gtk_snapshot_append_cairo(snapshot, &bounds)
        canvas.withPixels { pixels in
            let bytes = UnsafeMutableRawPointer(mutating: UnsafeRawPointer(pixels.baseAddress!))
            let surface = cairo_image_surface_create_for_data(
                bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(canvas.width),
                Int32(canvas.height), Int32(canvas.width * 4))
            cairo_scale(context, 1 / scale, 1 / scale)
            cairo_set_source_surface(context, surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            cairo_paint(context)
            cairo_surface_destroy(surface)
        }
        cairo_destroy(context)
        overlay?(snapshot, frame)
    }

    private func paintFrame(scale: Double) {
        do {
            let canvas = try canvas ?? Canvas(screen, scale: scale)
            self.canvas = canvas
            var time = frameTime
            if isFresh {
                // Rows that enter are not to do so while their pictures are being decoded.
                try? painter(scale: scale).prepare(live.stage.layout(at: live.driver.travel(at: time)))
                isFresh = false
                time = max(time, now)
            }
            var layout = frame?.layout ?? StageLayout()
            let start = now
            live.layout(at: time, into: &layout)
            let middle = now
            try paint(layout, into: canvas)
            let frame = Frame(
                time: time, layout: layout, isMoving: goesOn(at: time), layoutCost: middle - start,
                paintingCost: now - middle)
            self.frame = frame
            isStale = false
            onFrame?(frame)
            if frame.isMoving { keepTicking() }
        } catch {
            // A canvas that is too large: nothing is shown.
            canvas = nil
        }
    }

    /// Within a snapshot nothing may be queued for the same frame; the next tick goes on.
    private func keepTicking() { if tick == 0 { repaint() } }

    /// Paints a layout, with placeholders for pictures that can't be shown.
    func paint(_ layout: StageLayout, into canvas: Canvas) throws {
        while true {
            do throws(PictureError) {
                return try painter(scale: canvas.scale).paint(layout, into: canvas)
            } catch {
                guard missing.insert(error.file).inserted else { return }
                onPictureError?(error)
            }
        }
    }

    func painter(scale: Double) -> Painter {
        let (content, missing) = (source.content, missing)
        return Painter(
            content: { handle in
                let content = content(handle)
                guard case .picture(let picture) = content, missing.contains(picture.file) else {
                    return content
                }
                return .fill(StageStyle.placeholder)
            }, background: source.background, viewportBackground: source.viewportBackground, scale: scale,
            pictures: pictures, text: text)
    }
}
#endif
