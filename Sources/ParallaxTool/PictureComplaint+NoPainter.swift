#if !Painter
import Foundation

extension StageFile {
    /// A build without the painter can't tell whether a file can be shown.
    static func complaint(about picture: URL, _ depth: Depth) -> String? { nil }
}
#endif
