/// The first directory of a TIFF file: numbers by tag.
struct TIFFDirectory {
    enum Tag: Int {
        case width = 256
        case height = 257
        case bitsPerSample = 258
        case compression = 259
        case photometric = 262
        case stripOffsets = 273
        case orientation = 274
        case samplesPerPixel = 277
        case rowsPerStrip = 278
        case stripByteCounts = 279
        case planarConfiguration = 284
        case predictor = 317
        case colorMap = 320
        case tileWidth = 322
        case tileHeight = 323
        case tileOffsets = 324
        case tileByteCounts = 325
        case extraSamples = 338
        case sampleFormat = 339
    }

    let reader: ByteReader
    private var values: [Int: [Int]] = [:]

    /// The most numbers that a tag may have.
    private static let largestCount = 1 << 20

    /// Nil when the bytes are no TIFF file.
    init?(_ data: Data) {
        var reader = ByteReader(bytes: [UInt8](data))
        switch data.prefix(4) {
        case Data([0x49, 0x49, 42, 0]): reader.isLittleEndian = true
        case Data([0x4D, 0x4D, 0, 42]): reader.isLittleEndian = false
        default: return nil
        }
        self.reader = reader
        guard let directory = reader.long(4), let count = reader.word(directory) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = reader.word(entry), let type = reader.word(entry + 2), let count = reader.long(entry + 4)
            else { break }
            guard let size = [1: 1, 3: 2, 4: 4][type], (1...TIFFDirectory.largestCount).contains(count),
                let start = count * size <= 4 ? entry + 8 : reader.long(entry + 8),
                start <= reader.bytes.count - count * size
            else { continue }
            values[tag] = (0..<count).compactMap { reader.number(start + $0 * size, size: size) }
        }
    }

    func numbers(_ tag: Tag) -> [Int] { values[tag.rawValue] ?? [] }

    func number(_ tag: Tag, or standard: Int = 0) -> Int { values[tag.rawValue]?.first ?? standard }
}
