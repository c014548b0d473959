import SwiftUI
import UIKit

/// The five systems, each in UIKit and in SwiftUI.
@main struct ExamplesApp: App {
    var body: some Scene {
        WindowGroup { SystemsView().ignoresSafeArea() }
    }
}

/// The list of all screens, in UIKit's own navigation.
private struct SystemsView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: SystemsScreen(swiftUI: SwiftUISystems.all))
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
