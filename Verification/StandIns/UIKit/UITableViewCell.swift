open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator }

    public let contentView = UIView()
    public var accessoryType = AccessoryType.none
    public let reuseIdentifier: String?
    public lazy var textLabel: UILabel? = {
        let label = UILabel()
        contentView.addSubview(label)
        return label
    }()

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(contentView)
        contentView.place(bounds)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.place(bounds)
    }
}
