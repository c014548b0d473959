import Foundation
import Parallax
import ParallaxDocument
import Testing

@Suite struct EffectDocumentBundleTests {
    @Test func `an effect is found among a bundle's resources, with or without its ending`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#"{"effect": {"drift": 0.8}}"#.utf8).write(to: folder.appendingPathComponent("slow.json"))
        let bundle = try #require(Bundle(url: folder))
        for name in ["slow", "slow.json"] {
            #expect(try EffectDocument(named: name, in: bundle).effect == .drift(speed: 0.8))
        }
        let problems = #expect(throws: DocumentProblems.self) {
            try EffectDocument(named: "fast", in: bundle)
        }
        #expect(problems.map { "\($0)" }?.hasPrefix("fast.json: no such file") == true)
    }
}
