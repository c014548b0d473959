#if canImport(SwiftUI)
// An effect is named in the same line as the view that it moves: one import is enough.
@_exported import Parallax
#endif
