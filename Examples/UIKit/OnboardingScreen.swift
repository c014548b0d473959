import Parallax
import ParallaxUIKit
import UIKit

/// Five pages that fade into one another; their texts lag behind.
final class OnboardingScreen: UIViewController {
    let scrollView = UIScrollView(frame: .zero)
    let pages = [
        ("", "dunes"), ("Scroll", "lagoon"), ("Look closer", "grove"), ("Further away", "lighthouse"),
        ("Arrive", "aurora"),
    ].map { OnboardingPage(words: $0.0, picture: $0.1) }
    let square = UIView(frame: .zero)
    private lazy var effects = ScrollEffects(scrollView)
    private var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Onboarding"
        view.backgroundColor = .systemBackground
        scrollView.backgroundColor = .black
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        square.backgroundColor = .white
        view.addSubview(scrollView)
        effects.keepsPage = true
        for page in pages {
            scrollView.addSubview(page)
            effects.apply(.pageFade, to: page)
            effects.apply(.drift(speed: 0.7), to: page.text, in: page)
        }
        scrollView.addSubview(square)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = CGSize(width: view.bounds.width, height: 300)
        scrollView.frame = CGRect(origin: .zero, size: size)
        scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        let isMirrored = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, page) in pages.enumerated() {
            let place = CGFloat(isMirrored ? pages.count - 1 - index : index)
            page.bounds.size = size
            page.center = CGPoint(x: (place + 0.5) * size.width, y: size.height / 2)
        }
        let x = isMirrored ? scrollView.contentSize.width - 295 : 95
        square.frame = CGRect(x: x, y: 50, width: 200, height: 200)
        guard !isOpen, size.width > 0 else { return }
        isOpen = true
        // Right to left, the first page is the one farthest to the right.
        scrollView.contentOffset.x = isMirrored ? scrollView.contentSize.width - size.width : 0
    }
}

/// A page: a picture, and a text that moves before it.
final class OnboardingPage: UIView {
    let text = UIView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let shade = TitleShade(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(words: String, picture name: String) {
        super.init(frame: .zero)
        picture.image = UIImage(named: "\(name).jpg")
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.isAccessibilityElement = false
        label.text = words
        label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .boldSystemFont(ofSize: 34))
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.textColor = .white
        label.textAlignment = .center
        shade.isHidden = words.isEmpty
        if words.isEmpty {
            // The picture is all there is: so it has words.
            isAccessibilityElement = true
            accessibilityTraits = .image
            accessibilityLabel = name.prefix(1).uppercased() + name.dropFirst()
        }
        for view in [picture, text] { addSubview(view) }
        for view in [shade, label] { text.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("A page is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        // The effect owns the text's transform, so its frame is not to be touched.
        text.bounds.size = bounds.size
        text.center = CGPoint(x: bounds.midX, y: bounds.midY)
        label.frame = text.bounds
        let height = UIFontMetrics(forTextStyle: .title2).scaledValue(for: 60)
        shade.cover(CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height))
    }
}
