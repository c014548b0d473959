#if canImport(UIKit)
import Parallax
import UIKit

/// What one `ScrollEffects` says of its scroll view; `nil` where it says nothing.
struct Settings {
    var axis: ScrollAxis?
    var policy: MotionPolicy?
    var pageSpacing: CGFloat?
    var keepsPage: Bool?
    var header: StretchyHeader?
    /// Its parts belong together: it says nothing as long as rows do nothing.
    var entrance = Entrance()

    /// What holds where another one has spoken before: what this one says, and what the other one says of the rest.
    func over(_ earlier: Settings) -> Settings {
        Settings(
            axis: axis ?? earlier.axis, policy: policy ?? earlier.policy,
            pageSpacing: pageSpacing ?? earlier.pageSpacing, keepsPage: keepsPage ?? earlier.keepsPage,
            header: header ?? earlier.header, entrance: entrance.effect.isEmpty ? earlier.entrance : entrance)
    }
}
#endif
