#if Painter
import Parallax
import ParallaxDocument

extension Painter {
    /// Decodes the pictures of a layout, at their size at rest, and keeps them, so that they need not be decoded while it is
    /// painted. On any thread; several painters with one store may work at once.
    ///
    /// - Throws: At the first picture that is missing or broken.
    public func prepare(_ layout: StageLayout) throws(PictureError) {
        for layer in layout.layers {
            guard case .picture(let picture) = content(layer.handle) else { continue }
            _ = try pictures.pixels(
                for: picture, width: Pixels.side(layer.size.width * scale),
                height: Pixels.side(layer.size.height * scale))
        }
    }
}
#endif
