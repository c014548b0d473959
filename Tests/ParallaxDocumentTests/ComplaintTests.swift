import Foundation
import Testing

@testable import ParallaxDocument

/// What is said about a stage: every sentence, as a table of inputs and messages.
@Suite struct ComplaintTests {
    static let table: [(String, [String])] = [
        ("[]", ["stage.json:1: expected a stage (an object), found a list"]),
        ("{\"lst\": {}}", ["stage.json:1: lst: unknown key \"lst\", did you mean \"list\"?"]),
        (
            "{\"bar\": {\"gradient\": 1}}",
            [
                "stage.json:1: bar.gradient: unknown key \"gradient\"; the keys are \"height\", \"colour\" or \"effect\""
            ]
        ),
        (
            "{\"bar\": {\n\"color\": \"#FFF\"}}",
            ["stage.json:2: bar.color: unknown key \"color\", did you mean \"colour\"?"]
        ),
        (
            "{\"list\": {}}",
            [
                "stage.json:1: list: the key \"rows\" is missing: The rows from top to bottom, or how many plain ones there are."
            ]
        ),
        (
            "{\"list\": {\"rows\": \"ten\"}}",
            [
                "stage.json:1: list.rows: expected a list of rows, or how many plain ones there are, found the text \"ten\""
            ]
        ),
        (
            "{\"list\": {\"rows\": 2.5}}", ["stage.json:1: list.rows: expected a whole number, found 2.5"]
        ),
        (
            "{\"list\": {\"rows\": -1}}",
            ["stage.json:1: list.rows: -1 is out of range, expected 0 to 100000 rows"]
        ),
        (
            "{\"list\": {\"rowHeight\": -3, \"rows\": 1}}",
            ["stage.json:1: list.rowHeight: -3 is out of range, expected 0 to 100000 points"]
        ),
        (
            "{\"screen\": {\"width\": 0}}",
            ["stage.json:1: screen.width: 0 is out of range, expected 1 to 100000 points"]
        ),
        (
            "{\"background\": \"red\"}",
            [
                "stage.json:1: background: \"red\" is no colour; colours look like \"#2A6F97\", \"#2A6F97CC\" (with opacity) or \"#FFF\""
            ]
        ),
        (
            "{\"background\": [\"#FFF\"]}",
            ["stage.json:1: background: expected at least 2 colours, found 1"]
        ),
        (
            "{\"background\": null}",
            [
                "stage.json:1: background: expected a colour such as \"#2A6F97\" or a list of colours from top to bottom, found null"
            ]
        ),
        (
            "{\"list\": {\"rows\": 1, \"title\": {\"font\": \"fat 25\"}}}",
            [
                "stage.json:1: list.title.font: \"fat 25\" is no font; fonts look like \"bold 25\", \"regular 14\" or 14, from 1 to 1000 points"
            ]
        ),
        (
            "{\"list\": {\"rows\": 1, \"picture\": {\"height\": \"half of screen\"}}}",
            [
                "stage.json:1: list.picture.height: \"half of screen\" is no length; lengths look like 250, \"50% of screen\" or \"50% of row + 30\""
            ]
        ),
        (
            "{\"list\": {\"rows\": 1, \"picture\": {\"height\": 9, \"overscan\": 2}}}",
            [
                "stage.json:1: list.picture.overscan: \"height\" and \"overscan\" exclude each other; keep one"
            ]
        ),
        (
            "{\"list\": {\"rows\": [{\"focus\": [0.5]}]}}",
            [
                "stage.json:1: list.rows[0].focus: expected two fractions from 0 to 1, across and down, found 1"
            ]
        ),
        (
            "{\"list\": {\"rows\": [{}, {\"focus\": [0.5, 4]}]}}",
            ["stage.json:1: list.rows[1].focus[1]: 4 is out of range, expected 0 to 1"]
        ),
        (
            "{\"list\": {\"rows\": 1, \"entrance\": \"raise\"}}",
            ["stage.json:1: list.entrance: unknown \"raise\", did you mean \"rise\"?"]
        ),
        (
            "{\"list\": {\"rows\": 1, \"entrance\": {\"drift\": 0.8}}}",
            [
                "stage.json:1: list.entrance: an entrance follows the seconds since its row appeared, \"age\"; this effect follows \"phase\""
            ]
        ),
        (
            "{\"list\": {\"rows\": 1, \"picture\": {\"effect\": \"rise\"}}}",
            [
                "stage.json:1: list.picture.effect: this effect follows the seconds since a row appeared; it belongs under \"entrance\" of a list"
            ]
        ),
        (
            "{\"list\": {\"rows\": 1, \"picture\": {\"effect\": {\"drift\": \"fitt\"}}}}",
            ["stage.json:1: list.picture.effect.drift: unknown \"fitt\", did you mean \"fit\"?"]
        ),
        (
            "{\"list\": {\"rows\": 1, \"effect\": {\"drift\": 1, \"stretchy\": {}}}}",
            [
                "stage.json:1: list.effect: expected one of the keys \"drift\", \"rise\", \"turn\", \"fadeIn\", \"shadow\", \"stretchy\" or \"tracks\", found 2 of them"
            ]
        ),
        (
            "{\"list\": {\"rows\": 1, \"effect\": {\"drift\": 1, \"anchor\": [0, 0]}}}",
            ["stage.json:1: list.effect.anchor: the key \"tracks\" is needed where \"anchor\" is"]
        ),
        (
            "{\"list\": {\"rows\": 1, \"effect\": {\"tracks\": [{\"over\": \"phase\",\n\"points\": [[0, 1], [-1, 0]]}]}}}",
            [
                "stage.json:1: list.effect.tracks[0]: the key \"channel\" is missing: What the track writes."
            ]
        ),
        (
            "{\"list\": {\"rows\": 1, \"effect\": {\"tracks\": [{\"channel\": \"blur\", \"over\": \"phase\",\n\"points\": [[0, 1], [-1, 0]]}]}}}",
            [
                "stage.json:2: list.effect.tracks[0].points[1]: points go from left to right: -1 does not lie beyond 0"
            ]
        ),
        (
            "{\"list\": {\"rows\": 1, \"entrance\": {\"rise\": {\"easing\": [2, 0, 1, 1]}}}}",
            [
                "stage.json:1: list.entrance.rise.easing: 2 is out of range, expected 0 to 1 for x1 and x2"
            ]
        ),
        (
            "{\"header\": {}}",
            ["stage.json:1: header: expected one of the keys \"picture\" or \"colour\", found none"]
        ),
        (
            "{\"pages\": {\"items\": 1}, \"list\": {\"rows\": 1}}",
            ["stage.json:1: list: \"list\" and \"pages\" exclude each other; keep one"]
        ),
        (
            "{\"layers\": [{\"box\": [0, 0, -4, 1], \"colour\": \"#FFF\"}]}",
            ["stage.json:1: layers[0].box: -4 is out of range, expected 0 to 100000 points for a size"]
        ),
        (
            "{\"direction\": \"rtl\"}",
            [
                "stage.json:1: direction: unknown \"rtl\"; expected \"leftToRight\" or \"rightToLeft\""
            ]
        ),
        (
            "{\"layers\": [{\"behind\": 1, \"colour\": \"#FFF\"}]}",
            [
                "stage.json:1: layers[0]: the key \"box\" is missing: [left, top, width, height] at rest, from the viewport's leading top corner.",
                "stage.json:1: layers[0].behind: expected true or false, found the number 1",
            ]
        ),
        (
            "{\"a b\": 1e999,\n\"screen\": {\"widht\": 1}\n\"bar\": 7}",
            [
                "stage.json:1: [\"a b\"]: unknown key \"a b\"; the keys are \"$schema\", \"screen\", \"background\", \"viewport\", \"axis\", \"direction\", \"header\", \"bar\", \"list\", \"pages\" or \"layers\"",
                "stage.json:1: [\"a b\"]: the number 1e999 is too large",
                "stage.json:2: screen.widht: unknown key \"widht\", did you mean \"width\"?",
                "stage.json:2: a comma is missing here",
                "stage.json:3: bar: expected a bar (an object), found the number 7",
            ]
        ),
    ]

    @Test(arguments: table)
    func `a wrong stage is explained`(text: String, messages: [String]) {
        let problems = #expect(throws: DocumentProblems.self) { try StageDocument(data: Data(text.utf8)) }
        #expect(problems?.all.map(\.description) == messages)
    }

    @Test(arguments: [
        ("heigth", "height"), ("colr", "colour"), ("Rows", "rows"), ("spacin", "spacing"), ("xyz", nil),
        ("tittle", "title"), ("rwos", "rows"), ("", nil),
    ])
    func `the nearest key is found by the letters that differ`(word: String, nearest: String?) {
        let known = ["height", "colour", "rows", "spacing", "title"]
        #expect(Complaint.nearest(to: word, among: known) == nearest)
    }

    @Test(arguments: [("", "", 0), ("abc", "", 3), ("rows", "rwos", 1), ("kitten", "sitting", 3)])
    func `the distance counts letters put in, taken out, changed and swapped`(
        a: String, b: String, steps: Int
    ) {
        #expect(Complaint.editDistance(a, b) == steps)
        #expect(Complaint.editDistance(b, a) == steps)
    }

    @Test func `long texts are shortened in messages`() {
        let quoted = Complaint.quoted(String(repeating: "长", count: 5000))
        #expect(quoted.count == 60)
    }
}
