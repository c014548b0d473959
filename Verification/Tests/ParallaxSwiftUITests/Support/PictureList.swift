import Parallax
import ParallaxSwiftUI
import SwiftUI
import Testing

/// A list of rows, each with a drifting picture and a title.
struct PictureList: View {
    var rows = 10
    var height: CGFloat = 250
    var isLazy = true
    var length = Extent(ofScreen: 0.5)
    var effect = Effect.drift(.fit)
    var entrance: Effect?
    var once = false
    var delay: (Int) -> Double = { _ in 0 }
    /// The rows' identities, where they are not their numbers.
    var firstID = 0

    var body: some View {
        ScrollView {
            if isLazy {
                LazyVStack(spacing: 0) { cells }
            } else {
                VStack(spacing: 0) { cells }
            }
        }
    }

    private var cells: some View {
        ForEach(firstID..<firstID + rows) { id in
            let row = id - firstID
            if let entrance {
                PictureRow(row: row, length: length, effect: effect).frame(height: height).clipped()
                    .parallaxEntrance(entrance, once: once, delay: delay(row))
            } else {
                PictureRow(row: row, length: length, effect: effect).frame(height: height)
            }
        }
    }

    func stage(_ size: CGSize = CGSize(width: 390, height: 844)) -> Stage {
        var stage = Stage(screen: Dimensions(width: size.width, height: size.height))
        stage.rows = Rows(
            RowHeights(count: rows, height: height), picture: PicturePart(length: length, effect: effect),
            title: .centred(height: 45), entrance: entrance ?? .none)
        return stage
    }
}

struct PictureRow: View {
    var row: Int
    var length: Extent
    var effect: Effect

    var body: some View {
        DriftingPicture(length: length, effect: effect) {
            Image(decorative: "picture \(row)").resizable().scaledToFill()
        }
        .overlay {
            Text("title \(row)").frame(maxWidth: .infinity, minHeight: 45, maxHeight: 45)
        }
    }
}

extension Screen {
    /// The box of a drifting picture, which cuts what is in it.
    func picture(_ row: Int) -> StandInNode? {
        host.image("picture \(row)")?.above(named: "Clip<LayoutView<FillLayout")
    }
    func title(_ row: Int) -> StandInNode? { host.text("title \(row)")?.above(named: "FlexibleFrame") }
    /// The box of a row.
    func row(_ row: Int) -> StandInNode? { host.text("title \(row)")?.above(named: "FixedFrame") }

    /// Whether all rows are where the engine has them.
    func check(_ layout: StageLayout, rows: Int, within tolerance: Double = 1e-9) {
        for row in 0..<rows {
            expect(
                self.row(row), on: self, shows: layout.layer(.row, row), within: tolerance,
                "at \(layout.travel)")
            expect(
                picture(row), on: self, shows: layout.layer(.rowPicture, row), within: tolerance, clips: true,
                "at \(layout.travel)")
            expect(
                title(row), on: self, shows: layout.layer(.rowTitle, row), within: tolerance,
                "at \(layout.travel)")
        }
    }
}
