import Testing

/// All tests of the shell, one after another: they share a clock, the settings of a phone, and a run loop.
@Suite(.serialized) enum ShellTests {}
