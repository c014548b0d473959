#if GTK
import CParallaxGTK
import Foundation
import ParallaxGTK

/// Tells when what paths name changes, however that comes about: a file is written in place, or anew beside and then renamed, or
/// deleted and written again; a link leads somewhere else; a folder on the way is renamed, replaced or comes back.
@MainActor final class FileWatch {
    /// Called with the files that have changed, a moment after the last of several changes.
    var onChange: ((Set<URL>) -> Void)?

    private var files: Set<URL> = []
    /// The files at an entry of a folder.
    private var ends: [String: Set<URL>] = [:]
    /// The files to which an entry of a folder is on the way.
    private var ways: [String: Set<URL>] = [:]
    private var monitors: [String: OpaquePointer] = [:]
    private var changed: Set<URL> = []
    /// Whether paths may lead elsewhere now.
    private var isAstray = false
    private let calming = Delay()

    /// Milliseconds without a change after which files are read: editors write several times.
    private static let calm: UInt32 = 80

    /// Watches these files and no others.
    func watch(_ files: [URL]) {
        self.files = Set(files)
        (ends, ways) = ([:], [:])
        for file in self.files {
            let trail = PathTrail(of: file.path) {
                try? FileManager.default.destinationOfSymbolicLink(atPath: $0)
            }
            ends[trail.end, default: []].insert(file)
            for entry in trail.way { ways[entry, default: []].insert(file) }
        }
        let folders = Set((Array(ends.keys) + ways.keys).map(PathTrail.folder))
        for folder in monitors.keys where !folders.contains(folder) { forget(folder) }
        for folder in folders where monitors[folder] == nil { monitors[folder] = monitor(folder) }
    }

    /// Watches nothing any more.
    func end() {
        watch([])
        calming.cancel()
    }

    private func forget(_ folder: String) {
        guard let monitor = monitors.removeValue(forKey: folder) else { return }
        g_file_monitor_cancel(cast(UnsafeMutableRawPointer(monitor)))
        g_object_unref(UnsafeMutableRawPointer(monitor))
    }

    private func monitor(_ folder: String) -> OpaquePointer? {
        let file = g_file_new_for_path(folder)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else {
            return nil
        }
        connect(UnsafeMutableRawPointer(monitor), "changed") { [unowned self] values in
            let kind = GFileMonitorEvent(rawValue: UInt32(values.choice(2)))
            for index in 0...1 {
                guard let file = values.object(index), let path = g_file_get_path(OpaquePointer(file)) else {
                    continue
                }
                note(String(cString: path), kind)
                g_free(path)
            }
        }
        return OpaquePointer(monitor)
    }

    private func note(_ entry: String, _ kind: GFileMonitorEvent) {
        var found = ends[entry] ?? []
        // A folder whose content changes is the same one.
        let isSame = [
            G_FILE_MONITOR_EVENT_CHANGED, G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT,
            G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED,
        ].contains { $0 == kind }
        if !isSame, let behind = ways[entry] { found.formUnion(behind) }
        guard !found.isEmpty else { return }
        if !isSame { isAstray = true }
        changed.formUnion(found)
        calming.run(after: Self.calm) { [unowned self] in
            if isAstray {
                // A monitor goes along with a folder that is renamed: all are put up anew.
                for folder in Array(monitors.keys) { forget(folder) }
                watch(Array(files))
                isAstray = false
            }
            let files = changed
            changed = []
            onChange?(files)
        }
    }
}
#endif
