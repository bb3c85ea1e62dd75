/// Decodes the first picture of a GIF file (GIF89a specification).
struct GIFDecoder {
    let name: String
    private let reader: ByteReader

    static let signature = Array("GIF8".utf8)

    init(data: Data, name: String) {
        self.name = name
        reader = ByteReader(bytes: [UInt8](data))
    }

    func decode() throws -> Surface {
        guard let screenWidth = reader.word(6), let screenHeight = reader.word(8), let flags = reader.byte(10) else {
            throw damaged("its header ends early")
        }
        var place = 13
        let common = palette(flags, &place)
        var transparent: Int?
        while let kind = reader.byte(place) {
            place += 1
            switch kind {
            case 0x21:
                if reader.byte(place) == 0xF9, let control = reader.byte(place + 2), control & 1 == 1 {
                    transparent = reader.byte(place + 5)
                }
                place += 1
                _ = blocks(&place)
            case 0x2C:
                return try picture(&place, common, transparent, screenWidth, screenHeight)
            default: throw damaged("it has no picture")
            }
        }
        throw damaged("it has no picture")
    }

    private func picture(
        _ place: inout Int, _ common: [UInt32], _ transparent: Int?, _ screenWidth: Int, _ screenHeight: Int
    ) throws -> Surface {
        guard let left = reader.word(place), let top = reader.word(place + 2), let width = reader.word(place + 4),
            let height = reader.word(place + 6), let flags = reader.byte(place + 8), width > 0, height > 0
        else { throw damaged("its picture has no size") }
        place += 9
        var colors = palette(flags, &place)
        if colors.isEmpty { colors = common }
        guard !colors.isEmpty else { throw damaged("it has no colors") }
        if let transparent, transparent < colors.count { colors[transparent] = 0 }
        guard let bits = reader.byte(place), (2...8).contains(bits) else { throw damaged("its code size is wrong") }
        place += 1
        let surface = try CGImage.surface(
            forDecoding: name, width: max(screenWidth, left + width), height: max(screenHeight, top + height))
        let indexes = LZW(order: .lowFirst, literalBits: bits, growsEarly: false)
            .decode(blocks(&place)[...], limit: width * height)
        let lines = flags & 0x40 != 0 ? GIFDecoder.interlaced(height) : Array(0..<height)
        for (number, line) in lines.enumerated() {
            let start = number * width
            guard start < indexes.count else { break }
            let row = surface.row(top + line) + left
            for x in 0..<min(width, indexes.count - start) {
                let index = Int(indexes[start + x])
                row[x] = index < colors.count ? colors[index] : 0
            }
        }
        surface.didWritePixels()
        return surface
    }

    /// The order in which an interlaced picture has its rows.
    private static func interlaced(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }

    /// Reads a colour table, if the flags announce one.
    private func palette(_ flags: Int, _ place: inout Int) -> [UInt32] {
        guard flags & 0x80 != 0 else { return [] }
        let count = 2 << (flags & 7)
        let bytes = Array(reader.slice(place, count: count * 3))
        place += count * 3
        return stride(from: 0, to: bytes.count - 2, by: 3).map {
            0xFF00_0000 | UInt32(bytes[$0]) << 16 | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2])
        }
    }

    /// The content of a chain of blocks, up to the empty one.
    private func blocks(_ place: inout Int) -> [UInt8] {
        var content: [UInt8] = []
        while let count = reader.byte(place), count > 0 {
            content += reader.slice(place + 1, count: count)
            place += count + 1
        }
        place += 1
        return content
    }

    private func damaged(_ what: String) -> CGImageDecodingError {
        CGImageDecodingError(name: name, reason: .damaged(what))
    }
}
