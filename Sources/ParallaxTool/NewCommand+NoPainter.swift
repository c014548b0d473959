#if !Painter
import Foundation

extension NewCommand {
    /// A build without the painter can't tell whether a file can be shown: it takes all.
    static func complaint(about file: URL) -> String? { nil }
}
#endif
