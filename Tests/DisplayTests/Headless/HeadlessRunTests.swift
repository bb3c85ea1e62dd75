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
        _ script: String, behavior: String = "normal", timeout: Double = 60, recordsPictures: Bool = false,
        records: Bool = false
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
        options.recordsPictures = recordsPictures
        if records {
            options.record = folder + "/record"
            try FileManager.default.createDirectory(atPath: folder + "/record", withIntermediateDirectories: true)
        }
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
        #expect(result.messages.contains("\"Touches: 0\" has the value \"0\", not \"5\""))
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
        #expect(result.messages.contains("test.script:1:1: unknown step"))
    }

    @Test func `a run ends when its real time is over`() throws {
        defer { clean() }
        let result = try run("wait 86400", timeout: 0.2)
        #expect(result.status == .failed)
        #expect(result.messages.contains("longer than 0.2 s"))
    }

    // MARK: Pictures, the battery and pushes

    @Test func `a picture that is expected is kept, compared, and taken anew`() throws {
        defer { clean() }
        let missing = try run("expect-picture first.png")
        #expect(missing.status == .failed)
        #expect(missing.messages.contains("there is no picture \(folder)/first.png yet"))
        #expect(file("first.png") == nil && file("first-actual.png") != nil)
        #expect(try run("expect-picture first.png", recordsPictures: true).status == .fine)
        #expect(file("first.png")?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        #expect(try run("expect-picture first.png").status == .fine)
        #expect(try run("tap 100 200\nwait-for \"Touches: 1\" 2\nexpect-picture first.png 100").status == .fine)

        let differs = try run("battery 0.2\nwait 1\nexpect-picture first.png")
        #expect(differs.status == .failed)
        #expect(differs.messages.contains("pixels differ"), "\(differs.messages)")
        #expect(file("first-difference.png") != nil)
        #expect(try run("battery 0.2\nwait 1\nexpect-picture first.png", recordsPictures: true).status == .fine)
        #expect(try run("battery 0.2\nwait 1\nexpect-picture first.png").status == .fine)

        try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder + "/first.png"))
        #expect(try run("expect-picture first.png").messages.contains("first.png is no picture"))
    }

    @Test func `a battery that runs low says so`() throws {
        defer { clean() }
        let result = try run(
            """
            battery 0.5
            expect-not "Low Battery"
            battery 0.2
            expect "Low Battery" 2
            expect contains "20%"
            battery 1 charging
            """)
        #expect(result.status == .fine, "\(result.messages)")
    }

    @Test func `a push message that cannot be delivered says why`() throws {
        defer { clean() }
        #expect(try run("push none.json").messages.contains("\(folder)/none.json cannot be read: no such file"))
        try Data("[]".utf8).write(to: URL(fileURLWithPath: folder + "/message.json"))
        #expect(try run("push message.json").messages.contains("The push message is no dictionary in JSON"))
        try Data(#"{"aps": {"alert": "Hello"}}"#.utf8).write(to: URL(fileURLWithPath: folder + "/message.json"))
        #expect(try run("push message.json").messages.contains("org.example.sample does not get push messages"))
    }

    @Test func `an expectation may take its time`() throws {
        defer { clean() }
        let late = try run("expect \"Touches: 1\" 3")
        #expect(late.messages.contains("\"Touches: 1\" did not appear within 3.0 s"), "\(late.messages)")
        let value = try run("expect-value \"Touches: 0\" /x/ 1")
        #expect(value.messages.contains("has the value \"0\", not /x/"), "\(value.messages)")
        #expect(try run("expect-not contains \"Touches: 1\" 3\nexpect /^Touches: \\d$/ 1").status == .fine)
    }

    @Test func `steps are recorded with places and pictures, equal ones once`() throws {
        defer { clean() }
        let result = try run(
            "tap 100 200\nwait 1\nbattery 0.2\ndrag 10 20 30 40\nexpect \"Nobody\"", records: true)
        #expect(result.status == .failed)
        let record = try JSONDecoder().decode(StepRecord.self, from: try #require(file("record/steps.json")))
        #expect(record.steps.map(\.outcome) == [.passed, .passed, .passed, .passed, .failed])
        #expect(record.steps.map(\.line) == [1, 2, 3, 4, 5])
        #expect(record.steps[0].paths == [[.init(x: 100, y: 200)]])
        #expect(record.steps[0].picture == record.steps[1].picture)
        #expect(record.steps[2].picture?.file != record.steps[1].picture?.file)
        #expect(record.steps[2].picture?.width == 320)
        #expect(record.steps[3].paths == [[.init(x: 10, y: 20), .init(x: 30, y: 40)]])
        let names = Set(record.steps.compactMap(\.picture?.file))
        #expect(names.allSatisfy { file("record/\($0)") != nil })
    }
}
