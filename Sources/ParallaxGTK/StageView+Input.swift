#if GTK
import CParallaxGTK
import Foundation
import Parallax

// What hands do, told to the driver: nothing here knows how content moves.

extension StageView {
    func addInput() {
        addDrag()
        addWheel()
        addKeys()
        let motion = gtk_event_controller_motion_new()!
        connect(UnsafeMutableRawPointer(motion), "motion") { [unowned self] _ in bar.show() }
        gtk_widget_add_controller(widget, motion)
    }

    // MARK: Mouse and touch

    private func addDrag() {
        let drag = gtk_gesture_drag_new()!
        let emitter = UnsafeMutableRawPointer(drag)
        gtk_gesture_single_set_button(drag, guint(GDK_BUTTON_PRIMARY))
        connect(emitter, "drag-begin") { [unowned self] _ in
            gtk_widget_grab_focus(widget)
            dragged = .zero
            act { $0.driver.press(at: eventTime(of: drag)) }
        }
        connect(emitter, "drag-update") { [unowned self] values in
            let way = Vector(values.number(0), values.number(1))
            dragged = way
            act { $0.driver.move(to: $0.along(way), at: eventTime(of: drag)) }
        }
        connect(emitter, "drag-end") { [unowned self] _ in
            dragged = nil
            act { $0.driver.lift(at: eventTime(of: drag)) }
        }
        connect(emitter, "cancel") { [unowned self] _ in
            dragged = nil
            if live.driver.isHeld { act { $0.driver.lift(at: now, velocity: 0) } }
        }
        gtk_widget_add_controller(widget, drag)
    }

    /// When the event happened that a controller is dealing with, on this view's clock.
    private func eventTime(of controller: OpaquePointer) -> Double {
        eventClock.time(of: gtk_event_controller_get_current_event_time(controller), now: now)
    }

    // MARK: Wheel and touchpad

    private func addWheel() {
        let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
        // Before the scroll bar, which would jump by a page of its own.
        gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
        let emitter = UnsafeMutableRawPointer(scroll)
        answer(emitter, "scroll") { [unowned self] values in
            let way = Vector(values.number(0), values.number(1))
            let isWheel = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL
            let unit = isWheel ? LiveStage.ScrollUnit.notches : .points
            let distance = live.distance(of: way, in: unit)
            guard distance != 0 else { return false }
            let time = isWheel ? now : eventTime(of: scroll)
            act { $0.scroll(by: distance, in: unit, at: time) }
            if !isWheel { lastSlide = time }
            return true
        }
        connect(emitter, "scroll-end") { [unowned self] _ in
            if isTouchpadDown { liftTouchpad(at: eventTime(of: scroll)) }
        }
        gtk_widget_add_controller(widget, scroll)
    }

    /// Whether fingers are on a touchpad.
    var isTouchpadDown: Bool { lastSlide != nil }

    private func liftTouchpad(at time: Double) {
        lastSlide = nil
        live.driver.endSlide(at: time)
        repaint()
    }

    /// Not every system tells that fingers have left a touchpad: where nothing has been heard for long, they have.
    func endTouchpad(at time: Double) {
        if let last = lastSlide, time - last > 0.15 { liftTouchpad(at: time) }
    }

    // MARK: Keys

    private func addKeys() {
        let keys = gtk_event_controller_key_new()!
        answer(UnsafeMutableRawPointer(keys), "key-pressed") { [unowned self] values in
            let held = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
            guard values.flags(2) & held == 0 else { return false }
            let isShifted = values.flags(2) & GDK_SHIFT_MASK.rawValue != 0
            return press(Int32(values.unsigned(0)), isShifted: isShifted)
        }
        gtk_widget_add_controller(widget, keys)
    }

    private func press(_ key: Int32, isShifted: Bool) -> Bool {
        let stage = live.stage
        let page = stage.viewportLength * 0.9
        let isVertical = stage.axis == .vertical
        let notch = live.notchLength
        let step: Double
        switch key {
        // On and back, in a pager as well.
        case GDK_KEY_Down, GDK_KEY_KP_Down: step = notch
        case GDK_KEY_Up, GDK_KEY_KP_Up: step = -notch
        case GDK_KEY_Right, GDK_KEY_KP_Right:
            guard !isVertical else { return false }
            step = live.along(Vector(notch, 0))
        case GDK_KEY_Left, GDK_KEY_KP_Left:
            guard !isVertical else { return false }
            step = live.along(Vector(-notch, 0))
        case GDK_KEY_space: step = isShifted ? -page : page
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: step = page
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: step = -page
        case GDK_KEY_Home, GDK_KEY_KP_Home:
            act { $0.driver.glide(to: 0, at: now) }
            return true
        case GDK_KEY_End, GDK_KEY_KP_End:
            act { $0.driver.glide(to: stage.travelRange.maximum, at: now) }
            return true
        default: return false
        }
        act { $0.driver.glide(by: step, at: now) }
        return true
    }
}

/// Event times, which are milliseconds on a clock of the display's, on a shell's clock.
struct EventClock {
    /// The least delay that an event has come with.
    private var delay: Double?

    /// When an event happened; now if it does not say.
    mutating func time(of milliseconds: UInt32, now: Double) -> Double {
        guard milliseconds != 0 else { return now }
        let stamp = Double(milliseconds) / 1000
        let delay = now - stamp
        // A clock that starts anew after 49 days, or another display's, is not taken for a delay.
        if let known = self.delay, delay >= known, delay < known + 1 { return stamp + known }
        self.delay = delay
        return now
    }
}
#endif
