#if GTK
import CParallaxGTK
import Foundation
import ParallaxDocument
import ParallaxGTK

/// Every frame as a line of JSON on standard output, for those who measure.
///
/// F12 is answered behind the next frame: what was done to the window before it has been dealt with by then.
@MainActor enum Trace {
    /// How often F12 was pressed, and how many answers are due.
    private static var (asked, due) = (0, 0)

    /// Listens for F12 in a window.
    static func listen(in window: UnsafeMutablePointer<GtkWindow>, to view: StageView) {
        let keys = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        answer(UnsafeMutableRawPointer(keys), "key-pressed") { [unowned view] values in
            guard values.unsigned(0) == guint(GDK_KEY_F12) else { return false }
            (asked, due) = (asked + 1, due + 1)
            view.repaint()
            return true
        }
        gtk_widget_add_controller(cast(window), keys)
    }

    /// Where the stage lies on the window, in points, and how many pixels a point has.
    static func place(of view: StageView) {
        guard let root = gtk_widget_get_root(view.widget) else { return }
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        var (x, y) = (0.0, 0.0)
        gtk_widget_translate_coordinates(view.widget, window, 0, 0, &x, &y)
        var (left, top) = (0.0, 0.0)
        gtk_native_get_surface_transform(gtk_widget_get_native(view.widget), &left, &top)
        let numbers = [
            x + left, y + top, Double(gtk_widget_get_width(view.widget)),
            Double(gtk_widget_get_height(view.widget)),
        ].map { JSONWriter.text(of: $0) }
        write(
            "{\"stage\": [\(numbers.joined(separator: ", "))], \"scale\": \(gtk_widget_get_scale_factor(view.widget))}"
        )
    }

    /// - Parameters:
    ///   - decodings: How many pictures have been decoded so far.
    ///   - path: Where the engine's own way with the script that is played leads at that time.
    static func frame(_ frame: StageView.Frame, decodings: Int, path: Double?) {
        func text(_ value: Double) -> String { JSONWriter.text(of: value) }
        write(
            "{\"time\": \(text(frame.time)), \"travel\": \(text(frame.layout.travel)), "
                + "\"moving\": \(frame.isMoving), \"layers\": \(frame.layout.layers.count), \"layout\": \(text(frame.layoutCost)), "
                + "\"painting\": \(text(frame.paintingCost)), \"decoded\": \(decodings)\(path.map { ", \"path\": \(text($0))" } ?? "")}"
        )
        for number in asked - due..<asked { write("{\"answer\": \(number + 1)}") }
        due = 0
    }

    /// What the window has said.
    static func words(_ words: String) { write("{\"said\": \(JSONWriter.quoted(words))}") }

    /// What has happened, in a word, and when.
    static func event(_ word: String, at time: Double? = nil) {
        let time = time.map { ", \"time\": \(JSONWriter.text(of: $0))" } ?? ""
        write("{\"event\": \"\(word)\"\(time)}")
    }

    private static func write(_ line: String) {
        var bytes = Array((line + "\n").utf8)
        while !bytes.isEmpty {
            let count = Foundation.write(1, bytes, bytes.count)
            guard count > 0 else { return }
            bytes.removeFirst(count)
        }
    }
}
#endif
