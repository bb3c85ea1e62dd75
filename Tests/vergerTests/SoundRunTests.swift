import Foundation
import Testing

/// What `verger run --headless --audio` records.
@Suite struct SoundRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The left and the right channel of a recording.
    private func record(_ app: String, _ script: String, to name: String) throws -> (left: [Int16], right: [Int16]) {
        try folder.write(script, to: "script")
        let result = try VergerProcess.run(
            ["run", app, "--headless", "--script", "script", "--audio", name], home: folder.url,
            currentFolder: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        let data = try Data(contentsOf: folder.url.appendingPathComponent(name))
        try #require(data.count >= 44 && data.prefix(4) == Data("RIFF".utf8))
        let head = data.subdata(in: 20..<44)
        // Linear, two channels, 48,000 frames a second of 4 bytes, 16 bits.
        #expect(head.prefix(16).elementsEqual([1, 0, 2, 0, 0x80, 0xBB, 0, 0, 0, 0xEE, 2, 0, 4, 0, 16, 0]))
        let samples = data.dropFirst(44).withUnsafeBytes { bytes in
            (0..<bytes.count / 2).map { bytes.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self) }
        }
        return (
            stride(from: 0, to: samples.count, by: 2).map { samples[$0] },
            stride(from: 1, to: samples.count, by: 2).map { samples[$0] }
        )
    }

    private func sine(_ frequency: Double, count: Int, amplitude: Double) -> [Int16] {
        (0..<count).map { Int16((amplitude * sin(2 * .pi * frequency * Double($0) / 48_000)).rounded()) }
    }

    /// The amplitude of a tone.
    private func tone(_ frequency: Double, in samples: ArraySlice<Int16>) -> Double {
        var (sines, cosines) = (0.0, 0.0)
        for (index, sample) in samples.enumerated() {
            let angle = 2 * .pi * frequency * Double(index) / 48_000
            sines += Double(sample) * sin(angle)
            cosines += Double(sample) * cos(angle)
        }
        return 2 / Double(samples.count) * (sines * sines + cosines * cosines).squareRoot()
    }

    private func install(_ name: String) throws {
        let source = VergerProcess.root.appendingPathComponent("Tests/ObjectiveCApps/\(name).m")
        try folder.write(try String(contentsOf: source, encoding: .utf8), to: "\(name)/\(name).m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.\(name)</string>
            <key>CFBundleExecutable</key><string>\(name)</string>
            <key>DTSDKName</key><string>iphoneos4.3</string>
            </dict></plist>
            """, to: "\(name)/Info.plist")
    }

    @Test func `A tune and its repetitions are recorded sample by sample, and the same bytes in each run`() throws {
        try install("Tunes")
        let (left, right) = try record("Tunes", "wait 4\n", to: "first.wav")
        // 0.25 seconds three times over, without a gap. The first sample of the sine is 0.
        let begin = try #require(left.firstIndex { $0 != 0 }) - 1
        let once = sine(440, count: 12_000, amplitude: 16_000)
        let tune = once + once + once
        #expect(Array(left[begin..<begin + 36_000]) == tune)
        #expect(Array(right[begin..<begin + 36_000]) == tune)
        #expect(left[begin + 36_000..<begin + 70_000].allSatisfy { $0 == 0 })
        // The beep begins 1.5 seconds after the tune, to the frame, on the right.
        #expect(left[begin + 36_000..<begin + 150_000].allSatisfy { $0 == 0 })
        let beep = try #require(right[(begin + 40_000)...].firstIndex { $0 != 0 })
        #expect(abs(beep - (begin + 72_000)) <= 2)
        #expect(abs(tone(1000, in: right[beep + 1000..<beep + 13_000]) - 8192) < 100)
        // It is paused for a fifth of a second.
        #expect(right[beep + 14_500..<beep + 23_500].allSatisfy { $0 == 0 })
        #expect(abs(tone(1000, in: right[beep + 25_000..<beep + 37_000]) - 8192) < 100)

        _ = try record("Tunes", "wait 4\n", to: "second.wav")
        let files = try ["first.wav", "second.wav"].map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
        #expect(files[0] == files[1])
    }

    @Test func `What a queue is given is recorded without a gap between its buffers`() throws {
        try install("AudioQueues")
        let (left, right) = try record("AudioQueues", "wait 3\n", to: "queue.wav")
        let begin = try #require(left.firstIndex { $0 != 0 })
        #expect(Array(left[begin..<begin + 20_000]) == (1...20_000).map { Int16($0) })
        #expect(Array(right[begin..<begin + 20_000]) == (1...20_000).map { Int16(-$0) })
        #expect(left[(begin + 20_000)...].allSatisfy { $0 == 0 })
        // The second queue: a tenth of a second at half its volume on the right.
        let second = right[(begin + 20_000)...].filter { $0 != 0 }
        #expect(second.count == 4800 && second.allSatisfy { $0 == 4000 })
    }

    @Test func `What units of sound compute is recorded, the same bytes in each run`() throws {
        try install("Synthesizer")
        let (left, right) = try record("Synthesizer", "wait 3\n", to: "first.wav")
        // The first sample of the sine is 0. It stops after half a second, within a slice.
        let begin = try #require(left.firstIndex { $0 != 0 }) - 1
        let wave = sine(480, count: 23_000, amplitude: 8000)
        #expect(Array(left[begin..<begin + 23_000]) == wave)
        #expect(Array(right[begin..<begin + 23_000]) == wave)
        // The graph follows, each tone on its side, at 44,100 Hz.
        let second = begin + 26_000
        #expect(abs(tone(441, in: left[second..<second + 40_000]) - 8000) < 80)
        #expect(tone(882, in: left[second..<second + 40_000]) < 20)
        #expect(abs(tone(882, in: right[second..<second + 40_000]) - 4000) < 40)
        #expect(tone(441, in: right[second..<second + 40_000]) < 20)
        #expect(left[(begin + 73_000)...].allSatisfy { $0 == 0 })

        _ = try record("Synthesizer", "wait 3\n", to: "second.wav")
        let files = try ["first.wav", "second.wav"].map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
        #expect(files[0] == files[1])
    }

    @Test func `Notes of a sequence are recorded at their times, the same bytes in each run`() throws {
        try install("NotesOfSequences")
        let (left, right) = try record("NotesOfSequences", "wait 5\n", to: "first.wav")
        // A flute takes some milliseconds to be heard.
        let begin = try #require(left.firstIndex { abs(Int($0)) > 100 })
        for side in [left, right] {
            let heard = side[begin + 12_000..<begin + 36_000]
            #expect(tone(440, in: heard) > 500)
            #expect(tone(440, in: heard) > 20 * tone(523.25, in: heard))
            // The note has ended after a second, and dies away.
            #expect(side[begin + 72_000..<begin + 96_000].allSatisfy { abs(Int($0)) < 100 })
        }
        // It is played again from its beginning: 2.5 seconds, half a second of rest, and no half second before it.
        let again = try #require(left[(begin + 100_000)...].firstIndex { abs(Int($0)) > 100 })
        #expect(abs(again - begin - 120_000) < 3000)

        _ = try record("NotesOfSequences", "wait 5\n", to: "second.wav")
        let files = try ["first.wav", "second.wav"].map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
        #expect(files[0] == files[1])
    }

    @Test func `What OpenAL computes is recorded, the same bytes in each run`() throws {
        try install("SoundsInSpace")
        let (left, right) = try record("SoundsInSpace", "wait 4\n", to: "first.wav")
        let begin = try #require(left.firstIndex { $0 != 0 })
        let once = (1...12_000).map { Int16($0) }
        #expect(Array(left[begin..<begin + 12_000]) == once)
        #expect(Array(right[begin..<begin + 12_000]) == once.map { -$0 })
        // Half a second without a sound, in which the source stands still.
        let next = try #require(left[(begin + 12_000)...].firstIndex { $0 != 0 })
        #expect(abs(next - (begin + 36_000)) <= 2)
        #expect(Array(left[next..<next + 12_000]) == once)
        // The tone on the right.
        let mono = try #require(right[(next + 12_000)...].firstIndex { $0 != 0 })
        #expect(tone(600, in: right[mono..<mono + 20_000]) > 6000)
        #expect(tone(600, in: left[mono..<mono + 20_000]) < 1500)

        _ = try record("SoundsInSpace", "wait 4\n", to: "second.wav")
        let files = try ["first.wav", "second.wav"].map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
        #expect(files[0] == files[1])
    }

    @Test func `Packets of compressed sound are decoded by queues, and heard`() throws {
        try install("Radio")
        for (name, codec) in [("tone.mp3", "libmp3lame"), ("tone.aac", "aac"), ("tone.caf", "adpcm_ima_qt")] {
            let encode = try Process.run(
                URL(fileURLWithPath: "/usr/bin/ffmpeg"),
                arguments: [
                    "-v", "error", "-f", "lavfi", "-i", "sine=frequency=1000:sample_rate=44100:duration=1,volume=4",
                    "-ac", "2", "-c:a", codec, folder.url.appendingPathComponent("Radio/\(name)").path,
                ])
            encode.waitUntilExit()
            try #require(encode.terminationStatus == 0)
        }
        let (left, right) = try record("Radio", "wait 6\n", to: "first.wav")
        let begin = try #require(left.firstIndex { abs(Int($0)) > 1000 })
        for (index, name) in ["MP3", "AAC", "IMA 4:1"].enumerated() {
            // Encoders put some frames in front and behind. One channel is made two of 1/√2 each.
            let middle = begin + index * 72_000 + 10_000
            #expect(abs(tone(1000, in: left[middle..<middle + 24_000]) - 11_585) < 600, "\(name)")
            #expect(abs(tone(1000, in: right[middle..<middle + 24_000]) - 11_585) < 600, "\(name)")
            #expect(left[middle + 44_000..<middle + 56_000].allSatisfy { $0 == 0 }, "\(name)")
        }
        _ = try record("Radio", "wait 6\n", to: "second.wav")
        let files = try ["first.wav", "second.wav"].map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
        #expect(files[0] == files[1])
    }

    @Test func `Sound is recorded for one script of a run without a page`() throws {
        for arguments in [
            ["run", "Tunes", "--audio", "a.wav"],
            ["run", "Tunes", "--headless", "--monkey", "1", "--audio", "a.wav"],
        ] {
            let result = try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
            #expect(result.status == 64 || result.status == 2, "\(result.status) \(result.errors)")
            #expect(result.errors.contains("--audio"))
        }
    }
}
