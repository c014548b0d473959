import SwiftUI
import UIKit

/// The five systems in SwiftUI: the screens of Examples/SwiftUI.
@MainActor enum SwiftUISystems {
    static let all = [
        System("Showroom") { UIHostingController(rootView: Showroom()) },
        System("Stretchy header") { UIHostingController(rootView: CoverAndRows()) },
        System("Window") { UIHostingController(rootView: Windows()) },
        System("Captions") { UIHostingController(rootView: Captions()) },
        System("Onboarding") { UIHostingController(rootView: Onboarding()) },
    ]
}
