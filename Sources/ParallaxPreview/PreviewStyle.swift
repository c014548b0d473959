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
          margin: 0 18px 22px 18px; padding: 9px 18px; border-radius: 18px;
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
        .card { border-radius: 12px; border: 1px solid @borders; background: @theme_base_color; }
        .card > row { padding: 10px 14px; border-bottom: 1px solid @borders; }
        .card > row:first-child { border-radius: 12px 12px 0 0; }
        .card > row:last-child { border-bottom: none; border-radius: 0 0 12px 12px; }
        .card > row:only-child { border-radius: 12px; }
        .problem-page .card { margin-top: 12px; }
        .keys-page { padding: 12px 18px 24px 18px; }
        .keys-page .heading { font-weight: bold; margin-top: 10px; }
        .keycap {
          min-width: 14px; padding: 2px 7px; border-radius: 6px; font-size: 0.86em;
          background: alpha(@theme_fg_color, 0.09); }
        .caption { font-size: 0.86em; }
        headerbar .title-box { margin: 0 3px; }
        headerbar .title-box label { padding: 0; }
        headerbar .linked button { min-width: 16px; padding-left: 6px; padding-right: 6px; }
        headerbar .title-box .subtitle { font-size: 0.82em; }
        """
}
#endif
