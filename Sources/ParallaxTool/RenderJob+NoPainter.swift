#if !Painter
extension RenderJob {
    /// Says that this build can't paint.
    func paint() throws {
        throw Failure.refused(
            "this parallax was built without its painter; build it with: swift build -c release --traits Painter"
        )
    }
}
#endif
