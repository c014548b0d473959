import Foundation
import Testing

/// Machines that refuse: a disk that is full, files and folders of somebody else.
@Suite struct MachineRefusalTests {
    /// Runs a shell with words that find the tool as `$parallax`.
    private static func shell(_ words: String, in folder: TemporaryFolder) throws -> ToolRun {
        try ToolRun(
            ["-c", words], program: URL(fileURLWithPath: "/bin/sh"), in: folder.url,
            environment: ["parallax": ToolRun.tool.path])
    }

    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.add("s.json", .rows("dawn.jpg"))
        try folder.add("dawn.jpg", .photograph)
        try folder.add("d", .folder)
        return folder
    }

    /// Nobody but root may read everything; so root starts the tool as somebody else.
    private static let asNobody =
        getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""

    private static let canBeNobody =
        (try? shell("\(asNobody)\"$parallax\" --version", in: folder()))?.status == 0

    /// A file system of 8 KiB in a name space of its own, which goes with it.
    private static let inSmallDisk = "unshare --user --map-root-user --mount sh -c"
    private static let canMount =
        (try? shell("\(inSmallDisk) 'mount -t tmpfs -o size=8k none d'", in: folder()))?.status == 0

    @Test(.enabled(if: canBeNobody, "this user can't be another"))
    func `a folder that nobody may write to`() throws {
        let folder = try Self.folder()
        let refused = try Self.shell(
            "chmod 555 d; exec \(Self.asNobody)\"$parallax\" new window dawn.jpg -o d/t.json", in: folder)
        #expect(refused.status == 3)
        #expect(refused.complaint == "parallax: d/t.json: the folder \"d\" can't be written to\n")
    }

    @Test(.enabled(if: canBeNobody, "this user can't be another"))
    func `a stage and a picture that nobody may read`() throws {
        let folder = try Self.folder()
        let stage = try Self.shell(
            "chmod 0 s.json; exec \(Self.asNobody)\"$parallax\" sample s.json", in: folder)
        #expect(stage.status == 2 && stage.complaint == "s.json: the file cannot be read (s.json)\n")
        #if Painter
        let picture = try Self.shell(
            "chmod 644 s.json; chmod 0 dawn.jpg; exec \(Self.asNobody)\"$parallax\" check s.json", in: folder)
        #expect(picture.status == 2)
        #expect(
            picture.complaint.hasPrefix(
                "s.json:2: list.rows[0].picture: \"dawn.jpg\" is not there any more, or it cannot be read"))
        #endif
    }

    #if Painter
    @Test(
        .enabled(if: canMount, "no disk can be mounted here"),
        arguments: ["a.png", "a.gif", "a.mp4", "a.webm"])
    func `a disk that is full`(name: String) throws {
        let folder = try Self.folder()
        let run = try Self.shell(
            "\(Self.inSmallDisk) 'mount -t tmpfs -o size=8k none d && { \"$parallax\" render s.json -o d/\(name) --scale=1; status=$?; ls -A d; exit $status; }'",
            in: folder)
        #expect(run.status == 3 && run.output.isEmpty, "\(run.output)")
        if run.complaint.contains("ffmpeg, which is not installed") { return }
        #expect(
            run.complaint.contains("d/\(name)") && run.complaint.contains("No space left on device"),
            "\(run.complaint)")
        #expect(run.complaint.split(separator: "\n").count == 1)
    }
    #endif
}
