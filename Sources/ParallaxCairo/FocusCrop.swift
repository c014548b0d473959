#if Painter
import Parallax

/// The part of a picture that is shown when it fills a box of another shape.
///
/// The whole box is covered, nothing is stretched, and the focus comes as near to the box's middle as the
/// picture allows.
struct FocusCrop: Equatable {
    /// The part that is shown, in the picture's own pixels; it lies within the picture.
    var part: Box
    /// Pixels of the box for a pixel of the picture.
    var factor: Double

    /// Crops a picture.
    ///
    /// - Parameters:
    ///   - picture: The picture's size in pixels, both sides above 0.
    ///   - box: The size to fill in pixels, both sides above 0.
    ///   - focus: Fractions of the picture's width and height; what lies outside 0…1 counts as its nearest edge.
    init(picture: Dimensions, box: Dimensions, focus: Vector) {
        factor = max(box.width / picture.width, box.height / picture.height)
        let width = min(box.width / factor, picture.width)
        let height = min(box.height / factor, picture.height)
        let x = min(max(focus.x * picture.width - width / 2, 0), picture.width - width)
        let y = min(max(focus.y * picture.height - height / 2, 0), picture.height - height)
        part = Box(x: x, y: y, width: width, height: height)
    }
}
#endif
