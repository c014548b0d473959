import Parallax
import ParallaxSwiftUI
import SwiftUI

/// Pictures that run ahead of the list, as if seen through windows: 20 points longer than their rows at either end, and flush
/// with them while they enter and leave.
struct Windows: View {
    let places = [
        "A valley at dawn", "A grove", "A fjord", "Terraces", "A lagoon", "Dunes", "A canyon", "A lighthouse",
        "A skyline", "Northern lights",
    ]

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(places.indices, id: \.self) { row in
                    DriftingPicture(overscan: 20, effect: .drift(.ahead)) {
                        Image(pictures[row]).resizable().scaledToFill().accessibilityLabel(places[row])
                    }
                    .frame(height: 200)
                }
            }
        }
        // Rows are seen under the bars, too.
        .parallaxViewport()
        .background(Color.night)
    }
}
