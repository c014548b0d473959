import Foundation
import Parallax

// What the movements of hands mean for a stage: which way is forward, and how far.

extension LiveStage {
    /// What a wheel or a touchpad tells its movement in.
    public enum ScrollUnit: Sendable {
        /// Clicks of a wheel; a fine one tells parts of them.
        case notches
        /// Points that fingers have moved content by.
        case points
    }

    /// The part of a finger's movement along the scroll, in points, positive as a finger that moves so sends content back.
    public func along(_ movement: Vector) -> Double {
        if stage.axis == .vertical { return movement.y }
        return stage.direction == .leftToRight ? movement.x : -movement.x
    }

    /// How far forward a wheel or fingers on a touchpad ask for, with `way` to the right and down the content; 0 for a way
    /// across the scroll.
    ///
    /// A wheel that turns downward turns pages that lie side by side, too.
    public func distance(of way: Vector, in unit: ScrollUnit) -> Double {
        unit == .notches && along(way) == 0 ? way.y : along(way)
    }

    /// Scrolls by what ``distance(of:in:)`` gave.
    public mutating func scroll(by distance: Double, in unit: ScrollUnit, at time: Double) {
        switch unit {
        case .points: driver.slide(by: -distance, at: time)
        case .notches: turnWheel(by: distance, at: time)
        }
    }

    private mutating func turnWheel(by notches: Double, at time: Double) {
        if stage.pages == nil { return driver.glide(by: notches * notchLength, at: time) }
        turnedNotches = turnedNotches.sign == notches.sign ? turnedNotches + notches : notches
        guard turnedNotches.magnitude >= 1 else { return }
        driver.glide(by: turnedNotches, at: time)
        turnedNotches = 0
    }

    /// Points that a notch of a wheel scrolls: GTK's own measure, page length to the power of ⅔.
    public var notchLength: Double { pow(stage.viewportLength, 2.0 / 3) }
}
