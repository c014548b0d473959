/// A constraint: items, attributes and a constant. There is no solver: only a view that hangs by its four edges on its
/// superview's is placed by them.
@MainActor open class NSLayoutConstraint: NSObject {
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
        case trailingMargin, centerXWithinMargins, centerYWithinMargins
    }
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    public var isActive = false {
        didSet {
            guard isActive != oldValue, let view = firstItem as? UIView else { return }
            view.standInConstraints.removeAll { $0 === self }
            if isActive { view.standInConstraints.append(self) }
            view.superview?.setNeedsLayout()
        }
    }

    /// A change asks the items' superviews for layout.
    public var constant: CGFloat {
        didSet {
            for item in [firstItem, secondItem] { (item as? UIView)?.superview?.setNeedsLayout() }
        }
    }

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        secondItem = view2.map { $0 as AnyObject }
        (firstAttribute, secondAttribute, self.multiplier, constant) = (attr1, attr2, multiplier, c)
    }
}

extension UIView {
    /// Places a view by its top, bottom, leading and trailing constraints to its superview, if it has them all.
    final func placeByEdges() {
        guard !translatesAutoresizingMaskIntoConstraints, let room = superview?.bounds else { return }
        func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
            standInConstraints.first {
                $0.firstAttribute == attribute && $0.secondAttribute == attribute
                    && $0.secondItem === superview
            }?.constant
        }
        guard let top = constant(.top), let bottom = constant(.bottom), let leading = constant(.leading),
            let trailing = constant(.trailing)
        else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = isMirrored ? (-trailing, -leading) : (leading, trailing)
        place(
            CGRect(
                x: room.minX + left, y: room.minY + top, width: room.width - left + right,
                height: room.height - top + bottom))
    }
}
