#if GTK
import CParallaxGTK
import Foundation
import Parallax
import ParallaxCairo
import ParallaxDocument

/// A widget that shows a stage and lets it be scrolled: by wheel, touchpad, mouse, finger, keyboard and scroll bar, with the
/// engine's own physics.
///
/// It paints what can be seen and has a child for each row or page in view, for the keyboard's focus and for assistive
/// technologies: a list of a million rows costs what a list of ten does. It lives as long as its widget.
///
/// ```swift
/// let view = StageView(StageSource(try StageDocument(contentsOf: url)))
/// gtk_window_set_child(window, view.widget)
/// ```
@MainActor public final class StageView {
    /// What a frame was, when it had been painted.
    public struct Frame: Sendable {
        /// Seconds on the clock of GLib, `g_get_monotonic_time`.
        public var time: Double
        /// The layout that was painted.
        public var layout: StageLayout
        /// Whether another frame will follow by itself.
        public var isMoving: Bool
        /// Seconds that the layout took.
        public var layoutCost: Double
        /// Seconds that painting took.
        public var paintingCost: Double
    }

    /// The widget; whoever takes it into a window keeps it.
    public nonisolated(unsafe) let widget: Widget
    /// What is shown.
    public private(set) var source: StageSource
    /// How much motion is wanted; `nil` for what the system says: *reduced* where it has animations turned off.
    public var policy: MotionPolicy? { didSet { reshape() } }
    /// Where the leading edge is; `nil` for what the stage says.
    public var direction: ReadingDirection? { didSet { reshape() } }
    /// Called with each frame that was painted, during the drawing: it must not change what is shown.
    public var onFrame: ((Frame) -> Void)?
    /// Called when a picture can't be shown; a placeholder stands in for it.
    public var onPictureError: ((PictureError) -> Void)?
    /// Drawn over the stage, in points of the screen.
    public var overlay: ((_ snapshot: OpaquePointer, _ frame: Frame) -> Void)? { didSet { repaint() } }

    var live: LiveStage
    var items: [Int: Widget] = [:]
    let bar: ScrollBar
    var eventClock = EventClock()
    /// When fingers on a touchpad moved last; `nil` while there are none.
    var lastSlide: Double?
    /// Points that a button or a finger that is down has moved, to the right and down.
    var dragged: Vector?
    private var hand: ScriptedHand?
    /// A script that has not begun.
    private var waiting: GestureScript?
    /// When the last script began to be played, on the clock of ``Frame/time``; `nil` before it has.
    public private(set) var playbackStart: Double?
    let pictures = PictureStore()
    let text = TextSetter()
    private let ahead = PicturesAhead()
    private let tidying = Delay()
    /// Bytes of pictures, of sizes that may come back, that are kept when a size has been found.
    private static let keptPictures = 64 << 20
    var missing: Set<URL> = []
    var screen: Dimensions
    var canvas: Canvas?
    var frame: Frame?
    var isStale = true
    /// Whether what is shown has pictures that were not decoded yet.
    var isFresh = true
    var tick: guint = 0

    /// A view of `source`.
    ///
    /// - Parameters:
    ///   - travel: Where it begins; held there, exactly, until something happens.
    ///   - age: Seconds since every row appeared, until something happens; `nil` lets rows enter.
    public init(_ source: StageSource, at travel: Double = 0, age: Double? = nil) {
        self.source = source
        screen = source.size
        live = LiveStage(source.stage(source.size), once: source.entersOnce, at: travel)
        live.age = age
        let holder = Holder()
        widget = parallax_widget_new("stage", GTK_ACCESSIBLE_ROLE_LIST, holder.functions)!
        bar = ScrollBar(on: widget)
        holder.view = self
        MainQueue.attach()
        StageStyle.install()
        gtk_widget_set_focusable(widget, 1)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        bar.onGrab = { [unowned self] in act { $0.driver.stop(at: now) } }
        bar.onScroll = { [unowned self] travel in
            act { $0.driver.jump(to: travel, at: now) }
            if !bar.isHeld { act { $0.driver.settle(at: now) } }
        }
        bar.onRelease = { [unowned self] in act { $0.driver.settle(at: now) } }
        addInput()
        tidying.end(with: widget)
        let settings = gtk_settings_get_default()!
        connect(UnsafeMutableRawPointer(widget), "notify::scale-factor") { [unowned self] _ in reshape() }
        // The settings outlive the widget.
        let watched = WeakView(self)
        connect(UnsafeMutableRawPointer(settings), "notify::gtk-enable-animations") { _ in
            watched.view?.reshape()
        }
        reshape()
    }

    /// Shows something else from now on, at the place in the content that was shown.
    ///
    /// Picture files that have changed are read again.
    public func show(_ source: StageSource) {
        self.source = source
        lookAtPictures()
        renameItems()
        gtk_widget_queue_resize(widget)
        reshape()
    }

    /// Reads picture files again: those that have changed, and those that could not be shown.
    public func lookAtPictures() {
        pictures.removeChanged()
        missing = []
        ahead.forget()
        repaint()
    }

    /// Reads all picture files again, whether they have changed or not.
    public func forgetPictures() {
        pictures.removeAll()
        lookAtPictures()
    }

    /// How many pictures have been decoded so far, ahead of their time, too.
    package var decodings: Int { pictures.decodings }

    /// Travel now, and how far it can go.
    public var travel: Double { live.driver.travel(at: now) }
    /// The stage as it is shown: at this size, for this direction and policy.
    public var stage: Stage { live.stage }
    /// The last gesture of a finger.
    public var gesture: GestureScript? { live.driver.gesture }

    /// Pixels to a point.
    public var scale: Double { live.driver.scale }

    /// Plays a script as a finger would, from the frame on that follows the first one.
    public func play(_ script: GestureScript) {
        (waiting, playbackStart) = (script, nil)
        repaint()
    }

    /// Lets all rows in view enter anew.
    public func enterAgain() {
        live.enterAgain()
        repaint()
    }

    /// Begins at the start again, as if just opened. A finger that is down goes on from there.
    ///
    /// - Parameter forgetsGesture: Whether the last gesture is forgotten, which was made with another stage.
    public func startOver(forgetsGesture: Bool = false) {
        live.startOver(at: now, forgetsGesture: forgetsGesture)
        isFresh = true
        reshape()
    }

    /// The stage as it is painted now, at so many pixels a point.
    public func still(scale: Double) throws -> Canvas {
        let canvas = try Canvas(screen, scale: scale)
        var layout = StageLayout()
        live.layout(at: now, into: &layout)
        try paint(layout, into: canvas)
        return canvas
    }
}

// MARK: - What is shown, at which size and for whom

extension StageView {
    /// Seconds, now.
    var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    /// Seconds on the same clock at which the frame began that is being made.
    var frameTime: Double {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return now }
        return Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
    }

    /// Something happens to the content. What was held at an instant goes on.
    func act(_ change: (inout LiveStage) -> Void) {
        live.age = nil
        (hand, waiting) = (nil, nil)
        change(&live)
        bar.show()
        repaint()
    }

    /// Lays the stage out anew: its size, its direction, its policy or itself has changed.
    func reshape() {
        var stage = source.stage(screen)
        let animates =
            parallax_get_flag(UnsafeMutableRawPointer(gtk_settings_get_default()), "gtk-enable-animations")
            != 0
        stage.policy = policy ?? (animates ? .full : .reduced)
        if let direction { stage.direction = direction }
        live.driver.scale = parallax_scale(widget)
        live.driver.glides = animates
        let isLeading = stage.direction == .leftToRight
        gtk_widget_set_direction(widget, isLeading ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL)
        live.change(to: stage, once: source.entersOnce, at: now)
        // What goes forward may be another way now.
        if let dragged { live.driver.regrip(at: live.along(dragged), time: now) }
        bar.fit(stage)
        canvas = nil
        ahead.forget()
        gtk_widget_queue_allocate(widget)
        repaint()
    }

    /// Whether another frame will follow the one at `time` by itself.
    func goesOn(at time: Double) -> Bool {
        live.isMoving(at: time) || hand != nil || waiting != nil || isTouchpadDown
    }

    /// Asks for a frame, and for more as long as something moves.
    public func repaint() {
        isStale = true
        gtk_widget_queue_draw(widget)
        guard tick == 0 else { return }
        tick = gtk_widget_add_tick_callback(
            widget,
            { _, _, view in
                let view = Unmanaged<StageView>.fromOpaque(view!).takeUnretainedValue()
                return view.step() ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// One tick of the frame clock; whether another one is wanted.
    private func step() -> Bool {
        let time = frameTime
        endTouchpad(at: time)
        if let script = waiting, frame != nil, !isFresh {
            hand = ScriptedHand(script, at: time)
            (waiting, playbackStart) = (nil, time)
        }
        if var hand {
            hand.move(&live.driver, to: time)
            self.hand = hand.isDone ? nil : hand
        }
        isStale = true
        gtk_widget_queue_draw(widget)
        placeItems(at: time)
        // Not while drawing: what the bar shows has to be placed before.
        let travel = live.driver.travel(at: time)
        bar.follow(travel, of: live.stage)
        if let canvas { ahead.look(from: travel, of: live.stage, painter(scale: canvas.scale)) }
        let goesOn = goesOn(at: time)
        if !goesOn { tick = 0 }
        return goesOn
    }
}

// MARK: - Sizes

extension StageView {
    fileprivate func measure(_ orientation: GtkOrientation) -> (minimum: Int, natural: Int) {
        let natural = orientation == GTK_ORIENTATION_HORIZONTAL ? source.size.width : source.size.height
        return (min(120, Int(natural)), Int(natural.rounded(.up)))
    }

    fileprivate func allocate(_ size: Dimensions) {
        if size != screen, size.width > 0, size.height > 0 {
            screen = size
            reshape()
            // At most widths on the way to one, pictures are others.
            tidying.run(after: 1000) { [unowned self] in pictures.trim(to: Self.keptPictures) }
        }
        bar.follow(live.driver.travel(at: now), of: live.stage)
        bar.allocate(along: live.stage)
        placeItems(at: now, isAllocating: true)
    }
}

/// What the widget calls, until it is gone: it keeps the view alive, and nobody else has to.
@MainActor private final class Holder {
    var view: StageView?

    var functions: ParallaxWidgetFunctions {
        var functions = ParallaxWidgetFunctions()
        functions.owner = Unmanaged.passRetained(self).toOpaque()
        functions.release = { owner in
            let holder = Unmanaged<Holder>.fromOpaque(owner!)
            holder.takeUnretainedValue().view = nil
            holder.release()
        }
        functions.measure = { owner, orientation, minimum, natural in
            guard let size = owned(by: owner)?.measure(orientation) else { return }
            minimum!.pointee = Int32(size.minimum)
            natural!.pointee = Int32(size.natural)
        }
        functions.allocate = { owner, width, height in
            owned(by: owner)?.allocate(Dimensions(width: Double(width), height: Double(height)))
        }
        functions.snapshot = { owner, snapshot in owned(by: owner)?.snapshot(snapshot!) }
        functions.focus = { owner, direction in owned(by: owner)?.moveFocus(direction) ?? false ? 1 : 0 }
        return functions
    }
}

@MainActor private func owned(by owner: UnsafeMutableRawPointer?) -> StageView? {
    Unmanaged<Holder>.fromOpaque(owner!).takeUnretainedValue().view
}

/// A view that may be gone.
@MainActor private final class WeakView {
    weak var view: StageView?
    init(_ view: StageView) { self.view = view }
}
#endif
