#if GTK
import CParallaxGTK
import ParallaxGTK

/// A short message that comes up at the lower edge and goes by itself, or with what it is about. It is read out to those who do
/// not see it.
@MainActor final class Toast {
    /// To be laid over the content.
    let widget: Widget
    private let label = parallax_alert_new()!
    private let spinner = gtk_spinner_new()!
    private let hiding = Delay()

    /// A toast that is not shown.
    init() {
        let text = OpaquePointer(label)
        // A long path or complaint takes several lines, and what is too long even so loses its middle.
        gtk_label_set_wrap(text, 1)
        gtk_label_set_wrap_mode(text, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_natural_wrap_mode(text, GTK_NATURAL_WRAP_NONE)
        gtk_label_set_lines(text, 4)
        gtk_label_set_ellipsize(text, PANGO_ELLIPSIZE_MIDDLE)
        gtk_label_set_max_width_chars(text, 60)
        gtk_label_set_xalign(text, 0)
        let body = makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 12, spinner, label)
        gtk_widget_add_css_class(body, "toast")
        widget = gtk_revealer_new()
        gtk_revealer_set_child(OpaquePointer(widget), body)
        gtk_revealer_set_transition_type(OpaquePointer(widget), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
        gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(widget, GTK_ALIGN_END)
        gtk_widget_set_can_target(widget, 0)
        hiding.end(with: widget)
    }

    /// Shows a message for a few seconds.
    ///
    /// - Parameter isUnderWay: Whether it is about something that takes its time: it stays, beside a wheel that turns, until the next
    ///   message.
    func show(_ text: String, isUnderWay: Bool = false) {
        gtk_label_set_text(OpaquePointer(label), text)
        gtk_widget_set_visible(spinner, isUnderWay ? 1 : 0)
        gtk_spinner_set_spinning(OpaquePointer(spinner), isUnderWay ? 1 : 0)
        gtk_revealer_set_reveal_child(OpaquePointer(widget), 1)
        parallax_announce(label, text)
        hiding.cancel()
        if isUnderWay { return }
        // Longer words are read for longer.
        hiding.run(after: 3500 + UInt32(max(0, min(text.count, 200) - 60)) * 40) { [unowned self] in
            gtk_revealer_set_reveal_child(OpaquePointer(widget), 0)
        }
    }
}
#endif
