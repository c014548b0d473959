#if Painter
import Foundation
import ParallaxCairo
import ParallaxDocument

extension StageFile {
    /// Why a picture can't be shown; `nil` if nothing is wrong with it.
    static func complaint(about picture: URL, _ depth: Depth) -> String? {
        let name = Complaint.quoted(picture.lastPathComponent)
        switch PictureError.problem(with: picture, isThorough: depth == .whole) {
        // That it was there was seen when the stage was read.
        case .missing: return "\(name) is not there any more, or it cannot be read"
        case let error?: return "\(name) is \(error.sentence)"
        case nil: return nil
        }
    }
}
#endif
