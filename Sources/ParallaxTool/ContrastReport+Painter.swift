#if Painter
import Foundation
import Parallax
import ParallaxCairo
import ParallaxDocument

/// What `parallax check` says of titles that can't be read over the picture that moves behind them.
struct ContrastReport {
    let review: CaptionReview
    let stage: Stage
    let document: StageDocument

    /// What lies behind a text at one place of the scroll.
    private struct Look {
        let travel: Double
        /// The picture's size, and the part of it that is behind the letters, in points from its corner.
        let picture: Dimensions
        let part: Box
    }

    /// Looks behind a text from where its row or page enters to where it leaves: at no fewer than nine places, and at as many as it takes for
    /// all that passes behind the letters to be seen.
    func findings(_ caption: Caption, _ handle: LayerHandle, path: [String]) -> [CheckFinding] {
        guard let (pictureHandle, picture) = picture(behind: handle) else { return [] }
        let letters = Dimensions(
            width: min(review.width(of: caption), stage.viewport.width), height: caption.size)
        func looks(_ count: Int) -> [Look] {
            let (first, last) = travels(of: handle)
            return (0...count).compactMap { step in
                let travel = stage.travelRange.clamped(first + (last - first) * Double(step) / Double(count))
                return look(at: travel, handle, over: pictureHandle, letters)
            }
        }
        var seen = looks(8)
        let passed = zip(seen, seen.dropFirst()).reduce(0) { sum, pair in
            let (before, after) = (pair.0.part, pair.1.part)
            let across = letters.width > 0 ? (after.x - before.x).magnitude / before.width : 0
            return sum + max(across, (after.y - before.y).magnitude / before.height)
        }
        if passed > 8 { seen = looks(Int(min(passed.rounded(.up), Self.mostLooks))) }

        var worst: (contrast: Double, travel: Double)?
        for look in seen {
            guard
                let contrast = try? review.contrast(
                    of: caption, over: picture, size: look.picture, part: look.part)
            else { return [] }
            if contrast < worst?.contrast ?? .infinity { worst = (contrast, look.travel) }
        }
        let least = CaptionReview.leastContrast(of: caption)
        guard let worst, worst.contrast < least else { return [] }
        return [finding(caption, handle, path: path, worst.contrast, at: worst.travel, least: least)]
    }

    /// A picture that is pulled along for ever is not looked at for ever.
    private static let mostLooks = 200.0

    private func picture(behind handle: LayerHandle) -> (LayerHandle, Picture)? {
        let kinds: [LayerHandle.Kind] = handle.kind == .pageText ? [.pagePicture, .page] : [.rowPicture]
        for kind in kinds {
            let behind = LayerHandle(kind, handle.index)
            if case .picture(let picture) = document.content(of: behind) { return (behind, picture) }
        }
        return nil
    }

    /// Where a row enters and leaves, and where a page has come half and gone half.
    private func travels(of handle: LayerHandle) -> (first: Double, last: Double) {
        if handle.kind == .pageText {
            let rest = Double(handle.index) * stage.stride
            return (rest - stage.stride / 2, rest + stage.stride / 2)
        }
        let start = stage.contentStart + stage.rows.heights.edge(handle.index)
        return (start - stage.viewportLength, start + stage.rows.heights.height(of: handle.index))
    }

    private func look(
        at travel: Double, _ handle: LayerHandle, over pictureHandle: LayerHandle, _ letters: Dimensions
    ) -> Look? {
        let layers = stage.layout(at: travel).layers
        guard let text = layers.first(where: { $0.handle == handle }),
            let shown = layers.first(where: { $0.handle == pictureHandle })
        else { return nil }
        let scale = (shown.quad.bottomLeft.y - shown.quad.topLeft.y) / shown.size.height
        guard scale > 0 else { return nil }
        let x = (text.quad.topLeft.x + text.quad.bottomRight.x) / 2 - shown.quad.topLeft.x
        let y = (text.quad.topLeft.y + text.quad.bottomRight.y) / 2 - shown.quad.topLeft.y
        return Look(
            travel: travel, picture: shown.size,
            part: Box(
                x: (x - letters.width / 2) / scale, y: (y - letters.height / 2) / scale,
                width: letters.width / scale, height: letters.height / scale))
    }

    private func finding(
        _ caption: Caption, _ handle: LayerHandle, path: [String], _ contrast: Double, at travel: Double,
        least: Double
    ) -> CheckFinding {
        let isLight = caption.colour.red + caption.colour.green + caption.colour.blue > 1.5
        let advice =
            isLight
            ? "\"shade\": \(least > 4 ? "0.56" : "0.44") behind the letters suits any picture"
            : "a lighter picture, another focus, or light letters on a \"shade\" would do"
        return CheckFinding(
            weight: .warning, layer: handle, path: path,
            sentence:
                "\(handle.id) is hard to read at travel \(CheckFinding.rounded(travel, digits: 0)): a contrast of \(CheckFinding.rounded(contrast, digits: 1)) with its picture, where \(CheckFinding.rounded(least, digits: 1)) can be read; \(advice)",
            numbers: [("contrast", contrast), ("least", least), ("travel", travel)])
    }
}
#endif
