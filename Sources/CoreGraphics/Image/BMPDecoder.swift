/// Decodes Windows bitmaps of all depths, uncompressed or run-length encoded.
struct BMPDecoder {
    let name: String
    private let reader: ByteReader

    static let signature = Array("BM".utf8)

    init(data: Data, name: String) {
        self.name = name
        reader = ByteReader(bytes: [UInt8](data))
    }

    private struct Header {
        var width, height, depth, compression: Int
        var isTopDown: Bool
        var palette: [UInt32]
        var pixels: Int
        /// Red, green, blue, alpha.
        var masks: [UInt32]
    }

    func decode() throws -> Surface {
        let header = try header()
        let surface = try CGImage.surface(forDecoding: name, width: header.width, height: header.height)
        switch header.compression {
        case 0, 3, 6: try load(header, into: surface)
        case 1, 2: runs(header, into: surface)
        default: throw unsupported("compression \(header.compression)")
        }
        surface.didWritePixels()
        return surface
    }

    private func header() throws -> Header {
        guard let pixels = reader.long(10), let size = reader.long(14) else { throw damaged("its header ends early") }
        let isOld = size == 12
        guard isOld || (40...256).contains(size) else { throw damaged("its header is of \(size) bytes") }
        let width = isOld ? reader.word(18) : reader.signedLong(18)
        let height = isOld ? reader.word(20) : reader.signedLong(22)
        guard let width, let height, let depth = reader.word(isOld ? 24 : 28) else {
            throw damaged("its header ends early")
        }
        guard [1, 4, 8, 16, 24, 32].contains(depth), height != Int(Int32.min) else {
            throw damaged("it has \(depth) bits a pixel")
        }
        let compression = isOld ? 0 : reader.long(30) ?? 0
        var masks: [UInt32] = depth == 16 ? [0x7C00, 0x3E0, 0x1F, 0] : [0xFF0000, 0xFF00, 0xFF, 0]
        var tableStart = 14 + size
        if compression == 3 || compression == 6 {
            let count = compression == 6 || size >= 56 ? 4 : 3
            for index in 0..<count { masks[index] = UInt32(truncatingIfNeeded: reader.long(54 + index * 4) ?? 0) }
            if size == 40 { tableStart += count * 4 }
        }
        let palette = depth <= 8 ? palette(at: tableStart, isOld: isOld, depth: depth) : []
        return Header(
            width: width, height: abs(height), depth: depth, compression: compression, isTopDown: height < 0,
            palette: palette, pixels: pixels, masks: masks)
    }

    private func palette(at start: Int, isOld: Bool, depth: Int) -> [UInt32] {
        let size = isOld ? 3 : 4
        let declared = isOld ? 0 : reader.long(46) ?? 0
        let count = (1...(1 << depth)).contains(declared) ? declared : 1 << depth
        return (0..<count).map { index in
            0xFF00_0000 | UInt32(reader.number(start + index * size, size: 3) ?? 0)
        }
    }

    private func load(_ header: Header, into surface: Surface) throws {
        let rowSize = (header.width * header.depth + 31) / 32 * 4
        let channels = header.masks.map(Channel.init)
        // In files of 32 bits the fourth byte is often unused; without a mask for alpha, pixels are opaque.
        let hasAlpha = channels[3].mask != 0
        for line in 0..<header.height {
            let start = header.pixels + line * rowSize
            // Rows missing from a truncated file stay transparent.
            guard start + rowSize <= reader.bytes.count else {
                if line == 0 { throw damaged("its pixels are missing") }
                return
            }
            let row = surface.row(header.isTopDown ? line : header.height - 1 - line)
            for x in 0..<header.width {
                switch header.depth {
                case 24: row[x] = 0xFF00_0000 | UInt32(reader.number(start + x * 3, size: 3) ?? 0)
                case 16, 32:
                    let size = header.depth / 8
                    let value = UInt32(reader.number(start + x * size, size: size) ?? 0)
                    row[x] = pixel(value, channels, hasAlpha: hasAlpha)
                default:
                    let place = x * header.depth
                    let shift = 8 - header.depth - (place & 7)
                    let index = Int(reader.bytes[start + place >> 3]) >> shift & ((1 << header.depth) - 1)
                    row[x] = index < header.palette.count ? header.palette[index] : 0xFF00_0000
                }
            }
        }
    }

    /// The bits of a pixel that hold one colour component.
    private struct Channel {
        let mask: UInt32
        private let shift: Int
        private let highest: UInt32

        init(_ mask: UInt32) {
            self.mask = mask
            shift = mask == 0 ? 0 : mask.trailingZeroBitCount
            highest = mask == 0 ? 1 : mask >> UInt32(shift)
        }

        func value(_ pixel: UInt32) -> UInt32 {
            UInt32((UInt64((pixel & mask) >> UInt32(shift)) * 255 + UInt64(highest) / 2) / UInt64(highest))
        }
    }

    private func pixel(_ value: UInt32, _ channels: [Channel], hasAlpha: Bool) -> UInt32 {
        let alpha = hasAlpha ? channels[3].value(value) : 255
        func premultiplied(_ channel: Int) -> UInt32 { (channels[channel].value(value) * alpha + 127) / 255 }
        return alpha << 24 | premultiplied(0) << 16 | premultiplied(1) << 8 | premultiplied(2)
    }

    /// Run-length encoded pixels of 4 or 8 bits. Pixels that no run covers stay transparent.
    private func runs(_ header: Header, into surface: Surface) {
        let isHalf = header.compression == 2
        var place = header.pixels, x = 0, line = 0
        func put(_ index: Int) {
            if x < header.width, line < header.height {
                let y = header.isTopDown ? line : header.height - 1 - line
                surface.row(y)[x] = index < header.palette.count ? header.palette[index] : 0xFF00_0000
            }
            x += 1
        }
        func index(_ byte: Int, _ number: Int) -> Int {
            isHalf ? (number % 2 == 0 ? byte >> 4 : byte & 15) : byte
        }
        while line < header.height, let count = reader.byte(place), let value = reader.byte(place + 1) {
            place += 2
            if count > 0 {
                for number in 0..<count { put(index(value, number)) }
                continue
            }
            switch value {
            case 0:
                x = 0
                line += 1
            case 1: return
            case 2:
                x += reader.byte(place) ?? 0
                line += reader.byte(place + 1) ?? 0
                place += 2
            default:
                for number in 0..<value {
                    put(index(reader.byte(place + (isHalf ? number / 2 : number)) ?? 0, number))
                }
                // The data is padded to 16-bit words.
                let size = isHalf ? (value + 1) / 2 : value
                place += size + size % 2
            }
        }
    }

    private func damaged(_ what: String) -> CGImageDecodingError {
        CGImageDecodingError(name: name, reason: .damaged(what))
    }

    private func unsupported(_ what: String) -> CGImageDecodingError {
        CGImageDecodingError(name: name, reason: .unsupported("a bitmap with \(what)"))
    }
}
