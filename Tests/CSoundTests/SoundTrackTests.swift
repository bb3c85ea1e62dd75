import CSound
import Foundation
import Testing

/// From a file to frames of the mixer's rate.
@Suite struct SoundTrackTests {
    @Test func `Samples of the mixer's own rate stay what they are`() throws {
        let samples: [Int16] = [0, 1, -1, 32767, -32768, 1234, -4321, 7]
        let track = try #require(TestTrack(SoundSamples.wave(samples, channels: 2)))
        #expect(track.read(100) == samples)
        let mono = try #require(TestTrack(SoundSamples.wave(samples)))
        #expect(mono.read(100) == samples.flatMap { [$0, $0] })
    }

    @Test(arguments: [8_000, 11_025, 22_050, 32_000, 44_100, 96_000])
    func `A tone of another rate is the same tone, as long as before`(_ rate: Int) throws {
        let sine = SoundSamples.sine(1000, rate: Double(rate), seconds: 0.5)
        let track = try #require(TestTrack(SoundSamples.wave(sine, rate: rate)))
        let frames = track.read(100_000)
        #expect(abs(frames.count / 2 - Int((Double(sine.count) / Double(rate) * 48_000).rounded(.up))) <= 1)
        // Whole periods, without the ends.
        let left = (1000..<21_160).map { frames[$0 * 2] }
        let heard = SoundSamples.split(left, frequency: 1000)
        #expect(abs(heard.tone - 16_000) < 160)
        // 60 dB below the tone.
        #expect(heard.rest < 16)
    }

    @Test func `Repetitions follow without a gap, and are foreseen to the frame`() throws {
        let samples = SoundSamples.sine(375, seconds: 0.016)
        let track = try #require(TestTrack(SoundSamples.wave(samples)))
        sound_track_set_loops(track.track, 2)
        #expect(sound_track_frames_left(track.track) == Int64(samples.count * 3))
        let start = track.read(1000)
        #expect(sound_track_frames_left(track.track) == Int64(samples.count * 3 - 1000))
        #expect(abs(sound_track_time(track.track, 0) - Double(1000 - samples.count) / 48_000) < 1e-9)
        let all = start + track.read(10_000)
        #expect(all == (samples + samples + samples).flatMap { [$0, $0] })
        #expect(sound_track_frames_left(track.track) == 0)
    }

    @Test func `A track goes on where it is put, at the speed that it is given`() throws {
        let samples = (0..<4800).map { Int16($0) }
        let track = try #require(TestTrack(SoundSamples.wave(samples)))
        sound_track_seek(track.track, 0.05)
        #expect(track.read(1) == [2400, 2400])
        sound_track_seek(track.track, 99)
        #expect(track.read(10) == [])
        sound_track_seek(track.track, 0)
        sound_track_set_speed(track.track, 2)
        #expect(sound_track_frames_left(track.track) == 2400)
        #expect(track.read(10_000).count == 4800)
    }

    @Test func `Loudness is measured`() throws {
        let track = try #require(TestTrack(SoundSamples.wave(SoundSamples.sine(1000, seconds: 0.1, amplitude: 16384))))
        sound_track_set_measuring(track.track, true)
        _ = track.read(4800)
        let level = sound_track_take_level(track.track)
        #expect(abs(level.peak.0 - 0.5) < 0.001 && abs(level.mean.1 - 0.3536) < 0.001)
        #expect(sound_track_take_level(track.track).peak.0 == 0)
    }

    @Test(arguments: ["m4a", "mp3", "caf", "aiff", "alac.m4a", "ima4.caf", "ulaw.wav", "float.wav", "s24.aiff"])
    func `A tone that was encoded is decoded`(_ kind: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("source.wav"), file = folder.appendingPathComponent("file.\(kind)")
        try SoundSamples.wave(SoundSamples.sine(1000, rate: 44_100, seconds: 1), rate: 44_100).write(to: source)
        let codecs = [
            "alac.m4a": "alac", "ima4.caf": "adpcm_ima_qt", "ulaw.wav": "pcm_mulaw", "float.wav": "pcm_f32le",
            "s24.aiff": "pcm_s24be",
        ]
        let codec = codecs[kind].map { ["-c:a", $0] } ?? []
        let encode = try Process.run(
            URL(fileURLWithPath: "/usr/bin/ffmpeg"),
            arguments: ["-v", "error", "-i", source.path] + codec + [file.path])
        encode.waitUntilExit()
        try #require(encode.terminationStatus == 0)
        let track = try #require(TestTrack(try Data(contentsOf: file)))
        let frames = track.read(1_000_000)
        // Encoders put some frames in front and behind.
        #expect((47_900...51_000).contains(frames.count / 2), "\(frames.count / 2) frames")
        let heard = SoundSamples.split((6000..<42_000).map { frames[$0 * 2] }, frequency: 1000)
        #expect(abs(heard.tone - 16_000) < 800, "\(heard)")
        #expect(heard.rest < 1000, "\(heard)")
        // The same once more, from the middle.
        sound_track_seek(track.track, 0.5)
        let middle = track.read(4800)
        #expect(middle.count == 9600)
        let again = SoundSamples.split((0..<4800).map { middle[$0 * 2] }, frequency: 1000)
        #expect(abs(again.tone - 16_000) < 800, "\(again)")
    }
}
