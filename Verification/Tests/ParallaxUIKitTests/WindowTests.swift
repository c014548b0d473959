import Parallax
import ParallaxUIKit
import Testing
import UIKit

/// A cell whose picture is held by constraints of its own, as from a storyboard.
final class WindowCell: UITableViewCell {
    let picture = UIImageView(frame: .zero)
    private(set) var top: NSLayoutConstraint!
    private(set) var bottom: NSLayoutConstraint!
    let overscan: CGFloat = 20

    /// In which of four ways the constraints are written.
    init(writing way: Int) {
        super.init(style: .default, reuseIdentifier: "window")
        addSubview(picture)
        func constraint(_ attribute: NSLayoutConstraint.Attribute, _ pictureFirst: Bool, _ way: CGFloat)
            -> NSLayoutConstraint
        {
            NSLayoutConstraint(
                item: pictureFirst ? picture : self, attribute: attribute, relatedBy: .equal,
                toItem: pictureFirst ? self : picture, attribute: attribute, multiplier: 1,
                constant: pictureFirst ? way : -way)
        }
        top = constraint(.top, way & 1 == 0, -overscan)
        bottom = constraint(.bottom, way & 2 == 0, overscan)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What Auto Layout would do.
    override func layoutSubviews() {
        super.layoutSubviews()
        func way(_ constraint: NSLayoutConstraint) -> CGFloat {
            constraint.firstItem === picture ? constraint.constant : -constraint.constant
        }
        let (minY, maxY) = (way(top), bounds.height + way(bottom))
        picture.bounds.size = CGSize(width: bounds.width, height: maxY - minY)
        picture.center = CGPoint(x: bounds.midX, y: (minY + maxY) / 2)
    }
}

@MainActor @Suite(.serialized) struct WindowTests {
    final class Source: UITableViewDataSource, UITableViewDelegate {
        var show: (WindowCell) -> Void = { _ in }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "window", for: indexPath) as! WindowCell
            show(cell)
            return cell
        }
    }

    // JazzHands#1689 (F12): a moved constraint was ignored, or added up.
    @Test(arguments: 0..<4)
    func `a picture moved through its own constraints, however they are written, is the engine's`(
        way: Int
    ) {
        let table = UITableView(frame: .zero)
        let source = Source()
        let effects = ScrollEffects(table)
        table.standInRegister("window") { WindowCell(writing: way) }
        table.rowHeight = 200
        table.separatorStyle = .none
        source.show = { cell in
            effects.apply(.drift(.ahead), to: cell.picture, in: cell, through: [cell.top, cell.bottom])
        }
        table.dataSource = source
        table.delegate = source
        let screen = Screen(table)
        var stage = Stage(screen: Dimensions(width: 390, height: 844))
        stage.rows = Rows(
            RowHeights(count: 10, height: 200),
            picture: PicturePart(length: Extent(ofItem: 1, points: 40), effect: .drift(.ahead)))
        screen.commit()
        screen.play(.tour, in: stage) { travel in
            let layout = stage.layout(at: travel)
            for row in 0..<10 {
                let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? WindowCell
                expect(cell?.picture, shows: layout.layer(.rowPicture, row), "at \(travel)")
                if let cell { #expect(CATransform3DIsIdentity(cell.picture.layer.transform)) }
            }
        }
        // Leaving at the top, before the first scroll, and entering at the bottom.
        screen.travel = 0
        screen.commit()
        let cells = table.visibleCells.compactMap { $0 as? WindowCell }
        effects.detach()
        for cell in cells {
            #expect(abs(cell.top.constant) == 20 && abs(cell.bottom.constant) == 20)
        }
    }
}
