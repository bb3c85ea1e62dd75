internal import CCairo
internal import CHarfBuzz

/// An open font file: FreeType reads its outlines or bitmaps, HarfBuzz its character map and advances.
///
/// Glyphs are never hinted, so that a glyph's shape and advance are the same at every size and place.
final class FontFile {
    let path: String
    let unitsPerEm: CGFloat
    let glyphCount: Int
    /// True for fonts with colour bitmaps, such as emoji.
    let hasColor: Bool
    /// A box that holds every glyph, in parts of the size; y points down.
    let glyphBox: CGRect
    let face: FT_Face
    /// A `hb_font_t *` whose unit is the font's own.
    let shaping: OpaquePointer
    /// See `documentFace`.
    var madeDocumentFace: OpaquePointer?
    /// Keeps the bytes of a font that is not a file.
    private let data: NSData?

    /// Opens a file, or face `index` of a collection; nil when it is missing or no font.
    convenience init?(path: String, index: Int = 0) {
        guard let library = TextEngine.library else { return nil }
        var face: FT_Face?
        guard FT_New_Face(library, path, FT_Long(index), &face) == 0, let face else { return nil }
        self.init(path: path, face: face, blob: hb_blob_create_from_file(path), index: index, data: nil)
    }

    /// Opens a font in memory; nil when the bytes are no font.
    convenience init?(data: Data) {
        let kept = data as NSData
        guard let library = TextEngine.library, kept.length > 0, kept.length <= Int(UInt32.max) else { return nil }
        var face: FT_Face?
        let bytes = kept.bytes.assumingMemoryBound(to: UInt8.self)
        guard FT_New_Memory_Face(library, bytes, FT_Long(kept.length), 0, &face) == 0, let face else { return nil }
        let blob = hb_blob_create(
            UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self), UInt32(kept.length),
            HB_MEMORY_MODE_READONLY, nil, nil)
        self.init(path: "", face: face, blob: blob, index: 0, data: kept)
    }

    private init?(path: String, face: FT_Face, blob: OpaquePointer?, index: Int, data: NSData?) {
        let shapingFace = hb_face_create(blob, UInt32(max(0, index)))
        defer {
            hb_face_destroy(shapingFace)
            hb_blob_destroy(blob)
        }
        let units = Int(hb_face_get_upem(shapingFace))
        guard units > 0, hb_face_get_glyph_count(shapingFace) > 0, let shaping = hb_font_create(shapingFace) else {
            FT_Done_Face(face)
            return nil
        }
        hb_font_set_scale(shaping, Int32(units), Int32(units))
        self.path = path
        self.face = face
        self.shaping = shaping
        self.data = data
        unitsPerEm = CGFloat(units)
        let box = face.pointee.bbox
        let isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 && box.yMax > box.yMin
        glyphBox =
            isScalable
            ? CGRect(
                x: CGFloat(box.xMin) / CGFloat(units), y: -CGFloat(box.yMax) / CGFloat(units),
                width: CGFloat(box.xMax - box.xMin) / CGFloat(units),
                height: CGFloat(box.yMax - box.yMin) / CGFloat(units))
            : CGRect(x: -0.5, y: -1.5, width: 2.5, height: 2.5)
        glyphCount = Int(hb_face_get_glyph_count(shapingFace))
        hasColor = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
    }

    deinit {
        hb_font_destroy(shaping)
        FT_Done_Face(face)
    }

    /// The glyph of a character by itself; nil when the font has none.
    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(shaping, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// All characters that have glyphs.
    var characters: [ClosedRange<UInt32>] {
        let set = hb_set_create()
        defer { hb_set_destroy(set) }
        hb_face_collect_unicodes(hb_font_get_face(shaping), set)
        var ranges: [ClosedRange<UInt32>] = []
        // Begins before the first one.
        var (first, last) = (hb_codepoint_t.max, hb_codepoint_t.max)
        while hb_set_next_range(set, &first, &last) != 0 { ranges.append(first...last) }
        return ranges
    }

    /// The advance of a glyph, in parts of the size.
    func advance(of glyph: UInt32) -> CGFloat {
        CGFloat(hb_font_get_glyph_h_advance(shaping, glyph)) / unitsPerEm
    }

    /// The font's own vertical measures, for fonts without fixed ones.
    var metrics: FontMetrics {
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(shaping, &extents)
        func height(_ tag: hb_ot_metrics_tag_t, or ratio: CGFloat) -> CGFloat {
            var value: hb_position_t = 0
            return hb_ot_metrics_get_position(shaping, tag, &value) != 0 && value > 0
                ? CGFloat(value) / unitsPerEm : ratio
        }
        return FontMetrics(
            ascender: CGFloat(extents.ascender) / unitsPerEm, descender: CGFloat(extents.descender) / unitsPerEm,
            lineGap: CGFloat(extents.line_gap) / unitsPerEm, capHeight: height(HB_OT_METRICS_TAG_CAP_HEIGHT, or: 0.7),
            xHeight: height(HB_OT_METRICS_TAG_X_HEIGHT, or: 0.5))
    }
}
