import Parallax
import ParallaxUIKit
import UIKit

/// Five pages that fade into one another; their texts lag behind.
final class OnboardingScreen: UIViewController {
    let scrollView = UIScrollView(frame: .zero)
    private(set) var pages: [UILabel] = []
    private let holders = (0..<5).map { _ in UIView(frame: .zero) }
    private lazy var effects = ScrollEffects(scrollView)

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)
        effects.keepsPage = true
        for (holder, words) in zip(holders, ["", "Scroll", "Look closer", "Further away", "Arrive"]) {
            let label = UILabel(frame: .zero)
            label.text = words
            label.textAlignment = .center
            holder.addSubview(label)
            scrollView.addSubview(holder)
            pages.append(label)
            effects.apply(.pageFade, to: holder)
            effects.apply(.drift(speed: 0.7), to: label, in: holder)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = CGSize(width: view.bounds.width, height: 300)
        scrollView.frame = CGRect(origin: .zero, size: size)
        scrollView.contentSize = CGSize(width: size.width * CGFloat(holders.count), height: size.height)
        let isMirrored = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, holder) in holders.enumerated() {
            let place = CGFloat(isMirrored ? holders.count - 1 - index : index)
            holder.bounds.size = size
            holder.center = CGPoint(x: (place + 0.5) * size.width, y: size.height / 2)
            pages[index].bounds.size = size
            pages[index].center = CGPoint(x: size.width / 2, y: size.height / 2)
        }
    }
}
