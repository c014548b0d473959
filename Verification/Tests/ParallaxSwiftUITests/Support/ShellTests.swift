import SwiftUI
import Testing

/// All tests of the shell, one after another: they share counters and the settings of a phone.
@Suite(.serialized) enum ShellTests {}

/// Resets what tests share, and says afterwards whether the screens were at fault.
struct Clean: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        StandInFidelity.reset()
        StandInCounters.reset()
        StandInFaults.found = []
        try await function()
        if testCase != nil { #expect(StandInFaults.found.isEmpty, "\(test.name)") }
        StandInFidelity.reset()
    }
}

extension Trait where Self == Clean {
    static var clean: Self { Clean() }
}
