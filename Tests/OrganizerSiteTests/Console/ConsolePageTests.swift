import Foundation
import OrganizerSite
import Testing

/// What a device wrote while it was booted last.
@Suite struct ConsolePageTests {
    @Test func `The log of a device that is shut down is shown by lines`() throws {
        let test = try TestOrganizer()
        #expect(try test.list("log").isEmpty)
        try Data("device: Booted\nhello\n".utf8).write(to: URL(fileURLWithPath: test.device.folder + "/log"))
        let lines = try test.list("log")
        #expect(lines.map { $0["process"] as? String } == ["device", ""])
        #expect(lines.map { $0["text"] as? String } == ["Booted", "hello"])
    }

    @Test func `Of a long log there is the end, from a whole line on`() throws {
        let test = try TestOrganizer()
        let line = String(repeating: "x", count: 99) + "\n"
        try Data((String(repeating: line, count: 20_000) + "last\n").utf8)
            .write(to: URL(fileURLWithPath: test.device.folder + "/log"))
        let lines = try test.list("log")
        #expect(lines.count < 11_000 && lines.last?["text"] as? String == "last")
        #expect((lines.first?["text"] as? String)?.count == 99)
    }
}
