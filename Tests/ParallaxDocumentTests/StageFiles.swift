import Foundation

/// The stages that come with the package.
enum StageFiles {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Stages").standardizedFileURL

    static let names = [
        "captions", "onboarding", "showroom-shadow", "showroom-turn", "showroom", "stretchy-header", "window",
    ]

    static func url(_ name: String) -> URL { folder.appendingPathComponent(name + ".json") }
}
