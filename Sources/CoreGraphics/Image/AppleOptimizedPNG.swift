internal import CImageCodecs
internal import CPixelKernels

/// PNG images as Xcode put them into apps: a CgBI chunk comes first, the compressed data has no zlib header, and pixels
/// are blue, green, red, alpha, multiplied by alpha.
struct AppleOptimizedPNG {
    let data: Data
    let name: String

    func decode() throws -> Surface {
        let chunks = PNGChunks.read(data)
        guard let header = chunks.first(where: { $0.type == "IHDR" })?.content, header.count == 13 else {
            throw damaged("it has no IHDR chunk")
        }
        let fields = [UInt8](header)
        func number(_ offset: Int) -> Int { fields[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
        let depth = fields[8], colorType = fields[9], isInterlaced = fields[12] != 0
        guard depth == 8, colorType == 6 || colorType == 2, !isInterlaced else {
            throw damaged(
                "CgBI images of color type \(colorType), depth \(depth) and interlace \(fields[12]) are unknown")
        }
        let pixelSize = colorType == 6 ? 4 : 3
        let (size, overflows) = (number(0) * pixelSize).multipliedReportingOverflow(by: number(4))
        guard !overflows, data.count * PNGDecoder.mostRatio >= size else {
            throw damaged("its data is too short for its size")
        }
        let surface = try CGImage.surface(forDecoding: name, width: number(0), height: number(4))
        let rowSize = surface.width * pixelSize
        var lines = try inflated(
            chunks.filter { $0.type == "IDAT" }.reduce(into: Data()) { $0.append($1.content) },
            size: (rowSize + 1) * surface.height)
        for line in 0..<surface.height {
            let start = line * (rowSize + 1)
            guard lines[start] <= 4 else { throw damaged("row \(line) has filter \(lines[start])") }
            kernel_unfilter(&lines, start, rowSize, pixelSize, line > 0)
            load(lines, start + 1, into: surface.row(line), count: surface.width, hasAlpha: pixelSize == 4)
        }
        return surface
    }

    private func load(
        _ lines: [UInt8], _ start: Int, into row: UnsafeMutablePointer<UInt32>, count: Int, hasAlpha: Bool
    ) {
        lines.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            if hasAlpha {
                kernel_load(row, base + start, count, Int32(KERNEL_FORMAT_BGRA))
            } else {
                kernel_load(row, base + start, count, Int32(KERNEL_FORMAT_BGR))
            }
        }
    }

    /// Decompresses exactly `size` bytes of raw deflate data.
    private func inflated(_ compressed: Data, size: Int) throws -> [UInt8] {
        var result = [UInt8](repeating: 0, count: size)
        var stream = z_stream()
        guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw CGImageDecodingError(name: name, reason: .outOfMemory)
        }
        defer { inflateEnd(&stream) }
        let status = compressed.withUnsafeBytes { input in
            result.withUnsafeMutableBufferPointer { output in
                stream.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(size)
                return inflate(&stream, Z_FINISH)
            }
        }
        guard status == Z_STREAM_END || status == Z_OK || status == Z_BUF_ERROR, stream.avail_out == 0 else {
            throw damaged("its compressed data ends early or is wrong")
        }
        return result
    }

    private func damaged(_ what: String) -> CGImageDecodingError {
        CGImageDecodingError(name: name, reason: .damaged(what))
    }
}

extension CGImage {
    /// The image as Xcode would put it into an app, uncompressed; nil when memory is short. What tests read back.
    package func cgBIData() -> Data? {
        var lines = Data()
        for line in 0..<height {
            lines.append(0)
            lines.append(UnsafeRawPointer(surface.row(line)).assumingMemoryBound(to: UInt8.self), count: width * 4)
        }
        // Stored deflate blocks: a last-block bit, the length, its complement.
        var content = Data()
        var rest = lines[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let size = UInt16(block.count)
            content.append(rest.isEmpty ? 1 : 0)
            content.append(contentsOf: [UInt8(size & 255), UInt8(size >> 8), UInt8(~size & 255), UInt8(~size >> 8)])
            content.append(block)
        } while !rest.isEmpty
        var header = Data()
        header.append(bigEndian: UInt32(width))
        header.append(bigEndian: UInt32(height))
        header.append(contentsOf: [8, 6, 0, 0, 0])
        return PNGChunks.write([
            PNGChunks.Chunk(type: "CgBI", content: Data([0x50, 0, 0x20, 2])),
            PNGChunks.Chunk(type: "IHDR", content: header), PNGChunks.Chunk(type: "IDAT", content: content),
            PNGChunks.Chunk(type: "IEND", content: Data()),
        ])
    }
}
