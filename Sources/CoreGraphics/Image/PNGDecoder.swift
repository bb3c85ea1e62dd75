internal import CImageCodecs
internal import CPixelKernels

/// Decodes PNG images with libpng's simplified interface, which catches all errors of the format itself.
struct PNGDecoder {
    let data: Data
    let name: String

    func decode() throws -> Surface {
        let chunks = PNGChunks.read(data.prefix(64))
        if chunks.first?.type == "CgBI" || data.dropFirst(12).starts(with: Array("CgBI".utf8)) {
            return try AppleOptimizedPNG(data: data, name: name).decode()
        }
        return try decode(data)
    }

    /// Decodes a plain PNG file.
    private func decode(_ data: Data) throws -> Surface {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        return try data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress,
                png_image_begin_read_from_memory(&image, base, bytes.count) != 0
            else { throw damaged(image) }
            guard data.count * Self.mostRatio >= packedSize(width: Int(image.width), height: Int(image.height)) else {
                throw CGImageDecodingError(name: name, reason: .damaged("its data is too short for its size"))
            }
            let surface = try CGImage.surface(
                forDecoding: name, width: Int(image.width), height: Int(image.height))
            // libpng converts palettes, gray, 16 bits and gamma to 8-bit sRGB with straight alpha.
            image.format = png_uint_32(PNG_FORMAT_BGRA)
            guard png_image_finish_read(&image, nil, surface.pixels, png_int_32(surface.bytesPerRow), nil) != 0 else {
                throw damaged(image)
            }
            for line in 0..<surface.height {
                let row = surface.row(line)
                kernel_load(
                    row, UnsafeRawPointer(row).assumingMemoryBound(to: UInt8.self), surface.width,
                    Int32(KERNEL_FORMAT_BGRA_STRAIGHT))
            }
            return surface
        }
    }

    /// The highest compression ratio (RFC 1951: 258 bytes in two bits).
    static let mostRatio = 1032

    /// The least number of bytes that rows of this size have before compression, with the smallest format that the
    /// header allows.
    private func packedSize(width: Int, height: Int) -> Int {
        let header = [UInt8](data.dropFirst(24).prefix(2))
        guard header.count == 2 else { return 0 }
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][header[1]] ?? 1
        return height * (1 + (width * channels * Int(min(header[0], 16)) + 7) / 8)
    }

    private func damaged(_ image: png_image) -> CGImageDecodingError {
        let message = withUnsafeBytes(of: image.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return CGImageDecodingError(name: name, reason: .damaged(message.isEmpty ? "it is no PNG" : message))
    }
}
