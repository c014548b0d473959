import Parallax
import ParallaxUIKit
import UIKit

/// A picture above a list: it stretches when pulled, and the bar appears as it goes.
final class StretchyHeaderScreen: UITableViewController {
    private lazy var effects = ScrollEffects(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stretchy header"
        tableView.rowHeight = RowCell.height
        let cover = UIImageView(image: UIImage(named: "dawn.jpg"))
        cover.contentMode = .scaleAspectFill
        cover.clipsToBounds = true
        cover.isAccessibilityElement = false
        effects.header = StretchyHeader(cover, height: 300, bar: navigationController?.navigationBar)
    }

    /// The text size may have changed.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tableView.rowHeight = RowCell.height
        tableView.reloadData()
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

final class RowCell: UITableViewCell {
    let label = UILabel(frame: .zero)

    /// A row grows as its text does.
    static var height: CGFloat { max(60, UIFontMetrics.default.scaledValue(for: 60)) }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        // The list covers the picture.
        backgroundColor = .white
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .black
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 20, dy: 0)
    }
}
