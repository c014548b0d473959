import Parallax
import ParallaxUIKit
import UIKit

/// Pages side by side in a plain scroll view, from the leading edge, with a text on each and a square on the first.
final class PagerView: UIScrollView {
    let pages = (0..<5).map { _ in UIView(frame: .zero) }
    let texts = (0..<5).map { _ in UILabel(frame: .zero) }
    let square = UIView(frame: .zero)

    init(direction: UISemanticContentAttribute = .forceLeftToRight) {
        super.init(frame: .zero)
        semanticContentAttribute = direction
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        for (page, text) in zip(pages, texts) {
            page.addSubview(text)
            addSubview(page)
        }
        addSubview(square)
    }

    required init?(coder: NSCoder) { fatalError("Made in code.") }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        let length = CGFloat(pages.count) * size.width
        if contentSize != CGSize(width: length, height: size.height) {
            contentSize = CGSize(width: length, height: size.height)
        }
        for (index, page) in pages.enumerated() {
            let x = CGFloat(index) * size.width
            // Never the frame of a view that an effect moves.
            page.bounds.size = size
            page.center = CGPoint(
                x: (isMirrored ? length - x - size.width : x) + size.width / 2, y: size.height / 2)
            texts[index].bounds.size = size
            texts[index].center = CGPoint(x: size.width / 2, y: size.height / 2)
        }
        square.frame = CGRect(x: isMirrored ? length - 295 : 95, y: 50, width: 200, height: 200)
    }

    /// Distance from the leading end.
    var travel: Double {
        get { isMirrored ? contentSize.width - bounds.maxX : bounds.minX }
        set { contentOffset.x = isMirrored ? contentSize.width - bounds.width - newValue : newValue }
    }
}
