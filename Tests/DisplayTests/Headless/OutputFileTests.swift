import Display
import Foundation
import Testing

/// Files that a run leaves.
@Suite struct OutputFileTests {
    @Test func `A file is replaced, and what a process left that was killed meanwhile goes`() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/output-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for text in ["one", "two"] { try OutputFile.write(Data(text.utf8), to: folder + "/tree.json") }
        try Data("left".utf8).write(to: URL(fileURLWithPath: folder + "/.tree.json.verger-new"))
        try OutputFile.write(Data("three".utf8), to: folder + "/tree.json")
        #expect(FileManager.default.contents(atPath: folder + "/tree.json") == Data("three".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["tree.json"])
    }
}
