#if canImport(SwiftUI)
import Parallax
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    /// Lets a row enter as it comes into view: an effect over the seconds since then.
    ///
    /// ```swift
    /// LazyVStack {
    ///     ForEach(cars, id: \.self) { CarRow(car: $0).parallaxEntrance(.rise()) }
    /// }
    /// ```
    ///
    /// A row has come when more than an edge of its place, as laid out, is in view; leaving ends its entrance. On its first
    /// frame it is where it will begin. With Reduce Motion nothing moves; fades stay. Only tracks over age act.
    ///
    /// An animation that the app has put around the row does not change how it enters.
    ///
    /// No body of the app's is evaluated while a row enters. Where rows are, for effects within them, is measured as if they
    /// did not move. In no scroll view a row enters when it is first laid out.
    ///
    /// - Parameters:
    ///   - effect: What the row does.
    ///   - once: Whether a row that has left does not enter again, for as long as SwiftUI keeps the row's state.
    ///   - delay: Seconds that the row waits first, so that rows that come together can follow one another.
    ///   - axis: The way content scrolls.
    public nonisolated func parallaxEntrance(
        _ effect: Effect, once: Bool = false, delay: Double = 0, along axis: ScrollAxis = .vertical
    ) -> some View {
        modifier(EntranceModifier(effect: effect, once: once, delay: delay, axis: axis))
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct EntranceModifier: ViewModifier {
    let effect: Effect
    let once: Bool
    let delay: Double
    let axis: ScrollAxis
    @Environment(\.motionPolicy) private var policy
    @Environment(\.readingDirection) private var direction
    @Environment(\.scrollSpace) private var space
    /// How much of the entrance is over, 0…1; where it is 1 already, coming changes nothing.
    @State private var part = 0.0
    @State private var presence = Presence()

    nonisolated init(effect: Effect, once: Bool, delay: Double, axis: ScrollAxis) {
        (self.effect, self.once, self.delay, self.axis) = (effect, once, delay, axis)
    }

    func body(content: Content) -> some View {
        let scroll = Scroll(axis: axis, direction: direction, space: space)
        return
            content
            .modifier(
                Entering(
                    part: part, effect: effect, policy: policy, direction: direction, axis: axis,
                    viewportLength: presence.viewportLength)
            )
            .onGeometryChange(for: Presence.self) { geometry in
                Presence(geometry, scroll)
            } action: { new in
                change(to: new)
            }
    }

    private func change(to new: Presence) {
        let hasCome = new.isLive && !presence.isLive
        let hasGone = presence.isLive && !new.isLive
        presence = new
        if hasCome {
            animate(.linear(duration: effect.entranceDuration).delay(delay)) { part = 1 }
        } else if hasGone {
            animate(nil) { part = once ? 1 : 0 }
        }
    }

    /// Changes the state with this animation or at once, whatever animation the app has put around the row.
    private func animate(_ animation: Animation?, _ change: () -> Void) {
        var transaction = Transaction(animation: animation)
        transaction.disablesAnimations = true
        withTransaction(transaction, change)
    }
}

/// Whether a row is in view, and how long the viewport is: what changes when rows come and go, and not while they scroll.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Presence: Equatable, Sendable {
    var isLive = false
    var viewportLength = 0.0

    init() {}

    init(_ geometry: GeometryProxy, _ scroll: Scroll) {
        guard let situation = scroll.situation(in: geometry) else {
            isLive = true
            return
        }
        let cue = situation.cue(item: geometry.box)
        isLive = cue.isInView
        viewportLength = cue.viewportLength
    }
}

/// A row in the midst of its entrance.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Entering: ViewModifier, Animatable {
    nonisolated var part: Double
    let effect: Effect
    let policy: MotionPolicy
    let direction: ReadingDirection
    let axis: ScrollAxis
    let viewportLength: Double

    nonisolated var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func body(content: Content) -> some View {
        let course = Course(
            effect: effect, age: part * effect.entranceDuration, policy: policy, axis: axis,
            viewportLength: viewportLength)
        let pose = course.pose(size: CGSize(width: 1, height: 1)).seen(direction)
        let isFlat = Projection(pose, in: Box(x: 0, y: 0, width: 1, height: 1)).isInvertible
        return
            content
            .environment(\.layoutDirection, LayoutDirection(direction))
            .compositingGroup()
            .opacity(isFlat ? pose.opacity : 0)
            .blurred(pose, of: effect)
            .casting(pose, of: effect)
            // Layout takes no notice: where a row is, is where it rests.
            .modifier(EnteringTransform(course: course, direction: direction).ignoredByLayout())
            .environment(\.layoutDirection, .leftToRight)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    /// The view with a pose's blur, if the effect has one at all.
    @ViewBuilder fileprivate nonisolated func blurred(_ pose: Pose, of effect: Effect) -> some View {
        if effect.tracks.contains(where: { $0.channel == .blur }) {
            blur(radius: pose.blur)
        } else {
            self
        }
    }

    /// The view with a pose's shadow, if the effect has one at all.
    @ViewBuilder fileprivate nonisolated func casting(_ pose: Pose, of effect: Effect) -> some View {
        if effect.tracks.contains(where: { $0.channel == .shadowOpacity }) {
            shadow(
                color: .black.opacity(pose.shadowOpacity), radius: pose.shadowRadius, x: pose.shadowX,
                y: pose.shadowY)
        } else {
            self
        }
    }
}

/// One moment of an entrance, for rows of any size.
private struct Course: Sendable {
    let effect: Effect
    let age: Double
    let policy: MotionPolicy
    let axis: ScrollAxis
    let viewportLength: Double

    func pose(size: CGSize) -> Pose {
        let length = axis == .vertical ? size.height : size.width
        let middle = viewportLength / 2
        let cue = Cue(
            item: middle - length / 2..<middle + length / 2, viewport: 0..<viewportLength, axis: axis,
            age: age)
        return effect.pose(at: cue, policy: policy)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct EnteringTransform: GeometryEffect {
    let course: Course
    let direction: ReadingDirection

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(Projection(course.pose(size: size), direction, size: size))
    }
}
#endif
