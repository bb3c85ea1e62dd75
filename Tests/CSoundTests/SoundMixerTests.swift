import CPlatform
import CSound
import Foundation
import Testing

@Suite struct SoundMixerTests {
    /// A ramp that is told by its context how long it is.
    private final class Ramp {
        var next: Int16 = 0
        let count: Int16
        init(_ count: Int16) { self.count = count }

        static let source: sound_voice_source = { context, _, frames, count in
            let ramp = Unmanaged<Ramp>.fromOpaque(context!).takeUnretainedValue()
            var there = 0
            while there < Int(count), ramp.next < ramp.count {
                frames![there * 2] = ramp.next
                frames![there * 2 + 1] = -ramp.next
                ramp.next += 1
                there += 1
            }
            return Int32(there)
        }
    }

    private func mixed(block: Int, total: Int = 3000) -> (frames: [Int16], end: Int64) {
        let mixer = sound_mixer_make(1000)!
        defer { sound_mixer_free(mixer) }
        let ramps = [Ramp(2000), Ramp(500), Ramp(2900)]
        var voices: [OpaquePointer] = []
        for (index, ramp) in ramps.enumerated() {
            let start = Int64(1000 + index * 37)
            voices.append(sound_mixer_add(mixer, start, Ramp.source, Unmanaged.passUnretained(ramp).toOpaque())!)
        }
        sound_voice_set_volume(voices[1], 0.5, -1)
        sound_voice_set_end(voices[2], 2100)
        var frames: [Int16] = []
        while frames.count < total * 2 {
            if frames.count / 2 == 200 { sound_voice_set_volume(voices[0], 0.25, 0) }
            var part = [Int16](
                repeating: 0,
                count: min(block, total - frames.count / 2, frames.count / 2 < 200 ? 200 - frames.count / 2 : .max) * 2)
            sound_mixer_mix(mixer, &part, Int32(part.count / 2))
            frames += part
        }
        var end: Int64 = 0
        #expect(sound_voice_has_ended(voices[1], &end))
        withExtendedLifetime(ramps) {}
        return (frames, end)
    }

    @Test func `Voices begin and end at their frames, with their gains`() {
        let (frames, end) = mixed(block: 512)
        #expect(frames[0] == 0 && frames[2] == 1 && frames[3] == -1)
        // At frame 1040 the first voice is at 40, the second, on the left at half its volume, at 3.
        #expect(frames[80] == 41 && frames[81] == -40)
        #expect(end == 1537)
        // The third one ends before frame 2100; the first is four times quieter by then, and has 2,000 frames.
        #expect(frames[1099 * 2] == 274 + 1025 && frames[1100 * 2] == 275 && frames[2000 * 2] == 0)
    }

    @Test(arguments: [1, 7, 480, 1000, 4096])
    func `The samples are the same for each size of block`(_ block: Int) {
        #expect(mixed(block: block).frames == mixed(block: 512).frames)
    }

    @Test func `What is too loud is cut off`() {
        let mixer = sound_mixer_make(0)!
        defer { sound_mixer_free(mixer) }
        for _ in 0..<3 {
            sound_mixer_add(
                mixer, 0,
                { _, _, frames, count in
                    for index in 0..<Int(count) { (frames![index * 2], frames![index * 2 + 1]) = (20_000, -20_000) }
                    return count
                }, nil)
        }
        var frames = [Int16](repeating: 0, count: 8)
        sound_mixer_mix(mixer, &frames, 4)
        #expect(frames == [32767, -32768, 32767, -32768, 32767, -32768, 32767, -32768])
    }

    @Test func `A ring gives what was written at its time, and silence otherwise, whatever stands in it`() {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: sound_ring_size(), alignment: 64)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: sound_ring_size())
        let ring = OpaquePointer(memory)
        sound_ring_write(ring, 500, [1, 2, 3, 4], 2)
        sound_ring_write(ring, 502, [5, 6], 1)
        var frames = [Int16](repeating: 9, count: 10)
        sound_ring_read(ring, 499, &frames, 5)
        #expect(frames == [0, 0, 1, 2, 3, 4, 5, 6, 0, 0])
        // After a gap nothing old is heard.
        sound_ring_write(ring, 200, [7, 8], 1)
        sound_ring_read(ring, 501, &frames, 5)
        #expect(frames == [Int16](repeating: 0, count: 10))
        for byte in [UInt8(0xFF), 0x80, 0x7F] {
            memory.initializeMemory(as: UInt8.self, repeating: byte, count: sound_ring_size())
            for position in [0, -1, Int64.max - 10, Int64.min] { sound_ring_read(ring, position, &frames, 5) }
            #expect(sound_ring_category(ring) == sound_category_solo_ambient)
        }
    }
}
