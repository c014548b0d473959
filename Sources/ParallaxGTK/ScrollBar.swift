#if GTK
import CParallaxGTK
import Parallax

/// The scroll bar along a stage's viewport: there while something moves or the pointer does, and to be dragged.
@MainActor final class ScrollBar {
    /// Called when the bar is dragged to a travel.
    var onScroll: ((Double) -> Void)?
    /// Called when a button goes down on it.
    var onGrab: (() -> Void)?
    /// Called when the last button that was down on it comes up.
    var onRelease: (() -> Void)?
    /// Buttons and fingers that are down on it.
    private var holds = 0
    /// Whether a button or a finger is down on it.
    var isHeld: Bool { holds > 0 }
    /// The way it lies.
    private var axis: ScrollAxis = .vertical {
        didSet {
            if axis == oldValue { return }
            gtk_orientable_set_orientation(
                OpaquePointer(widget),
                axis == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
        }
    }

    private let widget: Widget
    private let adjustment: UnsafeMutablePointer<GtkAdjustment>
    private var isFollowing = false
    private let hiding = Delay()
    private var isPointedAt = false
    /// For those that are to lie below it.
    var sibling: Widget { widget }

    /// A bar on a widget, which has to give it its place.
    init(on parent: Widget) {
        adjustment = gtk_adjustment_new(0, 0, 0, 0, 0, 0)!
        widget = gtk_scrollbar_new(GTK_ORIENTATION_VERTICAL, adjustment)!
        gtk_widget_add_css_class(widget, "overlay-indicator")
        gtk_widget_add_css_class(widget, "idle")
        parallax_set_accessible_label(widget, "Scroll bar")
        gtk_widget_set_parent(widget, parent)
        hiding.end(with: widget)
        connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [unowned self] _ in
            if !isFollowing { onScroll?(gtk_adjustment_get_value(adjustment)) }
        }
        let motion = gtk_event_controller_motion_new()!
        connect(UnsafeMutableRawPointer(motion), "enter") { [unowned self] _ in
            isPointedAt = true
            gtk_widget_add_css_class(widget, "hovering")
            show()
        }
        connect(UnsafeMutableRawPointer(motion), "leave") { [unowned self] _ in
            isPointedAt = false
            gtk_widget_remove_css_class(widget, "hovering")
            show()
        }
        gtk_widget_add_controller(widget, motion)
        watchButtons()
    }

    /// The bar itself claims what is done to it: no gesture would be told of a button that comes up.
    private func watchButtons() {
        let events = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
        connect(UnsafeMutableRawPointer(events), "event") { [unowned self] _ in
            switch gdk_event_get_event_type(gtk_event_controller_get_current_event(events)) {
            case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
                holds += 1
                onGrab?()
            case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: release(leaving: holds - 1)
            case GDK_GRAB_BROKEN: release(leaving: 0)
            default: break
            }
        }
        gtk_widget_add_controller(widget, events)
    }

    private func release(leaving count: Int) {
        guard isHeld else { return }
        holds = count
        if count == 0 { onRelease?() }
    }

    /// Appears, and goes again after a while.
    func show() {
        gtk_widget_remove_css_class(widget, "idle")
        hiding.run(after: 1200) { [unowned self] in
            if !isPointedAt { gtk_widget_add_css_class(widget, "idle") }
        }
    }

    /// Shows where content is.
    func follow(_ travel: Double, of stage: Stage) {
        let limits = stage.scrollLimits
        isFollowing = true
        gtk_adjustment_configure(
            adjustment, limits.clamped(travel), 0, limits.maximum + limits.viewportLength, 40,
            limits.viewportLength, limits.viewportLength)
        isFollowing = false
    }

    /// Is there for a stage that scrolls at all.
    func fit(_ stage: Stage) {
        axis = stage.axis
        gtk_widget_set_visible(widget, stage.travelRange.maximum > 0 ? 1 : 0)
    }

    /// Takes its place along the end edge of a stage's viewport.
    func allocate(along stage: Stage) {
        guard gtk_widget_get_visible(widget) != 0 else { return }
        var (least, thickness): (Int32, Int32) = (0, 0)
        let across = axis == .vertical ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
        gtk_widget_measure(widget, across, -1, &least, &thickness, nil, nil)
        var box = stage.viewport
        let isMirrored = stage.direction == .rightToLeft
        if isMirrored { box.x = stage.screen.width - box.maxX }
        var place = GtkAllocation(
            x: Int32(box.x), y: Int32(box.y), width: Int32(box.width), height: Int32(box.height))
        if axis == .vertical {
            if !isMirrored { place.x += place.width - thickness }
            place.width = thickness
        } else {
            place.y += place.height - thickness
            place.height = thickness
        }
        gtk_widget_size_allocate(widget, &place, -1)
    }
}
#endif
