import Parallax
import ParallaxDocument
import Testing

@Suite struct GestureScriptTextTests {
    @Test func `a script is its steps in order`() throws {
        let script = try GestureScript("hold 0.5; drag -120 over 0.4;drag 30; flick -1500 ; wait; jump 0;")
        #expect(
            script == [
                .hold(0.5), .drag(-120, over: 0.4), .drag(30, over: 0.3), .flick(-1500), .wait, .jump(0),
            ])
    }

    @Test func `numbers may have exponents`() throws {
        #expect(
            try GestureScript("jump 1e3; hold 5E-1; drag -2.5e+2 over 1e0") == [
                .jump(1000), .hold(0.5), .drag(-250, over: 1),
            ])
    }

    @Test(arguments: [
        (
            "",
            "step 1: a script has no step; steps are \"hold S\", \"drag D [over S=0.3]\", \"flick V\", "
                + "\"wait\" or \"jump T\", separated by \";\""
        ),
        ("wait; flik -3", "step 2: unknown \"flik\", did you mean \"flick\"?"),
        ("hold", "step 1: \"hold\" is no step, expected \"hold S\""),
        ("drag 3 4", "step 1: \"drag 3 4\" is no step, expected \"drag D [over S=0.3]\""),
        ("drag 3 over", "step 1: \"drag 3 over\" is no step, expected \"drag D [over S=0.3]\""),
        ("wait 3", "step 1: \"wait 3\" is no step, expected \"wait\""),
        ("jump far", "step 1: \"far\" is no number, expected \"jump T\""),
        ("jump 0x10", "step 1: \"0x10\" is no number, expected \"jump T\""),
        ("jump e", "step 1: \"e\" is no number, expected \"jump T\""),
        ("jump 1e999", "step 1: \"1e999\" is no number, expected \"jump T\""),
        ("jump nan", "step 1: \"nan\" is no number, expected \"jump T\""),
        (
            "jump 1e13",
            "step 1: 10000000000000 is out of range, expected -1000000000000 to 1000000000000 points"
        ),
        ("hold -1", "step 1: -1 is out of range, expected 0 to 3600 seconds"),
        (
            "wait;; flick 9999999",
            "step 3: 9999999 is out of range, expected -1000000 to 1000000 points a second"
        ),
    ])
    func `a wrong step is named with what would be right`(text: String, message: String) {
        let problem = #expect(throws: GestureScriptProblem.self) { try GestureScript(text) }
        #expect(problem?.description == message)
    }

    @Test func `a script written as text reads back as itself`() throws {
        let script: GestureScript = [
            .jump(1656.125), .drag(0, over: 0), .drag(-12.5, over: 0.016342), .drag(7), .hold(1e-6),
            .flick(-1500.25),
            .wait, .drag(-300, over: 3600),
        ]
        #expect(
            script.text
                == "jump 1656.125; drag 0 over 0; drag -12.5 over 0.016342; drag 7; hold 0.000001; flick -1500.25; wait; drag -300 over 3600"
        )
        #expect(try GestureScript(script.text) == script)
    }

    @Test func `a jump leads as far as a list may`() throws {
        let script: GestureScript = [.jump(199_999_156.125)]
        #expect(try GestureScript(script.text) == script)
    }
}
