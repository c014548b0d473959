#if canImport(UIKit)
import Parallax
import ParallaxUIKit
import UIKit

/// A list of pictures in a window, as an app would write it.
@MainActor final class PictureScreen: NSObject, UITableViewDataSource {
    let window: UIWindow
    let table = UITableView(frame: .zero, style: .plain)
    lazy var effects = ScrollEffects(table)
    let effect: Effect
    let pictureHeight: CGFloat = 422

    init(_ effect: Effect, rowHeight: CGFloat = 250) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        self.effect = effect
        super.init()
        table.frame = window.bounds
        table.rowHeight = rowHeight
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = self
        window.addSubview(table)
        window.isHidden = false
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "picture") as? PictureCell
            ?? PictureCell(style: .default, reuseIdentifier: "picture")
        cell.pictureHeight = pictureHeight
        effects.apply(effect, to: cell.picture, in: cell)
        return cell
    }

    /// Scrolls to an offset and lets everything be laid out.
    func show(at offset: CGFloat) {
        table.contentOffset = CGPoint(x: 0, y: offset)
        window.layoutIfNeeded()
        table.layoutIfNeeded()
        for cell in table.visibleCells { cell.layoutIfNeeded() }
    }

    /// How far the picture of a visible cell is from where the engine has it, in points.
    func distance(of cell: PictureCell, policy: MotionPolicy = .full) -> CGFloat {
        let start = Double(cell.frame.minY - table.contentOffset.y)
        let pose = effect.pose(
            item: start..<start + Double(cell.frame.height), viewport: 0..<Double(table.bounds.height),
            picture: Double(pictureHeight), policy: policy)
        let transform = cell.picture.layer.transform
        return max(
            abs(transform.m42 - CGFloat(pose.translation.y)), abs(transform.m22 - CGFloat(pose.scaleY)),
            abs(cell.picture.alpha - CGFloat(pose.opacity)))
    }
}

final class PictureCell: UITableViewCell {
    let picture = UIImageView(frame: .zero)
    var pictureHeight: CGFloat = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        picture.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: pictureHeight)
        picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
#endif
