import CFilm
import CSound
import Foundation
import TestMedia

/// Films, and all that players do with one: its tracks, its pictures forwards and back, its sound.
package enum FuzzedFilm {
    /// As many pictures and frames of sound as are decoded of one file.
    private static let mostPictures = 40, mostFrames: Int32 = 48_000

    package static func exercise(_ data: Data) {
        data.withUnsafeBytes { buffer in
            let bytes = buffer.bindMemory(to: UInt8.self).baseAddress
            var fault = film_is_fine
            guard let film = film_open(bytes, buffer.count, &fault) else { return }
            defer { film_close(film) }
            readTracks(of: film, count: buffer.count)
            showPictures(of: film)
            readSamples(of: film)
            if film_track_of(film, film_sound_media) >= 0 { decodeSound(bytes, buffer.count) }
        }
    }

    private static func readTracks(of film: OpaquePointer, count: Int) {
        for index in 0..<film_track_count(film) { _ = film_track(film, index).pointee.duration }
        var (key, value): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
        var index: Int32 = 0
        while film_metadata(film, index, &key, &value) { index += 1 }
        _ = film_playable_duration(film, count / 2)
    }

    private static func readSamples(of film: OpaquePointer) {
        for track in 0..<film_track_count(film) {
            guard let samples = film_samples_open(film, track) else { continue }
            defer { film_samples_close(samples) }
            var sample = film_sample()
            for time in [0, 1e9, -1, 0.25] {
                film_samples_move(samples, time)
                for _ in 0..<mostPictures {
                    guard film_samples_next(samples, &sample) else { break }
                    // All bytes are there, and the times can be had as seconds.
                    _ = UnsafeBufferPointer(start: sample.bytes, count: sample.size).reduce(0, &+)
                    precondition(sample.time.scale > 0 && sample.decode_time.scale > 0 && sample.duration.scale > 0)
                }
            }
        }
    }

    private static func showPictures(of film: OpaquePointer) {
        guard let pictures = film_pictures_open(film, film_track_of(film, film_pictures_media)) else { return }
        defer { film_pictures_close(pictures) }
        var rows = [UInt32](repeating: 0, count: 32 * 18)
        for _ in 0..<mostPictures where film_pictures_step(pictures) {
            _ = film_pictures_draw(pictures, &rows, 32 * 4, 32, 18)
        }
        for time in [0.5, 0, 1e9, -1, 0.25] {
            _ = film_pictures_show(pictures, time)
            _ = film_pictures_show_key(pictures, time)
            _ = film_pictures_exact_time(pictures)
        }
    }

    private static func decodeSound(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
        var information = sound_information()
        information.format = 0x6161_6320
        (information.channels, information.rate, information.duration) = (2, 48_000, 1)
        var fault = sound_is_fine
        guard let track = sound_track_open(bytes, count, &information, &fault) else { return }
        defer { sound_track_close(track) }
        var frames = [Int16](repeating: 0, count: 1024 * 2)
        var done: Int32 = 0
        while done < mostFrames, case let read = sound_track_read(track, &frames, 1024), read > 0 { done += read }
        sound_track_seek(track, 0.5)
        _ = sound_track_read(track, &frames, 1024)
    }

    /// Small films of several kinds; none where FFmpeg's program is not installed.
    package static let samples: [Data] = ["mp4", "mov", "ts", "3gp"].compactMap { kind in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString).\(kind)")
        defer { try? FileManager.default.removeItem(at: file) }
        let codec = kind == "mov" ? "mpeg4" : "libx264"
        try? TestFilm.make(at: file, codec: codec, more: ["-s", "64x48", "-r", "10", "-b:a", "32k"])
        return try? Data(contentsOf: file)
    }
}
