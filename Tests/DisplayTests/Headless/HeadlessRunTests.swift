import Device
import Display
import Foundation
import OwnProcess
import Testing
import UIKit

/// Runs the program of the target `link-test-app`: one colour, and a label that counts touches.
@Suite(.ownProcess, .serialized) @MainActor struct HeadlessRunTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/headless-test-" + UUID().uuidString

    private func run(
        _ script: String, behavior: String = "normal", timeout: Double = 60
    ) throws -> (status: HeadlessStatus, messages: String, lines: [String]) {
        let bundle = folder + "/Sample.app"
        try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
        let info = ["CFBundleIdentifier": "org.example.sample", "CFBundleExecutable": "Sample"]
        let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        try data.write(to: URL(fileURLWithPath: bundle + "/Info.plist"))
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = (tests as NSString).deletingLastPathComponent + "/link-test-app"
        try? FileManager.default.removeItem(atPath: bundle + "/Sample")
        try FileManager.default.copyItem(atPath: program, toPath: bundle + "/Sample")
        try Data(script.utf8).write(to: URL(fileURLWithPath: folder + "/test.script"))

        var options = HeadlessOptions(appPath: bundle, crashReportFolder: folder + "/Crashes")
        options.script = folder + "/test.script"
        options.screenshot = folder + "/last.png"
        options.tree = folder + "/last.json"
        options.log = folder + "/log"
        options.timeout = timeout
        var messages = ""
        var lines: [String] = []
        setenv("VERGER_TEST_BEHAVIOR", behavior, 1)
        defer { unsetenv("VERGER_TEST_BEHAVIOR") }
        let status = HeadlessRun(options, onMessage: { messages += $0 + "\n" }, onLine: { lines.append($0.text) }).run()
        return (status, messages, lines)
    }

    private func file(_ name: String) -> Data? { FileManager.default.contents(atPath: folder + "/" + name) }

    private func clean() { try? FileManager.default.removeItem(atPath: folder) }

    @Test func `a script that comes true ends fine and leaves picture, tree and log`() throws {
        defer { clean() }
        let result = try run(
            """
            expect "Touches: 0"
            tap 100 200
            wait-for "Touches: 1" 2
            expect-value "touches: 1" "1"
            expect-not "Touches: 0"
            key return
            rotate landscape-left
            shake
            memory-warning
            call
            lock
            expect "slide to unlock"
            drag 50 430 310 430
            expect-not "slide to unlock"
            tap "Touches: 1"
            expect "Touches: 2"
            screenshot \(folder)/picture.png
            tree \(folder)/tree.json
            """)
        #expect(result.status == .fine, "\(result.messages)")
        #expect(file("picture.png")?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        #expect(file("last.png") == file("picture.png"))
        #expect(try AccessibilityNode.nodes(fromJSON: file("last.json") ?? Data()).first?.find("Touches: 2") != nil)
        for line in [
            "key down Enter \n".trimmingCharacters(in: .newlines), "orientation landscapeLeft", "memoryWarning",
        ] {
            #expect(result.lines.contains(line), "\(line)")
        }
        #expect(result.lines.filter { $0 == "resignActive" }.count == 3)
        #expect(result.lines.last == "terminate")
        #expect(file("log").map { String(decoding: $0, as: UTF8.self) }?.contains("Sample: terminate\n") == true)
    }

    @Test func `two runs leave the same bytes`() throws {
        defer { clean() }
        let script = "tap 10 30\nwait 0.05\nhome\nwait 0.1\nscreenshot \(folder)/picture.png\n"
        _ = try run(script)
        let first = file("picture.png")
        _ = try run(script)
        #expect(first != nil && file("picture.png") == first)
    }

    @Test func `a step that fails names its line and what is on the screen, and leaves a picture`() throws {
        defer { clean() }
        let result = try run("# first\nexpect \"Save\"\n")
        #expect(result.status == .failed)
        #expect(result.messages.contains("test.script:2: expect \"Save\"\n  \"Save\" is not on the screen"))
        #expect(result.messages.contains("\"Touches: 0\""))
        #expect(file("test-line-2-failed.png") != nil)
    }

    @Test func `a value that differs is told`() throws {
        defer { clean() }
        let result = try run("expect-value \"Touches: 0\" \"5\"")
        #expect(result.status == .failed)
        #expect(result.messages.contains("the value of \"Touches: 0\" is \"0\""))
    }

    @Test func `a crash ends with its report, in text and in a file`() throws {
        defer { clean() }
        let result = try run("tap 100 200\nexpect \"never\"", behavior: "report-on-touch")
        #expect(result.status == .crashed)
        #expect(result.messages.contains("NSRangeException") && result.messages.contains("frame 2"))
        let reports = try FileManager.default.contentsOfDirectory(atPath: folder + "/Crashes")
        #expect(reports.count == 1 && result.messages.contains(reports.first ?? "?"))
    }

    @Test func `an app that exits with a status fails the run`() throws {
        defer { clean() }
        let result = try run("wait 1", behavior: "exit-7")
        #expect(result.status == .failed)
        #expect(result.messages.contains("status 7"))
    }

    @Test func `a script that is none is wrong use`() throws {
        defer { clean() }
        let result = try run("fly")
        #expect(result.status == .wrongUse)
        #expect(result.messages.contains("test.script:1: unknown step"))
    }

    @Test func `a run ends when its real time is over`() throws {
        defer { clean() }
        let result = try run("wait 86400", timeout: 0.2)
        #expect(result.status == .failed)
        #expect(result.messages.contains("longer than 0.2 s"))
    }
}
