import Foundation
import Testing

/// Rules that can be read from the shell's own text.
@Suite struct ShellRulesTests {
    private func sources() throws -> [(name: String, text: String)] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/ParallaxUIKit").standardizedFileURL
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") }
            .map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    }

    // What tvOS lacks stands in a file of its own, and beside it a file of what is there instead.
    @Test func `every file is empty where there is no UIKit, and asks for nothing else`() throws {
        let sources = try sources()
        #expect(sources.count > 15)
        for (name, text) in sources {
            let first = text.prefixMatch(of: /#if canImport\(UIKit\)( && !?os\(tvOS\))?\n/)
            #expect(first != nil && text.hasSuffix("\n#endif\n"), "\(name)")
            let twin = name.replacing(".swift", with: "+tvOS.swift")
            #expect(
                first?.output.0.contains("!os(tvOS)") != true || sources.contains { $0.name == twin },
                "\(name) has no counterpart on tvOS")
            #expect(text.matches(of: /(?m)^ *#(if|else)/).count == 1, "\(name)")
            let imports = Set(text.matches(of: /(?m)^import (\w+)/).map { String($0.output.1) })
            #expect(imports.isSubset(of: ["Parallax", "UIKit"]), "\(name)")
        }
    }

    // F1, F5, F18: no inset is written, nothing is put off to a later turn, no delegate is taken.
    @Test(arguments: [
        #"@objc|#selector|@_cdecl|unsafe|class_|method_exchange|objc_"#, #"delegate\s*="#,
        #"[cC]ontentInset(\.\w+)?\s*[-+]?=[^=]"#,
        #"DispatchQueue|asyncAfter|RunLoop|performSelector"#, #"UIScreen"#,
    ])
    func
        `nothing of the runtime, of other's delegates and insets, of later turns or of the screen is touched`(
            pattern: String
        ) throws
    {
        let pattern = try Regex(pattern)
        for (name, text) in try sources() {
            for line in text.split(separator: "\n")
            where !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") {
                #expect(line.firstMatch(of: pattern) == nil, "\(name): \(line)")
            }
        }
    }
}
