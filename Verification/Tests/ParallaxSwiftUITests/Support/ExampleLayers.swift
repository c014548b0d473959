import Parallax
import SwiftUI
import Testing

@testable import SwiftUIExamples

/// The views of the example screens that are layers of their stages.
extension Screen {
    /// Whether an example shows what the engine, or a recorded line, says of the layers that can be seen.
    func checkExample(
        of stage: String, shows layers: some Sequence<Layer>, within tolerance: Double = 1e-9,
        _ situation: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for layer in layers where !isNowhere(layer.handle, of: stage) {
            expect(
                view(layer.handle, of: stage), on: self, shows: layer, within: tolerance,
                clips: layer.handle.kind == .rowPicture, situation(), sourceLocation: sourceLocation)
        }
    }

    /// Where an example has no view of its own, for there is nothing to see.
    private func isNowhere(_ handle: LayerHandle, of stage: String) -> Bool {
        switch (stage, handle.kind) {
        // The first page says nothing.
        case ("onboarding", .pageText): Onboarding().pages[handle.index].words.isEmpty
        // Its bar is the navigation bar, which is a part of the safe area: without one there is nothing to draw.
        case ("stretchy-header", .bar): host.safeArea.top == 0
        default: false
        }
    }

    private func view(_ handle: LayerHandle, of stage: String) -> StandInNode? {
        let row = handle.index
        return switch (stage, handle.kind) {
        case ("showroom", .row): host.text(Showroom().cars[row])?.above(named: "Clip")
        case ("showroom", .rowTitle): host.text(Showroom().cars[row])?.above(named: "FlexibleFrame")
        case ("showroom", .rowLine):
            host.text(Showroom().cars[row])?.above(named: "Layered<Layered")?.tree.first {
                ($0.view as? Color)?.name == "white"
            }
        case ("captions", .rowTitle): host.text(Captions().places[row].0)?.above(named: "FlexibleFrame")
        case ("captions", .rowSubtitle): host.text(Captions().places[row].1)?.above(named: "FlexibleFrame")
        case ("window", .row), ("captions", .row): host.image(pictures[row])?.above(named: "FixedFrame")
        case (_, .rowPicture): host.image(pictures[row])?.above(named: "Clip")
        case ("stretchy-header", .headerPicture): host.image("dawn.jpg")?.above(named: "Clip")
        case ("stretchy-header", .bar): host.nodes { $0.view as? Color == .dusk }.first
        case ("stretchy-header", .row): host.text("Row \(row + 1)")?.above(named: "FixedFrame")
        // Its picture is as large as the page, and cropped to it.
        case ("onboarding", .page): host.image(Onboarding().pages[row].picture)?.above(named: "Clip")
        case ("onboarding", .pageText):
            host.text(Onboarding().pages[row].words)?.above(named: "FlexibleFrame")?
                .above(named: "FlexibleFrame")
        case ("onboarding", .free): host.nodes { $0.view as? Color == .white }.first
        default: nil
        }
    }
}
