#if GTK
import CParallaxGTK
import ParallaxGTK

/// Dark where the desktop is: GTK alone does not follow GNOME's setting.
@MainActor enum ColourScheme {
    private static let schema = "org.gnome.desktop.interface"
    private static let key = "color-scheme"

    /// Follows the desktop from now on, if it has the setting.
    static func follow() {
        guard let source = g_settings_schema_source_get_default(),
            let found = g_settings_schema_source_lookup(source, schema, 1)
        else { return }
        defer { g_settings_schema_unref(found) }
        guard g_settings_schema_has_key(found, key) != 0, let settings = g_settings_new(schema) else {
            return
        }
        apply(settings)
        connect(UnsafeMutableRawPointer(settings), "changed::" + key) { _ in apply(settings) }
    }

    private static func apply(_ settings: UnsafeMutablePointer<GSettings>) {
        let value = g_settings_get_string(settings, key)
        defer { g_free(value) }
        let (settings, name) = (gtk_settings_get_default(), "gtk-application-prefer-dark-theme")
        switch value.map({ String(cString: $0) }) {
        case "prefer-dark": parallax_set_flag(UnsafeMutableRawPointer(settings), name, 1)
        case "prefer-light": parallax_set_flag(UnsafeMutableRawPointer(settings), name, 0)
        // GTK's own settings may say so.
        default: gtk_settings_reset_property(settings, name)
        }
    }
}
#endif
