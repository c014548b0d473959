import Foundation

/// What stands at a path, links followed.
package enum PathKind: Sendable {
    case none, file, folder, other

    package init(of path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else {
            self = .none
            return
        }
        switch info.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        default: self = .other
        }
    }
}
