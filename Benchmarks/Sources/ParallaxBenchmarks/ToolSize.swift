import Foundation

/// What the tool weighs and how fast it starts.
struct ToolSize {
    let tool: URL
    let folder: URL

    func figures() throws -> [Figure] {
        let stripped = folder.appendingPathComponent("parallax-stripped")
        defer { try? FileManager.default.removeItem(at: stripped) }
        try Command.run(Command.find("strip"), ["-o", stripped.path, tool.path])
        let bytes = try FileManager.default.attributesOfItem(atPath: stripped.path)[.size] as? Int ?? 0
        // It lies beside this program.
        let empty = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("EmptyTool")
        var least = (tool: Double.infinity, empty: Double.infinity)
        for _ in 0..<20 {
            least.tool = min(least.tool, try Command.run(stripped, ["--version"]).worked)
            least.empty = min(least.empty, try Command.run(empty, []).worked)
        }
        return [
            Figure(
                name: "bytes of the stripped tool, painter and gallery in it / 8 MB",
                measured: Double(bytes) / 8e6, limit: 1,
                detail: "\(bytes) bytes"),
            Figure(
                name:
                    "start the stripped tool (--version) / a tool that does nothing but stand on Foundation",
                measured: least.tool / least.empty, limit: 2,
                detail: "\(Figure.time(least.tool * 1e9)) / \(Figure.time(least.empty * 1e9))"),
        ]
    }
}
