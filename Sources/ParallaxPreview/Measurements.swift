#if GTK
import CParallaxGTK
import Parallax
import ParallaxGTK

/// Phase, travel and coverage of the header and of each row or page, and the cost of a frame, written over the stage.
@MainActor final class Measurements {
    private unowned let view: StageView
    private var costs = FrameCosts()
    private var last = -Double.infinity

    init(of view: StageView) { self.view = view }

    func draw(_ snapshot: OpaquePointer, _ frame: StageView.Frame) {
        let stage = view.stage
        let foot = write(
            summary(of: frame, stage),
            in: Box(x: 0, y: 0, width: stage.screen.width, height: stage.screen.height), at: .foot,
            on: snapshot)
        for reading in stage.readings(of: frame.layout) {
            let (viewport, box) = (stage.viewport, reading.box)
            let (left, right) = (max(box.x, viewport.x), min(box.maxX, viewport.maxX))
            let (top, bottom) = (max(box.y, viewport.y), min(box.maxY, viewport.maxY, foot))
            guard right > left, bottom > top else { continue }
            let isOpen = (reading.coverage ?? 0) < -0.005
            write(
                words(for: reading), in: Box(x: left, y: top, width: right - left, height: bottom - top),
                // A bar and the status bar lie over the upper part of a header.
                at: reading.handle.kind == .headerPicture ? .foot : .head, isWarning: isOpen, on: snapshot)
        }
    }

    private func words(for reading: StageReading) -> String {
        let (name, phase) =
            switch reading.handle.kind {
            case .headerPicture: ("header", "phase")
            case .page: ("page \(reading.handle.index)", "distance")
            default: ("row \(reading.handle.index)", "phase")
            }
        var words = [name, "\(phase) \(number(reading.phase, 2))", "travel \(number(reading.travel, 1))"]
        if let coverage = reading.coverage {
            words.append(
                coverage < -0.005 ? "gap \(number(-coverage, 1))" : "covers by \(number(max(coverage, 0), 1))"
            )
        }
        return joined(words)
    }

    /// What is one piece stays on one line.
    private func joined(_ words: [String]) -> String {
        words.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: "   ")
    }

    private func summary(of frame: StageView.Frame, _ stage: Stage) -> String {
        // An overlay is drawn again for other reasons, too.
        if frame.time > last { costs.add(frame.layoutCost + frame.paintingCost, at: frame.time) }
        last = frame.time
        var words = [
            "travel \(number(frame.layout.travel, 1)) of \(number(stage.travelRange.maximum, 0))",
            "frame \(number(costs.last * 1000, 1)) ms, at most \(number(costs.most * 1000, 1))",
        ]
        if stage.policy != .full { words.append(stage.policy == .reduced ? "reduced motion" : "no motion") }
        if stage.direction == .rightToLeft { words.append("right to left") }
        return joined(words)
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

    private enum Place { case head, foot }

    /// Writes words into a box, in several lines where one is too long; nothing where there is no room for them.
    ///
    /// - Returns: Where they begin, or where the box ends.
    @discardableResult
    private func write(
        _ words: String, in box: Box, at place: Place, isWarning: Bool = false, on snapshot: OpaquePointer
    ) -> Double {
        let (margin, inside) = (8.0, (across: 9.0, along: 4.0))
        let layout = gtk_widget_create_pango_layout(view.widget, words)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let list = pango_attr_list_new()
        pango_attr_list_insert(list, pango_attr_scale_new(0.82))
        pango_attr_list_insert(list, pango_attr_font_features_new("tnum=1"))
        pango_layout_set_attributes(layout, list)
        pango_attr_list_unref(list)
        pango_layout_set_auto_dir(layout, 0)
        let room = box.width - 2 * (margin + inside.across)
        guard room > 40 else { return box.maxY }
        pango_layout_set_width(layout, Int32(min(room, 4000)) * PANGO_SCALE)
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(layout, &width, &height)
        let (chipWidth, chipHeight) = (Double(width) + 2 * inside.across, Double(height) + 2 * inside.along)
        guard chipHeight + 2 * margin <= box.height else { return box.maxY }
        let isMirrored = view.stage.direction == .rightToLeft
        let x = isMirrored ? box.maxX - margin - chipWidth : box.x + margin
        let y = place == .head ? box.y + margin : box.maxY - margin - chipHeight
        var ground = graphene_rect_t()
        graphene_rect_init(&ground, Float(x), Float(y), Float(chipWidth), Float(chipHeight))
        var outline = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&outline, &ground, 11)
        var colour = GdkRGBA(red: 0.08, green: 0.08, blue: 0.09, alpha: 0.72)
        if isWarning { colour = GdkRGBA(red: 0.75, green: 0.11, blue: 0.16, alpha: 0.92) }
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
        gtk_snapshot_append_color(snapshot, &colour, &ground)
        gtk_snapshot_pop(snapshot)
        var ink = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
        var corner = graphene_point_t(x: Float(x + inside.across), y: Float(y + inside.along))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &corner)
        gtk_snapshot_append_layout(snapshot, layout, &ink)
        gtk_snapshot_restore(snapshot)
        return y
    }
}
#endif
