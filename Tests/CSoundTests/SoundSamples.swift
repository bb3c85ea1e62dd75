import CSound
import Foundation

/// Sounds for tests, and what is heard of them.
enum SoundSamples {
    /// A WAVE file of 16 bits.
    static func wave(_ samples: [Int16], channels: Int = 1, rate: Int = 48_000) -> Data {
        var data = Data("RIFF".utf8)
        func append<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
        append(UInt32(36 + samples.count * 2))
        data.append(contentsOf: "WAVEfmt ".utf8)
        append(UInt32(16))
        append(UInt16(1))
        append(UInt16(channels))
        append(UInt32(rate))
        append(UInt32(rate * channels * 2))
        append(UInt16(channels * 2))
        append(UInt16(16))
        data.append(contentsOf: "data".utf8)
        append(UInt32(samples.count * 2))
        samples.withUnsafeBytes { data.append(contentsOf: $0) }
        return data
    }

    static func sine(_ frequency: Double, rate: Double = 48_000, seconds: Double, amplitude: Double = 16_000) -> [Int16]
    {
        (0..<Int(rate * seconds)).map { Int16((amplitude * sin(2 * .pi * frequency * Double($0) / rate)).rounded()) }
    }

    /// The part of a sound that is a sine of this frequency, and the rest, as amplitudes: by least squares.
    static func split(_ samples: [Int16], frequency: Double, rate: Double = 48_000) -> (tone: Double, rest: Double) {
        var (sines, cosines, all) = (0.0, 0.0, 0.0)
        for (index, sample) in samples.enumerated() {
            let angle = 2 * .pi * frequency * Double(index) / rate, value = Double(sample)
            sines += value * sin(angle)
            cosines += value * cos(angle)
            all += value * value
        }
        let count = Double(samples.count)
        let tone = 2 / count * (sines * sines + cosines * cosines).squareRoot()
        return (tone, max(0, 2 * all / count - tone * tone).squareRoot())
    }
}

/// A track of a file in memory.
final class TestTrack {
    let track: OpaquePointer
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    var information = sound_information()

    /// - Returns: nil if it cannot be decoded.
    init?(_ data: Data) {
        bytes = .allocate(capacity: max(data.count, 1))
        _ = bytes.initialize(from: data)
        var fault = sound_is_fine
        guard sound_information_read(bytes.baseAddress!, data.count, &information),
            let track = sound_track_open(bytes.baseAddress!, data.count, &information, &fault)
        else {
            bytes.deallocate()
            return nil
        }
        self.track = track
    }

    deinit {
        sound_track_close(track)
        bytes.deallocate()
    }

    /// Reads frames of two channels, until the end or so many.
    func read(_ count: Int) -> [Int16] {
        var samples: [Int16] = []
        while samples.count / 2 < count {
            let wanted = min(count - samples.count / 2, 700)
            var block = [Int16](repeating: 0, count: wanted * 2)
            let there = Int(sound_track_read(track, &block, Int32(wanted)))
            samples += block.prefix(there * 2)
            if there < wanted { break }
        }
        return samples
    }
}
