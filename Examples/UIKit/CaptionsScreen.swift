import Parallax
import ParallaxUIKit
import UIKit

/// Pictures twice as high as their rows, with two lines of text each: with pictures of one's own and one call a cell.
final class CaptionsScreen: UITableViewController {
    private lazy var effects = ScrollEffects(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 200
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "caption") as? CaptionCell
            ?? CaptionCell(style: .default, reuseIdentifier: "caption")
        cell.picture.image = UIImage(named: "caption \(indexPath.row)")
        cell.title.text = "Place \(indexPath.row + 1)"
        cell.detail.text = "Seen from above"
        effects.apply(.drift(.fit), to: cell.picture, in: cell)
        return cell
    }
}

final class CaptionCell: UITableViewCell {
    let picture = UIImageView(frame: .zero)
    let title = UILabel(frame: .zero)
    let detail = UILabel(frame: .zero)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        title.font = .boldSystemFont(ofSize: 16)
        detail.font = .systemFont(ofSize: 14)
        contentView.addSubview(picture)
        for label in [title, detail] {
            label.textColor = .white
            label.textAlignment = .center
            contentView.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentView.bounds.size
        // The effect owns the picture's transform, so its frame is not to be touched.
        picture.bounds.size = CGSize(width: size.width, height: 2 * size.height)
        picture.center = CGPoint(x: size.width / 2, y: size.height / 2)
        title.frame = CGRect(x: 0, y: size.height / 2 - 30, width: size.width, height: 30)
        detail.frame = CGRect(x: 0, y: size.height / 2 + 30, width: size.width, height: 30)
    }
}
