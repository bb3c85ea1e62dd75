import CSound
import Foundation

/// Files of compressed sound, and all that players do with one: its headers, its tags, its samples, its packets.
package enum FuzzedCompressedSound {
    /// As many frames as are decoded of one file, and as many packets as are looked for.
    private static let mostFrames: Int32 = 48_000, mostPackets = 200

    package static func exercise(_ data: Data) {
        data.withUnsafeBytes { buffer in
            guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else { return }
            if let tags = sound_tags_read(bytes, buffer.count) {
                _ = sound_tags_duration(tags)
                var size = 0
                _ = sound_tags_picture(tags, &size)
                sound_tags_free(tags)
            }
            var information = sound_information()
            guard sound_information_read(bytes, buffer.count, &information) else { return }
            play(bytes, buffer.count, &information)
            decodePackets(bytes, buffer.count, information)
        }
    }

    private static func play(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ information: inout sound_information) {
        var fault = sound_is_fine
        guard let track = sound_track_open(bytes, count, &information, &fault) else { return }
        defer { sound_track_close(track) }
        var frames = [Int16](repeating: 0, count: 1024 * 2)
        var done: Int32 = 0
        while done < mostFrames, case let read = sound_track_read(track, &frames, 1024), read > 0 { done += read }
        for time in [0.25, 1e9, -1, 0] {
            sound_track_seek(track, time)
            _ = sound_track_read(track, &frames, 1024)
        }
    }

    /// The file's frames, or pieces of what is in it, as packets without a file.
    private static func decodePackets(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ information: sound_information) {
        var fault = sound_is_fine
        guard
            let decoder = sound_packet_decoder_open(
                information.format, information.rate, information.channels, nil, 0, &fault)
        else { return }
        defer { sound_packet_decoder_close(decoder) }
        var samples = [Int16](repeating: 0, count: 1024 * Int(sound_most_channels))
        var place = min(Int(clamping: information.data_offset), count)
        for _ in 0..<mostPackets where place < count {
            var frame = sound_frame()
            if !sound_frame_read(bytes + place, count - place, information.format, &frame) {
                (frame.size, frame.header_size) = (min(count - place, 300), 0)
            }
            sound_packet_decoder_send(decoder, bytes + place + frame.header_size, frame.size - frame.header_size)
            // A packet of a damaged file may claim to hold more than any does.
            for _ in 0..<64 where sound_packet_decoder_read(decoder, &samples, 1024) == 0 { break }
            place += max(frame.size, 1)
        }
        sound_packet_decoder_finish(decoder)
        _ = sound_packet_decoder_read(decoder, &samples, 1024)
    }

    /// Short tones of all formats that apps bring; none where FFmpeg's program is not installed.
    package static let samples: [Data] = [
        "m4a", "mp3", "aac", "alac.m4a", "ima4.caf", "alac.caf", "ima4.aifc", "ulaw.wav", "alaw.caf", "mp2",
    ].compactMap { kind in
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("sound-\(UUID().uuidString).\(kind)")
        defer { try? FileManager.default.removeItem(at: file) }
        let codecs = [
            "alac": "alac", "ima4": "adpcm_ima_qt", "ulaw": "pcm_mulaw", "alaw": "pcm_alaw",
        ]
        let codec = kind.split(separator: ".").first.flatMap { codecs[String($0)] }.map { ["-c:a", $0] } ?? []
        let format = kind.hasSuffix("aifc") ? ["-f", "aiff"] : []
        let tone = ["-f", "lavfi", "-i", "sine=440:r=22050:d=0.4", "-ac", "2", "-metadata", "title=Tone"]
        let arguments = ["-v", "error", "-y"] + tone + codec + format + ["-fflags", "+bitexact", file.path]
        guard let encoder = try? Process.run(URL(fileURLWithPath: "/usr/bin/ffmpeg"), arguments: arguments) else {
            return nil
        }
        encoder.waitUntilExit()
        return encoder.terminationStatus == 0 ? try? Data(contentsOf: file) : nil
    }
}
