#if Painter
import Foundation
import Parallax
import ParallaxCairo
import ParallaxDocument

/// What `parallax check` says of titles that do not fit or can't be read, and of pictures that are too small.
enum LookReport {
    static func findings(in stage: Stage, document: StageDocument) -> [CheckFinding] {
        let review = CaptionReview()
        var findings: [CheckFinding] = []
        for row in 0..<(document.list?.rows.count ?? 0) {
            for (kind, key) in [(LayerHandle.Kind.rowTitle, "title"), (.rowSubtitle, "subtitle")] {
                let handle = LayerHandle(kind, row)
                guard case .text(let caption) = document.content(of: handle), !caption.text.isEmpty else {
                    continue
                }
                let path = ["list", "rows", "\(row)", key]
                findings += fonts(caption, handle, path: path, review)
                findings += fit(caption, handle, room: stage.viewport.width, path: path, review)
                findings += contrast(caption, handle, in: stage, document, path: path, review)
            }
            findings += size(
                LayerHandle(.rowPicture, row), in: stage, document,
                path: ["list", "rows", "\(row)", "picture"])
        }
        for page in 0..<(document.pages?.items.count ?? 0) {
            let handle = LayerHandle(.pageText, page)
            guard case .text(let caption) = document.content(of: handle), !caption.text.isEmpty else {
                continue
            }
            let path = ["pages", "items", "\(page)", "text"]
            findings += fonts(caption, handle, path: path, review)
            findings += fit(caption, handle, room: stage.viewport.width, path: path, review)
        }
        findings += size(LayerHandle(.headerPicture), in: stage, document, path: ["header", "picture"])
        return findings
    }

    /// Whether there is a font for every letter.
    private static func fonts(
        _ caption: Caption, _ handle: LayerHandle, path: [String], _ review: CaptionReview
    ) -> [CheckFinding] {
        let missing = review.missingLetters(of: caption)
        guard !missing.isEmpty else { return [] }
        let names = missing.prefix(4).map {
            // What has no shape of its own is named alone: a sign that turns the text around would turn the sentence around.
            let code =
                "U+" + String(repeating: "0", count: max(0, 4 - String($0.value, radix: 16).count))
                + String($0.value, radix: 16, uppercase: true)
            return $0.properties.isAlphabetic ? "\"\($0)\" (\(code))" : code
        }
        let others = missing.count > names.count ? " and \(missing.count - names.count) more" : ""
        return [
            CheckFinding(
                weight: .warning, layer: handle, path: path,
                sentence:
                    "\(handle.id) has letters that no installed font holds, and boxes are drawn for them: \(names.joined(separator: ", "))\(others); a font for them would do, such as one of Noto's (Debian: fonts-noto-core)",
                numbers: [("missing", Double(missing.count))])
        ]
    }

    private static func fit(
        _ caption: Caption, _ handle: LayerHandle, room: Double, path: [String], _ review: CaptionReview
    ) -> [CheckFinding] {
        let width = review.width(of: caption)
        guard width > room else { return [] }
        return [
            CheckFinding(
                weight: .warning, layer: handle, path: path,
                sentence:
                    "\(handle.id) is \(CheckFinding.rounded(width, digits: 0)) points wide, and there are \(CheckFinding.rounded(room, digits: 0)): it is cut off; a font of \(CheckFinding.rounded((caption.size * room / width).rounded(.down), digits: 0)) fits",
                numbers: [("width", width), ("room", room)])
        ]
    }

    /// Looks behind a row's text at nine places from where the row enters to where it leaves.
    private static func contrast(
        _ caption: Caption, _ handle: LayerHandle, in stage: Stage, _ document: StageDocument, path: [String],
        _ review: CaptionReview
    ) -> [CheckFinding] {
        let pictureHandle = LayerHandle(.rowPicture, handle.index)
        guard case .picture(let picture) = document.content(of: pictureHandle) else { return [] }
        let (width, size) = (min(review.width(of: caption), stage.viewport.width), caption.size)
        let start = stage.contentStart + stage.rows.heights.edge(handle.index)
        let height = stage.rows.heights.height(of: handle.index)
        let range = stage.travelRange
        var worst: (contrast: Double, travel: Double)?
        for step in 0...8 {
            let travel = range.clamped(
                start - stage.viewportLength + (stage.viewportLength + height) * Double(step) / 8)
            let layers = stage.layout(at: travel).layers
            guard let text = layers.first(where: { $0.handle == handle }),
                let shown = layers.first(where: { $0.handle == pictureHandle })
            else { continue }
            let scale = (shown.quad.bottomLeft.y - shown.quad.topLeft.y) / shown.size.height
            guard scale > 0 else { continue }
            let middle = (
                x: (text.quad.topLeft.x + text.quad.bottomRight.x) / 2 - shown.quad.topLeft.x,
                y: (text.quad.topLeft.y + text.quad.bottomRight.y) / 2 - shown.quad.topLeft.y
            )
            let part = Box(
                x: (middle.x - width / 2) / scale, y: (middle.y - size / 2) / scale, width: width / scale,
                height: size / scale)
            guard
                let contrast = try? review.contrast(of: caption, over: picture, size: shown.size, part: part)
            else {
                return []
            }
            if contrast < worst?.contrast ?? .infinity { worst = (contrast, travel) }
        }
        let least = CaptionReview.leastContrast(of: caption)
        guard let worst, worst.contrast < least else { return [] }
        let isLight = caption.colour.red + caption.colour.green + caption.colour.blue > 1.5
        let advice =
            isLight
            ? "\"shade\": \(least > 4 ? "0.56" : "0.44") behind the letters suits any picture"
            : "a lighter picture, another focus, or light letters on a \"shade\" would do"
        return [
            CheckFinding(
                weight: .warning, layer: handle, path: path,
                sentence:
                    "\(handle.id) is hard to read at travel \(CheckFinding.rounded(worst.travel, digits: 0)): a contrast of \(CheckFinding.rounded(worst.contrast, digits: 1)) with its picture, where \(CheckFinding.rounded(least, digits: 1)) can be read; \(advice)",
                numbers: [("contrast", worst.contrast), ("least", least), ("travel", worst.travel)])
        ]
    }

    /// Whether a picture has to be enlarged on a screen of two pixels a point.
    private static func size(
        _ handle: LayerHandle, in stage: Stage, _ document: StageDocument, path: [String]
    ) -> [CheckFinding] {
        guard case .picture(let picture) = document.content(of: handle),
            let own = CaptionReview.size(of: picture)
        else {
            return []
        }
        let shown: Dimensions
        if handle.kind == .headerPicture {
            guard let header = stage.header else { return [] }
            shown = Dimensions(width: stage.viewport.width, height: header.height)
        } else {
            guard let part = stage.rows.picture else { return [] }
            let height = stage.rows.heights.height(of: handle.index)
            shown = Dimensions(
                width: stage.viewport.width,
                height: part.length(screen: stage.screenLength, item: height))
        }
        let enlarged = 2 * max(shown.width / own.width, shown.height / own.height)
        guard enlarged > 1.01 else { return [] }
        let (width, height) = (own.width * enlarged, own.height * enlarged)
        return [
            CheckFinding(
                weight: .warning, layer: handle, path: path,
                sentence:
                    "\(handle.id): a picture of \(Int(own.width)) × \(Int(own.height)) pixels is enlarged \(CheckFinding.rounded(enlarged, digits: 1)) times on a screen of two pixels a point; \(Int(width.rounded(.up))) × \(Int(height.rounded(.up))) would be enough",
                numbers: [("enlarged", enlarged)])
        ]
    }
}
#endif
