#if os(Linux)
import SwiftUI

/// The same on the stand-ins: what is shown at a point is found among the views, back to front.
@MainActor final class ShownScreen {
    private let host: StandInHost

    init(_ view: some View, width: Double, height: Double) {
        host = StandInHost(view, size: CGSize(width: width, height: height))
        host.commit()
    }

    func scroll(to travel: Double) {
        host.scrollViews[0].travel.y = travel
        host.commit()
    }

    func colours(at heights: [Double], x: Double) -> [Colour] {
        let views = host.nodes { $0.view is Color && $0.shownOpacity > 0 }
        return heights.map { y in
            var colour = Colour(red: 0, green: 0, blue: 0)
            for node in views where contains(node.shownCorners, x, y) && isUncut(node, x, y) {
                guard let color = node.view as? Color else { continue }
                let parts = color.standInParts(.light)
                let opacity = node.shownOpacity * parts[3]
                func over(_ below: Double, _ part: Double) -> Double {
                    below + (part * 255 - below) * opacity
                }
                colour = Colour(
                    red: over(colour.red, parts[0]), green: over(colour.green, parts[1]),
                    blue: over(colour.blue, parts[2]))
            }
            return colour
        }
    }

    /// Whether nothing that holds a view cuts it off at a point.
    private func isUncut(_ node: StandInNode, _ x: Double, _ y: Double) -> Bool {
        sequence(first: node, next: \.parent).allSatisfy { holder in
            holder.shownClip.map { contains($0, x, y) } ?? true
        }
    }

    private func contains(_ corners: [CGPoint], _ x: Double, _ y: Double) -> Bool {
        corners[0].x <= x && x < corners[2].x && corners[0].y <= y && y < corners[2].y
    }
}
#endif
