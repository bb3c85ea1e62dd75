import Foundation
import Glibc
import Testing

/// `verger run … --under COMMAND`.
@Suite struct LaunchToolTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private func verger(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
    }

    private func tool(_ script: String) throws {
        try folder.write("#!/bin/sh\n" + script, to: "tool")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("tool"))
    }

    @Test func `An app shows the same under a tool as without it, byte for byte`() throws {
        let app = try folder.copyExample("Counter")
        try folder.write("tap \"Add One\"\nwait 0.25\n", to: "script")
        try tool("echo \"$1\" > '\(path("words"))'; shift; \"$@\"\n")
        for (name, arguments) in [
            ("plain", []), ("env", ["--under", "env FRUIT=pear"]), ("script", ["--under", "./tool 'two words'"]),
        ] {
            let result = try VergerProcess.run(
                [
                    "run", app.path, "--headless", "--script", "script", "--screenshot", "\(name).png",
                    "--tree", "\(name).json",
                ] + arguments, home: folder.url, currentFolder: folder.url)
            #expect(result.status == 0, "\(result.errors)")
        }
        let picture = try Data(contentsOf: folder.url.appendingPathComponent("plain.png"))
        let tree = try Data(contentsOf: folder.url.appendingPathComponent("plain.json"))
        for name in ["env", "script"] {
            #expect(try Data(contentsOf: folder.url.appendingPathComponent("\(name).png")) == picture)
            #expect(try Data(contentsOf: folder.url.appendingPathComponent("\(name).json")) == tree)
        }
        #expect(try String(contentsOfFile: path("words"), encoding: .utf8) == "two words\n")
    }

    @Test(arguments: ["wait 1\n", "expect \"what is not there\"\n"])
    func `The status of a tool fails the run, also after a step that failed`(script: String) throws {
        let app = try folder.copyExample("HelloWorld")
        try folder.write(script, to: "script")
        try tool("\"$@\"; echo 'found something'; exit 99\n")
        let result = try verger("run", app.path, "--headless", "--script", "script", "--under", "./tool")
        #expect(result.status == 1)
        #expect(result.output.contains("found something"))
        #expect(script.hasPrefix("expect") || result.errors.contains("ended under tool with status 99"))
    }

    @Test(arguments: [
        ("no-such-tool --quiet", "no-such-tool: no program of this name on the search path"),
        ("./nowhere", "/nowhere: there is no such program"), ("./script -v", "/script: not executable"),
        ("''", "has no name"), ("", "has no name"),
    ])
    func `A tool that is not there is wrong use, and nothing is built`(command: String, problem: String) throws {
        let app = try folder.copyExample("HelloWorld")
        try folder.write("wait 1\n", to: "script")
        let result = try verger("run", app.path, "--headless", "--under", command)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("error: ") && result.errors.contains(problem), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: app.appendingPathComponent("build").path))
    }

    @Test func `A monkey plays under a tool`() throws {
        let app = try folder.copyExample("Counter")
        try tool("\"$@\"; exit 99\n")
        let result = try verger("run", app.path, "--headless", "--monkey", "1", "--steps", "5", "--under", "./tool")
        #expect(result.status == 1)
        #expect(result.errors.contains("ended under tool with status 99"))
    }

    @Test func `Ctrl-C lets a tool say what it found`() throws {
        let app = try folder.copyExample("HelloWorld")
        try tool("\"$@\"; echo 'found something'; exit 99\n")
        let process = try VergerProcess(
            ["run", app.path, "--under", "./tool"], home: folder.url, currentFolder: folder.url)
        #expect(process.line(beginningWith: "iPhone 3GS: http://127.0.0.1:") != nil)
        process.send(SIGINT)
        let result = process.wait()
        #expect(result.status == 1)
        #expect(result.output.contains("found something"))
        #expect(result.errors.contains("ended under tool with status 99"))
    }
}
