import Foundation
import Glibc
import Testing

/// `verger debug`: sessions with the debugger, by files of its commands.
@Suite struct DebugCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func verger(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
    }

    /// Plays `taps` on the app meanwhile.
    private func debug(_ app: String, taps: String, _ commands: String) throws -> VergerProcess.Result {
        try folder.write(taps, to: "taps")
        try folder.write(commands, to: "commands")
        return try verger("debug", app, "--headless", "--script", "taps", "-x", "commands")
    }

    /// The lines in this order, with any others between them.
    private func expect(_ lines: [String], in result: VergerProcess.Result) {
        var rest = result.output[...]
        for line in lines {
            guard let place = rest.range(of: line) else {
                Issue.record("“\(line)” is not in\n\(rest)\n\(result.errors)")
                return
            }
            rest = rest[place.upperBound...]
        }
    }

    @Test(.enabled(if: canCallFunctions, "gdb cannot call functions on this machine"))
    func `An Objective-C app stops at methods and lines, and tells of its objects and variables`() throws {
        _ = try folder.copyExample("Counter")
        let result = try debug(
            "Counter", taps: "tap \"Add One\"\nwait 0.5\n",
            """
            break -[CounterViewController addOne:]
            break CounterViewController.m:28
            run
            delete 2
            bt 2
            p number
            p *self
            continue
            p number
            p number = 41
            next
            p self->number
            step
            bt 2
            po self.numberLabel
            po numberLabel.text
            po [[self.view subviews] lastObject]
            po [NSDictionary dictionaryWithObject:@"pear" forKey:@"fruit"]
            p [[self.view subviews] count]
            p [self.view frame]
            p/x number
            p self.view.frame.size.width * 2
            finish
            """)
        #expect(result.status == 0, "\(result.errors)")
        expect(
            [
                "Breakpoint 2, -[CounterViewController showNumber] (self=0x", "CounterViewController.m:28\n",
                "#0  -[CounterViewController showNumber]", "#1  0x", "-[CounterViewController viewDidLoad]",
                "$1 = 0\n", "$2 = CounterViewController = {isa = 0x", "numberLabel = 0x", "number = 0}\n",
                "Breakpoint 1, -[CounterViewController addOne:] (self=0x", "CounterViewController.m:22\n",
                "$3 = 0\n", "$4 = 41\n", "23\t    [self showNumber];\n", "$5 = 42\n",
                "#0  -[CounterViewController showNumber] (self=0x", "CounterViewController.m:28\n",
                "#1  0x", "-[CounterViewController addOne:] (self=0x", "<UILabel: 0x", "\n0\n", "<UIButton: 0x",
                "{\n    fruit = pear;\n}\n", "$6 = 2\n", "$7 = {origin = {x = 0, y = 20}, size = {width = 320",
                "$8 = 0x2a\n", "$9 = 640\n", "CounterViewController.m:23\n",
            ], in: result)
        #expect(!result.output.contains("During symbol reading"))
        #expect(result.errors.contains("The number is 42."))
    }

    @Test(.enabled(if: canCallFunctions, "gdb cannot call functions on this machine"))
    func `A Swift app stops at lines, with names as they were written`() throws {
        _ = try folder.copyExample("HelloSwift")
        let result = try debug(
            "HelloSwift", taps: "wait 0.5\n",
            """
            break AppDelegate.swift:11
            run
            bt 2
            next
            po self
            continue
            """)
        #expect(result.status == 0, "\(result.errors)")
        expect(["Breakpoint 1, ", "AppDelegate.swift:11\n", "#0  AppDelegate."], in: result)
    }

    @Test(.enabled(if: isThereGDB))
    func `A crash stops the app where it is, and is then reported as without the debugger`() throws {
        let source = VergerProcess.root.appendingPathComponent("Tests/ObjectiveCApps/ExceptionNamesItsLine.m")
        try folder.write(String(contentsOf: source, encoding: .utf8), to: "Fails/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.Fails</string>
            </dict></plist>
            """, to: "Fails/Info.plist")
        let result = try debug("Fails", taps: "wait 1\n", "run\nbt\ncontinue\n")
        #expect(result.status == 3, "\(result.errors)")
        expect(["received signal SIGABRT", "-[Item fail]", "main.m:14\n"], in: result)
        #expect(result.errors.contains("Fails crashed: *** Terminating app due to uncaught exception 'Disaster'"))
        // The app says why, the device and the run, and not the report once more.
        #expect(result.errors.components(separatedBy: "exception 'Disaster'").count == 4, "\(result.errors)")
    }

    @Test(.enabled(if: isThereGDB))
    func `A file with a wrong command fails, and the app goes on without the debugger`() throws {
        _ = try folder.copyExample("Counter")
        let result = try debug("Counter", taps: "tap \"Add One\"\nexpect \"1\"\n", "no-such-command\n")
        #expect(result.status == 1)
        #expect(result.errors.contains("The number is 1."))
    }

    @Test(.enabled(if: isThereGDB), arguments: [SIGTERM, SIGHUP])
    func `A signal ends a session, and nothing is left`(signal: Int32) throws {
        _ = try folder.copyExample("Counter")
        try folder.write(
            """
            break -[CounterViewController viewDidLoad]
            commands
            shell echo stopped
            continue
            end
            run
            """, to: "commands")
        let session = try VergerProcess(
            ["debug", "Counter", "-x", "commands"], home: folder.url, currentFolder: folder.url)
        #expect(session.line(beginningWith: "stopped") != nil)
        session.send(signal)
        #expect(session.wait().status == 0)
    }

    @Test func `What is not there is wrong use, and nothing is built`() throws {
        let app = try folder.copyExample("Counter")
        let result = try verger("debug", "Counter", "-x", "missing")
        #expect(result.status == 2)
        #expect(result.errors == "error: missing: there is no such file of commands\n")
        #expect(!FileManager.default.fileExists(atPath: app.appendingPathComponent("build").path))
    }

    private static let isThereGDB = FileManager.default.isExecutableFile(atPath: "/usr/bin/gdb")

    /// Whether gdb can call a program's functions, for which it sets all registers: on processors with AMX, gdb before 14 cannot.
    private static let canCallFunctions: Bool = {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/gdb")
        process.arguments = ["-batch", "-nx", "-ex", "starti", "-ex", "set $mxcsr = 8000", "/bin/true"]
        (process.standardOutput, process.standardError) = (output, output)
        guard isThereGDB, (try? process.run()) != nil else { return false }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return !String(decoding: data, as: UTF8.self).contains("extended state")
    }()
}
