open class UICollectionReusableView: UIView {
    public internal(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
}

open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
        contentView.place(bounds)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.place(bounds)
    }
}
