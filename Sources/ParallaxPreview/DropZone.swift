#if GTK
import CParallaxGTK
import Parallax
import ParallaxGTK

/// Takes pictures that are dropped on the window, and shows that it would.
@MainActor struct DropZone {
    private let overlay: Widget
    private let view: StageView
    private let take: ([String], LayerHandle?) -> Void

    /// A zone over a whole overlay.
    ///
    /// - Parameter take: Gets the pictures' paths, and the row or page that they were dropped on.
    init(on overlay: Widget, view: StageView, take: @escaping ([String], LayerHandle?) -> Void) {
        (self.overlay, self.view, self.take) = (overlay, view, take)
    }

    func install() {
        let words = makeLabel("Drop pictures to try them here")
        gtk_widget_set_hexpand(words, 1)
        gtk_widget_set_vexpand(words, 1)
        gtk_widget_set_halign(words, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(words, GTK_ALIGN_CENTER)
        let frame = makeBox(GTK_ORIENTATION_VERTICAL, words)
        gtk_widget_add_css_class(frame, "drop")
        gtk_widget_set_can_target(frame, 0)
        gtk_widget_set_visible(frame, 0)
        gtk_overlay_add_overlay(OpaquePointer(overlay), frame)

        let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)!
        let emitter = UnsafeMutableRawPointer(target)
        connect(emitter, "notify::current-drop") { _ in
            gtk_widget_set_visible(frame, gtk_drop_target_get_current_drop(target) != nil ? 1 : 0)
        }
        answer(emitter, "drop") { values in
            gtk_widget_set_visible(frame, 0)
            let pictures = Self.paths(in: values.value(0))
            guard !pictures.isEmpty else { return false }
            take(pictures, place(x: values.number(1), y: values.number(2)))
            return true
        }
        gtk_widget_add_controller(overlay, target)
    }

    /// The row, page or header at a place of the overlay.
    private func place(x: Double, y: Double) -> LayerHandle? {
        var (inX, inY) = (0.0, 0.0)
        gtk_widget_translate_coordinates(overlay, view.widget, x, y, &inX, &inY)
        let (stage, travel) = (view.stage, view.travel)
        let hit = stage.liveItems(at: travel).map { stage.item($0, at: travel) }.first { item in
            let box = item.box
            return inX >= box.x && inX < box.maxX && inY >= box.y && inY < box.maxY
        }
        return hit?.handle ?? (stage.header == nil ? nil : LayerHandle(.headerPicture))
    }

    private static func paths(in value: UnsafePointer<GValue>) -> [String] {
        guard let boxed = g_value_get_boxed(value) else { return [] }
        // The signal hands its value over in a value of its own.
        let inner = boxed.assumingMemoryBound(to: GValue.self)
        guard let list = g_value_get_boxed(inner) else { return [] }
        let files = gdk_file_list_get_files(OpaquePointer(list))
        defer { g_slist_free(files) }
        var (paths, entry) = ([String](), files)
        while let this = entry {
            if let path = g_file_get_path(OpaquePointer(this.pointee.data)) {
                paths.append(String(cString: path))
                g_free(path)
            }
            entry = this.pointee.next
        }
        return paths
    }
}
#endif
