#if GTK
import CParallaxGTK
import Foundation
import Parallax
import ParallaxGTK
import PreviewKeys

/// The bar over the stage: its name and size, the stages beside it, and the menu.
@MainActor struct WindowHeader {
    let widget: Widget = cast(gtk_header_bar_new()!)
    private let title = makeLabel("", "title")
    private let subtitle = makeLabel("", "subtitle", "dim-label")

    /// - Parameter stage: What has the keys again when the menu is left.
    init(menu: UnsafeMutablePointer<GMenuModel>, keysGoTo stage: Widget) {
        let names = makeBox(GTK_ORIENTATION_VERTICAL, title, subtitle)
        gtk_widget_add_css_class(names, "title-box")
        gtk_widget_set_valign(names, GTK_ALIGN_CENTER)
        // A long name must not make the stage wider than it is.
        for label in [title, subtitle] {
            gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_MIDDLE)
        }
        let bar = OpaquePointer(widget)
        gtk_header_bar_set_title_widget(bar, names)
        gtk_header_bar_pack_start(bar, Self.makeTurning())
        gtk_header_bar_pack_end(bar, Self.makeButton(menu, stage))
    }

    /// Names the stage's file.
    func name(_ file: URL) {
        gtk_label_set_text(OpaquePointer(title), file.deletingPathExtension().lastPathComponent)
        gtk_widget_set_tooltip_text(title, file.path)
    }

    /// Tells how large the stage is shown, in points.
    func tell(_ size: Dimensions) {
        gtk_label_set_text(OpaquePointer(subtitle), "\(Int(size.width)) × \(Int(size.height))")
    }

    /// The buttons that go to the stages beside this one.
    private static func makeTurning() -> Widget {
        let turning = makeBox(GTK_ORIENTATION_HORIZONTAL)
        gtk_widget_add_css_class(turning, "linked")
        for (icon, command, help) in [
            ("go-previous-symbolic", PreviewKey.Command.previous, "The stage before"),
            ("go-next-symbolic", .next, "The next stage"),
        ] {
            let button = gtk_button_new_from_icon_name(icon)!
            gtk_actionable_set_action_name(OpaquePointer(button), "preview.\(command.rawValue)")
            gtk_widget_set_tooltip_text(button, help)
            parallax_set_accessible_label(button, help)
            // The keys go on scrolling the stage.
            gtk_widget_set_focus_on_click(button, 0)
            gtk_box_append(cast(turning), button)
        }
        return turning
    }

    private static func makeButton(_ menu: UnsafeMutablePointer<GMenuModel>, _ stage: Widget) -> Widget {
        let button = gtk_menu_button_new()!
        gtk_menu_button_set_icon_name(OpaquePointer(button), "open-menu-symbolic")
        gtk_menu_button_set_menu_model(OpaquePointer(button), menu)
        gtk_menu_button_set_primary(OpaquePointer(button), 1)
        if let popover = gtk_menu_button_get_popover(OpaquePointer(button)) {
            connect(UnsafeMutableRawPointer(popover), "closed") { _ in
                gtk_widget_grab_focus(stage)
            }
        }
        gtk_widget_set_tooltip_text(button, "Menu")
        parallax_set_accessible_label(button, "Menu")
        return button
    }
}
#endif
