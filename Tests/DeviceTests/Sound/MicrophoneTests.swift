import Device
import Foundation
import OwnProcess
import Testing

/// What apps hear by the microphone. The app says how much it has heard between two touches.
@Suite(.ownProcess, .serialized) @MainActor struct MicrophoneTests {
    /// A WAVE file of one channel, 48,000 frames a second: the numbers of its frames, from 1 on.
    private func file(frames: Int) throws -> String {
        var data = Data("RIFF".utf8) + bytes(UInt32(36 + frames * 2)) + Data("WAVEfmt ".utf8)
        data += bytes(UInt32(16)) + bytes(UInt32(0x0001_0001)) + bytes(UInt32(48_000)) + bytes(UInt32(96_000))
        data += bytes(UInt32(0x0010_0002)) + Data("data".utf8) + bytes(UInt32(frames * 2))
        for frame in 1...frames { data += bytes(UInt16(frame)) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("voice-\(UUID().uuidString).wav")
        try data.write(to: file)
        return file.path
    }

    private func bytes<Number: FixedWidthInteger>(_ number: Number) -> Data {
        withUnsafeBytes(of: number.littleEndian) { Data($0) }
    }

    /// The words of what the app has heard.
    private func heard(_ bench: AppBench) throws -> [String] {
        let line = try #require(bench.lines.last { $0.hasPrefix("heard ") })
        return line.split(separator: " ").map { String($0.filter { $0 != "," }) }
    }

    @Test func `an app hears a file from its first frame on, with nothing left out, then silence`() throws {
        let bench = try AppBench("listen-on-touch")
        defer { bench.end() }
        let voice = try file(frames: 20_000)
        defer { try? FileManager.default.removeItem(atPath: voice) }
        try bench.device.setMicrophone(.file, file: voice)
        try bench.launch()
        try bench.device.advance(by: 1)
        #expect(!bench.device.isMicrophoneInUse)
        try bench.tap()
        #expect(bench.device.isMicrophoneInUse)
        try bench.device.advance(by: 1)
        try bench.tap()
        #expect(!bench.device.isMicrophoneInUse)
        let words = try heard(bench)
        #expect(words[1] == "20000" && words.suffix(4) == ["true", "is", "open", "true"], "\(words)")
    }

    @Test func `a call has the microphone for itself, and a file that is over is silent`() throws {
        let bench = try AppBench("listen-on-touch")
        defer { bench.end() }
        let voice = try file(frames: 30_000)
        defer { try? FileManager.default.removeItem(atPath: voice) }
        try bench.device.setMicrophone(.file, file: voice)
        try bench.launch()
        try bench.device.advance(by: 1)
        try bench.tap()
        try bench.device.advance(by: 0.25)
        bench.device.call(ringing: 1)
        try bench.device.advance(by: 2)
        try bench.tap()
        let count = try #require(Int(try heard(bench)[1]))
        #expect(count < 30_000 && count >= 12_000, "\(count)")
    }

    @Test func `files that are no sound, and models without a microphone, are refused`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        #expect(throws: DeviceError.self) { try bench.device.setMicrophone(.file, file: "/etc/passwd") }
        #expect(bench.device.microphoneSource == .page)
        try bench.device.setMicrophone(.off, file: nil)
        #expect(bench.device.microphoneSource == .off && bench.device.microphoneFile == nil)
        #expect(bench.device.sound.hasMicrophone)
    }

    @Test func `an app whose memory for the microphone is too small ends`() throws {
        let bench = try AppBench("small-ear-on-touch")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        try bench.tap()
        #expect(bench.report?.cause.contains("smaller than") == true)
    }
}
