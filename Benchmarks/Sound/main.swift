import CSound
import Foundation
import SoundFloor
import TestMedia

// A minute of sound of two channels, decoded by CSound as players do it and by FFmpeg's libraries alone; and a minute of 32
// voices with gains and places of their own, mixed in blocks of 20 ms, beside adding up as many samples.

/// Processor time of this process, in seconds.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The least time that each needs, of several rounds in which they take turns.
func compare(_ ours: () -> Void, _ floor: () -> Void) -> (ours: Double, floor: Double) {
    var times: (ours: Double, floor: Double) = (.infinity, .infinity)
    for _ in 0..<7 {
        var start = processorTime()
        ours()
        times.ours = min(times.ours, processorTime() - start)
        start = processorTime()
        floor()
        times.floor = min(times.floor, processorTime() - start)
    }
    return times
}

let seconds = 60

// MARK: Decoding

/// - Returns: the number of frames.
func decode(_ bytes: Data) -> Int {
    bytes.withUnsafeBytes { buffer in
        guard let start = buffer.bindMemory(to: UInt8.self).baseAddress else { return -1 }
        var (information, fault) = (sound_information(), sound_is_fine)
        guard sound_information_read(start, buffer.count, &information),
            let decoder = sound_decoder_open(start, buffer.count, &information, &fault)
        else { return -1 }
        defer { sound_decoder_close(decoder) }
        var samples = [Int16](repeating: 0, count: 4096 * 2)
        var count = 0
        while true {
            let there = Int(sound_decoder_read(decoder, &samples, 4096))
            count += there
            if there < 4096 { return count }
        }
    }
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
for (name, codec) in [
    ("aac.m4a", "aac"), ("lossless.m4a", "alac"), ("mpeg.mp3", "libmp3lame"), ("ima.aifc", "adpcm_ima_qt"),
    ("linear.wav", "pcm_s16le"),
] {
    let file = folder.appendingPathComponent(name)
    do {
        try TestFilm.makeSound(at: file, codec: codec, seconds: seconds)
    } catch {
        print("\(name): FFmpeg's program cannot make it (\(error))")
        continue
    }
    let bytes = try Data(contentsOf: file)
    var counts = (0, 0)
    let times = compare({ counts.0 = decode(bytes) }, { counts.1 = Int(sound_floor_decode(file.path)) })
    guard abs(counts.0 - counts.1) <= 8192, counts.0 > seconds * 44_000 else { fatalError("\(name): \(counts) frames") }
    let line = "%@: %.2f ms for a second of sound, FFmpeg alone %.2f ms, ratio %.2f"
    print(
        String(
            format: line, name, times.ours / Double(seconds) * 1000, times.floor / Double(seconds) * 1000,
            times.ours / times.floor))
}

// MARK: Mixing

let voiceCount = 32
let blockSize = 960
let tone = (0..<48_000 * 2).map { Int16(sin(Double($0 / 2) * 0.06) * 8000) }

func mix() {
    guard let mixer = sound_mixer_make(0) else { return }
    var tracks: [OpaquePointer] = []
    for number in 0..<voiceCount {
        guard let track = sound_track_of_samples(tone, 48_000, 2, 48_000) else { return }
        sound_track_set_loops(track, -1)
        tracks.append(track)
        let voice = sound_mixer_add(mixer, Int64(number * 7), sound_track_source, UnsafeMutableRawPointer(track))
        sound_voice_set_volume(voice, 0.02 + Double(number) / 64, Double(number) / 16 - 1)
    }
    var frames = [Int16](repeating: 0, count: blockSize * 2)
    for _ in 0..<seconds * 48_000 / blockSize { sound_mixer_mix(mixer, &frames, Int32(blockSize)) }
    sound_mixer_free(mixer)
    for track in tracks { sound_track_close(track) }
}

/// Multiplies and adds up as many samples out of memory.
func addUp() {
    var sums = [Int32](repeating: 0, count: blockSize * 2)
    for block in 0..<seconds * 48_000 / blockSize {
        let start = block * blockSize % 47_000 * 2
        for voice in 0..<voiceCount {
            let gain = Int32(1000 + voice * 512)
            sums.withUnsafeMutableBufferPointer { sums in
                tone.withUnsafeBufferPointer { tone in
                    for place in 0..<blockSize * 2 { sums[place] &+= (Int32(tone[start + place]) &* gain) >> 15 }
                }
            }
        }
    }
    if sums[0] == .max { print("") }
}

let times = compare(mix, addUp)
let line = "32 voices: %.2f %% of a processor, adding up alone %.2f %%, ratio %.2f"
print(
    String(
        format: line, times.ours / Double(seconds) * 100, times.floor / Double(seconds) * 100, times.ours / times.floor)
)
