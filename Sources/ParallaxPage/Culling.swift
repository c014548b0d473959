import Parallax

extension Stage {
    /// Whether rows and pages far from the viewport may be left unmoved, because nothing of them can be seen.
    ///
    /// The answer is looked up along the whole travel, a quarter of a viewport at a time: an effect that brings a row or a page
    /// into view from more than a viewport away forbids it.
    var canCull: Bool {
        let length = viewportLength
        guard length > 0 else { return true }
        var layout = StageLayout()
        let steps = Int(min((travelRange.maximum / (length / 4)).rounded(.up), 2_000))
        for step in 0...max(steps, 1) {
            let travel = travelRange.maximum * Double(step) / Double(max(steps, 1))
            self.layout(at: travel, into: &layout)
            for layer in layout.layers {
                guard let item = restFrame(of: layer.handle) else { continue }
                if item.upperBound - travel < -length || item.lowerBound - travel > 2 * length {
                    return false
                }
            }
        }
        return true
    }

    /// Where the row or page that holds a layer begins and ends, in points from the content's start; `nil` for other layers.
    private func restFrame(of handle: LayerHandle) -> ClosedRange<Double>? {
        switch handle.kind {
        case .row, .rowPicture, .rowTitle, .rowSubtitle, .rowLine:
            let start = contentStart
            return start + rows.heights.edge(handle.index)...start + rows.heights.edge(handle.index + 1)
        case .page, .pagePicture, .pageText:
            let start = Double(handle.index) * stride
            return start...start + viewportLength
        case .headerPicture, .bar, .free: return nil
        }
    }
}
