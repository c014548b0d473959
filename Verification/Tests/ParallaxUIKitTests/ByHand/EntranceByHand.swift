import UIKit

/// A row that turns into view, in the order in which many articles write it.
final class EntranceByHand {
    static var start: CATransform3D {
        var transform = CATransform3DMakeRotation(.pi / 4, 0, 0.7, 0.4)
        transform.m34 = -1 / 600
        return transform
    }

    @MainActor static func animate(_ cell: UITableViewCell) {
        cell.layer.transform = start
        cell.layer.shadowOffset = CGSize(width: 10, height: 10)
        cell.alpha = 0
        UIView.animate(withDuration: 0.6) {
            cell.layer.transform = CATransform3DIdentity
            cell.layer.shadowOffset = .zero
            cell.alpha = 1
        }
    }
}
