#if Painter
import CCairo

/// What the painter's libraries say by themselves: nothing. What matters of it is in the errors that they return, and those are
/// told with the file and its line.
enum LibraryWords {
    /// Keeps their remarks off standard error.
    static func silence() {
        g_log_set_writer_func({ _, _, _, _ in G_LOG_WRITER_HANDLED }, nil, nil)
    }
}
#endif
