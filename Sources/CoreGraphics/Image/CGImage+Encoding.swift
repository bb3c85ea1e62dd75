internal import CImageCodecs
internal import CPixelKernels

extension CGImage {
    /// The image as an 8-bit PNG file, the same bytes for the same pixels; nil when memory is short. Images without
    /// transparent pixels are written without alpha.
    package func pngData() -> Data? {
        let hasAlpha = !surface.isOpaque
        let format = PixelFormat(hasAlpha ? KERNEL_FORMAT_RGBA_STRAIGHT : KERNEL_FORMAT_RGB)
        let rowSize = width * format.bytesPerPixel
        var lines = [UInt8](repeating: 0, count: (rowSize + 1) * height)
        let surface = surface
        lines.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            // A scratch row, because filters look at the unfiltered bytes of the row above.
            var above = [UInt8](repeating: 0, count: rowSize), row = above
            for line in 0..<height {
                format.store(surface.row(line), count: width, into: &row)
                kernel_filter_row(base + line * (rowSize + 1), row, above, rowSize, format.bytesPerPixel)
                swap(&above, &row)
            }
        }
        guard let compressed = CGImage.deflated(lines) else { return nil }
        var header = Data()
        header.append(bigEndian: UInt32(width))
        header.append(bigEndian: UInt32(height))
        header.append(contentsOf: [8, hasAlpha ? 6 : 2, 0, 0, 0])
        return PNGChunks.write([
            PNGChunks.Chunk(type: "IHDR", content: header), PNGChunks.Chunk(type: "sRGB", content: Data([0])),
            PNGChunks.Chunk(type: "IDAT", content: compressed), PNGChunks.Chunk(type: "IEND", content: Data()),
        ])
    }

    private static func deflated(_ bytes: [UInt8]) -> Data? {
        var size = compressBound(UInt(bytes.count))
        var result = Data(count: Int(size))
        let status = result.withUnsafeMutableBytes { output in
            compress2(output.bindMemory(to: UInt8.self).baseAddress, &size, bytes, UInt(bytes.count), 6)
        }
        guard status == Z_OK else { return nil }
        return result.prefix(Int(size))
    }

    /// The image over white as a JPEG file, the same bytes for the same pixels; nil when memory is short.
    ///
    /// - Parameter quality: 0 (smallest) to 1 (best).
    package func jpegData(quality: CGFloat) -> Data? {
        guard let handle = tjInitCompress(), let opaque = Surface(width: width, height: height) else { return nil }
        defer { tjDestroy(handle) }
        let context = CGContext(surface: opaque, scale: 1)
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        context.setFill(.white)
        context.fill(whole)
        context.drawUpright(self, in: whole)
        context.flush()
        var bytes: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        defer { tjFree(bytes) }
        let quality = Int32((min(max(quality.isFinite ? quality : 1, 0), 1) * 99).rounded()) + 1
        let input = UnsafeRawPointer(opaque.pixels).assumingMemoryBound(to: UInt8.self)
        let status = tjCompress2(
            handle, input, Int32(width), Int32(opaque.bytesPerRow), Int32(height), Int32(TJPF_BGRX.rawValue), &bytes,
            &size, Int32((quality > 90 ? TJSAMP_444 : TJSAMP_420).rawValue), quality, TJFLAG_ACCURATEDCT)
        guard status == 0, let bytes else { return nil }
        return Data(bytes: bytes, count: Int(size))
    }
}

extension Surface {
    /// True if every pixel is opaque.
    package var isOpaque: Bool {
        (0..<height).allSatisfy { kernel_is_opaque(row($0), width) }
    }
}
