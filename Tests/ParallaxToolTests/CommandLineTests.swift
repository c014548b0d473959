import Foundation
import Testing

@Suite struct CommandLineTests {
    /// Arguments, the status that they end with, and words that the complaint holds.
    static let complaints: [(arguments: [String], status: Int32, words: String)] = [
        ([], 2, "parallax COMMAND STAGE"),
        (["smaple"], 2, "there is no command \"smaple\"; there are new, sample, check, plot, render"),
        (["sample"], 2, "which stage?"),
        (["sample", "a.json", "b.json"], 2, "one stage at a time"),
        (["sample", "nowhere.json"], 2, "nowhere.json"),
        (["sample", "Stages/showroom.json", "--travel=ten"], 2, "\"ten\" is no distance"),
        (["sample", "Stages/showroom.json", "--travel=1,,2"], 2, "\"\" is no distance"),
        (["sample", "Stages/showroom.json", "--travel=nan"], 2, "\"nan\" is no distance"),
        (["sample", "Stages/showroom.json", "--size=390"], 2, "width x height"),
        (["sample", "Stages/showroom.json", "--size=0x844"], 2, "width x height"),
        (["sample", "Stages/showroom.json", "--policy=some"], 2, "full, reduced or none"),
        (["sample", "Stages/showroom.json", "--direction=up"], 2, "ltr or rtl"),
        (["sample", "Stages/showroom.json", "--time=-1"], 2, "--time -1"),
        (["sample", "Stages/showroom.json", "--tavel=1"], 2, "there is no option --tavel=1"),
        (["sample", "Stages/showroom.json", "--travel"], 2, "--travel needs a value"),
        (["sample", "Stages/showroom.json", "-x"], 2, "there is no option -x"),
        (["render", "Stages/showroom.json"], 2, "where to?"),
        (["render", "Stages/showroom.json", "-o", "film.mov"], 2, "the ending .mov"),
        (["render", "Stages/showroom.json", "-o", "film"], 2, "no ending"),
        (["render", "Stages/showroom.json", "-o", "no/such/folder/film.gif"], 2, "there is no folder"),
        (["render", "Stages/showroom.json", "-o", "film.gif", "--fps=30"], 2, "25 or 50"),
        (
            ["render", "Stages/showroom.json", "-o", "film.gif", "--threads=0"], 2,
            "--threads 0: give how many"
        ),
        (["render", "Stages/showroom.json", "-o", "film.gif", "--threads=1.5"], 2, "--threads 1.5"),
        (["render", "Stages/showroom.json", "-o", "still.png", "--threads=2"], 2, "--threads is for films"),
        (["render", "Stages/showroom.json", "-o", "film.gif", "--travel=3"], 2, "--travel is for stills"),
        (["render", "Stages/showroom.json", "-o", "still.png", "--script=wait"], 2, "--script is for films"),
        (["render", "Stages/showroom.json", "-o", "film.gif", "--script=fly 3"], 2, "--script"),
        (["render", "Stages/showroom.json", "-o", "LICENSE.png/still.png"], 2, "there is no folder"),
        (["page", "Stages/showroom.json"], 2, "where to?"),
        (["page", "-o", "x.html"], 2, "which stage?"),
        (["page", "Stages/showroom.json", "-o", "LICENSE"], 2, "--force replaces it"),
        (["page", "nowhere.json", "-o", "x.html"], 2, "nowhere.json"),
        (["css"], 2, "which stage?"),
        (["css", "Stages/showroom.json", "--direction=up"], 2, "ltr or rtl"),
        (["new"], 2, "which kind?"),
        (["new", "carousel", "Stages/Pictures", "-o", "x.json"], 2, "there is no kind \"carousel\""),
        (["new", "showroom", "Stages/Pictures"], 2, "where to?"),
        (["new", "showroom", "-o", "x.json"], 2, "which pictures?"),
        (["new", "showroom", "nowhere", "-o", "x.json"], 2, "no file or folder \"nowhere\""),
        (["new", "showroom", "Scripts", "-o", "x.json"], 2, "no picture in the folder"),
    ]

    @Test(arguments: complaints.indices) func `arguments that can't be used are named`(index: Int) throws {
        let (arguments, status, words) = Self.complaints[index]
        let run = try ToolRun(arguments)
        #expect(run.status == status)
        #expect(run.output.isEmpty)
        #expect(run.complaint.contains(words), "\(run.complaint)")
        #expect(
            !FileManager.default.fileExists(atPath: ToolRun.package.appendingPathComponent("x.json").path))
    }

    @Test(arguments: ["new", "sample", "check", "plot", "render", "page", "css"])
    func `each command has help that names its options`(
        command: String
    ) throws {
        let help = try ToolRun([command, "--help"])
        #expect(help.status == 0 && help.complaint.isEmpty)
        #expect(help.output.hasPrefix("parallax \(command) "))
        #expect(help.output.contains("--help, -h"))
        #expect(try ToolRun(["help", command]).output == help.output)
        #expect(try ToolRun([command, "-h"]).output == help.output)
        for line in help.output.split(separator: "\n") { #expect(line.count <= 120) }
    }

    @Test func `what can't be printed is said`() throws {
        let run = Process()
        run.executableURL = URL(fileURLWithPath: "/bin/sh")
        run.arguments = ["-c", "\"$0\" sample Stages/window.json > /dev/full 2>/dev/null", ToolRun.tool.path]
        run.currentDirectoryURL = ToolRun.package
        try run.run()
        run.waitUntilExit()
        #expect(run.terminationStatus == 3)
    }

    @Test func `the tool says its version and what it can do`() throws {
        #expect(try ToolRun(["--version"]).output.hasPrefix("parallax "))
        let help = try ToolRun(["--help"])
        #expect(help.status == 0)
        for command in ["new", "sample", "check", "plot", "render", "page", "css"] {
            #expect(help.output.contains("  \(command) "))
        }
    }
}
