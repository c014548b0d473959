import SwiftUI

/// The place of the screens of Examples/SwiftUI: one line each, `System("Showroom") { UIHostingController(rootView: …) }`,
/// together with a link `SwiftUI` to that folder beside the one to Examples/UIKit, and the product `ParallaxSwiftUI` in the
/// manifest.
@MainActor enum SwiftUISystems {
    static let all: [System] = []
}
