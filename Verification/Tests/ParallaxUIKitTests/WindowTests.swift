import Parallax
import ParallaxUIKit
import Testing
import UIKit

/// A cell whose picture hangs on a top and a bottom constraint, written either way round.
final class WindowCell: UITableViewCell {
    let picture = UIImageView(frame: .zero)
    let top: NSLayoutConstraint
    let bottom: NSLayoutConstraint
    static let overscan: CGFloat = 20

    init(pictureFirst: Bool) {
        let holder = UIView(frame: .zero)
        let picture = picture
        let way = pictureFirst ? Self.overscan : -Self.overscan
        func constraint(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat) -> NSLayoutConstraint
        {
            let (first, second) = pictureFirst ? (picture, holder) : (holder, picture)
            return NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
                multiplier: 1, constant: constant)
        }
        (top, bottom) = (constraint(.top, -way), constraint(.bottom, way))
        super.init(style: .default, reuseIdentifier: "cell")
        clipsToBounds = true
        addSubview(holder)
        holder.addSubview(picture)
        isPictureFirst = pictureFirst
    }

    required init?(coder: NSCoder) { fatalError("Made in code.") }

    private var isPictureFirst = true

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.superview?.frame = bounds
        let sign: CGFloat = isPictureFirst ? 1 : -1
        let (y, end) = (sign * top.constant, bounds.height + sign * bottom.constant)
        picture.bounds.size = CGSize(width: bounds.width, height: end - y)
        picture.center = CGPoint(x: bounds.midX, y: (y + end) / 2)
    }
}

@MainActor final class WindowList: UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    var configure: (WindowCell) -> Void = { _ in }

    init(pictureFirst: Bool) {
        table.rowHeight = 200
        table.dataSource = self
        table.standInRegister("cell") { WindowCell(pictureFirst: pictureFirst) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! WindowCell
        configure(cell)
        return cell
    }
}

extension ShellTests {
    @MainActor @Suite struct WindowTests {
        @Test(arguments: [true, false])
        func `every frame of a picture on constraints is the engine's, whichever item comes first`(
            pictureFirst: Bool
        ) {
            let list = WindowList(pictureFirst: pictureFirst)
            let effects = ScrollEffects(list.table)
            list.configure = { cell in
                let constraints = [cell.top, cell.bottom]
                effects.apply(.drift(.ahead), to: cell.picture, in: cell, through: constraints)
            }
            let screen = Screen(list.table)
            screen.commit()
            var stage = Stage(screen: Dimensions(width: 390, height: 844))
            stage.rows = Rows(
                RowHeights(count: 10, height: 200),
                picture: PicturePart(length: Extent(ofItem: 1, points: 40), effect: .drift(.ahead)))
            screen.play(.tour, in: stage) { travel in
                let layout = stage.layout(at: travel)
                for row in 0..<10 {
                    let cell = list.table.cellForRow(at: IndexPath(row: row, section: 0)) as? WindowCell
                    expect(cell?.picture, shows: layout.layer(.rowPicture, row), "at \(travel)")
                    #expect(cell?.picture.layer.transform ?? CATransform3DIdentity == CATransform3DIdentity)
                }
            }
            // F12, case 107: the app's own constants come back.
            let cells = list.table.visibleCells.compactMap { $0 as? WindowCell }
            effects.detach()
            for cell in cells {
                #expect(cell.top.constant.magnitude == WindowCell.overscan)
                #expect(cell.bottom.constant == -cell.top.constant)
            }
        }
    }
}
