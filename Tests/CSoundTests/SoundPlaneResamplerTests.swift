import CSound
import Foundation
import Testing

/// Rates are changed in floating point, a plane for each channel.
@Suite struct SoundPlaneResamplerTests {
    /// A sine that is read in pieces, with pauses in between.
    private final class Source {
        var place = 0
        let frequency: Double, count: Int, piece: Int
        var resampler: OpaquePointer?
        private var pauses = false

        init(frequency: Double, count: Int, piece: Int) {
            (self.frequency, self.count, self.piece) = (frequency, count, piece)
        }

        func read(_ planes: UnsafePointer<UnsafeMutablePointer<Float>?>, _ wanted: Int) -> Int {
            pauses.toggle()
            let isPause = piece < count && !pauses
            let there = isPause ? 0 : min(wanted, piece, count - place)
            for index in 0..<there { planes[0]?[index] = Float(sin(2 * .pi * frequency * Double(place + index))) }
            place += there
            if there < wanted, place < count { sound_plane_resampler_wait(resampler) }
            return there
        }
    }

    private func resampled(step: Double, source: Source, reading piece: Int) throws -> [Float] {
        let context = Unmanaged.passUnretained(source).toOpaque()
        let made = sound_plane_resampler_make(
            1, step,
            { context, planes, count in
                guard let context, let planes else { return 0 }
                let source = Unmanaged<Source>.fromOpaque(context).takeUnretainedValue()
                return Int32(source.read(planes, Int(count)))
            }, context)
        let resampler = try #require(made)
        defer { sound_plane_resampler_free(resampler) }
        source.resampler = resampler
        var result: [Float] = []
        var calls = 0
        while calls < 10_000 {
            calls += 1
            let part = [Float](unsafeUninitializedCapacity: piece) { buffer, count in
                var plane = buffer.baseAddress
                count = withUnsafePointer(to: &plane) {
                    Int(sound_plane_resampler_read(resampler, $0, Int32(piece)))
                }
            }
            result += part
            if part.count < piece, source.place == source.count { break }
        }
        return result
    }

    @Test(arguments: [0.25, 0.459375, 1, 1.0884353741496597, 2, 6])
    func `A sine of another rate is the same sine, as long as before`(_ step: Double) throws {
        let source = Source(frequency: 0.01, count: 12_000, piece: 12_000)
        let frames = try resampled(step: step, source: source, reading: 500)
        #expect(abs(Double(frames.count) - 12_000 / step) <= 1)
        let edge = Int(40 * max(1, 1 / step))
        for index in edge..<frames.count - edge {
            let wanted = sin(2 * .pi * 0.01 * step * Double(index))
            guard abs(Double(frames[index]) - wanted) > 0.002 else { continue }
            Issue.record("frame \(index) is \(frames[index]), and not \(wanted)")
            break
        }
    }

    @Test(arguments: [0.459375, 1, 2.5])
    func `A source that pauses gives the same frames as one that does not`(_ step: Double) throws {
        let whole = Source(frequency: 0.013, count: 5000, piece: 5000)
        let halting = Source(frequency: 0.013, count: 5000, piece: 37)
        let expected = try resampled(step: step, source: whole, reading: 400)
        #expect(try resampled(step: step, source: halting, reading: 400) == expected)
    }
}
