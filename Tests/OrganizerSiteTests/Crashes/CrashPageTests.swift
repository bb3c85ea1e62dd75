import Archiving
import Foundation
import OrganizerSite
import Testing

/// Crash reports, and the debug information that tells more of them.
@Suite struct CrashPageTests {
    private let test: TestOrganizer
    private let program: TestProgram

    init() throws {
        test = try TestOrganizer()
        program = try TestProgram(in: URL(fileURLWithPath: test.folder + "/program"))
        let folder = test.device.folder + "/CrashReports"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(program.report().utf8).write(to: URL(fileURLWithPath: folder + "/Sample_1.crash"))
    }

    private func report() throws -> (text: String, improved: Int, missing: [String]) {
        let table = try test.table("crashes/report", ["name": "Sample_1.crash"])
        return (
            try #require(table["text"] as? String), try #require(table["improved"] as? Int),
            try #require(table["missing"] as? [String])
        )
    }

    @Test func `Reports are listed, exported and removed`() throws {
        let entry = try #require(test.list("crashes").first)
        #expect(entry["app"] as? String == "Sample" && entry["cause"] as? String == "signal SIGSEGV")
        #expect(entry["date"] as? String == "2011-03-13 07:06:40 UTC")
        let file = test.ask(.get, "crashes/file", ["name": "Sample_1.crash"])
        #expect(file.name == "Sample_1.crash")
        #expect(String(decoding: try test.bytes(file), as: UTF8.self) == program.report())
        try test.post("crashes/remove", ["name": "Sample_1.crash"])
        #expect(try test.list("crashes").isEmpty)
        for name in ["Sample_1.crash", "../log", "..", "/etc/passwd"] {
            #expect(try test.refusal(.get, "crashes/report", ["name": name]).0 != .ok)
        }
    }

    @Test func `Without debug information a report is as it was, and says what is missing`() throws {
        let shown = try report()
        #expect(shown.text == program.report() && shown.improved == 0 && shown.missing == ["Sample"])
    }

    @Test func `The .dSYM of an archive tells functions, files and lines`() throws {
        let archive = URL(fileURLWithPath: test.folder + "/Sample.xcarchive")
        let symbols = archive.appendingPathComponent("dSYMs/Sample.app.dSYM/Contents/Resources/DWARF/Sample")
        try FileManager.default.createDirectory(
            at: symbols.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: program.symbols, to: symbols)
        try PropertyListData.xml(["CreationDate": TestOrganizer.now, "Name": "Sample"])
            .write(to: archive.appendingPathComponent("Info.plist"))
        try ArchiveList(environment: test.environment).add(archive.path)
        let shown = try report()
        #expect(shown.missing.isEmpty && shown.improved == 2, "\(shown.text)")
        #expect(shown.text.contains(" fall + 0 (main.c:1)\n"), "\(shown.text)")
        // What had no name gets that of the function; what the report knew stays.
        #expect(shown.text.contains(" fall (main.c:1)\n") && shown.text.contains(" main + 4 (main.c:77)\n"))
        #expect(shown.text.contains(" start + 3\n"))
    }

    @Test func `Symbols that are sent are kept, others are refused`() throws {
        try test.post("crashes/symbols", body: [UInt8](Data(contentsOf: program.symbols)))
        #expect(try report().missing.isEmpty)
        #expect(
            FileManager.default.fileExists(atPath: test.folder + "/symbols/" + program.buildIdentifier))
        let stripped = try Data(contentsOf: program.folder.appendingPathComponent("Sample"))
        #expect(try test.refusal(.post, "crashes/symbols", body: [UInt8](stripped)).1.contains("stripped"))
        #expect(try test.refusal(.post, "crashes/symbols", body: [1, 2, 3]).1.contains("build identifier"))
    }

    @Test func `Somebody else's report is told of, too`() throws {
        try test.post("crashes/symbols", body: [UInt8](Data(contentsOf: program.symbols)))
        let response = test.ask(
            .post, "crashes/symbolicate", ["name": "Other.crash"], body: [UInt8](program.report(app: "Other").utf8))
        let shown = try JSONSerialization.jsonObject(with: Data(test.bytes(response))) as? [String: Any]
        #expect(shown?["name"] as? String == "Other.crash" && shown?["improved"] as? Int == 2)
        let other = test.ask(.post, "crashes/symbolicate", body: [UInt8]("hello".utf8))
        let text = try JSONSerialization.jsonObject(with: Data(test.bytes(other))) as? [String: Any]
        #expect((text?["problem"] as? String)?.contains("no crash report") == true)
        #expect(text?["text"] as? String == "hello")
        #expect(try test.refusal(.post, "crashes/symbolicate", body: [0xFF, 0xFE]).0 == .malformed)
    }

    /// Lines that look like those of a report, but have numbers that cannot be.
    @Test func `Hostile lines change nothing`() throws {
        try test.post("crashes/symbols", body: [UInt8](Data(contentsOf: program.symbols)))
        let text = """
                0   Sample 0xffffffffffffffff x + 0
                1   Sample 0x z
              99999999999999999999 0x1 y
                2  0x
            Binary images:
              0x0 - 0xffffffffffffffff Sample <\(program.buildIdentifier)> /x
              0x5 - 0x1 Sample <> /x
              0x1 - 0x2 A> /b <c
              0x1 - 0x2 > / <
            """
        let response = test.ask(.post, "crashes/symbolicate", body: [UInt8](text.utf8))
        let shown = try JSONSerialization.jsonObject(with: Data(test.bytes(response))) as? [String: Any]
        #expect(shown?["text"] as? String == text && shown?["problem"] == nil, "\(String(describing: shown))")
    }
}
