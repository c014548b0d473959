#if GTK
import CParallaxGTK
import ParallaxDocument
import ParallaxGTK

/// What is wrong with a stage file, in the place of the stage.
@MainActor final class ProblemPage {
    let widget: Widget
    private let title = makeLabel("", "title-2", wraps: true)
    private let list = gtk_list_box_new()!

    init() {
        let icon = gtk_image_new_from_icon_name("dialog-warning-symbolic")!
        gtk_image_set_pixel_size(OpaquePointer(icon), 64)
        gtk_widget_add_css_class(icon, "problem-icon")
        gtk_label_set_justify(OpaquePointer(title), GTK_JUSTIFY_CENTER)
        gtk_label_set_xalign(OpaquePointer(title), 0.5)
        let hint = makeLabel("The stage comes back as soon as the file is right.", "dim-label", wraps: true)
        gtk_label_set_justify(OpaquePointer(hint), GTK_JUSTIFY_CENTER)
        gtk_label_set_xalign(OpaquePointer(hint), 0.5)
        gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
        gtk_widget_add_css_class(list, "card")
        let page = makeBox(GTK_ORIENTATION_VERTICAL, spacing: 12, icon, title, hint, list)
        gtk_widget_add_css_class(page, "problem-page")
        gtk_widget_set_valign(page, GTK_ALIGN_CENTER)
        widget = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(OpaquePointer(widget), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(OpaquePointer(widget), page)
        gtk_widget_add_css_class(widget, "problem-ground")
        gtk_widget_set_visible(widget, 0)
    }

    /// Whether a button is down on it.
    var isHeld: Bool {
        isShown && gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    }

    /// Whether it is shown.
    var isShown: Bool { gtk_widget_get_visible(widget) != 0 }

    /// Lets the stage through.
    func hide() { gtk_widget_set_visible(widget, 0) }

    /// Lists what is wrong.
    func show(_ problems: DocumentProblems, of name: String) {
        let count = problems.all.count
        gtk_label_set_text(
            OpaquePointer(title), count == 1 ? "\(name) has a problem" : "\(name) has \(count) problems")
        gtk_widget_set_visible(widget, 1)
        while let row = gtk_widget_get_first_child(list) { gtk_list_box_remove(OpaquePointer(list), row) }
        for problem in problems.all.prefix(DocumentProblems.printLimit) {
            let sentence = makeLabel(Complaint.printable(problem.sentence), wraps: true)
            let line = problem.line.map { "line \($0)" }
            let place = [line, problem.path.isEmpty ? nil : Complaint.printable(problem.path)].compactMap {
                $0
            }
            let where_ = makeLabel(place.joined(separator: "  ·  "), "dim-label", "caption", wraps: true)
            gtk_label_set_selectable(OpaquePointer(sentence), 1)
            let row = gtk_list_box_row_new()!
            gtk_list_box_row_set_child(
                cast(row), makeBox(GTK_ORIENTATION_VERTICAL, spacing: 3, where_, sentence))
            gtk_list_box_row_set_activatable(cast(row), 0)
            gtk_list_box_append(OpaquePointer(list), row)
        }
    }
}
#endif
