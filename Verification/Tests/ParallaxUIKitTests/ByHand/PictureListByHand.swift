import UIKit

/// A list of moving pictures as many articles write it: the delegate's scroll event moves the picture of every cell in view.
final class PictureListByHand: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView(frame: .zero, style: .plain)
    var rowHeight: CGFloat = 200
    var pictureHeight: CGFloat = 300

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = rowHeight
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.frame = view.bounds
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "picture") as? PictureCellByHand
            ?? PictureCellByHand(style: .default, reuseIdentifier: "picture")
        cell.picture.frame.size = CGSize(width: view.bounds.width, height: pictureHeight)
        return cell
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        for case let cell as PictureCellByHand in tableView.visibleCells {
            cell.movePicture(in: tableView, over: view)
        }
    }
}

final class PictureCellByHand: UITableViewCell {
    let picture = UIImageView(frame: .zero)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func movePicture(in tableView: UITableView, over view: UIView) {
        let place = tableView.convert(frame, to: view)
        let fromMiddle = view.bounds.height / 2 - place.minY
        let spare = picture.frame.height - bounds.height
        picture.frame.origin.y = fromMiddle / view.bounds.height * spare - spare / 2
    }
}
