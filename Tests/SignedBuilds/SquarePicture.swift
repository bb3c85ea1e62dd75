/// A square of one colour as PNG (ISO/IEC 15948), its pixels not compressed.
package struct SquarePicture {
    package let side: Int
    private static let colour: [UInt8] = [0xC0, 0x30, 0x28]

    package init(side: Int) { self.side = side }

    package var png: [UInt8] {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Eight bits for each of three colours.
        let head: [UInt8] = Self.number(UInt32(side)) + Self.number(UInt32(side)) + [8, 2, 0, 0, 0]
        return signature + Self.chunk("IHDR", head) + Self.chunk("IDAT", packed) + Self.chunk("IEND", [])
    }

    /// The rows in zlib's form, in blocks that are stored (RFC 1950, RFC 1951).
    private var packed: [UInt8] {
        var pixels: [UInt8] = []
        for _ in 0..<side {
            pixels.append(0)
            for _ in 0..<side { pixels += Self.colour }
        }
        var data: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: pixels.count, by: 65535) {
            let part = pixels[start..<min(start + 65535, pixels.count)]
            let count = UInt16(part.count), other = ~count
            data.append(start + part.count == pixels.count ? 1 : 0)
            for value in [count, other] { data += [UInt8(value & 255), UInt8(value >> 8)] }
            data += part
        }
        var (first, second): (UInt32, UInt32) = (1, 0)
        for byte in pixels {
            first = (first + UInt32(byte)) % 65521
            second = (second + first) % 65521
        }
        return data + Self.number(second << 16 | first)
    }

    private static func number(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return number(UInt32(content.count)) + named + number(checksum(named))
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
