#if Painter
import Foundation
import Parallax
import ParallaxCairo
import ParallaxDocument

/// What `parallax check` says of titles that do not fit or can't be read, and of pictures that are too small.
enum LookReport {
    /// What is found on a screen of `scale` pixels a point.
    static func findings(in stage: Stage, document: StageDocument, scale: Double) -> [CheckFinding] {
        let review = CaptionReview()
        let contrast = ContrastReport(review: review, stage: stage, document: document)
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
                findings += contrast.findings(caption, handle, path: path)
            }
            let path = ["list", "rows", "\(row)", "picture"]
            findings += size(LayerHandle(.rowPicture, row), in: stage, document, scale: scale, path: path)
        }
        for page in 0..<(document.pages?.items.count ?? 0) {
            for (kind, key) in [(LayerHandle.Kind.page, "backdrop"), (.pagePicture, "picture")] {
                let path = ["pages", "items", "\(page)", key]
                findings += size(LayerHandle(kind, page), in: stage, document, scale: scale, path: path)
            }
            let handle = LayerHandle(.pageText, page)
            guard case .text(let caption) = document.content(of: handle), !caption.text.isEmpty else {
                continue
            }
            let path = ["pages", "items", "\(page)", "text"]
            findings += fonts(caption, handle, path: path, review)
            findings += fit(caption, handle, room: stage.viewport.width, path: path, review)
            findings += contrast.findings(caption, handle, path: path)
        }
        let path = ["header", "picture"]
        findings += size(LayerHandle(.headerPicture), in: stage, document, scale: scale, path: path)
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

    /// Whether a picture has to be enlarged on a screen of `scale` pixels a point.
    private static func size(
        _ handle: LayerHandle, in stage: Stage, _ document: StageDocument, scale: Double, path: [String]
    ) -> [CheckFinding] {
        guard case .picture(let picture) = document.content(of: handle),
            let own = CaptionReview.size(of: picture)
        else {
            return []
        }
        let shown: Dimensions
        switch handle.kind {
        case .headerPicture:
            guard let header = stage.header else { return [] }
            shown = Dimensions(width: stage.viewport.width, height: header.height)
        case .page, .pagePicture:
            let layers = stage.layout(at: Double(handle.index) * stage.stride).layers
            guard let page = layers.first(where: { $0.handle == handle }) else { return [] }
            shown = page.size
        default:
            guard let part = stage.rows.picture else { return [] }
            let height = stage.rows.heights.height(of: handle.index)
            shown = Dimensions(
                width: stage.viewport.width,
                height: part.length(screen: stage.screenLength, item: height))
        }
        let enlarged = scale * max(shown.width / own.width, shown.height / own.height)
        guard enlarged > 1.01 else { return [] }
        let (width, height) = (own.width * enlarged, own.height * enlarged)
        return [
            CheckFinding(
                weight: .warning, layer: handle, path: path,
                sentence:
                    "\(handle.id): a picture of \(Int(own.width)) × \(Int(own.height)) pixels is enlarged \(CheckFinding.rounded(enlarged, digits: 1)) times on a screen of \(pixels(scale)) a point; \(Int(width.rounded(.up))) × \(Int(height.rounded(.up))) would be enough",
                numbers: [("enlarged", enlarged)])
        ]
    }

    private static func pixels(_ scale: Double) -> String {
        switch scale {
        case 1: "one pixel"
        case 2: "two pixels"
        case 3: "three pixels"
        default: "\(CheckFinding.rounded(scale)) pixels"
        }
    }
}
#endif
