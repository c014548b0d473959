// The kinds of fault seen in the field, F1–F20, and their cases, as far as they concern the engine. Each test names its
// kind and its case in a comment.
//
// In this folder: 2, 5, 8, 10, 11, 13, 17, 19, 25, 32, 34, 46, 52, 56, 58, 62, 70, 80, 83, 85, 86, 88, 92, 97, 98, 100, 101,
// 103, 104, 106, 109, 110, 115, 118, 119, 121 (the engine's part), 122, 125, 127; S1, S3, S4, S6, S7, S9, S10, S12, S13, S15,
// S16, S21, S24, S25.
// Elsewhere: 50, 68, 76, 79 and S27 are Laws/WorkTests and Laws/AllocationTests; 41 and 47 are Laws/PathTests; S19 is
// ScrollPathTests; S22 cannot be said, for an effect is not asked while a layout is written.
//
// For shells, which observe scroll views and own views (UIKit, SwiftUI, GTK): 1, 7, 14, 16, 20, 22, 23, 26, 28, 29, 31, 35,
// 37, 40, 43, 44, 49, 53, 55, 59, 61, 64, 65, 67, 71, 73, 74, 77, 82, 89, 91, 94, 95, 107, 112, 113, 116, 124; S5, S18.
// Kinds F1, F5, F12, F13, F14 and F18 are theirs alone: the engine owns no view, no observer and no clock.

import Parallax

/// A stage with a list under a header, as the cases on headers have it.
func headerStage(height: Double, viewport: Double = 667, rows: Int = 30, inset: Double = 0) -> Stage {
    var stage = Stage(screen: Dimensions(width: 375, height: viewport))
    stage.insets.top = inset
    stage.header = Header(height: height)
    stage.rows = Rows(RowHeights(count: rows, height: 60))
    return stage
}

extension StageLayout {
    /// The first layer of a kind, and of an index if one is given.
    func layer(_ kind: LayerHandle.Kind, _ index: Int = 0) -> Layer? {
        layers.first { $0.handle == LayerHandle(kind, index) }
    }
}
