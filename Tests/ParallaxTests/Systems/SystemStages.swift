import Parallax

/// The five systems, built as an app developer would.
enum SystemStages {
    static let sizes = [
        Dimensions(width: 390, height: 844), Dimensions(width: 320, height: 568),
        Dimensions(width: 844, height: 390), Dimensions(width: 1024, height: 1366),
    ]

    /// Travels from a long pull to the content's end and past it.
    static func travels(in stage: Stage) -> [Double] {
        let end = stage.travelRange.maximum
        return [0, 37.5, 400, 1156, -80, -300, end, end + 95]
    }

    static func showroom(_ screen: Dimensions, entrance: Effect = .rise()) -> Stage {
        var stage = Stage(screen: screen)
        stage.rows = Rows(
            RowHeights(count: 10, height: 250),
            picture: PicturePart(length: Extent(ofScreen: 0.5), effect: .drift(.fit)),
            title: .centred(height: 45), line: .bottom(height: 1), entrance: entrance)
        return stage
    }

    static func stretchyHeader(
        _ screen: Dimensions, edge: Header.Edge = .screen, inset: Double = 0, bar: Bool = true
    ) -> Stage {
        var stage = Stage(screen: screen)
        stage.insets.top = inset
        stage.header = Header(height: 300, edge: edge)
        stage.bar = bar ? Bar() : nil
        stage.rows = Rows(RowHeights(count: 30, height: 60), title: .centred(height: 20))
        return stage
    }

    static func window(_ screen: Dimensions) -> Stage {
        var stage = Stage(screen: screen)
        stage.rows = Rows(
            RowHeights(count: 10, height: 200),
            picture: PicturePart(length: Extent(ofItem: 1.2), effect: .drift(.ahead)))
        return stage
    }

    static func captions(_ screen: Dimensions) -> Stage {
        var stage = Stage(screen: screen)
        stage.rows = Rows(
            RowHeights(count: 10, height: 200),
            picture: PicturePart(length: Extent(ofItem: 2), effect: .drift(.fit)),
            title: Band(top: Extent(ofItem: 0.5, points: -30), height: Extent(points: 30)),
            subtitle: Band(top: Extent(ofItem: 0.5, points: 30), height: Extent(points: 30)))
        return stage
    }

    static func onboarding(_ screen: Dimensions) -> Stage {
        var stage = Stage(screen: screen, axis: .horizontal)
        stage.viewport = Box(x: 0, y: 0, width: screen.width, height: 300)
        stage.pages = Pages(count: 5, effect: .pageFade, text: .drift(speed: 0.7))
        stage.layers = [FreeLayer(Box(x: 95, y: 50, width: 200, height: 200))]
        return stage
    }

    static func all(_ screen: Dimensions) -> [Stage] {
        [showroom(screen), stretchyHeader(screen), window(screen), captions(screen), onboarding(screen)]
    }
}
