#if GTK
import CParallaxGTK
import ParallaxGTK

/// A short message that comes up at the lower edge and goes by itself.
@MainActor final class Toast {
    /// To be laid over the content.
    let widget: Widget
    private let label: Widget
    private var timer: guint = 0

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
    }

    /// Shows a message for a few seconds.
    func show(_ text: String) {
        gtk_label_set_text(OpaquePointer(label), text)
        gtk_revealer_set_reveal_child(OpaquePointer(widget), 1)
        if timer != 0 { g_source_remove(timer) }
        timer = g_timeout_add(
            3500,
            { toast in
                let toast = Unmanaged<Toast>.fromOpaque(toast!).takeUnretainedValue()
                toast.timer = 0
                gtk_revealer_set_reveal_child(OpaquePointer(toast.widget), 0)
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
#endif
