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

    private func damaged(_ image: png_image) -> CGImageDecodingError {
        let message = withUnsafeBytes(of: image.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return CGImageDecodingError(name: name, reason: .damaged(message.isEmpty ? "it is no PNG" : message))
    }
}
