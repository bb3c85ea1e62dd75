import Device
import Foundation
import OwnProcess
import Testing

/// Virtual time belongs to the whole process: one test at a time.
@Suite(.ownProcess, .serialized) @MainActor struct LaunchToolTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    // MARK: Finding one

    @Test func `a name is looked for on the search path, and the first program of that name taken`() throws {
        try folder.write("not executable", to: "one/tool")
        try folder.write("#!/bin/sh\n", to: "two/tool/inside")
        try folder.write("#!/bin/sh\n", to: "three/tool", mode: 0o755)
        try folder.write("#!/bin/sh\n", to: "four/tool", mode: 0o755)
        let path = ["one", "two", "nowhere", "three", "four"].map { "\(folder.path)/\($0)" }.joined(separator: ":")
        let tool = try LaunchTool(["tool", "--quiet", ""], searchPath: path)
        #expect(tool.path == "\(folder.path)/three/tool")
        #expect(tool.arguments == ["--quiet", ""])
        #expect(tool.name == "tool")
    }

    @Test func `a path is one from this process's folder, whatever the search path`() throws {
        try folder.write("#!/bin/sh\n", to: "tool", mode: 0o755)
        #expect(try LaunchTool(["\(folder.path)/tool"], searchPath: "").path == "\(folder.path)/tool")
        let here = FileManager.default.currentDirectoryPath
        let up = here.split(separator: "/").map { _ in "../" }.joined()
        #expect(try LaunchTool(["./\(up)\(folder.path.dropFirst())/tool"]).path == "\(folder.path)/tool")
    }

    @Test(arguments: [
        ([], "has no name"), ([""], "has no name"), (["no-such-tool", "-v"], "no-such-tool: no program of this name"),
        (["/nowhere/tool"], "/nowhere/tool: there is no such program"), (["/usr/bin"], "/usr/bin: not executable"),
        (["/etc/passwd"], "/etc/passwd: not executable"),
    ])
    func `what is no program is refused`(command: [String], problem: String) throws {
        let error = try deviceError { _ = try LaunchTool(command) }
        #expect(error?.reason == .toolNotFound)
        #expect(error?.description.contains(problem) == true)
    }

    // MARK: Starting apps under one

    /// A device whose app lives under a script that ends with so many lines.
    private func device(_ script: String, behavior: String = "normal") throws -> Device {
        try folder.write("#!/bin/sh\n" + script, to: "tool", mode: 0o755)
        let device = try Device(
            storage: .temporary(), time: .fixed, tool: LaunchTool(["\(folder.path)/tool", "a b", "--c=d"]),
            environment: ["PATH": "/usr/bin:/bin", "VERGER_TEST_BEHAVIOR": behavior])
        try device.install(appAt: folder.makeBundle(executable: nil))
        return device
    }

    @Test func `a tool gets its arguments, then the app's program and its arguments, in the app's surroundings`() throws
    {
        let device = try device(
            """
            for word in "$@"; do echo "word $word"; done
            echo "in $(pwd), home $HOME, $VERGER_DEVICE_LINK"
            shift 2; exec "$@"
            """)
        defer { device.shutDown() }
        var lines: [String] = []
        device.onLog = { lines.append($0.text) }
        try device.launch("org.example.sample", arguments: ["e f"])
        let app = try #require(device.runningApp)
        #expect(
            lines.prefix(5) == [
                "word a b", "word --c=d", "word \(app.bundle.executablePath)", "word e f", "in /, home \(app.home), 3",
            ])
        #expect(lines.contains("home \(app.home) in /"))
        try device.advance(by: 1)
        device.touch(.began, finger: 1, at: CGPoint(x: 100, y: 200))
        try device.advance(by: 0.1)
        #expect(lines.contains("touch 1 began 100.0 200.0"))
    }

    @Test func `the status of a tool counts even when the app ends because it is told to`() throws {
        let device = try device("shift 2; \"$@\"; exit 99")
        defer { device.shutDown() }
        var exits: [AppExit] = []
        device.onAppExit = { exits.append($0) }
        try device.launch("org.example.sample")
        device.terminate()
        #expect(exits.map(\.outcome) == [.failed(status: 99)])
        #expect(exits.first?.text(ofStatus: 99) == "ended under tool with status 99")
    }

    @Test func `an app that ends well under a tool was terminated`() throws {
        let device = try device("shift 2; \"$@\"")
        defer { device.shutDown() }
        var exits: [AppExit] = []
        device.onAppExit = { exits.append($0) }
        try device.launch("org.example.sample")
        device.terminate()
        #expect(exits.map(\.outcome) == [.terminated])
    }

    @Test func `an app has fifty times its time under a tool`() throws {
        let device = try device("shift 2; exec \"$@\"")
        defer { device.shutDown() }
        #expect(device.limits.launch == 1000)
        #expect(device.limits.answer == 500)
        #expect(device.limits.termination == 250)
        #expect(device.limits.exit == 100)
    }

    @Test func `an app under a tool is killed together with it`() throws {
        let device = try device("shift 2; \"$@\"; exit 0", behavior: "never-terminate")
        defer { device.shutDown() }
        device.limits.termination = 0.5
        var exits: [AppExit] = []
        var lines: [String] = []
        device.onAppExit = { exits.append($0) }
        device.onLog = { lines.append($0.text) }
        try device.launch("org.example.sample")
        device.terminate()
        #expect(lines.contains("terminate"))
        guard case .crashed(let report)? = exits.first?.outcome else {
            Issue.record("\(exits)")
            return
        }
        #expect(report.cause == "failed to terminate in time (0 s)")
    }

    @Test func `a tool that cannot be started is blamed itself`() throws {
        try folder.write("no program", to: "tool", mode: 0o755)
        let device = try Device(
            storage: .temporary(), time: .fixed, tool: LaunchTool(["\(folder.path)/tool"]), environment: [:])
        defer { device.shutDown() }
        try device.install(appAt: folder.makeBundle(executable: nil))
        let error = try deviceError { try device.launch("org.example.sample") }
        #expect(error?.reason == .launchFailed)
        #expect(error?.description.hasPrefix("\(folder.path)/tool: cannot be started (Exec format error)") == true)
        #expect(error?.description.contains("#!/bin/sh") == true)
    }
}
