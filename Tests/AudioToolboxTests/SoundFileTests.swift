import AudioToolbox
import Foundation
import Testing

@Suite struct SoundFileTests {
    private func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> Data {
        withUnsafeBytes(of: number.bigEndian) { Data($0) }
    }

    /// A sample rate as AIFF writes it: 8,000 is 0x400B FA00….
    private let rate8000 = Data([0x40, 0x0B, 0xFA, 0, 0, 0, 0, 0, 0, 0])

    private func aiff(channels: Int16 = 1, frames: UInt32, bits: Int16, type: String? = nil, samples: Data) -> Data {
        var common = bigEndian(channels) + bigEndian(frames) + bigEndian(bits) + rate8000
        if let type { common += Data(type.utf8) + Data([0, 0]) }
        let sound = bigEndian(UInt64(0)) + samples
        var content = Data((type == nil ? "AIFF" : "AIFC").utf8)
        content += Data("COMM".utf8) + bigEndian(UInt32(common.count)) + common
        content += Data("SSND".utf8) + bigEndian(UInt32(sound.count)) + sound
        return Data("FORM".utf8) + bigEndian(UInt32(content.count)) + content
    }

    @Test func `samples of AIFF have their highest byte first`() throws {
        let sound = try SoundFile(aiff(frames: 2, bits: 16, samples: Data([0x01, 0x02, 0xFF, 0xFE])))
        #expect(sound.samples() == [0x0102, -2])
        #expect(sound.duration == 2.0 / 8000)
    }

    @Test func `samples of AIFF-C may be turned round`() throws {
        let sound = try SoundFile(aiff(frames: 1, bits: 16, type: "sowt", samples: Data([0x01, 0x02])))
        #expect(sound.samples() == [0x0201])
    }

    @Test func `an IMA packet of no differences stays at its beginning`() throws {
        let packet = Data([0x10, 0x00]) + Data(repeating: 0, count: 32)
        let sound = try SoundFile(aiff(frames: 1, bits: 16, type: "ima4", samples: packet))
        #expect(sound.frameCount == 64)
        #expect(sound.duration == 64.0 / 8000)
        // A difference of nothing is an eighth of the smallest step, 7: nothing.
        #expect(sound.samples() == [Int16](repeating: 0x1000, count: 64))
    }

    @Test func `a Core Audio file may leave the length of its samples open`() throws {
        var data = Data("caff".utf8) + bigEndian(UInt32(0x0001_0000))
        data += Data("desc".utf8) + bigEndian(Int64(32)) + bigEndian((8000.0).bitPattern) + Data("lpcm".utf8)
        data += bigEndian(UInt32(2)) + bigEndian(UInt32(4)) + bigEndian(UInt32(1)) + bigEndian(UInt32(2))
        data += bigEndian(UInt32(16))
        data += Data("data".utf8) + bigEndian(Int64(-1)) + bigEndian(UInt32(0)) + Data([1, 0, 2, 0, 3, 0, 4, 0])
        let sound = try SoundFile(data)
        #expect(sound.channels == 2)
        #expect(sound.frameCount == 2)
        #expect(sound.samples() == [1, 2, 3, 4])
    }

    @Test func `what is cut off or no sound is refused`() {
        let whole = aiff(frames: 2, bits: 16, samples: Data([1, 2, 3, 4]))
        for count in 0..<48 { #expect(throws: (any Error).self) { try SoundFile(whole.prefix(count)) } }
        #expect(throws: (any Error).self) { try SoundFile(Data("RIFF\0\0\0\0WAVE".utf8)) }
        #expect(throws: (any Error).self) {
            try SoundFile(aiff(channels: 0, frames: 1, bits: 16, samples: Data([1, 2])))
        }
        #expect(throws: (any Error).self) { try SoundFile(aiff(frames: 1, bits: 7, type: "????", samples: Data([1]))) }
    }
}
