import UIKit

/// One of the five systems, as a screen.
struct System {
    let name: String
    let make: @MainActor () -> UIViewController

    init(_ name: String, make: @escaping @MainActor () -> UIViewController) {
        self.name = name
        self.make = make
    }

    /// The five in UIKit.
    @MainActor static let uiKit = [
        System("Showroom") { ShowroomScreen() },
        System("Stretchy header") { StretchyHeaderScreen() },
        System("Window") { WindowScreen() },
        System("Captions") { CaptionsScreen() },
        System("Onboarding") { OnboardingScreen() },
    ]
}

/// The list of all screens.
final class SystemsScreen: UITableViewController {
    private var textSize: TextSizeObservation?
    private let sections: [(title: String, systems: [System])]

    /// Lists the five screens in UIKit, and others in SwiftUI.
    init(swiftUI: [System] = []) {
        sections = [("UIKit", System.uiKit), ("SwiftUI", swiftUI)].filter { !$0.1.isEmpty }
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("The list is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Parallax"
        tableView.rowHeight = RowCell.height
        textSize = TextSizeObservation { [weak tableView] in
            tableView?.rowHeight = RowCell.height
            tableView?.reloadData()
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].systems.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "system") as? RowCell
            ?? RowCell(style: .default, reuseIdentifier: "system")
        cell.label.text = sections[indexPath.section].systems[indexPath.row].name
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let system = sections[indexPath.section].systems[indexPath.row]
        navigationController?.pushViewController(system.make(), animated: true)
    }
}
