import Parallax
import ParallaxDocument

/// What `parallax check` says of Reduce Motion.
enum MotionReport {
    static func findings(in stage: Stage) -> [CheckFinding] {
        var findings: [CheckFinding] = []
        func look(_ whose: String, _ effect: Effect, _ path: [String], attachment: Cue.Attachment = .content)
        {
            let held = effect.tracksHeld(by: .reduced, attachment: attachment)
            guard !held.isEmpty else { return }
            var left: [String] = []
            for track in held {
                let word = name(of: track.channel)
                if !left.contains(word) { left.append(word) }
            }
            let kept = effect.tracks.count > held.count ? "; fades, and what a pull needs, stay" : ""
            findings.append(
                CheckFinding(
                    weight: .note, path: path,
                    sentence:
                        "Reduce Motion leaves out the \(left.joined(separator: " and ")) of \(whose)\(kept)"))
        }
        if let picture = stage.rows.picture {
            look("pictures", picture.effect, ["list", "picture", "effect"])
        }
        look("rows", stage.rows.effect, ["list", "effect"])
        look("entering rows", stage.rows.entrance, ["list", "entrance"])
        if let header = stage.header {
            look("the header's picture", header.effect, ["header", "effect"], attachment: .viewport)
        }
        if let pages = stage.pages {
            look("pages", pages.effect, ["pages", "effect"])
            if let text = pages.text { look("pages' texts", text, ["pages", "text", "effect"]) }
            if let picture = pages.picture {
                look("pages' pictures", picture.effect, ["pages", "picture", "effect"])
            }
        }
        return findings
    }

    private static func name(of channel: Channel) -> String {
        switch channel {
        case .translation, .translationX, .translationY, .translationZ: return "movement"
        case .scale, .scaleX, .scaleY: return "scaling"
        case .rotation: return "turn"
        case .opacity: return "fade"
        case .blur: return "blur"
        case .shadowX, .shadowY, .shadowRadius, .shadowOpacity: return "moving shadow"
        }
    }
}
