internal import CHarfBuzz

/// The outlines of glyphs, for sizes, transforms and drawing modes for which bitmaps cannot be used.
enum GlyphOutline {
    private final class Collector {
        var elements: [PathElement] = []
    }

    private nonisolated(unsafe) static let functions: OpaquePointer = {
        let functions: OpaquePointer = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions, { _, data, _, x, y, _ in GlyphOutline.add(.move(GlyphOutline.point(x, y)), data) }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions, { _, data, _, x, y, _ in GlyphOutline.add(.line(GlyphOutline.point(x, y)), data) }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, x1, y1, x, y, _ in
                GlyphOutline.add(.quad(control: GlyphOutline.point(x1, y1), end: GlyphOutline.point(x, y)), data)
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                GlyphOutline.add(
                    .curve(
                        control1: GlyphOutline.point(x1, y1), control2: GlyphOutline.point(x2, y2),
                        end: GlyphOutline.point(x, y)), data)
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in GlyphOutline.add(.close, data) }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return functions
    }()

    private static func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }

    private static func add(_ element: PathElement, _ data: UnsafeMutableRawPointer?) {
        guard let data else { return }
        Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue().elements.append(element)
    }

    /// The outline of a glyph in parts of the size, y pointing up.
    static func elements(_ glyph: UInt32, of file: FontFile) -> [PathElement] {
        let collector = Collector()
        hb_font_get_glyph_shape(file.shaping, glyph, functions, Unmanaged.passUnretained(collector).toOpaque())
        let toEm = CGAffineTransform(scaleX: 1 / file.unitsPerEm, y: 1 / file.unitsPerEm)
        return collector.elements.map { $0.applying(toEm) }
    }
}
