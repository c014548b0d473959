import Foundation

#if Painter
import ParallaxCairo
#endif

/// Whether a file is a picture that can be shown, as far as this build can tell.
enum PictureProbe {
    /// Why the file can't be shown; `nil` if it can, or if this build has no painter that would know.
    static func complaint(about file: URL) -> String? {
        #if Painter
        return PictureError.problem(with: file)?.description
        #else
        return nil
        #endif
    }
}
