internal import CCairo
internal import CPixelKernels

/// Glyphs that are colour bitmaps, such as emoji.
enum ColorGlyph {
    /// A picture, and where it is from the glyph's origin in parts of the size; y points down.
    struct Picture {
        var surface: Surface
        var box: CGRect
    }

    private struct Key: Hashable {
        var file: ObjectIdentifier
        var glyph: UInt32
        /// Pixels wide; 0 for the font's own picture.
        var width: Int
    }

    // Used inside TextEngine.locked only.
    private nonisolated(unsafe) static var cache = GenerationalCache<Key, Picture>(capacity: 512)

    static func removeAll() { cache.removeAll() }

    /// The font's own picture of a glyph; nil when it has none.
    static func picture(_ glyph: UInt32, of file: FontFile) -> Picture? {
        let key = Key(file: ObjectIdentifier(file), glyph: glyph, width: 0)
        if let picture = cache.value(for: key) { return picture }
        let face = file.face
        guard face.pointee.num_fixed_sizes > 0, FT_Select_Size(face, 0) == 0,
            FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph,
            Int32(slot.pointee.bitmap.pixel_mode) == Int32(FT_PIXEL_MODE_BGRA.rawValue),
            let bytes = slot.pointee.bitmap.buffer, let sizes = face.pointee.available_sizes,
            let surface = Surface(width: Int(slot.pointee.bitmap.width), height: Int(slot.pointee.bitmap.rows))
        else { return nil }
        for line in 0..<surface.height {
            kernel_load(
                surface.row(line), bytes + line * Int(slot.pointee.bitmap.pitch), surface.width,
                Int32(KERNEL_FORMAT_BGRA))
        }
        let em = CGFloat(sizes[0].x_ppem) / 64
        guard em > 0 else { return nil }
        let box = CGRect(
            x: CGFloat(slot.pointee.bitmap_left) / em, y: -CGFloat(slot.pointee.bitmap_top) / em,
            width: CGFloat(surface.width) / em, height: CGFloat(surface.height) / em)
        let picture = Picture(surface: surface, box: box)
        cache.insert(picture, for: key)
        return picture
    }

    /// The picture scaled for `size` pixels an em, its place in pixels.
    static func picture(_ glyph: UInt32, of file: FontFile, size: CGFloat) -> Picture? {
        guard let whole = picture(glyph, of: file) else { return nil }
        let width = max(1, Int((whole.box.width * size).rounded()))
        let height = max(1, Int((whole.box.height * size).rounded()))
        let place = CGPoint(x: (whole.box.minX * size).rounded(), y: (whole.box.minY * size).rounded())
        let key = Key(file: ObjectIdentifier(file), glyph: glyph, width: width)
        if let picture = cache.value(for: key) { return picture }
        guard let scaled = whole.surface.scaled(width: width, height: height) else { return nil }
        let picture = Picture(
            surface: scaled, box: CGRect(x: place.x, y: place.y, width: CGFloat(width), height: CGFloat(height)))
        cache.insert(picture, for: key)
        return picture
    }
}
