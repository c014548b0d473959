import Parallax
import ParallaxSwiftUI
import SwiftUI

/// Ten cars, each in front of a picture that lies behind the list; rows rise as they come.
struct Showroom: View {
    let cars = ["柯尼塞格", "布加迪威龙", "阿斯顿马丁", "法拉利", "迈凯伦", "兰博基尼", "奔驰", "奥迪", "劳斯莱斯", "玛莎拉蒂"]

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(cars.indices, id: \.self) { row in
                    CarRow(car: cars[row], picture: pictures[row]).parallaxEntrance(.rise())
                }
            }
        }
        // Rows are seen under the bars, too.
        .parallaxViewport()
        .background(Color.night)
    }
}

struct CarRow: View {
    let car: String
    let picture: String
    /// Rows grow with the reader's text size.
    @ScaledMetric(relativeTo: .title2) private var height: CGFloat = 250

    var body: some View {
        Text(car)
            .font(.title2.bold())
            .frame(maxWidth: .infinity, minHeight: 45)
            .shaded()
            .frame(height: height)
            .background {
                // Half as high as the screen: the rest of it is what it can move by.
                DriftingPicture(length: Extent(ofScreen: 0.5)) {
                    // The title says it all: the picture is for the eye alone.
                    Image(decorative: picture).resizable().scaledToFill()
                }
            }
            .overlay(alignment: .bottom) { Color.white.opacity(2 / 3).frame(height: 1) }
            .clipped()
    }
}
