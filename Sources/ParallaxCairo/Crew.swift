#if Painter
import Foundation

/// Threads that share work whose parts need nothing of one another: what comes out is the same, whatever their number.
public struct Crew: Sendable {
    /// How many threads work at once, at least 1.
    public let threads: Int

    /// Makes a crew.
    ///
    /// - Parameter threads: How many work at once; as many as the machine has processors, up to 16, unless told. Below 1
    ///   counts as 1.
    public init(threads: Int = min(ProcessInfo.processInfo.activeProcessorCount, 16)) {
        self.threads = max(1, threads)
    }

    /// Makes `count` things, in their order.
    ///
    /// - Parameter body: Makes one, given its number and that of the thread, 0..<`threads`, on which it is called. Each thread
    ///   makes one thing at a time.
    /// - Throws: The error of the first thing that can't be made.
    func map<R, E: Error>(
        _ count: Int, _ body: (_ index: Int, _ thread: Int) throws(E) -> R
    ) throws(E) -> [R] {
        var results = [Result<R, E>?](repeating: nil, count: count)
        withoutActuallyEscaping(body) { body in
            results.withUnsafeMutableBufferPointer { results in
                // Each thread writes places of its own, and all are done before the buffer goes.
                nonisolated(unsafe) let (results, body) = (results, body)
                let next = Locked(0)
                DispatchQueue.concurrentPerform(iterations: min(threads, count)) { thread in
                    while true {
                        let index = next.withLock { next in
                            defer { next += 1 }
                            return next
                        }
                        guard index < count else { return }
                        do throws(E) {
                            results[index] = .success(try body(index, thread))
                        } catch {
                            results[index] = .failure(error)
                        }
                    }
                }
            }
        }
        var made: [R] = []
        made.reserveCapacity(count)
        for result in results { made.append(try result!.get()) }
        return made
    }
}
#endif
