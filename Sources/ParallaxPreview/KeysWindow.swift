#if GTK
import CParallaxGTK
import PreviewKeys

/// The window that shows the keys, as GNOME's applications have it.
@MainActor enum KeysWindow {
    static func show(over parent: UnsafeMutablePointer<GtkWindow>) {
        let builder = gtk_builder_new_from_string(description, -1)
        defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
        guard let object = gtk_builder_get_object(builder, "keys") else { return }
        let window = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_transient_for(window, parent)
        gtk_window_present(window)
    }

    private static var description: String {
        func group(_ title: String, _ keys: [(accelerator: String, help: String)]) -> String {
            let shortcuts = keys.map { key in
                """
                <child><object class="GtkShortcutsShortcut">
                <property name="title">\(escaped(key.help.prefix(1).uppercased() + key.help.dropFirst()))</property>
                <property name="accelerator">\(escaped(key.accelerator))</property>
                </object></child>
                """
            }
            return """
                <child><object class="GtkShortcutsGroup"><property name="title">\(title)</property>
                \(shortcuts.joined(separator: "\n"))
                </object></child>
                """
        }
        let groups = PreviewKey.Group.allCases.map { kind in
            group(
                kind.rawValue,
                PreviewKey.all.filter { $0.group == kind }.map { ($0.accelerator, $0.help) })
        }
        return """
            <interface><object class="GtkShortcutsWindow" id="keys"><property name="modal">1</property>
            <child><object class="GtkShortcutsSection"><property name="section-name">keys</property>
            <property name="max-height">12</property>
            \(groups.joined(separator: "\n"))
            \(group("Scrolling", PreviewKey.scrolling.map { ($0.accelerator, $0.help) }))
            </object></child></object></interface>
            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
#endif
