@preconcurrency import Foundation

/// A file that comes to be in whole or not at all: it is written under another name beside its place, and takes its own name
/// when all is there.
///
/// A symbolic link in its place counts as a file that is there: with force the link is replaced, and what it leads to stays.
struct OutputFile {
    let path: String
    private let replaces: Bool

    /// Looks whether the file can come to be, before any work is done.
    ///
    /// - Parameters:
    ///   - path: Where it goes.
    ///   - force: Whether it may replace a file that is there.
    init(_ path: String, force: Bool) throws {
        self.path = path
        replaces = force
        let folder = Self.folder(of: path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
        else {
            throw Failure.unusable("\(path): there is no folder \"\(folder)\"")
        }
        guard !Self.name(of: path).isEmpty else {
            throw Failure.unusable(
                path.isEmpty ? "the output has no name" : "\(path) is a folder; give the name of a file")
        }
        switch Self.kind(of: path) {
        case nil where errno == ENAMETOOLONG: throw Self.refusal(path)
        case nil: break
        case S_IFDIR: throw Failure.unusable("\(path) is a folder; give the name of a file")
        case S_IFREG, S_IFLNK:
            if !force { throw Failure.unusable("\(path) is there already; --force replaces it") }
        default: throw Failure.unusable("\(path) is a pipe or a device; give the name of a file")
        }
        guard access(folder, W_OK) == 0 else {
            throw Failure.refused("\(path): the folder \"\(folder)\" can't be written to")
        }
    }

    /// Writes the file. `body` gets a file descriptor, and the name that the file has meanwhile.
    func write(_ body: (_ descriptor: Int32, _ temporary: String) throws -> Void) throws {
        // Without the file's own name, which may be as long as names can be.
        let temporary = Self.folder(of: path) + "/.parallax-\(getpid())"
        Interruption.removesWhenInterrupted(temporary)
        defer { Interruption.removesWhenInterrupted(nil) }
        var descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o644)
        guard descriptor >= 0 else { throw Self.refusal(path) }
        do {
            try body(descriptor, temporary)
            let isClosed = close(descriptor) == 0
            descriptor = -1
            guard isClosed else { throw Self.refusal(path) }
            try takeName(temporary)
        } catch {
            if descriptor >= 0 { close(descriptor) }
            unlink(temporary)
            throw error
        }
    }

    /// Writes all of `data` to the file.
    func write(_ data: Data) throws {
        try write { descriptor, _ in try Self.write(data, to: descriptor, of: path) }
    }

    /// Writes all of `data` to a file descriptor; `path` is named if that fails.
    static func write(_ data: Data, to descriptor: Int32, of path: String) throws {
        try data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            var rest = bytes
            while !rest.isEmpty {
                let written = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if written < 0, errno == EINTR { continue }
                guard written > 0 else { throw refusal(path) }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
            }
        }
    }

    private func takeName(_ temporary: String) throws {
        if replaces {
            guard rename(temporary, path) == 0 else { throw Self.refusal(path) }
            return
        }
        // A link refuses to replace a file that has come to be meanwhile.
        if link(temporary, path) == 0 {
            unlink(temporary)
            return
        }
        let isThere = errno == EEXIST || Self.kind(of: path) != nil
        if isThere { throw Failure.unusable("\(path) is there already; --force replaces it") }
        // Some file systems, as those of memory cards, have no links.
        guard rename(temporary, path) == 0 else { throw Self.refusal(path) }
    }

    private static func refusal(_ path: String) -> Failure {
        let reason = String(cString: strerror(errno))
        return errno == ENAMETOOLONG
            ? .unusable("\(path): \(reason); give a shorter one")
            : .refused("\(path) can't be written: \(reason)")
    }

    /// What stands at a path, as `S_IFMT` tells it, a link being one; `nil` for nothing.
    private static func kind(of path: String) -> mode_t? {
        var info = stat()
        return lstat(path, &info) == 0 ? info.st_mode & S_IFMT : nil
    }

    /// What lies before the last "/"; the folder that the tool was started in if there is none.
    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// What lies behind the last "/".
    private static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// What lies behind the last "." of a path's name, in lower case; empty if there is none.
    static func ending(of path: String) -> String {
        let name = name(of: path)
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }
}
