#if !Painter
/// A build without the painter has no such libraries.
enum LibraryWords {
    static func silence() {}
}
#endif
