import Display
import Foundation
import Testing

/// Parts of files that are the body of an answer.
@Suite struct PageFileTests {
    private let path: String
    private let content = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/page-file-" + UUID().uuidString
        try Data(content).write(to: URL(fileURLWithPath: path))
    }

    private func read(_ file: PageFile) -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.count < file.count {
            guard let part = file.part(from: bytes.count) else { return nil }
            bytes += part
        }
        return bytes
    }

    @Test(arguments: [0..<600_000, 0..<0, 1..<2, 100..<599_999, 262_144..<524_289, 599_999..<600_000])
    func `A range comes whole, in pieces`(_ range: Range<Int>) throws {
        defer { unlink(path) }
        let file = try #require(PageFile(path: path, range: range))
        #expect(file.count == range.count && read(file) == Array(content[range]))
    }

    @Test func `A file that another one takes the place of is sent to its end`() throws {
        defer { unlink(path) }
        let file = try #require(PageFile(path: path, range: 0..<content.count))
        try Data("other".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        #expect(read(file) == content)
    }

    @Test func `A file that becomes shorter is not sent on`() throws {
        defer { unlink(path) }
        let file = try #require(PageFile(path: path, range: 0..<content.count))
        #expect(truncate(path, 300_000) == 0)
        #expect(read(file) == nil)
    }

    @Test func `What is no file, a link, or too short is refused`() throws {
        defer { unlink(path) }
        let link = path + "-link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        defer { unlink(link) }
        for (path, range) in [
            (path, 0..<600_001), (link, 0..<1), (path + "-none", 0..<1), ("/tmp", 0..<1), ("/dev/zero", 0..<1),
        ] {
            #expect(PageFile(path: path, range: range) == nil)
        }
    }
}
