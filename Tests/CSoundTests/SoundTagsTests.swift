import CSound
import Foundation
import Testing

@Suite struct SoundTagsTests {
    private func bytes<Number: FixedWidthInteger>(_ number: Number) -> Data {
        withUnsafeBytes(of: number.littleEndian) { Data($0) }
    }

    /// A WAVE file of half a second with these tags.
    private func song(_ tags: [(kind: String, text: String)]) -> Data {
        let list = tags.reduce(Data("INFO".utf8)) { list, tag in
            let text = Data(tag.text.utf8) + [0]
            return list + Data(tag.kind.utf8) + bytes(UInt32(text.count)) + text + Data(count: text.count % 2)
        }
        let size: UInt32 = 8000
        let chunks =
            Data("WAVEfmt ".utf8) + bytes(UInt32(16)) + bytes(UInt16(1)) + bytes(UInt16(1)) + bytes(UInt32(8000))
            + bytes(UInt32(16000)) + bytes(UInt16(2)) + bytes(UInt16(16)) + Data("LIST".utf8)
            + bytes(UInt32(list.count)) + list + Data("data".utf8) + bytes(size) + Data(count: Int(size))
        return Data("RIFF".utf8) + bytes(UInt32(chunks.count)) + chunks
    }

    private func read<Result>(_ data: Data, _ body: (OpaquePointer?) throws -> Result) rethrows -> Result {
        let tags = data.withUnsafeBytes { sound_tags_read($0.bindMemory(to: UInt8.self).baseAddress, $0.count) }
        defer { sound_tags_free(tags) }
        return try body(tags)
    }

    private func text(_ tags: OpaquePointer, _ name: String) -> String? {
        sound_tag(tags, name).map { String(cString: $0) }
    }

    @Test func `a file says what it is, also when its bytes are gone`() throws {
        try read(song([("INAM", "Été"), ("IART", "Ada"), ("IPRT", "3/12"), ("IGNR", "")])) { tags in
            let tags = try #require(tags)
            #expect(text(tags, "title") == "Été" && text(tags, "artist") == "Ada" && text(tags, "track") == "3/12")
            #expect(text(tags, "genre") == nil && text(tags, "album") == nil)
            #expect(sound_tags_duration(tags) == 0.5)
            var count = 7
            #expect(sound_tags_picture(tags, &count) == nil && count == 0)
        }
    }

    @Test func `what is no sound has no tags`() {
        for data in [Data(), Data("no sound".utf8), Data(repeating: 0xFF, count: 5000)] {
            read(data) { #expect($0 == nil) }
        }
    }

    @Test func `damaged files are read without harm`() {
        let whole = song([("INAM", "Rain"), ("IART", "Ada")])
        for length in stride(from: 0, to: 120, by: 3) { read(whole.prefix(length)) { _ in } }
        for place in 0..<110 {
            var damaged = whole
            damaged[damaged.startIndex + place] ^= 0xFF
            read(damaged) { tags in if let tags { _ = text(tags, "title") } }
        }
    }
}
