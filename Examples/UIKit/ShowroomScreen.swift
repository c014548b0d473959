import Parallax
import ParallaxUIKit
import UIKit

/// Ten cars, each in front of a picture that lies behind the list; rows rise as they come.
final class ShowroomScreen: UITableViewController {
    private let cars = ["柯尼塞格", "布加迪威龙", "阿斯顿马丁", "法拉利", "迈凯伦", "兰博基尼", "奔驰", "奥迪", "劳斯莱斯", "玛莎拉蒂"]
    private lazy var effects = ScrollEffects(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 250
        tableView.separatorStyle = .none
        effects.entrance = .rise()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cars.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "car") as? CarCell
            ?? CarCell(style: .default, reuseIdentifier: "car")
        cell.picture.image = UIImage(named: cars[indexPath.row])
        cell.title.text = cars[indexPath.row]
        return cell
    }
}

final class CarCell: UITableViewCell {
    /// Half as high as the screen: the rest of it is what it can move by.
    let picture = DriftingImageView(length: Extent(ofScreen: 0.5))
    let title = UILabel(frame: .zero)
    let line = UIView(frame: .zero)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        title.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .boldSystemFont(ofSize: 25))
        title.adjustsFontForContentSizeCategory = true
        title.textColor = .white
        title.textAlignment = .center
        line.backgroundColor = .lightGray
        // The title says it all: the picture is for the eye alone.
        picture.isAccessibilityElement = false
        for view in [picture, title, line] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentView.bounds.size
        picture.frame = contentView.bounds
        title.frame = CGRect(x: 0, y: size.height / 2 - 22.5, width: size.width, height: 45)
        line.frame = CGRect(x: 0, y: size.height - 1, width: size.width, height: 1)
    }
}
