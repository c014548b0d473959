import Dispatch

/// Runs the body for every number below `count`, on all cores.
///
/// The bodies write to places of their own, so that they need no lock.
func inParallel(_ count: Int, _ body: (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
        nonisolated(unsafe) let work = body
        DispatchQueue.concurrentPerform(iterations: count) { work($0) }
    }
}
