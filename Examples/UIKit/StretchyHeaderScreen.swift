import Parallax
import ParallaxUIKit
import UIKit

/// A picture above a list: it stretches when pulled, and the bar appears as it goes.
final class StretchyHeaderScreen: UITableViewController {
    private lazy var effects = ScrollEffects(tableView)
    private var textSize: TextSizeObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stretchy header"
        tableView.rowHeight = RowCell.height
        textSize = TextSizeObservation { [weak tableView] in
            tableView?.rowHeight = RowCell.height
            tableView?.reloadData()
        }
        // It shines through while the picture fades.
        tableView.backgroundColor = .dusk
        // The bar draws no background of its own: the header's backdrop is it.
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = appearance
        let cover = CoverView(frame: .zero)
        effects.header = StretchyHeader(cover, height: 300, bar: navigationController?.navigationBar)
        effects.header?.backdrop.backgroundColor = .dusk
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row") as? RowCell
            ?? RowCell(style: .default, reuseIdentifier: "row")
        cell.label.text = "Row \(indexPath.row + 1)"
        return cell
    }
}

/// A picture, with a shade where the bar's title is.
final class CoverView: UIView {
    private let picture = UIImageView(image: UIImage(named: "dawn.jpg"))
    private let shade = TitleShade(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.isAccessibilityElement = false
        for view in [picture, shade] { addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        // From the screen's edge to below the bar: the picture lags behind the list, so the title comes to lie lower and lower
        // on it while the bar appears.
        let bar = bounds.height - 300
        shade.cover(CGRect(x: 0, y: 0, width: bounds.width, height: bar + 44))
    }
}

final class RowCell: UITableViewCell {
    let label = UILabel(frame: .zero)

    /// A row grows as its text does.
    static var height: CGFloat { max(60, UIFontMetrics.default.scaledValue(for: 60)) }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        // The list covers the picture, by day and in the dark.
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .label
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 20, dy: 0)
    }
}
