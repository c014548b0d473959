#if GTK
import CParallaxGTK

/// How the window's own parts look, in the colours of the theme.
@MainActor enum PreviewStyle {
    static func install() {
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, css, -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
        g_object_unref(provider)
    }

    private static let css = """
        .toast {
          margin: 0 18px 22px 18px; padding: 9px 18px; border-radius: 99px;
          background: rgba(36, 36, 38, 0.96); color: white;
          box-shadow: 0 2px 8px rgba(0, 0, 0, 0.28); }
        .drop {
          margin: 8px; border-radius: 12px; border: 2px solid @theme_selected_bg_color;
          background: alpha(@theme_selected_bg_color, 0.22); }
        .drop label {
          padding: 9px 18px; border-radius: 99px; font-weight: bold;
          background: @theme_selected_bg_color; color: @theme_selected_fg_color; }
        .problem-ground { background: @theme_bg_color; }
        .problem-page { padding: 30px 24px; }
        .problem-icon { color: alpha(@theme_fg_color, 0.55); margin-bottom: 6px; }
        .problems {
          margin-top: 12px; border-radius: 12px; border: 1px solid @borders; background: @theme_base_color; }
        .problems > row { border-bottom: 1px solid @borders; }
        .problems > row:first-child { border-radius: 12px 12px 0 0; }
        .problems > row:last-child { border-bottom: none; border-radius: 0 0 12px 12px; }
        .problem { padding: 10px 14px; }
        .caption { font-size: 0.86em; }
        headerbar .title-box { margin: 0 6px; }
        headerbar .title-box .subtitle { font-size: 0.82em; }
        """
}
#endif
