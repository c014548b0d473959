import Parallax
import ParallaxSwiftUI
import SwiftUI

/// A picture above a list: it stretches when pulled, and the bar's background appears as it goes.
struct CoverAndRows: View {
    @ScaledMetric(relativeTo: .body) private var rowHeight: CGFloat = 60

    var body: some View {
        ParallaxHeader(height: 300, barHeight: 44) {
            Image(decorative: "dawn.jpg").resizable().scaledToFill()
        } content: {
            ForEach(0..<30) { row in
                Text("Row \(row + 1)")
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .frame(height: rowHeight)
                    .background(.white)
            }
        } bar: {
            Color.gray
        }
    }
}
