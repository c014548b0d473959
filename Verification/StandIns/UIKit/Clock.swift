// A stand-in for UIKit on Linux: what the shells' tests need of it, and nothing that draws.
@_exported import Foundation

public typealias CFTimeInterval = Double

/// The clock of all stand-ins: it moves only when a test moves it.
@MainActor public enum StandInClock {
    nonisolated(unsafe) static var seconds: CFTimeInterval = 1_000
    /// Things to do once the clock has passed a time, in order of time.
    static var waiting: [(due: CFTimeInterval, work: @MainActor () -> Void)] = []

    /// Lets time pass, and does what falls due in it.
    public static func standInAdvance(by interval: CFTimeInterval) {
        let end = seconds + interval
        while let next = waiting.enumerated().min(by: { $0.element.due < $1.element.due }),
            next.element.due <= end
        {
            seconds = max(seconds, next.element.due)
            waiting.remove(at: next.offset)
            next.element.work()
        }
        seconds = end
    }

    static func after(_ interval: CFTimeInterval, _ work: @escaping @MainActor () -> Void) {
        waiting.append((seconds + interval, work))
    }
}

public func CACurrentMediaTime() -> CFTimeInterval { StandInClock.seconds }
