import Parallax
import ParallaxSwiftUI
import SwiftUI

/// A picture above a list: it stretches when pulled, and the navigation bar's background appears as it goes.
struct CoverAndRows: View {
    @ScaledMetric(relativeTo: .body) private var rowHeight: CGFloat = 60

    var body: some View {
        ParallaxHeader(height: 300) {
            Image(decorative: "dawn.jpg").resizable().scaledToFill()
            // From the screen's edge to below the bar: the picture lags behind the list, so the title comes to lie lower and
            // lower on it while the bar appears.
            LinearGradient(
                stops: [.init(color: .shade, location: 0.35), .init(color: .clear, location: 0.5)],
                startPoint: .top, endPoint: .bottom)
        } content: {
            ForEach(0..<30) { row in
                Text("Row \(row + 1)")
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.horizontal, 20)
                    .frame(height: rowHeight)
                    // The list covers the picture, in the colours that the reader has chosen.
                    .background(.background)
            }
        } bar: {
            Color.dusk
        }
        // It shines through while the picture fades.
        .background(Color.dusk)
        // The bar draws no background of its own: the header's is it.
        .toolbarBackground(.hidden, for: .automatic)
        .toolbarColorScheme(.dark, for: .automatic)
    }
}
