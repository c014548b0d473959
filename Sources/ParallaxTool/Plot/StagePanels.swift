import Parallax

/// The panels of a stage: one for each effect that does something, over the travel at which it can be seen.
struct StagePanels {
    let stage: Stage
    private static let steps = 480

    /// All panels, in the order of the stage's layers.
    var all: [PlotPanel] {
        var panels: [PlotPanel] = []
        if let header = stage.header { panels += headerPanels(header) }
        panels += rowPanels
        if let pages = stage.pages { panels += pagePanels(pages) }
        for (index, layer) in stage.layers.enumerated() { panels += layerPanels(layer, index) }
        return panels.filter { !$0.series.isEmpty }
    }

    private var viewport: Double { stage.viewportLength }
    private var range: TravelRange { stage.travelRange }

    // MARK: Parts

    private func headerPanels(_ header: Header) -> [PlotPanel] {
        let inset = stage.axis == .vertical ? stage.insets.top : 0
        let length = header.height + (header.edge == .screen ? inset : 0)
        let start = header.edge == .screen ? 0 : inset
        let xs = places(from: -min(viewport / 4, max(length, 120) * 0.7), to: length * 1.25)
        func cue(_ travel: Double) -> Cue {
            Cue(
                item: start..<start + length, viewport: 0..<viewport, axis: stage.axis, travel: travel,
                range: range,
                attachment: .viewport)
        }
        let named = [
            PlotPanel.Place(x: 0, name: "rest"), PlotPanel.Place(x: length, name: "collapsed"),
        ]
        var panels = [
            panel("header.picture", header.effect, "travel in points", xs, named, pull: xs[0]...0) { cue($0) }
        ]
        if let bar = stage.bar {
            panels.append(
                panel("bar", bar.effect, "travel in points", xs, named, pull: xs[0]...0) { cue($0) })
        }
        return panels
    }

    private var rowPanels: [PlotPanel] {
        let rows = stage.rows
        guard rows.heights.count > 0 else { return [] }
        let row = rows.heights.count / 2
        let height = rows.heights.height(of: row)
        let start = stage.contentStart + rows.heights.edge(row)
        let first = max(start - viewport, -viewport)
        let last = min(start + height, range.maximum + viewport)
        guard last > first else { return [] }
        let xs = places(from: first, to: last)
        let named = [
            PlotPanel.Place(x: start - viewport, name: "enters"),
            PlotPanel.Place(x: start + height / 2 - viewport / 2, name: "centred"),
            PlotPanel.Place(x: start + height, name: "leaves"),
            PlotPanel.Place(x: 0, name: "rest"),
        ].filter { (first...last).contains($0.x) }
        let length = rows.picture.map {
            $0.length(screen: stage.screenLength, item: height)
        }
        func cue(_ travel: Double, age: Double = .infinity) -> Cue {
            Cue(
                item: start - travel..<start - travel + height, viewport: 0..<viewport, picture: length,
                axis: stage.axis, travel: travel, range: range, age: age)
        }
        let pull = first < 0 ? first...min(0, last) : nil
        var panels: [PlotPanel] = []
        if let picture = rows.picture {
            panels.append(
                panel("row.\(row).picture", picture.effect, "travel in points", xs, named, pull: pull) {
                    cue($0)
                })
        }
        panels.append(panel("row.\(row)", rows.effect, "travel in points", xs, named, pull: pull) { cue($0) })
        let middle = start + height / 2 - viewport / 2
        let duration = rows.entrance.tracks.map(\.curve.end).max() ?? 0
        if duration > 0 {
            panels.append(
                panel(
                    "row.\(row), entering", rows.entrance, "seconds since it appeared",
                    places(from: 0, to: duration * 1.15),
                    [
                        PlotPanel.Place(x: 0, name: "appears"),
                        PlotPanel.Place(x: duration, name: "has entered"),
                    ],
                    pull: nil
                ) { cue(middle, age: $0) })
        }
        return panels
    }

    private func pagePanels(_ pages: Pages) -> [PlotPanel] {
        guard pages.count > 0, stage.stride > 0 else { return [] }
        let page = min(1, pages.count - 1)
        let centre = Double(page) * stage.stride
        let xs = places(from: centre - stage.stride, to: centre + stage.stride)
        let named = (max(0, page - 1)...min(pages.count - 1, page + 1)).map {
            PlotPanel.Place(x: Double($0) * stage.stride, name: "page \($0)")
        }
        func cue(_ travel: Double, picture: Double? = nil) -> Cue {
            let start = centre - travel
            return Cue(
                item: start..<start + viewport, viewport: 0..<viewport, picture: picture, axis: stage.axis,
                travel: travel, range: range, pageDistance: (centre - travel) / stage.stride)
        }
        var panels = [
            panel("page.\(page)", pages.effect, "travel in points", xs, named, pull: nil) { cue($0) }
        ]
        if let picture = pages.picture {
            let length = picture.length(screen: stage.screenLength, item: viewport)
            panels.append(
                panel("page.\(page).picture", picture.effect, "travel in points", xs, named, pull: nil) {
                    cue($0, picture: length)
                })
        }
        if let text = pages.text {
            panels.append(
                panel("page.\(page).text", text, "travel in points", xs, named, pull: nil) { cue($0) })
        }
        return panels
    }

    private func layerPanels(_ layer: FreeLayer, _ index: Int) -> [PlotPanel] {
        let isVertical = stage.axis == .vertical
        let (start, length) =
            isVertical ? (layer.box.y, layer.box.height) : (layer.box.x, layer.box.width)
        let end = max(range.maximum, viewport)
        return [
            panel(
                "layer.\(index)", layer.effect, "travel in points", places(from: -viewport / 4, to: end),
                [PlotPanel.Place(x: 0, name: "rest"), PlotPanel.Place(x: range.maximum, name: "end")],
                pull: -viewport / 4...0
            ) { travel in
                let moved = layer.attachment == .content ? start - travel : start
                return Cue(
                    item: moved..<moved + length, viewport: 0..<viewport, axis: stage.axis, travel: travel,
                    range: range, attachment: layer.attachment)
            }
        ]
    }

    // MARK: Series

    private func places(from first: Double, to last: Double) -> [Double] {
        (0...Self.steps).map { first + (last - first) * Double($0) / Double(Self.steps) }
    }

    private func panel(
        _ title: String, _ effect: Effect, _ axis: String, _ xs: [Double], _ places: [PlotPanel.Place],
        pull: ClosedRange<Double>?, cue: (Double) -> Cue
    ) -> PlotPanel {
        let poses = xs.map { effect.pose(at: cue($0), policy: stage.policy) }
        return PlotPanel(
            title: title, axis: axis, xs: xs, series: effect.isEmpty ? [] : Self.series(of: poses),
            places: places,
            pull: pull)
    }

    /// The parts of a pose that change, or rest elsewhere than a layer does.
    private static func series(of poses: [Pose]) -> [PlotPanel.Series] {
        func series(
            _ name: String, _ unit: PlotPanel.Unit, rest: Double, _ part: (Pose) -> Double
        ) -> [PlotPanel.Series] {
            let values = poses.map(part)
            return values.contains { ($0 - rest).magnitude > 1e-9 }
                ? [PlotPanel.Series(name: name, unit: unit, values: values)] : []
        }
        let isEven = poses.allSatisfy { $0.scaleX == $0.scaleY }
        return series("translation x", .points, rest: 0) { $0.translationX }
            + series("translation y", .points, rest: 0) { $0.translationY }
            + series("translation z", .points, rest: 0) { $0.translationZ }
            + series("blur", .points, rest: 0) { $0.blur }
            + series("shadow x", .points, rest: 0) { $0.shadowX }
            + series("shadow y", .points, rest: 0) { $0.shadowY }
            + series("shadow radius", .points, rest: 0) { $0.shadowRadius }
            + series(isEven ? "scale" : "scale x", .factor, rest: 1) { $0.scaleX }
            + (isEven ? [] : series("scale y", .factor, rest: 1) { $0.scaleY })
            + series("opacity", .factor, rest: 1) { $0.opacity }
            + series("shadow opacity", .factor, rest: 0) { $0.shadowOpacity }
            + series("rotation", .degrees, rest: 0) { $0.rotation * 180 / .pi }
    }
}
