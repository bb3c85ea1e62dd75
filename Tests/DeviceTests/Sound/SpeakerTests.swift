import Device
import Foundation
import OwnProcess
import Testing

/// What comes out of the loudspeaker. The app's frames carry the number of their millisecond, right the negative.
@Suite(.ownProcess, .serialized) @MainActor struct SpeakerTests {
    /// The left channel and the frame at which it begins.
    @MainActor private final class Tape {
        var start: Int64?
        var left: [Int16] = []
        var isStereo = true

        init(_ device: Device) {
            device.onSamples = { [unowned self] position, samples in
                start = start ?? position
                if position != start! + Int64(left.count) { isStereo = false }
                for place in stride(from: 0, to: samples.count, by: 2) {
                    left.append(samples[place])
                    if samples[place + 1] != -samples[place], abs(samples[place + 1] + samples[place]) > 1 {
                        isStereo = false
                    }
                }
            }
        }

        /// The sample at a time of the device's clock.
        func sample(at seconds: Double) -> Int16 { left[Int(seconds * 48_000) - Int(start ?? 0)] }
    }

    @Test func `an app is heard from its first frame on, as long as the device lives, with nothing left out`() throws {
        let bench = try AppBench("ring-on-touch")
        defer { bench.end() }
        let tape = Tape(bench.device)
        try bench.launch()
        try bench.device.advance(by: 1)
        #expect(!tape.left.isEmpty && tape.left.allSatisfy { $0 == 0 })
        try bench.tap()
        try bench.device.advance(by: 2)
        let now = bench.device.seconds
        #expect(Int64(tape.left.count) + (tape.start ?? 0) == Int64(now * 48_000 + 0.001))
        #expect(tape.isStereo)
        let first = try #require(tape.left.firstIndex { $0 != 0 })
        let wrong = (first..<tape.left.count).filter { place in
            tape.left[place] != Int16((Int64(place) + (tape.start ?? 0)) / 48 % 30_000)
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    }

    @Test func `volume, silent switch, lock screen and calls decide how loud it is, and the app hears of them`() throws
    {
        let bench = try AppBench("ring-on-touch")
        defer { bench.end() }
        let (device, tape) = (bench.device, Tape(bench.device))
        try bench.launch()
        try device.advance(by: 1)
        try bench.tap()
        /// How loud it is half a second from now, when gains have moved.
        func level() throws -> Double {
            try device.advance(by: 0.5)
            let time = device.seconds - 0.01
            return Double(tape.sample(at: time)) / (time * 1000).rounded(.down)
        }
        #expect(try level() == 1)
        for _ in 0..<8 { device.press(.volumeDown) }
        #expect(abs(try level() - 0.5) < 0.001)
        device.press(.volumeUp)
        #expect(abs(try level() - 9 / 16) < 0.001)
        device.setVolume(1)
        device.setSilenced(true)
        #expect(try level() == 0)
        device.setHeadset(true)
        #expect(try level() == 1)
        device.setHeadset(false)
        device.setSilenced(false)
        device.press(.lock)
        #expect(try level() == 0)
        device.setVolume(2)
        #expect(
            bench.lines.filter { $0.hasPrefix("sound ") }.suffix(5) == [
                "sound 1.0 false false", "sound 1.0 true false", "sound 1.0 true true", "sound 1.0 true false",
                "sound 1.0 false false",
            ])
    }

    @Test func `a call takes the loudspeaker, and gives it back`() throws {
        let bench = try AppBench("ring-on-touch")
        defer { bench.end() }
        let tape = Tape(bench.device)
        try bench.launch()
        try bench.device.advance(by: 1)
        try bench.tap()
        bench.device.call(ringing: 2)
        try bench.device.advance(by: 1)
        #expect(tape.left.last == 0)
        #expect(bench.lines.suffix(2) == ["sound interruption began", "resignActive"])
        try bench.device.advance(by: 2)
        #expect(tape.left.last != 0)
        #expect(bench.lines.suffix(2) == ["sound interruption over", "becomeActive"])
    }

    @Test func `an app whose memory for sound is too small ends`() throws {
        let bench = try AppBench("small-ring-on-touch")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        try bench.tap()
        #expect(bench.report?.cause.contains("smaller than") == true)
    }
}
