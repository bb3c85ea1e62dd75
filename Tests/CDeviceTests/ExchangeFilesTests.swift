import CDevice
import Foundation
import Testing

/// Files that change places in one step.
@Suite struct ExchangeFilesTests {
    @Test func eachNameHasTheOthersContent() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("exchange-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (one, other) = (folder.appendingPathComponent("one"), folder.appendingPathComponent("other"))
        try Data("1".utf8).write(to: one)
        try Data("2".utf8).write(to: other)
        #expect(exchange_files(one.path, other.path) == 0)
        #expect(try String(contentsOf: one, encoding: .utf8) == "2")
        #expect(try String(contentsOf: other, encoding: .utf8) == "1")
    }

    @Test func aNameThatIsMissingIsAnError() {
        #expect(exchange_files("/nowhere/one", "/nowhere/other") == -1)
    }
}
