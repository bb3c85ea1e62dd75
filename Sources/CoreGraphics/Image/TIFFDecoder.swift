/// Decodes the first picture of a TIFF file (TIFF 6.0): grey, RGB, CMYK and palettes of 1 to 16 bits, in strips or
/// tiles, uncompressed, PackBits, LZW or Deflate. Fax and JPEG compression are not read.
struct TIFFDecoder {
    let name: String
    private let directory: TIFFDirectory
    private let width, height, samples, bits: Int
    private let isPlanar: Bool

    static let signatures: [[UInt8]] = [[0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42]]

    init(data: Data, name: String) throws {
        guard let directory = TIFFDirectory(data) else {
            throw CGImageDecodingError(name: name, reason: .damaged("it has no directory"))
        }
        self.name = name
        self.directory = directory
        width = directory.number(.width)
        height = directory.number(.height)
        samples = directory.number(.samplesPerPixel, or: 1)
        bits = directory.number(.bitsPerSample, or: 1)
        isPlanar = directory.number(.planarConfiguration, or: 1) == 2
    }

    func decode() throws -> DecodedImage {
        let surface = try CGImage.surface(forDecoding: name, width: width, height: height)
        guard (1...8).contains(samples), directory.numbers(.bitsPerSample).allSatisfy({ $0 == bits }),
            [1, 2, 4, 8, 16].contains(bits) || (bits == 32 && directory.number(.sampleFormat, or: 1) == 3)
        else { throw unsupported("\(samples) samples of \(bits) bits") }
        let reader = try sampleReader()
        for block in try blocks() {
            let bytes = try content(of: block)
            for line in 0..<min(block.height, height - block.y) {
                let start = line * block.rowSize
                guard start + block.rowSize <= bytes.count else { break }
                let count = min(block.width, width - block.x)
                bytes.withUnsafeBytes { all in
                    reader.load(
                        UnsafeRawBufferPointer(rebasing: all[start..<(start + block.rowSize)]), count: count,
                        into: surface.row(block.y + line) + block.x)
                }
            }
        }
        surface.didWritePixels()
        let orientation = ImageOrientation(rawValue: directory.number(.orientation, or: 1)) ?? .up
        return DecodedImage(image: CGImage(surface: surface), orientation: orientation)
    }

    // MARK: Colours

    private func sampleReader() throws -> SampleReader {
        let photometric = directory.number(.photometric, or: 1)
        let space: CGColorSpace
        var limits: [CGFloat]?
        switch photometric {
        case 0, 1:
            space = .deviceGray
            if photometric == 0 { limits = [1, 0] }
        case 2: space = .deviceRGB
        case 3: space = try palette()
        case 5: space = .deviceCMYK
        default: throw unsupported("photometric interpretation \(photometric)")
        }
        var info: UInt32 = 0
        if samples > space.numberOfComponents {
            // 1 is premultiplied alpha, 2 straight; others have another meaning and are skipped.
            let alphas: [Int: CGImageAlphaInfo] = [1: .premultipliedLast, 2: .last]
            info = (alphas[directory.number(.extraSamples)] ?? .noneSkipLast).rawValue
        }
        if bits == 16, directory.reader.isLittleEndian { info |= CGBitmapInfo.byteOrder16Little.rawValue }
        if bits == 32 {
            info |= CGBitmapInfo.floatComponents.rawValue
            if directory.reader.isLittleEndian { info |= CGBitmapInfo.byteOrder32Little.rawValue }
        }
        guard
            let reader = SampleReader(
                bitsPerComponent: bits, bitsPerPixel: samples * bits, space: space,
                bitmapInfo: CGBitmapInfo(rawValue: info), decode: limits)
        else { throw unsupported("\(samples) samples of \(bits) bits in photometric interpretation \(photometric)") }
        return reader
    }

    private func palette() throws -> CGColorSpace {
        let map = directory.numbers(.colorMap), count = map.count / 3
        guard bits <= 8, count >= 1 << bits else { throw damaged("its palette is too short") }
        let last = (1 << bits) - 1
        let table = (0...last).flatMap { index in (0..<3).map { UInt8(map[$0 * count + index] >> 8 & 255) } }
        guard let space = CGColorSpace(indexedBaseSpace: .deviceRGB, last: last, colorTable: table) else {
            throw damaged("its palette is wrong")
        }
        return space
    }

    // MARK: Blocks

    /// A strip or a tile; planar files have one for each sample.
    private struct Block {
        var x, y, width, height: Int
        /// Where the bytes of each plane are.
        var places: [(offset: Int, count: Int)]
        var rowSize: Int
    }

    private func blocks() throws -> [Block] {
        let tileWidth = directory.number(.tileWidth), tileHeight = directory.number(.tileHeight)
        let isTiled = tileWidth > 0 && tileHeight > 0
        let wide = isTiled ? tileWidth : width
        let high = isTiled ? tileHeight : min(max(directory.number(.rowsPerStrip, or: height), 1), height)
        guard wide <= 1 << 16, high <= 1 << 16, wide * high <= CGImage.largestPixelCount else {
            throw damaged("its tiles are too large")
        }
        let offsets = directory.numbers(isTiled ? .tileOffsets : .stripOffsets)
        let counts = directory.numbers(isTiled ? .tileByteCounts : .stripByteCounts)
        let columns = (width + wide - 1) / wide, rows = (height + high - 1) / high
        let planes = isPlanar ? samples : 1
        guard !offsets.isEmpty else { throw damaged("it has no pixels") }
        return (0..<(columns * rows)).map { index in
            let places = (0..<planes).map { plane -> (offset: Int, count: Int) in
                let number = plane * columns * rows + index
                guard number < offsets.count else { return (0, 0) }
                // Files of old programs may lack the counts.
                let count = number < counts.count ? counts[number] : directory.reader.bytes.count - offsets[number]
                return (offsets[number], max(count, 0))
            }
            return Block(
                x: index % columns * wide, y: index / columns * high, width: wide, height: high, places: places,
                rowSize: (wide * samples * bits + 7) / 8)
        }
    }

    /// The samples of a block, pixel by pixel.
    private func content(of block: Block) throws -> [UInt8] {
        guard isPlanar, samples > 1 else { return try plane(block, 0, samples: samples) }
        guard bits % 8 == 0 else { throw unsupported("planes of \(bits) bits") }
        let planes = try (0..<samples).map { try plane(block, $0, samples: 1) }
        let size = bits / 8
        // Only as many rows as there is something for: a small file may claim a large picture.
        let longest = (planes.map(\.count).max() ?? 0) / size
        let rows = min((longest + block.width - 1) / block.width, block.height)
        var pixels = [UInt8](repeating: 0, count: block.rowSize * rows)
        for (index, plane) in planes.enumerated() {
            for pixel in 0..<min(plane.count / size, block.width * rows) {
                for byte in 0..<size { pixels[(pixel * samples + index) * size + byte] = plane[pixel * size + byte] }
            }
        }
        return pixels
    }

    private func plane(_ block: Block, _ index: Int, samples: Int) throws -> [UInt8] {
        let rowSize = (block.width * samples * bits + 7) / 8, limit = rowSize * block.height
        let place = block.places[index]
        let bytes = directory.reader.slice(place.offset, count: place.count)
        var content: [UInt8]
        switch directory.number(.compression, or: 1) {
        case 1: content = Array(bytes.prefix(limit))
        case 5: content = LZW(order: .highFirst, literalBits: 8, growsEarly: true).decode(bytes, limit: limit)
        case 8, 32_946: content = Inflate.decode(bytes, limit: limit)
        case 32_773: content = RunLength.decode(bytes, endsAt128: false, limit: limit)
        case let other: throw unsupported("compression \(other)")
        }
        if directory.number(.predictor, or: 1) == 2 { undoDifferences(&content, rowSize, samples) }
        return content
    }

    /// Samples are stored as differences from the pixel to the left.
    private func undoDifferences(_ content: inout [UInt8], _ rowSize: Int, _ samples: Int) {
        let size = bits / 8, step = samples * size
        guard size == 1 || size == 2 else { return }
        let low = directory.reader.isLittleEndian ? 0 : 1
        for start in stride(from: 0, to: content.count - rowSize + 1, by: rowSize) {
            for place in stride(from: start + step, to: start + rowSize - size + 1, by: size) {
                if size == 1 {
                    content[place] &+= content[place - step]
                } else {
                    let sum =
                        Int(content[place + low]) + Int(content[place - step + low])
                        + (Int(content[place + 1 - low]) + Int(content[place - step + 1 - low])) << 8
                    content[place + low] = UInt8(sum & 255)
                    content[place + 1 - low] = UInt8(sum >> 8 & 255)
                }
            }
        }
    }

    private func damaged(_ what: String) -> CGImageDecodingError {
        CGImageDecodingError(name: name, reason: .damaged(what))
    }

    private func unsupported(_ what: String) -> CGImageDecodingError {
        CGImageDecodingError(name: name, reason: .unsupported("a TIFF image with \(what)"))
    }
}
