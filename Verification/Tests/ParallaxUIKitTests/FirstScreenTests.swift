import ParallaxUIKit
import Testing
import UIKit

final class PlacesScreen: UITableViewController {
    private lazy var effects = ScrollEffects(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 250
        effects.entrance = .rise()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "place") as? PlaceCell
            ?? PlaceCell(style: .default, reuseIdentifier: "place")
        cell.picture.image = UIImage(named: "place-\(indexPath.row)")
        effects.apply(.drift(.fit), to: cell.picture, in: cell)
        return cell
    }
}

final class PlaceCell: UITableViewCell {
    let picture = UIImageView(frame: .zero)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.bounds.size = CGSize(width: contentView.bounds.width, height: 400)
        picture.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
    }
}

extension ShellTests {
    /// The screen that the guides begin with.
    @MainActor @Suite struct FirstScreenTests {
        @Test func `the guides' first screen is the one above, and does what they say`() throws {
            let here = URL(fileURLWithPath: #filePath)
            let own = try String(contentsOf: here, encoding: .utf8)
            let guide = try String(
                contentsOf: here.deletingLastPathComponent().appendingPathComponent(
                    "../../Sources/ParallaxUIKit/ParallaxUIKit.docc/ParallaxUIKit.md"
                ).standardizedFileURL, encoding: .utf8)
            let start = try #require(own.range(of: "final class PlacesScreen")).lowerBound
            let end = try #require(own.range(of: "\n}\n", range: start..<own.endIndex)).upperBound
            #expect(guide.contains(own[start..<end]))

            let controller = PlacesScreen()
            let table = try #require(controller.tableView)
            table.contentInsetAdjustmentBehavior = .never
            let screen = Screen(table)
            screen.controller = controller
            screen.commit()
            screen.advance(by: 1)
            for travel in [0.0, 300, -40] {
                screen.travel = travel
                screen.commit()
                for row in 0..<10 {
                    guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? PlaceCell
                    else { continue }
                    let start = Double(row) * 250 - travel
                    let pose = Effect.drift(.fit).pose(
                        item: start..<start + 250, viewport: 0..<844, picture: 400)
                    let moved = cell.picture.layer.transform.m42
                    #expect((moved - pose.translation.y).magnitude < 1e-9 && pose.translation.y != 0)
                }
            }
        }
    }
}
