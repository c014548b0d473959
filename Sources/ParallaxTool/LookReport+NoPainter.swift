#if !Painter
import Parallax
import ParallaxDocument

/// What `parallax check` says of titles and pictures: nothing, in a build that can neither set text nor read pictures.
enum LookReport {
    static func findings(in stage: Stage, document: StageDocument, scale: Double) -> [CheckFinding] {
        [
            CheckFinding(
                weight: .note, path: [],
                sentence:
                    "titles and pictures were not looked at: this tool was built without the trait Painter")
        ]
    }
}
#endif
