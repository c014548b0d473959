import Parallax
import ParallaxUIKit
import UIKit

/// Pictures twice as high as their rows, with two lines of text each: with pictures of one's own and one call a cell.
final class CaptionsScreen: UITableViewController {
    private let places = [
        ("dawn", "First light", "The valley wakes before the birds do"),
        ("grove", "Deep in the grove", "Where the light comes down in columns"),
        ("fjord", "The still fjord", "Not a breath of wind since midnight"),
        ("terraces", "Mirror terraces", "Every field holds a piece of the sky"),
        ("lagoon", "Blue lagoon", "Warm to the ankles, cool to the knees"),
        ("dunes", "A sea of sand", "The wind writes, and wipes it out again"),
        ("canyon", "Red canyon", "Two hundred million years, one afternoon"),
        ("lighthouse", "The lone light", "Every nine seconds, all night long"),
        ("skyline", "Ten thousand windows", "Somebody is home behind each of them"),
        ("aurora", "Night of the aurora", "Green first, then violet, then silence"),
    ]
    private lazy var effects = ScrollEffects(tableView)
    private var textSize: TextSizeObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Captions"
        tableView.rowHeight = CaptionCell.height
        textSize = TextSizeObservation { [weak tableView] in
            tableView?.rowHeight = CaptionCell.height
            tableView?.reloadData()
        }
        tableView.separatorStyle = .none
        tableView.backgroundColor = .night
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        places.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "caption") as? CaptionCell
            ?? CaptionCell(style: .default, reuseIdentifier: "caption")
        let place = places[indexPath.row]
        cell.picture.image = UIImage(named: "\(place.0).jpg")
        cell.title.text = place.1
        cell.detail.text = place.2
        effects.apply(.drift(.fit), to: cell.picture, in: cell)
        return cell
    }
}

final class CaptionCell: UITableViewCell {
    let picture = UIImageView(frame: .zero)
    let title = UILabel(frame: .zero)
    let detail = UILabel(frame: .zero)
    private let shade = TitleShade(frame: .zero)

    private static var lineHeight: CGFloat { UIFontMetrics.default.scaledValue(for: 30) }
    /// A row grows as its two lines and the space between them do.
    static var height: CGFloat { max(200, 110 + 3 * lineHeight) }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        // The words say it all: the picture is for the eye alone.
        picture.isAccessibilityElement = false
        title.font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 16))
        detail.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14))
        contentView.addSubview(picture)
        contentView.addSubview(shade)
        for label in [title, detail] {
            label.adjustsFontForContentSizeCategory = true
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            label.textColor = .white
            label.textAlignment = .center
            contentView.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (size, line) = (contentView.bounds.size, Self.lineHeight)
        // The effect owns the picture's transform, so its frame is not to be touched.
        picture.bounds.size = CGSize(width: size.width, height: 2 * size.height)
        picture.center = CGPoint(x: size.width / 2, y: size.height / 2)
        title.frame = CGRect(x: 0, y: size.height / 2 - line, width: size.width, height: line)
        detail.frame = CGRect(x: 0, y: size.height / 2 + line, width: size.width, height: line)
        shade.cover(title.frame.union(detail.frame))
    }
}
