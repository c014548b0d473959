/// The way that a path leads to a file: every entry of a folder on which it depends what the path names.
///
/// The path `/home/me/stage.json`, of which `me` is a link to `../data`, leads through `/home`, `/home/me` and `/data` to
/// `/data/stage.json`. Whoever renames, replaces or deletes one of these makes the path name something else.
package struct PathTrail: Equatable, Sendable {
    /// The folders and links on the way, each by its whole path.
    package private(set) var way: [String] = []
    /// The file at the end.
    package private(set) var end = "/"

    /// Links that lead in a circle end somewhere.
    private static let mostLinks = 40

    /// - Parameters:
    ///   - path: A whole path; "." and ".." are what the system takes them for.
    ///   - link: What a link holds, a path from its own folder or a whole one; `nil` for what is no link, or is not there.
    package init(of path: String, link: (String) -> String?) {
        var names = Self.names(path)
        var links = 0
        while let name = names.popLast() {
            if name == ".." {
                end = Self.folder(of: end)
                continue
            }
            let entry = end == "/" ? "/" + name : end + "/" + name
            if links < Self.mostLinks, let target = link(entry) {
                links += 1
                way.append(entry)
                if target.hasPrefix("/") { end = "/" }
                names += Self.names(target)
            } else {
                end = entry
                if !names.isEmpty { way.append(entry) }
            }
        }
    }

    /// The folder that holds an entry.
    package static func folder(of entry: String) -> String {
        let folder = entry[..<(entry.lastIndex(of: "/") ?? entry.startIndex)]
        return folder.isEmpty ? "/" : String(folder)
    }

    /// The names in a path, the last one first.
    private static func names(_ path: String) -> [String] {
        path.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
    }
}
