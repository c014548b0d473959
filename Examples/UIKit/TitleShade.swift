import UIKit

/// A shade behind a title over a picture: white letters before it can be read over any picture, white ones included.
final class TitleShade: UIView {
    /// How dark it is where letters are: white on it has a contrast of 4.5 to 1 over white.
    static let darkness: CGFloat = 0.56
    /// The part of its height, in the middle, that is as dark as that.
    static let core = 0.3...0.7

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        guard let gradient = layer as? CAGradientLayer else { return }
        let dark = UIColor(white: 0, alpha: Self.darkness).cgColor
        let clear = UIColor(white: 0, alpha: 0).cgColor
        gradient.colors = [clear, dark, dark, clear]
        gradient.locations = [
            0, NSNumber(value: Self.core.lowerBound), NSNumber(value: Self.core.upperBound), 1,
        ]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Lies behind text in a frame, and fades out above and below it.
    func cover(_ text: CGRect) {
        let height = text.height / (Self.core.upperBound - Self.core.lowerBound)
        frame = CGRect(x: text.minX, y: text.midY - height / 2, width: text.width, height: height)
    }
}
