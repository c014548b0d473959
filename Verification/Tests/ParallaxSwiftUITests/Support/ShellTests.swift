import SwiftUI
import Testing

// The kinds of fault seen in the field, F1–F20, and their cases, as far as they concern this shell. Each test names its kind and
// its case in a comment.
//
// Here: 8, 10, 11, 13, 14, 19, 20, 23, 25, 26, 28, 31, 32, 34, 37, 40, 44, 46, 50, 52, 53, 55, 58, 59, 61, 62, 64, 65, 68, 71,
// 76, 77, 79, 80, 82, 83, 85, 91, 92, 95, 97, 101, 103, 110, 113, 115, 118, 119, 122; S6, S7, S12, S13, S19, S21.
// The engine's own: F7, F16, F20 and the curves. Not of this shell: observers and delegates (F13), for there are none.
// Not offered: snapping (67), quick return (73), a header in a List (64, in part).

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
