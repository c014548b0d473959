@testable import Parallax

extension Cue {
    /// The same situation with one driver's value changed, and nothing that goes with it.
    func with(_ quantity: Driver.Quantity, _ value: Double) -> Cue {
        var cue = self
        switch quantity {
        case .travel: cue.travel = value
        case .overscroll: cue.overscroll = value
        case .phase: cue.phase = value
        case .pageDistance: cue.pageDistance = value
        case .age: cue.age = value
        }
        return cue
    }
}
