#if GTK
import CParallaxGTK
import Parallax

// A child for each row or page in view: what has the keyboard's focus, and what assistive technologies are told of.

extension StageView {
    /// Gives each row or page in view, and the one that has the focus, a child at its place.
    ///
    /// While content moves, places follow only where somebody sees them: a focus that is shown.
    func placeItems(at time: Double, isAllocating: Bool = false) {
        let stage = live.stage
        let travel = live.driver.travel(at: time)
        let focused = focusedItem
        let wanted = stage.liveItems(at: travel)
        var hasChanged = false
        for (index, item) in items where !wanted.contains(index) && index != focused {
            gtk_widget_unparent(item)
            items[index] = nil
            hasChanged = true
        }
        for index in wanted where items[index] == nil {
            addItem(index)
            hasChanged = true
        }
        guard isAllocating else {
            if hasChanged || focused != nil || !live.isMoving(at: time) { gtk_widget_queue_allocate(widget) }
            return
        }
        for (index, item) in items {
            let box = stage.item(index, at: travel).box
            // GTK's places are 32 bits; one that is farther away is nowhere to be seen.
            func place(_ points: Double) -> Int32 { Int32(min(max(points, -100_000), 100_000).rounded()) }
            var least: Int32 = 0
            gtk_widget_measure(item, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
            var allocation = GtkAllocation(
                x: place(box.x), y: place(box.y), width: max(least, place(box.width)),
                height: max(6, place(box.height)))
            gtk_widget_size_allocate(item, &allocation, -1)
        }
    }

    /// The row or page that has the focus.
    private var focusedItem: Int? { items.first { gtk_widget_is_focus($0.value) != 0 }?.key }

    @discardableResult
    private func addItem(_ index: Int) -> Widget {
        let stage = live.stage
        let item = parallax_widget_new("item", GTK_ACCESSIBLE_ROLE_LIST_ITEM, ParallaxWidgetFunctions())!
        gtk_widget_set_focusable(item, 1)
        gtk_widget_set_can_target(item, 0)
        let handle = LayerHandle(stage.pages == nil ? .row : .page, index)
        parallax_set_accessible_label(item, source.label(handle))
        parallax_set_accessible_place(item, Int32(index + 1), Int32(stage.itemCount))
        // In the order of the list, before the scroll bar, which lies on top.
        let next = items.filter { $0.key > index }.min { $0.key < $1.key }?.value ?? bar.sibling
        gtk_widget_insert_before(item, widget, next)
        items[index] = item
        return item
    }

    /// The names may be others now.
    func renameItems() {
        // One that has the focus and goes would keep the keys from everybody until the next frame.
        if focusedItem != nil { gtk_widget_grab_focus(widget) }
        for item in items.values { gtk_widget_unparent(item) }
        items = [:]
    }

    /// Tab goes from row to row, in the order of the list, and scrolls as far as the next one needs.
    func moveFocus(_ direction: GtkDirectionType) -> Bool {
        let step: Int
        switch direction {
        case GTK_DIR_TAB_FORWARD: step = 1
        case GTK_DIR_TAB_BACKWARD: step = -1
        default: return false
        }
        let stage = live.stage
        let hadFocus = gtk_widget_is_focus(widget) != 0
        let next: Int
        if let focused = focusedItem {
            next = focused + step
        } else if step > 0 {
            next = firstWhole(of: stage)
        } else if hadFocus {
            return false
        } else {
            next = stage.liveItems(at: travel).upperBound - 1
        }
        guard next >= 0, next < stage.itemCount else { return false }
        let item = items[next] ?? addItem(next)
        gtk_widget_grab_focus(item)
        let place = stage.travel(showing: next, from: live.driver.travel(at: now))
        if place != live.driver.travel(at: now) { act { $0.driver.glide(to: place, at: now) } }
        repaint()
        return true
    }

    /// The first row in view that can be seen as a whole.
    private func firstWhole(of stage: Stage) -> Int {
        let travel = live.driver.travel(at: now)
        let live = stage.liveItems(at: travel)
        return live.first { stage.travel(showing: $0, from: travel) == travel } ?? live.lowerBound
    }
}
#endif
