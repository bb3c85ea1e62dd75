import Foundation
import Glibc
import Testing

/// Commands in a terminal of their own, which are ended there as people do.
@Suite struct TerminalTests {
    enum Ending: CaseIterable {
        case controlC, closedTerminal
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func start(_ arguments: String...) throws -> VergerProcess {
        try VergerProcess(arguments, home: folder.url, currentFolder: folder.url, from: .terminal)
    }

    private var temporaryFiles: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/Temporary")) ?? []
    }

    private func end(_ command: VergerProcess, by ending: Ending) throws -> VergerProcess.Result {
        switch ending {
        case .controlC: command.pressControlC()
        case .closedTerminal: command.closeTerminal()
        }
        let result = command.wait()
        // Whoever closes a terminal does not wait for what ran in it.
        let limit = Date(timeIntervalSinceNow: 60)
        while !VergerProcess.running(below: folder.url).isEmpty, Date() < limit { sched_yield() }
        #expect(VergerProcess.running(below: folder.url) == [])
        return result
    }

    @Test(arguments: Ending.allCases)
    func `A run ends with its app`(ending: Ending) throws {
        let app = try folder.copyExample("HelloWorld")
        let run = try start("run", app.path)
        #expect(run.line(beginningWith: "iPhone 3GS: http://127.0.0.1:") != nil)
        let result = try end(run, by: ending)
        if ending == .controlC { #expect(result.status == 0, "\(result)") }
    }

    @Test(arguments: Ending.allCases)
    func `A headless run ends with its device`(ending: Ending) throws {
        let app = try folder.copyExample("HelloWorld")
        let run = try start("run", app.path, "--headless", "--monkey", "1", "--monkey-seconds", "80000")
        while !temporaryFiles.contains(where: { $0.hasPrefix("device-") }), kill(run.identifier, 0) == 0 {
            sched_yield()
        }
        let result = try end(run, by: ending)
        if ending == .controlC { #expect(result.status == 128 + SIGINT, "\(result)") }
        // The app may have written a file while its device was deleted.
        #expect(try VergerProcess.run(["run", app.path, "--headless"], home: folder.url).status == 0)
        #expect(temporaryFiles == [])
    }

    @Test(arguments: Ending.allCases)
    func `The page of an interface ends`(ending: Ending) throws {
        let scene = "Tests/Scenes/FirstNib/App/HelloWorld.xib"
        let text = try String(contentsOf: VergerProcess.root.appendingPathComponent(scene), encoding: .utf8)
        try folder.write(text, to: "Screen.xib")
        let command = try start("ib", folder.url.path + "/Screen.xib")
        #expect(command.line(beginningWith: "Interface: ") != nil)
        let result = try end(command, by: ending)
        if ending == .controlC { #expect(result.status == 0, "\(result)") }
    }

    @Test func `A booted device outlives the terminal that it was booted in`() throws {
        let boot = try start("device", "boot", "iPhone 3GS")
        #expect(boot.wait().status == 0)
        let list = try VergerProcess.run(["device", "list"], home: folder.url)
        #expect(list.output.contains("iPhone 3GS (iPhone2,1) (Booted)"))
        #expect(try VergerProcess.run(["device", "shutdown", "booted"], home: folder.url).status == 0)
        #expect(VergerProcess.running(below: folder.url) == [])
    }
}
