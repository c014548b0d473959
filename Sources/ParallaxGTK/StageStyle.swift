#if GTK
import CParallaxGTK
import ParallaxDocument

/// How the view's own parts look.
@MainActor enum StageStyle {
    /// Stands in for a picture that can't be shown.
    nonisolated static let placeholder = Fill.gradient([
        Colour(red: 0.56, green: 0.58, blue: 0.62), Colour(red: 0.44, green: 0.46, blue: 0.50),
    ])

    private static var isInstalled = false

    /// Makes the look known, once.
    static func install() {
        guard !isInstalled, let display = gdk_display_get_default() else { return }
        isInstalled = true
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, css, -1)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1))
        g_object_unref(provider)
    }

    private static let css = """
        stage > item { border-radius: 9px; margin: 3px; }
        stage > item:focus-visible {
          outline: 3px solid @theme_selected_bg_color; outline-offset: -3px;
          box-shadow: inset 0 0 0 4px alpha(white, 0.85); }
        stage > scrollbar { transition: opacity 250ms ease-out; background: none; border: none; }
        stage > scrollbar.idle { opacity: 0; }
        """
}
#endif
