#if GTK
import CParallaxGTK
import ParallaxGTK
import PreviewKeys

/// The window that shows the keys: a list a group, no wider than the window that it belongs to.
@MainActor enum KeysWindow {
    static func show(over parent: UnsafeMutablePointer<GtkWindow>) {
        let page = makeBox(GTK_ORIENTATION_VERTICAL, spacing: 8)
        gtk_widget_add_css_class(page, "keys-page")
        func add(_ title: String, _ keys: [(accelerator: String, help: String)]) {
            let heading = makeLabel(title, "heading")
            gtk_label_set_xalign(OpaquePointer(heading), 0)
            let list = gtk_list_box_new()!
            gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
            gtk_widget_add_css_class(list, "card")
            for key in keys { gtk_list_box_append(OpaquePointer(list), row(key.accelerator, key.help)) }
            gtk_box_append(cast(page), heading)
            gtk_box_append(cast(page), list)
        }
        for kind in PreviewKey.Group.allCases {
            add(
                kind.rawValue,
                PreviewKey.all.filter { $0.group == kind }.map { ($0.accelerator, $0.help) })
        }
        add("Scrolling", PreviewKey.scrolling.map { ($0.accelerator, $0.help) })
        let scrolled = gtk_scrolled_window_new()!
        gtk_scrolled_window_set_policy(OpaquePointer(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), page)
        present(scrolled, over: parent)
    }

    private static func present(_ content: Widget, over parent: UnsafeMutablePointer<GtkWindow>) {
        let window: UnsafeMutablePointer<GtkWindow> = cast(gtk_window_new())
        gtk_window_set_title(window, "Keyboard Shortcuts")
        gtk_window_set_titlebar(window, gtk_header_bar_new())
        gtk_window_set_child(window, content)
        gtk_window_set_transient_for(window, parent)
        gtk_window_set_modal(window, 1)
        gtk_window_set_destroy_with_parent(window, 1)
        let room: Widget = cast(parent)
        gtk_window_set_default_size(
            window, min(380, gtk_widget_get_width(room)), min(620, gtk_widget_get_height(room)))
        let keys = gtk_shortcut_controller_new()!
        for accelerator in ["Escape", "q", "question", "<Control>w"] {
            let shortcut = gtk_shortcut_new(
                gtk_shortcut_trigger_parse_string(accelerator), gtk_named_action_new("window.close"))
            gtk_shortcut_controller_add_shortcut(keys, shortcut)
        }
        gtk_widget_add_controller(cast(window), keys)
        gtk_window_present(window)
        // Tab moves the focus into the list; until then nothing has it, and no row has a ring around it.
        gtk_window_set_focus(window, nil)
    }

    private static func row(_ accelerators: String, _ help: String) -> Widget {
        let words = makeLabel(help.prefix(1).uppercased() + help.dropFirst(), wraps: true)
        gtk_widget_set_hexpand(words, 1)
        let caps = makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 4)
        gtk_widget_set_valign(caps, GTK_ALIGN_CENTER)
        for accelerator in accelerators.split(separator: " ") {
            let cap = makeLabel(name(of: String(accelerator)), "keycap")
            gtk_box_append(cast(caps), cap)
        }
        let box = makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 12, words, caps)
        let row = gtk_list_box_row_new()!
        gtk_list_box_row_set_child(cast(row), box)
        gtk_list_box_row_set_activatable(cast(row), 0)
        return row
    }

    /// What is printed on a key.
    private static func name(of accelerator: String) -> String {
        let arrows = ["Up": "↑", "Down": "↓", "Left": "←", "Right": "→"]
        if let arrow = arrows[accelerator] { return arrow }
        var (key, modifiers) = (guint(0), GdkModifierType(rawValue: 0))
        gtk_accelerator_parse(accelerator, &key, &modifiers)
        guard let label = gtk_accelerator_get_label(key, modifiers) else { return accelerator }
        defer { g_free(label) }
        return String(cString: label)
    }
}
#endif
