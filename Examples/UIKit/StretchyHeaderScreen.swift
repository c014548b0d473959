import Parallax
import ParallaxUIKit
import UIKit

/// A picture above a list: it stretches when pulled, and the bar appears as it goes.
final class StretchyHeaderScreen: UITableViewController {
    private lazy var effects = ScrollEffects(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        let cover = UIImageView(image: UIImage(named: "cover"))
        cover.contentMode = .scaleAspectFill
        cover.clipsToBounds = true
        effects.header = StretchyHeader(cover, height: 300, bar: navigationController?.navigationBar)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        return cell
    }
}
