import Parallax
import ParallaxUIKit
import Testing
import UIKit

/// A table of thirty rows under a header, and the stage that it is held to.
@MainActor final class HeaderBench {
    let list: PictureList
    let screen: Screen
    let cover = UIImageView(frame: .zero)
    var effects: ScrollEffects!
    var stage: Stage

    init(
        height: Double = 300, edge: Header.Edge = .screen,
        safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, bottom: 34),
        rows: Int = 30, attach: Bool = true
    ) {
        list = PictureList(rows: rows, height: 60) { bounds, _ in bounds.height }
        screen = Screen(list.table, safeArea: safeArea)
        let size = screen.window.bounds.size
        stage = Stage(screen: Dimensions(width: size.width, height: size.height))
        stage.insets = Insets(top: safeArea.top, bottom: safeArea.bottom)
        stage.rows = Rows(RowHeights(count: rows, height: 60))
        stage.header = Header(height: height, edge: edge)
        effects = ScrollEffects(list.table)
        if attach { effects.header = StretchyHeader(cover, height: height, edge: edge) }
    }

    /// Compares the picture and all rows with the engine's.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let travel = screen.travel
        let layout = stage.layout(at: travel)
        let place = "at \(travel)"
        expect(cover, shows: layout.layer(.headerPicture), place, sourceLocation: sourceLocation)
        for row in 0..<list.rows {
            expect(list.cell(row), shows: layout.layer(.row, row), place, sourceLocation: sourceLocation)
        }
    }

    func scroll(to travel: Double) {
        screen.travel = travel
        screen.commit()
    }

    /// Where the first row begins on the screen.
    var firstRowTop: Double {
        list.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY - list.table.contentOffset.y
    }
}
