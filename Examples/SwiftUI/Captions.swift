import Parallax
import ParallaxSwiftUI
import SwiftUI

/// Pictures twice as high as their rows, with two lines of text each.
struct Captions: View {
    let places = [
        ("First light", "The valley wakes before the birds do"),
        ("Deep in the grove", "Where the light comes down in columns"),
        ("The still fjord", "Not a breath of wind since midnight"),
        ("Mirror terraces", "Every field holds a piece of the sky"),
        ("Blue lagoon", "Warm to the ankles, cool to the knees"),
        ("A sea of sand", "The wind writes, and wipes it out again"),
        ("Red canyon", "Two hundred million years, one afternoon"),
        ("The lone light", "Every nine seconds, all night long"),
        ("Ten thousand windows", "Somebody is home behind each of them"),
        ("Night of the aurora", "Green first, then violet, then silence"),
    ]

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(places.indices, id: \.self) { row in
                    CaptionRow(picture: pictures[row], title: places[row].0, detail: places[row].1)
                }
            }
        }
        // Rows are seen under the bars, too.
        .parallaxViewport()
        .background(Color.night)
    }
}

struct CaptionRow: View {
    let picture, title, detail: String
    @ScaledMetric(relativeTo: .body) private var height: CGFloat = 200

    var body: some View {
        DriftingPicture(length: Extent(ofItem: 2)) {
            Image(decorative: picture).resizable().scaledToFill()
        }
        .frame(height: height)
        .overlay {
            // The title above the row's middle, the detail as far below it.
            VStack(spacing: 30) {
                Text(title).font(.callout.bold()).frame(maxWidth: .infinity, minHeight: 30)
                Text(detail).font(.subheadline).frame(maxWidth: .infinity, minHeight: 30)
            }
            .shaded()
            .padding(.top, 30)
        }
    }
}
