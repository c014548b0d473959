import Parallax
import ParallaxUIKit
import UIKit

/// Ten cars, each in front of a picture that lies behind the list; rows rise as they come.
final class ShowroomScreen: UITableViewController {
    private let cars = [
        ("柯尼塞格", "dawn"), ("布加迪威龙", "grove"), ("阿斯顿马丁", "fjord"), ("法拉利", "terraces"), ("迈凯伦", "lagoon"),
        ("兰博基尼", "dunes"), ("奔驰", "canyon"), ("奥迪", "lighthouse"), ("劳斯莱斯", "skyline"), ("玛莎拉蒂", "aurora"),
    ]
    private lazy var effects = ScrollEffects(tableView)
    private var textSize: TextSizeObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Showroom"
        tableView.rowHeight = CarCell.height
        textSize = TextSizeObservation { [weak tableView] in
            tableView?.rowHeight = CarCell.height
            tableView?.reloadData()
        }
        tableView.separatorStyle = .none
        tableView.backgroundColor = .night
        effects.entrance = .rise()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cars.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "car") as? CarCell
            ?? CarCell(style: .default, reuseIdentifier: "car")
        let (name, picture) = cars[indexPath.row]
        cell.picture.image = UIImage(named: "\(picture).jpg")
        cell.title.text = name
        return cell
    }
}

final class CarCell: UITableViewCell {
    /// Half as high as the screen: the rest of it is what it can move by.
    let picture = DriftingImageView(length: Extent(ofScreen: 0.5))
    let title = UILabel(frame: .zero)
    let line = UIView(frame: .zero)
    private let shade = TitleShade(frame: .zero)

    private static let metrics = UIFontMetrics(forTextStyle: .title2)
    private static var titleHeight: CGFloat { metrics.scaledValue(for: 45) }
    /// A row grows as its title does.
    static var height: CGFloat { max(250, 205 + titleHeight) }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        title.font = Self.metrics.scaledFont(for: .boldSystemFont(ofSize: 25))
        title.adjustsFontForContentSizeCategory = true
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.5
        title.textColor = .white
        title.textAlignment = .center
        line.backgroundColor = .lightGray
        // The title says it all: the picture is for the eye alone.
        picture.isAccessibilityElement = false
        for view in [picture, shade, title, line] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentView.bounds.size
        picture.frame = contentView.bounds
        title.frame = CGRect(
            x: 0, y: (size.height - Self.titleHeight) / 2, width: size.width, height: Self.titleHeight)
        shade.cover(title.frame)
        line.frame = CGRect(x: 0, y: size.height - 1, width: size.width, height: 1)
    }
}
