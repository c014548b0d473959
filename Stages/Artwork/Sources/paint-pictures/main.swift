import Artwork
import Foundation

let usage = """
    Usage: paint-pictures [NAME…] [-o FOLDER] [--scale N] [--quality N]

    Paints the named pictures, or all of them, as JPEG files into FOLDER (Stages/Pictures at first).
    Names: \(Picture.all.map(\.name).joined(separator: ", "))
    """

/// Ends the program with a word on what is wrong.
func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
}

var folder = "Stages/Pictures"
var scale = 3
var quality = 88
var names: [String] = []
var words = CommandLine.arguments.dropFirst()

while let word = words.popFirst() {
    switch word {
    case "-h", "--help":
        print(usage)
        exit(0)
    case "-o", "--output":
        guard let value = words.popFirst() else { fail(usage) }
        folder = value
    case "--scale":
        guard let value = words.popFirst().flatMap({ Int($0) }), 1...4 ~= value else { fail(usage) }
        scale = value
    case "--quality":
        guard let value = words.popFirst().flatMap({ Int($0) }), 1...100 ~= value else { fail(usage) }
        quality = value
    default:
        names.append(word)
    }
}

if let unknown = names.first(where: { name in !Picture.all.contains { $0.name == name } }) {
    fail("No picture is called \(unknown).\n\n\(usage)")
}

do {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for picture in Picture.all where names.isEmpty || names.contains(picture.name) {
        let start = Date()
        let path = "\(folder)/\(picture.name).jpg"
        try picture.paint(to: path, scale: scale, quality: quality)
        print("\(path)  \(String(format: "%.1f", Date().timeIntervalSince(start))) s")
    }
} catch {
    fail("\(error)")
}
