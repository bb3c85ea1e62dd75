import CoreGraphics
import Foundation
import OwnProcess
import Testing

/// A picture's size is believed only as far as its data can fill it. In a process of its own, whose memory is measured.
@Suite(.ownProcess, .serialized) struct PictureMemoryTests {
    /// A PNG of 143 bytes that says it has 8192 rows of 8192 pixels of 64 bits: 512 MB.
    private func smallPicture(isAppleOptimized: Bool) -> Data {
        func word(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
            let named = Array(type.utf8) + content
            return word(content.count) + named + word(Int(Self.checksum(named)))
        }
        let header = word(8192) + word(8192) + [isAppleOptimized ? 8 : 16, 6, 0, 0, 0]
        let special = isAppleOptimized ? chunk("CgBI", [0x50, 0, 0x20, 6]) : []
        let start = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + special + chunk("IHDR", header)
        let end = chunk("IEND", [])
        let rest = 143 - start.count - end.count - 12
        return Data(start + chunk("IDAT", [0x78, 0x9C] + [UInt8](repeating: 0x5A, count: rest - 2)) + end)
    }

    /// CRC-32 (ISO 3309), as PNG has it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }

    /// The most memory that this process had since the last reset, in megabytes.
    private func peak(reset: Bool) throws -> Int {
        if reset { try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8) }
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(line.split(separator: " ").compactMap { Int($0) }.first) / 1024
    }

    @Test(arguments: [false, true])
    func `A small file that claims to be a large picture is refused without the memory for it`(
        isAppleOptimized: Bool
    ) throws {
        let data = smallPicture(isAppleOptimized: isAppleOptimized)
        #expect(data.count == 143)
        let before = try peak(reset: true)
        #expect(throws: CGImageDecodingError.self) { try CGImage.decode(data: data, name: "small") }
        #expect(try peak(reset: false) - before < 16)
    }
}
