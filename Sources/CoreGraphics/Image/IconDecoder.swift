/// Decodes the largest picture of a Windows icon or cursor: a PNG image or a bitmap without file header.
struct IconDecoder {
    let name: String
    private let data: Data
    private let reader: ByteReader

    static let signatures: [[UInt8]] = [[0, 0, 1, 0], [0, 0, 2, 0]]

    init(data: Data, name: String) {
        self.data = Data(data)
        self.name = name
        reader = ByteReader(bytes: [UInt8](data))
    }

    func decode() throws -> Surface {
        let count = reader.word(4) ?? 0
        let entries = (0..<min(count, 256)).compactMap { index -> (area: Int, place: Int, size: Int)? in
            let entry = 6 + index * 16
            guard let wide = reader.byte(entry), let high = reader.byte(entry + 1), let size = reader.long(entry + 8),
                let place = reader.long(entry + 12)
            else { return nil }
            return ((wide == 0 ? 256 : wide) * (high == 0 ? 256 : high), place, size)
        }
        guard let best = entries.max(by: { $0.area < $1.area }) else { throw damaged("it has no picture") }
        let bytes = reader.slice(best.place, count: best.size)
        if bytes.starts(with: PNGChunks.signature) { return try PNGDecoder(data: Data(bytes), name: name).decode() }
        return try bitmap(Array(bytes))
    }

    /// Decodes a bitmap that is followed by a mask of one bit a pixel; the height in its header includes the mask.
    private func bitmap(_ bytes: [UInt8]) throws -> Surface {
        let part = ByteReader(bytes: bytes)
        guard part.long(0) == 40, let width = part.signedLong(4), let double = part.signedLong(8),
            let depth = part.word(14), width > 0, double > 1, width <= 1024, double <= 2048
        else { throw damaged("its picture has no header") }
        let height = double / 2
        let declared = part.long(32) ?? 0
        let colors = depth > 8 ? 0 : ((1...256).contains(declared) ? declared : 1 << min(depth, 8))
        let pixels = 40 + colors * 4
        // The bitmap as a BMP file: with a file header, and half the height.
        var file = Array("BM".utf8) + [UInt8](repeating: 0, count: 8) + little(pixels + 14)
        file += bytes[0..<8] + little(height) + bytes[12...]
        let surface = try BMPDecoder(data: Data(file), name: name).decode()
        let maskStart = pixels + (width * depth + 31) / 32 * 4 * height
        let fourth = (0..<(width * height)).contains { (part.byte(pixels + $0 * 4 + 3) ?? 0) != 0 }
        if depth == 32, fourth {
            for y in 0..<height {
                for x in 0..<width {
                    let place = pixels + ((height - 1 - y) * width + x) * 4
                    let alpha = UInt32(part.byte(place + 3) ?? 255)
                    func channel(_ offset: Int) -> UInt32 {
                        (UInt32(part.byte(place + offset) ?? 0) * alpha + 127) / 255
                    }
                    surface.row(y)[x] = alpha << 24 | channel(2) << 16 | channel(1) << 8 | channel(0)
                }
            }
        } else {
            for y in 0..<height {
                for x in 0..<width {
                    let place = maskStart + (height - 1 - y) * ((width + 31) / 32 * 4) + x / 8
                    if let byte = part.byte(place), byte >> (7 - x % 8) & 1 == 1 { surface.row(y)[x] = 0 }
                }
            }
        }
        surface.didWritePixels()
        return surface
    }

    private func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }

    private func damaged(_ what: String) -> CGImageDecodingError {
        CGImageDecodingError(name: name, reason: .damaged(what))
    }
}
