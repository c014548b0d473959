#if GTK
import CParallaxGTK
import Parallax
import ParallaxGTK

/// Phase, travel and coverage of each row, and the cost of a frame, written over the stage.
@MainActor struct Measurements {
    let view: StageView

    func draw(_ snapshot: OpaquePointer, _ frame: StageView.Frame) {
        let stage = view.stage
        for reading in stage.readings(of: frame.layout) {
            let box = reading.item.box
            let isPage = reading.item.handle.kind == .page
            var words = "\(isPage ? "page" : "row") \(reading.item.handle.index)"
            words += "   \(isPage ? "distance" : "phase") \(number(reading.phase, 3))"
            var isOpen = false
            if let coverage = reading.coverage {
                isOpen = coverage < -0.005
                words += isOpen ? "   gap \(number(-coverage, 1))" : "   covers by \(number(coverage, 1))"
            }
            let top = max(box.y, stage.viewport.y) + 8
            guard top + 24 < box.maxY || isPage else { continue }
            chip(words, x: max(box.x, 0) + 8, y: top, isWarning: isOpen, on: snapshot)
        }
        let (layout, painting) = (frame.layoutCost * 1000, frame.paintingCost * 1000)
        var words = "travel \(number(frame.layout.travel, 2)) of \(number(stage.travelRange.maximum, 0))"
        words += "   frame \(number(layout + painting, 1)) ms"
        if stage.policy != .full { words += stage.policy == .reduced ? "   reduced motion" : "   no motion" }
        if stage.direction == .rightToLeft { words += "   right to left" }
        chip(words, x: 8, y: frame.layout.screen.height - 32, isWarning: false, on: snapshot)
    }

    private func number(_ value: Double, _ digits: Int) -> String {
        let scale = [1.0, 10, 100, 1000][digits]
        let rounded = (value * scale).rounded() / scale
        let whole = rounded.magnitude.rounded(.down)
        guard whole < 1e15 else { return "\(value)" }
        var text = "\(rounded < 0 ? "−" : "")\(Int(whole))"
        if digits > 0 {
            let part = Int(((rounded.magnitude - whole) * scale).rounded())
            text += "." + String(repeating: "0", count: digits - "\(part)".count) + "\(part)"
        }
        return text
    }

    private func chip(_ words: String, x: Double, y: Double, isWarning: Bool, on snapshot: OpaquePointer) {
        let layout = gtk_widget_create_pango_layout(view.widget, words)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let list = pango_attr_list_new()
        pango_attr_list_insert(list, pango_attr_scale_new(0.85))
        pango_attr_list_insert(list, pango_attr_font_features_new("tnum=1"))
        pango_layout_set_attributes(layout, list)
        pango_attr_list_unref(list)
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(layout, &width, &height)
        var box = graphene_rect_t()
        graphene_rect_init(&box, Float(x), Float(y), Float(width) + 18, Float(height) + 8)
        var outline = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&outline, &box, (Float(height) + 8) / 2)
        var ground = GdkRGBA(red: 0.08, green: 0.08, blue: 0.09, alpha: 0.78)
        if isWarning { ground = GdkRGBA(red: 0.75, green: 0.11, blue: 0.16, alpha: 0.92) }
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
        gtk_snapshot_append_color(snapshot, &ground, &box)
        gtk_snapshot_pop(snapshot)
        var ink = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
        var place = graphene_point_t(x: Float(x) + 9, y: Float(y) + 4)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &place)
        gtk_snapshot_append_layout(snapshot, layout, &ink)
        gtk_snapshot_restore(snapshot)
    }
}
#endif
