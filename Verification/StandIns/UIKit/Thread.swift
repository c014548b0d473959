import Dispatch

/// Here the main actor runs on the main queue, but not on the process's first thread, which has gone by then: so its queue
/// decides what counts as the main thread.
public enum Thread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    public static var isMainThread: Bool { DispatchQueue.getSpecific(key: key) == true }
}
