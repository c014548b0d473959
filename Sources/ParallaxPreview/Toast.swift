#if GTK
import CParallaxGTK
import ParallaxGTK

/// A short message that comes up at the lower edge and goes by itself.
@MainActor final class Toast {
    /// To be laid over the content.
    let widget: Widget
    private let label: Widget
    private let hiding = Delay()

    /// A toast that is not shown.
    init() {
        label = makeLabel("", wraps: false)
        gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_MIDDLE)
        let body = makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 12, label)
        gtk_widget_add_css_class(body, "toast")
        widget = gtk_revealer_new()
        gtk_revealer_set_child(OpaquePointer(widget), body)
        gtk_revealer_set_transition_type(OpaquePointer(widget), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
        gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(widget, GTK_ALIGN_END)
        gtk_widget_set_can_target(widget, 0)
        hiding.end(with: widget)
    }

    /// Shows a message for a few seconds; nothing when the window has gone.
    func show(_ text: String) {
        gtk_label_set_text(OpaquePointer(label), text)
        gtk_revealer_set_reveal_child(OpaquePointer(widget), 1)
        hiding.run(after: 3500) { [unowned self] in
            gtk_revealer_set_reveal_child(OpaquePointer(widget), 0)
        }
    }
}
#endif
