#if GTK
import CParallaxGTK
import ParallaxGTK

// Widgets in one expression each.

/// A line or a paragraph of text.
@MainActor func makeLabel(_ text: String, _ classes: String..., wraps: Bool = false) -> Widget {
    let label = gtk_label_new(text)!
    for name in classes { gtk_widget_add_css_class(label, name) }
    if wraps {
        gtk_label_set_wrap(OpaquePointer(label), 1)
        gtk_label_set_wrap_mode(OpaquePointer(label), PANGO_WRAP_WORD_CHAR)
        gtk_label_set_xalign(OpaquePointer(label), 0)
    }
    return label
}

/// Widgets one after another.
@MainActor func makeBox(_ orientation: GtkOrientation, spacing: Int32 = 0, _ children: Widget...) -> Widget {
    let box = gtk_box_new(orientation, spacing)!
    for child in children { gtk_box_append(cast(box), child) }
    return box
}

/// A pointer to the same object as another of its types.
func cast<T>(_ object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<T> {
    object.assumingMemoryBound(to: T.self)
}
#endif
