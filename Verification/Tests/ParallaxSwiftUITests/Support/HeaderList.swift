import Parallax
import ParallaxSwiftUI
import SwiftUI
import Testing

/// A stretchy header above thirty rows.
struct HeaderList: View {
    var height: CGFloat = 300
    var edge = Header.Edge.screen
    var effect = Effect.stretchyHeader()
    var barHeight: CGFloat = 44
    var rows = 30
    /// What the rows do.
    var rowEffect = Effect.none

    var body: some View {
        ParallaxHeader(height: height, edge: edge, effect: effect, barHeight: barHeight) {
            Image(decorative: "cover").resizable().scaledToFill()
        } content: {
            ForEach(0..<rows) { row in
                Text("title \(row)").frame(maxWidth: .infinity).frame(height: 60).parallax(rowEffect)
            }
        } bar: {
            Image(decorative: "bar").resizable()
        }
    }

    func stage(
        _ size: CGSize = CGSize(width: 390, height: 844), safeArea: EdgeInsets = EdgeInsets()
    ) -> Stage {
        var stage = Stage(screen: Dimensions(width: size.width, height: size.height))
        stage.insets = Insets(top: safeArea.top, bottom: safeArea.bottom)
        stage.header = Header(height: height, edge: edge, effect: effect)
        stage.bar = Bar(height: barHeight)
        stage.rows = Rows(RowHeights(count: rows, height: 60), effect: rowEffect)
        return stage
    }
}

extension Screen {
    var cover: StandInNode? { host.image("cover")?.above(named: "Clip<") }
    var bar: StandInNode? { host.image("bar")?.above(named: "Clip<") }

    @MainActor func checkHeader(_ layout: StageLayout, rows: Int = 30, within tolerance: Double = 1e-9) {
        expect(cover, on: self, shows: layout.layer(.headerPicture), within: tolerance, "at \(layout.travel)")
        expect(bar, on: self, shows: layout.layer(.bar), within: tolerance, "at \(layout.travel)")
        for row in 0..<rows {
            expect(
                self.row(row), on: self, shows: layout.layer(.row, row), within: tolerance,
                "at \(layout.travel)")
        }
    }
}
