@MainActor public protocol UITableViewDataSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
}

/// A table: it asks for cells in its own layout, and reuses those that have left.
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle, automatic = 100
    }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    @available(tvOS, unavailable)
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }

    open weak var dataSource: UITableViewDataSource?
    open var rowHeight: CGFloat = 44 { didSet { measure() } }
    @available(tvOS, unavailable)
    open var separatorStyle = SeparatorStyle.singleLine
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var tableHeaderView: UIView? {
        didSet {
            if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
            if let tableHeaderView { addSubview(tableHeaderView) }
            measure()
        }
    }

    var factories: [String: @MainActor () -> UITableViewCell] = [:]
    var pool: [String: [UITableViewCell]] = [:]
    var cells: [IndexPath: UITableViewCell] = [:]
    /// Where each row begins, a section a list; behind the last one, where the section ends.
    var edges: [[CGFloat]] = []
    var isStale = true
    public let style: Style
    /// The headers of sections, as far as they were seen.
    var headers: [Int: UIView] = [:]
    /// Cells that were made before they came into view.
    var prefetched: [IndexPath: UITableViewCell] = [:]
    var update = StandInUpdate<UITableViewCell>()

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    var tableDelegate: UITableViewDelegate? { delegate as? UITableViewDelegate }

    /// On a Mac a class is registered; here, how to make one.
    public func standInRegister(_ identifier: String, _ factory: @escaping @MainActor () -> UITableViewCell) {
        factories[identifier] = factory
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return factories[identifier]?()
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        dequeueReusableCell(withIdentifier: identifier)!
    }

    // MARK: Where rows are

    func measure() {
        guard let dataSource else { return }
        var y = tableHeaderView?.restFrame.height ?? 0
        edges = (0..<dataSource.numberOfSections(in: self)).map { section in
            y += tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? 0
            var list = [y]
            for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
                y +=
                    tableDelegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
                    ?? rowHeight
                list.append(y)
            }
            return list
        }
        isStale = false
        contentSize = CGSize(width: bounds.width, height: y)
        tableHeaderView?.place(
            CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView!.bounds.height))
        setNeedsLayout()
    }

    open func rectForRow(at path: IndexPath) -> CGRect {
        if isStale { measure() }
        guard path.section < edges.count, path.row + 1 < edges[path.section].count else { return .zero }
        let (y, end) = (edges[path.section][path.row], edges[path.section][path.row + 1])
        return CGRect(x: 0, y: y, width: bounds.width, height: end - y)
    }

    open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { cells.isEmpty ? nil : cells.keys.sorted() }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    var visiblePaths: [IndexPath] {
        var paths: [IndexPath] = []
        for (section, list) in edges.enumerated()
        where list.count > 1 && list.last! > bounds.minY && list[0] < bounds.maxY {
            var (low, high) = (0, list.count - 1)
            while high - low > 1 {
                let middle = (low + high) / 2
                if list[middle] <= bounds.minY { low = middle } else { high = middle }
            }
            var row = low
            while row < list.count - 1, list[row] < bounds.maxY {
                if list[row + 1] > bounds.minY { paths.append(IndexPath(row: row, section: section)) }
                row += 1
            }
        }
        return paths
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if isStale { measure() }
        if contentSize.width != bounds.width { measure() }
        let paths = visiblePaths
        if StandInFidelity.recyclesFirst { removeCells(except: paths) }
        for path in paths { show(path) }
        removeCells(except: paths)
        layHeaders()
        if StandInFidelity.prefetches, let last = paths.last {
            prefetch(IndexPath(row: last.row + 1, section: last.section))
        }
    }

    private func prefetch(_ path: IndexPath) {
        guard cells[path] == nil, prefetched[path] == nil, rectForRow(at: path) != .zero else { return }
        prefetched[path] = dataSource?.tableView(self, cellForRowAt: path)
    }

    private func show(_ path: IndexPath) {
        let frame = rectForRow(at: path)
        if let cell = cells[path] {
            if cell.restFrame != frame { cell.place(frame) }
            return
        }
        guard
            let cell = prefetched.removeValue(forKey: path) ?? dataSource?.tableView(self, cellForRowAt: path)
        else { return }
        cell.place(frame)
        cell.isHidden = false
        cells[path] = cell
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        // Cells lie behind headers and whatever else was added.
        if cell.superview !== self {
            insertSubview(
                cell, at: StandInFidelity.insertsOnTop ? subviews.count : backgroundView == nil ? 0 : 1)
        }
    }

    private func removeCells(except paths: [IndexPath]) {
        let kept = Set(paths)
        for (path, cell) in cells where !kept.contains(path) {
            cells[path] = nil
            putAway(cell, path)
        }
    }

    func putAway(_ cell: UITableViewCell, _ path: IndexPath) {
        if StandInFidelity.keepsReusedCells { cell.isHidden = true } else { cell.removeFromSuperview() }
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        putInPool(cell)
    }

    func putInPool(_ cell: UITableViewCell) {
        if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        backgroundView?.place(bounds)
    }
}
