import Foundation

/// A picture file as a page takes it: its bytes as they are, with what kind they are.
struct PictureFile {
    let kind: Kind
    let data: Data

    /// Reads a file.
    init(_ file: URL) throws(PageProblem) {
        do { data = try Data(contentsOf: file) } catch {
            throw PageProblem("\(file.path): the picture can't be read")
        }
        guard let kind = Kind(data) else {
            throw PageProblem(
                "\(file.path): browsers do not show a picture of this kind; JPEG, PNG, GIF, WebP, AVIF, BMP and SVG they do"
            )
        }
        self.kind = kind
    }

    /// The file as a URL that holds all of it.
    var dataURL: String { "data:\(kind.rawValue);base64,\(data.base64EncodedString())" }

    /// Width over height of the file's picture as it is shown; `nil` where that is not known.
    static func aspect(of file: URL) -> Double? {
        guard let picture = try? PictureFile(file), let size = picture.size, size.width > 0, size.height > 0
        else { return nil }
        return Double(size.width) / Double(size.height)
    }

    /// Kinds of picture that browsers show, by their media types.
    enum Kind: String, CaseIterable {
        case jpeg = "image/jpeg"
        case png = "image/png"
        case gif = "image/gif"
        case webp = "image/webp"
        case avif = "image/avif"
        case bmp = "image/bmp"
        case svg = "image/svg+xml"

        /// Tells a file's kind by its first bytes, whatever its name is.
        init?(_ data: Data) {
            let head = [UInt8](data.prefix(1024))
            func has(_ text: String, at start: Int = 0) -> Bool {
                head.dropFirst(start).starts(with: text.utf8)
            }
            switch true {
            case head.starts(with: [0xFF, 0xD8, 0xFF]): self = .jpeg
            case head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]): self = .png
            case has("GIF87a"), has("GIF89a"): self = .gif
            case has("RIFF") && has("WEBP", at: 8): self = .webp
            case has("ftypavif", at: 4), has("ftypavis", at: 4): self = .avif
            case has("BM") && head.count > 14: self = .bmp
            case String(decoding: head, as: UTF8.self).contains("<svg"): self = .svg
            default: return nil
            }
        }
    }
}

extension PictureFile {
    /// Pixels across and down as shown; `nil` for kinds whose files are not taken apart here.
    var size: (width: Int, height: Int)? {
        let bytes = Bytes(data)
        switch kind {
        case .png: return pair(bytes.big(at: 16, 4), bytes.big(at: 20, 4))
        case .gif: return pair(bytes.little(at: 6, 2), bytes.little(at: 8, 2))
        case .jpeg: return jpegSize(bytes)
        case .webp, .avif, .bmp, .svg: return nil
        }
    }

    private func pair(_ width: Int?, _ height: Int?) -> (width: Int, height: Int)? {
        guard let width, let height else { return nil }
        return (width, height)
    }

    /// Walks the segments of a JPEG file to its frame header (ITU-T T.81, B.2.2). A camera's orientation of 5…8 lays the
    /// picture on its side (Exif 2.3, 4.6.4).
    private func jpegSize(_ bytes: Bytes) -> (width: Int, height: Int)? {
        var place = 2
        var isTurned = false
        while let marker = bytes.big(at: place, 2), marker >= 0xFF00, let length = bytes.big(at: place + 2, 2)
        {
            if marker == 0xFFE1 { isTurned = (orientation(bytes, at: place + 4) ?? 1) > 4 }
            if (0xFFC0...0xFFCF).contains(marker), ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker) {
                let (height, width) = (bytes.big(at: place + 5, 2), bytes.big(at: place + 7, 2))
                return isTurned ? pair(height, width) : pair(width, height)
            }
            place += 2 + length
        }
        return nil
    }

    private func orientation(_ bytes: Bytes, at start: Int) -> Int? {
        guard bytes.big(at: start, 4) == 0x4578_6966, let order = bytes.big(at: start + 6, 2) else {
            return nil
        }
        let base = start + 6
        func number(_ offset: Int, _ count: Int) -> Int? {
            order == 0x4949 ? bytes.little(at: base + offset, count) : bytes.big(at: base + offset, count)
        }
        guard let table = number(4, 4), let count = number(table, 2) else { return nil }
        for entry in 0..<min(count, 256) where number(table + 2 + 12 * entry, 2) == 0x0112 {
            return number(table + 2 + 12 * entry + 8, 2)
        }
        return nil
    }

    /// Numbers in a file, none of them beyond its end.
    private struct Bytes {
        let data: Data

        init(_ data: Data) { self.data = data }

        func big(at place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= data.count else { return nil }
            return (0..<count).reduce(0) { $0 << 8 | Int(data[data.startIndex + place + $1]) }
        }

        func little(at place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= data.count else { return nil }
            return (0..<count).reversed().reduce(0) { $0 << 8 | Int(data[data.startIndex + place + $1]) }
        }
    }
}
