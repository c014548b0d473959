import Foundation
import Parallax
import ParallaxDocument

/// A stage as a page for a browser.
///
/// ```swift
/// let page = try StagePage(document, title: "Showroom")
/// try Data(page.html().utf8).write(to: url)
/// ```
///
/// The page is one file that loads nothing: pictures stand in it with all their bytes. It holds at every size of the window, for
/// its style sheet states lengths as the rules that they are; without a script its layers move, too, where the browser
/// moves them by itself, and only entrances and pulls are missing.
///
/// It carries a content security policy of its own, which lets it use nothing but its own style sheet and scripts, named by
/// their hashes, and pictures that stand in it.
public struct StagePage: Sendable {
    private let document: StageDocument
    private let parts: PageParts
    private let policy: MotionPolicy
    private let title: String
    private let canCull: Bool

    /// Makes a page of a stage.
    ///
    /// - Parameters:
    ///   - document: The stage and what it shows.
    ///   - stage: The stage at the size, and for the direction and policy, that are wanted; the document's own unless told.
    ///     *full* follows the reader's wish for less motion, live; *reduced* and *none* hold for every reader.
    ///   - title: What the page is called.
    /// - Throws: Which effect can't be told in a style sheet.
    public init(_ document: StageDocument, stage: Stage? = nil, title: String) throws(PageProblem) {
        let stage = stage ?? document.stage()
        self.document = document
        self.title = title
        policy = stage.policy
        canCull = stage.canCull
        let policies: [MotionPolicy] = policy == .full ? [.full, .reduced, .none] : [policy, .none]
        parts = PageParts(document, stage: stage, policies: policies)
        for (layer, effect) in stage.effects {
            if let problem = effect.problem(of: layer) { throw problem }
        }
    }

    /// The style sheet alone: where layers rest, and how they move.
    public var css: String {
        StageStyle(document: document, stage: parts.stage, parts: parts, policy: policy, canCull: canCull)
            .text
    }

    /// The whole page.
    ///
    /// - Throws: Why a picture can't be shown.
    public func html() throws(PageProblem) -> String {
        let css = css + Self.probe
        var markup = StageMarkup(document, parts: parts, title: title)
        let body = try markup.text()
        let table = FrameTable(
            parts: parts, policy: policy, entersOnce: document.list?.entersOnce ?? false, canCull: canCull)
        return """
            <!DOCTYPE html>
            <html\(policy == .none ? " data-parallax=\"off\"" : "")>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <meta http-equiv="Content-Security-Policy" content="\(Self.securityPolicy(style: css, scripts: [PageScript.entry, PageScript.frame]))">
            <title>\(StageMarkup.escaped(title))</title>
            <style>\(css)</style>
            <script>\(PageScript.entry)</script>
            <script type="text/plain" id="parallax-frame">\(PageScript.frame)</script>
            </head>
            <body>
            \(body)
            <script type="application/json" id="parallax-model">\(table.json)</script>
            </body>
            </html>

            """
    }

    /// What a page may do: show pictures that stand in it, and use the one style sheet and the scripts that have these hashes.
    static func securityPolicy(style: String, scripts: [String]) -> String {
        func source(_ text: String) -> String {
            "'sha256-\(Data(SHA256.hash(Array(text.utf8))).base64EncodedString())'"
        }
        return
            "default-src 'none'; img-src data:; style-src \(source(style)); script-src \(scripts.map(source).joined(separator: " ")); base-uri 'none'; form-action 'none'"
    }

    /// The small hidden list by which the script sees whether the engine moves what the style sheet says.
    package static let probe = """

        /* A hidden list, by which the script sees whether this browser moves what is said above. */
        .parallax-probe { position: fixed; top: 0; left: 0; width: 30px; height: 30px; overflow: hidden scroll; visibility: hidden }
        .parallax-probe[dir] { overflow: scroll hidden; scroll-timeline: --probe-travel inline }
        .parallax-probe[dir] > div { display: flex; width: max-content }
        .parallax-probe i { display: block; width: 30px; height: 30px; view-timeline: --probe block; animation: parallax-probe linear both; animation-timeline: --probe }
        .parallax-probe[dir] i { animation-timeline: --probe-travel; animation-range: 0px 30px }
        @keyframes parallax-probe { from { opacity: 0 } to { opacity: 1 } }

        """
}

extension Stage {
    /// All effects, and where they stand in a stage's file.
    fileprivate var effects: [(layer: String, effect: Effect)] {
        var effects: [(layer: String, effect: Effect)] = [
            ("list.effect and list.entrance", rows.effect.adding(rows.entrance))
        ]
        if let header { effects.append(("header.effect", header.effect)) }
        if let bar { effects.append(("bar.effect", bar.effect)) }
        if let picture = rows.picture { effects.append(("list.picture.effect", picture.effect)) }
        if let pages {
            effects.append(("pages.effect", pages.effect))
            if let picture = pages.picture { effects.append(("pages.picture.effect", picture.effect)) }
            if let text = pages.text { effects.append(("pages.text.effect", text)) }
        }
        return effects + layers.enumerated().map { ("layers[\($0)].effect", $1.effect) }
    }
}
