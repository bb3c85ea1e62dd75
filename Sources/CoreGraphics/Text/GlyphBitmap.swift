internal import CCairo
internal import CPixelKernels

/// The coverage of one glyph at one size and one subpixel position.
final class GlyphBitmap {
    /// Pixels from the glyph's origin to the bitmap's left and top edge; y points down.
    let left, top: Int
    let width, height: Int
    /// One byte a pixel, rows packed.
    let coverage: [UInt8]

    private struct Key: Hashable {
        var file: ObjectIdentifier
        var glyph: UInt32
        var size: Int
        var step: Int
        /// Horizontal scale factor, in parts of 65536.
        var stretch: Int
    }

    /// The number of subpixel positions that glyphs are drawn for.
    static let steps = 4

    // Used inside TextEngine.locked only.
    private nonisolated(unsafe) static var cache = GenerationalCache<Key, GlyphBitmap>(capacity: 8192)

    static func removeAll() { cache.removeAll() }

    private init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.coverage = coverage
    }

    /// - Parameters:
    ///   - size: pixels an em in 64ths.
    ///   - step: the subpixel position, in `steps` of a pixel from the pixel's left edge.
    static func bitmap(_ glyph: UInt32, of face: FontFace, size: Int, step: Int) -> GlyphBitmap {
        let stretch = Int((face.stretch(of: glyph) * 65536).rounded())
        let key = Key(file: ObjectIdentifier(face.file), glyph: glyph, size: size, step: step, stretch: stretch)
        if let bitmap = cache.value(for: key) { return bitmap }
        let bitmap = rendered(key, of: face.file)
        cache.insert(bitmap, for: key)
        return bitmap
    }

    private static func rendered(_ key: Key, of file: FontFile) -> GlyphBitmap {
        let empty = GlyphBitmap(left: 0, top: 0, width: 0, height: 0, coverage: [])
        let face = file.face
        guard FT_Set_Char_Size(face, 0, FT_F26Dot6(key.size), 72, 72) == 0,
            FT_Load_Glyph(face, key.glyph, FT_Int32(FT_LOAD_NO_HINTING) | FT_Int32(FT_LOAD_NO_BITMAP)) == 0,
            let slot = face.pointee.glyph
        else { return empty }
        if key.stretch != 65536 {
            var wider = FT_Matrix(xx: FT_Fixed(key.stretch), xy: 0, yx: 0, yy: 65536)
            FT_Outline_Transform(&slot.pointee.outline, &wider)
        }
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(key.step * 64 / steps), 0)
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return empty }
        let bitmap = slot.pointee.bitmap
        let width = Int(bitmap.width), height = Int(bitmap.rows)
        guard width > 0, height > 0, Int32(bitmap.pixel_mode) == Int32(FT_PIXEL_MODE_GRAY.rawValue),
            let bytes = bitmap.buffer
        else { return empty }
        var coverage: [UInt8] = []
        coverage.reserveCapacity(width * height)
        for line in 0..<height {
            coverage.append(contentsOf: UnsafeBufferPointer(start: bytes + line * Int(bitmap.pitch), count: width))
        }
        return GlyphBitmap(
            left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), width: width, height: height,
            coverage: coverage)
    }
}
