import Testing

@testable import Parallax
@testable import ParallaxWeb

/// A showroom as a table and as a stage: rows, pictures that drift, and an entrance.
enum Showroom {
    static func table(
        length: [Double] = [0.5, 0, 0], picture: Effect = .drift(.fit), entrance: Effect = .rise()
    ) -> [Double] {
        [390, 844, 0, 0, 390, 844, 0, 0, 0, 0, 0, 0, 0] + [1, 10, 1, 250, 1] + length + numbers(of: picture)
            + [0, 0, 0] + numbers(of: .none) + numbers(of: entrance) + [0, 0, 0, 0]
    }

    static func stage() -> Stage {
        var stage = Stage(screen: Dimensions(width: 390, height: 844))
        stage.rows = Rows(
            RowHeights(count: 10, height: 250),
            picture: PicturePart(length: Extent(ofScreen: 0.5), effect: .drift(.fit)), entrance: .rise())
        return stage
    }

    /// An effect as it stands in a stage's table.
    static func numbers(of effect: Effect) -> [Double] {
        var memory = FlatMemory()
        var writer = FlatWriter(&memory, atMost: FlatWriter.length(of: effect))
        writer.write(effect)
        return Array(memory.first(writer.count))
    }
}
