import AppBuilder
import Foundation
import Testing

/// Programs that keep what they have, killed at any moment: what was kept is there, whole, and nothing else is left.
///
/// `VERGER_KILLS=200 ./verger test --filter Killed` is the long form.
@Suite(.serialized) struct KilledWriterTests {
    /// What is kept is found again in this many milliseconds: no lock outlives its holder.
    private static let longestSearch = 3000

    @Test(arguments: ["defaults", "text", "list", "archive", "contacts"])
    func `What was kept when the program was killed is there and whole`(kind: String) throws {
        let folder = try TemporaryFolder()
        let home = folder.url.path + "/home"
        for name in ["Documents", "Library/Preferences", "tmp", "AddressBook"] {
            try FileManager.default.createDirectory(atPath: home + "/" + name, withIntermediateDirectories: true)
        }
        let writer = folder.url.appendingPathComponent("Writer")
        let source = VergerProcess.root.appendingPathComponent("Tests/KilledPrograms/Writer.m")
        try BareProgram(sources: [source], executable: writer)
            .build(toolchain: Toolchain.locate(), sdk: SDK.locate())
        let environment = [
            "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home + "/tmp/",
            "VERGER_ADDRESS_BOOK": home + "/AddressBook/AddressBook.sqlitedb",
        ]
        func process(_ verb: String) -> KilledProcess {
            KilledProcess(
                program: writer.path, arguments: [kind, verb], environment: environment,
                output: folder.url.path + "/" + verb)
        }
        var moments = KillMoments()
        var kept = 0
        for number in 1...KilledProcess.count {
            let output = try process("write").run(waitingFor: 20, killedAfter: moments.next(below: 0.03))
            kept = max(kept, KilledProcess.lastNumber(try #require(output, "the program ended by itself")) ?? 0)
            let found = try check(writer, kind, environment)
            // One more may have been kept that was not told any more.
            #expect(found.value >= kept && found.value <= kept + 1, "kill \(number)")
            #expect(found.milliseconds < Self.longestSearch, "kill \(number)")
            kept = found.value
        }
        #expect(kept > 0)
        let expected = [
            "defaults": [], "text": ["Documents/kept.txt"], "list": ["Documents/kept.plist"],
            "archive": ["Documents/kept.archive"], "contacts": [],
        ]
        #expect(try files(in: home).filter { $0.hasPrefix("Documents") } == expected[kind])
        // In the temporary folder the device removes it when the app starts again.
        #expect(try files(in: home).filter { $0.hasPrefix("tmp") && !$0.hasPrefix("tmp/.unfinished-write-") } == [])
        // The lock is a file that stays; who holds it is the system's to know.
        let preferences = try files(in: home).filter { $0.hasPrefix("Library/Preferences") && !$0.hasSuffix("/.lock") }
        #expect(preferences == (kind == "defaults" ? ["Library/Preferences/Writer.plist"] : []))
    }

    private func check(
        _ writer: URL, _ kind: String, _ environment: [String: String]
    ) throws -> (value: Int, milliseconds: Int) {
        let process = Process()
        process.executableURL = writer
        process.arguments = [kind, "check"]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try? pipe.fileHandleForReading.close()
        let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        try #require(numbers.count == 2 && process.terminationStatus == 0, "torn: \(output)")
        return (numbers[0], numbers[1])
    }

    private func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}
