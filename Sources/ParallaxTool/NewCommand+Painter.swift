#if Painter
import Foundation
import ParallaxCairo

extension NewCommand {
    /// Why a file can't be shown; `nil` if it can.
    static func complaint(about file: URL) -> String? { PictureError.problem(with: file)?.description }
}
#endif
