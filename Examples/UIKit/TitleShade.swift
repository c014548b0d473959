import UIKit

extension UIColor {
    /// What lies behind the lists.
    static let night = UIColor(red: 0.08, green: 0.09, blue: 0.11, alpha: 1)
    /// What lies behind the bar's title, once the picture has gone.
    static let dusk = UIColor(red: 0.23, green: 0.15, blue: 0.27, alpha: 1)
}

/// A shade behind a title over a picture: white letters before it can be read over any picture, white ones included.
final class TitleShade: UIView {
    /// How dark it is where letters are: white on it has a contrast of 4.5 to 1 over white.
    static let darkness: CGFloat = 0.56
    /// Points above and below the letters within which it fades out.
    static let fade: CGFloat = 40

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        let dark = UIColor(white: 0, alpha: Self.darkness).cgColor
        let clear = UIColor(white: 0, alpha: 0).cgColor
        (layer as? CAGradientLayer)?.colors = [clear, dark, dark, clear]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Lies behind text in a frame, and fades out above and below it.
    func cover(_ text: CGRect) {
        frame = text.insetBy(dx: 0, dy: -Self.fade)
        let part = NSNumber(value: Self.fade / frame.height)
        (layer as? CAGradientLayer)?.locations = [0, part, NSNumber(value: 1 - part.doubleValue), 1]
    }
}
