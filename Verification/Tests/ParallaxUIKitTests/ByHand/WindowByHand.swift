import UIKit

/// A cell whose picture hangs on two constraints, moved by the share of the way that the cell still has to go.
final class WindowCellByHand: UITableViewCell {
    let top: NSLayoutConstraint
    let bottom: NSLayoutConstraint
    let spare: CGFloat = 40

    init(top: NSLayoutConstraint, bottom: NSLayoutConstraint) {
        (self.top, self.bottom) = (top, bottom)
        super.init(style: .default, reuseIdentifier: "window")
    }

    required init?(coder: NSCoder) { nil }

    func movePicture(in tableView: UITableView) {
        let bottomEdge = frame.maxY - tableView.contentOffset.y
        let way = tableView.bounds.height + bounds.height
        let share = min(max(bottomEdge / way, 0), 1)
        top.constant = -(1 - share) * spare
        bottom.constant = spare - (1 - share) * spare
    }
}
