#if GTK
import CParallaxGTK
import Foundation
import ParallaxGTK

/// Tells when files change, however editors write them: in place, or anew beside and then renamed.
@MainActor final class FileWatch {
    /// Called with the files that have changed, a moment after the last of several changes.
    var onChange: ((Set<String>) -> Void)?

    private var paths: Set<String> = []
    private var monitors: [String: OpaquePointer] = [:]
    private var changed: Set<String> = []
    private let calming = Delay()

    /// Milliseconds without a change after which files are read: editors write several times.
    private static let calm: UInt32 = 80

    /// Watches these files and no others.
    func watch(_ files: [URL]) {
        paths = Set(files.map { $0.standardizedFileURL.path })
        let folders = Set(paths.map { ($0 as NSString).deletingLastPathComponent })
        for (folder, monitor) in monitors where !folders.contains(folder) {
            g_file_monitor_cancel(cast(UnsafeMutableRawPointer(monitor)))
            g_object_unref(UnsafeMutableRawPointer(monitor))
            monitors[folder] = nil
        }
        for folder in folders where monitors[folder] == nil { monitors[folder] = monitor(folder) }
    }

    /// Watches nothing any more.
    func end() {
        watch([])
        calming.cancel()
    }

    private func monitor(_ folder: String) -> OpaquePointer? {
        let file = g_file_new_for_path(folder)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else {
            return nil
        }
        connect(UnsafeMutableRawPointer(monitor), "changed") { [unowned self] values in
            for index in 0...1 {
                guard let file = values.object(index), let path = g_file_get_path(OpaquePointer(file)) else {
                    continue
                }
                note(String(cString: path))
                g_free(path)
            }
        }
        return OpaquePointer(monitor)
    }

    private func note(_ path: String) {
        guard paths.contains(path) else { return }
        changed.insert(path)
        calming.run(after: Self.calm) { [unowned self] in
            let files = changed
            changed = []
            onChange?(files)
        }
    }
}
#endif
