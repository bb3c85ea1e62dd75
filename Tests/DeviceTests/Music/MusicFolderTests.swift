import Device
import Foundation
import OwnProcess
import Testing

/// What a device takes for music.
@Suite(.ownProcess, .serialized) @MainActor struct MusicFolderTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// A tenth of a second of silence.
    private var song: Data {
        func bytes<Number: FixedWidthInteger>(_ number: Number) -> Data {
            withUnsafeBytes(of: number.littleEndian) { Data($0) }
        }
        let size: UInt32 = 1600
        return Data("RIFF".utf8) + bytes(36 + size) + Data("WAVEfmt ".utf8) + bytes(UInt32(16)) + bytes(UInt16(1))
            + bytes(UInt16(1)) + bytes(UInt32(8000)) + bytes(UInt32(16000)) + bytes(UInt16(2)) + bytes(UInt16(16))
            + Data("data".utf8) + bytes(size) + Data(count: Int(size))
    }

    @Test func `songs and playlists come into the music, and nothing else`() throws {
        let bench = try HomeScreenBench("iPhone 3GS", in: folder)
        defer { bench.device.shutDown() }
        try folder.write(song, to: "Rain.wav")
        try folder.write("Rain.wav\n", to: "Mix.m3u")
        for file in ["/Rain.wav", "/Mix.m3u", "/Rain.wav"] {
            #expect(try bench.device.addMedia(file: folder.path + file) == 1)
        }
        let music = folder.path + "/Device/Media/Music"
        #expect(try FileManager.default.contentsOfDirectory(atPath: music).sorted() == ["Mix.m3u", "Rain.wav"])
        #expect(FileManager.default.contents(atPath: music + "/Rain.wav") == song)
        try folder.write("no sound", to: "wrong.mp3")
        try folder.write("", to: "empty.m3u")
        for file in ["/wrong.mp3", "/missing.m4a", "/empty.m3u"] {
            #expect(try deviceError { _ = try bench.device.addMedia(file: folder.path + file) }?.reason == .badMedia)
        }
    }
}
