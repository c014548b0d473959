import Parallax
import ParallaxUIKit
import UIKit

/// A cell with a picture that is longer than it, under a title.
final class PictureCell: UITableViewCell {
    let picture = UIImageView(frame: .zero)
    let title = UILabel(frame: .zero)
    var pictureLength: (CGRect, UIWindow?) -> CGFloat = { bounds, _ in bounds.height }
    /// What was on it when it was put to use again.
    var row: Int?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        contentView.addSubview(picture)
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let length = pictureLength(bounds, window)
        picture.bounds.size = CGSize(width: bounds.width, height: length)
        picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
        title.frame = CGRect(x: 0, y: bounds.midY - 22.5, width: bounds.width, height: 45)
    }
}

/// A list of pictures as an app would write it, with everything open to a test.
@MainActor final class PictureList: UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .plain)
    var rows: Int
    var height: (Int) -> CGFloat
    var configure: (PictureCell, IndexPath) -> Void = { _, _ in }
    var willDisplay: (PictureCell, IndexPath) -> Void = { _, _ in }
    private(set) var made = 0

    init(rows: Int, height: CGFloat, pictureLength: @escaping (CGRect, UIWindow?) -> CGFloat) {
        self.rows = rows
        self.height = { _ in height }
        table.standInRegister("cell") { [unowned self] in
            made += 1
            let cell = PictureCell(style: .default, reuseIdentifier: "cell")
            cell.pictureLength = pictureLength
            return cell
        }
        table.rowHeight = height
        table.dataSource = self
        table.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(indexPath.row)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! PictureCell
        cell.row = indexPath.row
        configure(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        willDisplay(cell as! PictureCell, indexPath)
    }

    func cell(_ row: Int) -> PictureCell? {
        table.cellForRow(at: IndexPath(row: row, section: 0)) as? PictureCell
    }
}
