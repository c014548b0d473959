#if canImport(UIKit)
import UIKit

/// The room for a header above a table's first row: the table's own header view, with the app's below the room.
final class HeaderSpacer: UIView {
    /// The app's own header view.
    private(set) var content: UIView?
    private var wanted: CGFloat = 0

    /// The room that there really is.
    var room: CGFloat { bounds.height - (content?.bounds.height ?? 0) }

    /// Sees to it that a table has so much room, and that the app's own header view is kept.
    func reserve(_ height: CGFloat, in table: UITableView) {
        let isReserved = table.tableHeaderView === self
        if isReserved, height == wanted, content.map({ $0.superview === self }) ?? true { return }
        if !isReserved {
            // The app has set a view of its own, the first or another one.
            let other = table.tableHeaderView
            if other !== content { content?.removeFromSuperview() }
            content = other
            table.tableHeaderView = nil
        } else if let content, content.superview !== self {
            self.content = nil
        }
        wanted = height
        if let content, content.superview !== self { addSubview(content) }
        bounds.size = CGSize(width: table.bounds.width, height: height + (content?.bounds.height ?? 0))
        // A table measures its header view when it is set.
        table.tableHeaderView = self
        setNeedsLayout()
    }

    /// Gives the table the app's own header view back.
    func giveBack(to table: UITableView) {
        guard table.tableHeaderView === self else { return }
        content?.removeFromSuperview()
        table.tableHeaderView = content
        content = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let content, content.superview === self else { return }
        let height = content.bounds.height
        content.rest(in: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
    }
}
#endif
