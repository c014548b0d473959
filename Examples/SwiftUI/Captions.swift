import Parallax
import ParallaxSwiftUI
import SwiftUI

/// Pictures twice as high as their rows, with two lines of text each.
struct Captions: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<10) { place in CaptionRow(place: place) }
            }
        }
        // Rows are seen under the bars, too.
        .parallaxViewport()
        .background(Color.night)
    }
}

struct CaptionRow: View {
    let place: Int
    @ScaledMetric(relativeTo: .body) private var height: CGFloat = 200

    var body: some View {
        DriftingPicture(length: Extent(ofItem: 2)) {
            Image(decorative: pictures[place]).resizable().scaledToFill()
        }
        .frame(height: height)
        .overlay {
            // The title above the row's middle, the detail as far below it.
            VStack(spacing: 30) {
                Text("Place \(place + 1)").font(.callout.bold()).frame(maxWidth: .infinity, minHeight: 30)
                Text("Seen from above, \(place + 1)").font(.subheadline).frame(
                    maxWidth: .infinity, minHeight: 30)
            }
            .shaded()
            .padding(.top, 30)
        }
    }
}
