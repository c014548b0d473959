import UIKit

/// Pages whose words lag, as many articles write them: only the present page and its neighbour are moved.
final class PagesByHand: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: .zero)
    let pages = (0..<5).map { _ in UIView(frame: .zero) }
    let labels = (0..<5).map { _ in UILabel(frame: .zero) }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.delegate = self
        view.addSubview(scrollView)
        for (page, label) in zip(pages, labels) {
            page.addSubview(label)
            scrollView.addSubview(page)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size)
            labels[index].bounds.size = size
            labels[index].center = CGPoint(x: size.width / 2, y: size.height / 2)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let position = scrollView.contentOffset.x / scrollView.bounds.width
        let index = Int(position)
        let progress = position - CGFloat(index)
        guard pages.indices.contains(index) else { return }
        pages[index].alpha = 1 - progress
        labels[index].transform = CGAffineTransform(translationX: 0.3 * progress * view.bounds.width, y: 0)
        guard pages.indices.contains(index + 1) else { return }
        pages[index + 1].alpha = progress
        labels[index + 1].transform = CGAffineTransform(
            translationX: -0.3 * (1 - progress) * view.bounds.width, y: 0)
    }
}
