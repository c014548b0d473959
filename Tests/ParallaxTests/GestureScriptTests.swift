import Parallax
import Testing

@Suite struct GestureScriptTests {
    @Test func `a drag takes 0,3 seconds unless told`() {
        let script: GestureScript = [.hold(1), .drag(-200), .wait]
        #expect(script == GestureScript([.hold(1), .drag(-200, over: 0.3), .wait]))
        #expect(script.steps.count == 3)
    }
}
