#if canImport(UIKit)
import UIKit

/// A table's header view that keeps room for the picture, with the app's own header view below it.
final class HeaderSpacer: UIView {
    /// The app's own header view.
    let own: UIView?
    private let ownHeight: CGFloat
    /// The height that was asked for: a table may put its header view on whole pixels.
    private var height: CGFloat?

    init(around own: UIView?) {
        self.own = own
        ownHeight = own?.bounds.height ?? 0
        super.init(frame: .zero)
        isUserInteractionEnabled = own != nil
    }

    required init?(coder: NSCoder) {
        (own, ownHeight) = (nil, 0)
        super.init(coder: coder)
    }

    /// Takes room of a height in the table, in place of what its header view was.
    func keepRoom(_ height: CGFloat, in table: UITableView) {
        let size = CGSize(width: table.bounds.width, height: height + ownHeight)
        guard table.tableHeaderView !== self || self.height != size.height else { return }
        self.height = size.height
        frame = CGRect(origin: .zero, size: size)
        // A table measures its header view anew only when it is given one.
        table.tableHeaderView = self
        // Only now: the table takes the view that was its header out of wherever it is.
        if let own, own.superview !== self { addSubview(own) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        own?.rest(in: CGRect(x: 0, y: bounds.height - ownHeight, width: bounds.width, height: ownHeight))
    }

    /// Gives the table its own header view back.
    func giveBack(to table: UITableView) {
        guard table.tableHeaderView === self else { return }
        own?.removeFromSuperview()
        table.tableHeaderView = own
    }

    /// Only the app's own view can be touched: touches elsewhere are the picture's, or the table's.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        own.map { $0.frame.contains(point) } ?? false
    }
}
#endif
