import UIKit

/// A stretchy header as many articles write it: room made by an inset, the picture's frame set on every scroll.
final class HeaderByHand: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView(frame: .zero, style: .plain)
    let cover = UIImageView(frame: .zero)
    let height: CGFloat = 300

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.dataSource = self
        tableView.delegate = self
        tableView.contentInset.top = height
        tableView.addSubview(cover)
        view.addSubview(tableView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.frame = view.bounds
        moveCover()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { moveCover() }

    private func moveCover() {
        let pull = max(0, -tableView.contentOffset.y - height)
        cover.frame = CGRect(
            x: 0, y: -height - pull, width: view.bounds.width, height: height + pull)
    }

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UILabel(frame: .zero)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }
}
