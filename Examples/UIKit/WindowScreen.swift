import Parallax
import ParallaxUIKit
import UIKit

/// Pictures on a top and a bottom constraint, as Interface Builder makes them, that run ahead of the list.
final class WindowScreen: UITableViewController {
    private let pictures = [
        "dawn", "grove", "fjord", "terraces", "lagoon", "dunes", "canyon", "lighthouse", "skyline", "aurora",
    ]
    private lazy var effects = ScrollEffects(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Window"
        tableView.rowHeight = 200
        tableView.separatorStyle = .none
        tableView.backgroundColor = .night
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        pictures.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "window") as? FramedCell
            ?? FramedCell(style: .default, reuseIdentifier: "window")
        let name = pictures[indexPath.row]
        cell.picture.image = UIImage(named: "\(name).jpg")
        // Here the pictures are all there is: so they have words.
        cell.accessibilityLabel = name.prefix(1).uppercased() + name.dropFirst()
        effects.apply(.drift(.ahead), to: cell.picture, in: cell, through: [cell.top, cell.bottom])
        return cell
    }
}

final class FramedCell: UITableViewCell {
    let picture = UIImageView(frame: .zero)
    /// 20 points of picture beyond the cell at either end.
    private(set) lazy var top = edge(.top, constant: -20)
    private(set) lazy var bottom = edge(.bottom, constant: 20)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityTraits = .image
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(picture)
        for constraint in [top, bottom, edge(.leading, constant: 0), edge(.trailing, constant: 0)] {
            constraint.isActive = true
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func edge(_ attribute: NSLayoutConstraint.Attribute, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: picture, attribute: attribute, relatedBy: .equal, toItem: contentView, attribute: attribute,
            multiplier: 1, constant: constant)
    }
}
