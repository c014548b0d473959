import Foundation

/// A picture file as an address that holds all of it.
package enum PictureAddress {
    /// Reads a file; says so if it is there no more, or browsers do not show its kind.
    package static func of(_ file: URL) throws(PageProblem) -> String { try PictureFile(file).dataURL }
}
