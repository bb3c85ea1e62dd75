internal import CCairo
internal import CPixelKernels

/// A run drawn at one scale: a stencil of its glyphs, and its colour glyphs.
final class RunPicture {
    /// Pixels a point, and the subpixel position of the run's origin.
    let scale: CGFloat
    let step: Int
    /// Pixels from the run's origin, on a whole pixel, to the stencil's top left.
    let x, y: Int
    /// An A8 `cairo_surface_t *`; nil when no glyph leaves a mark.
    let stencil: OpaquePointer?
    let pictures: [(surface: Surface, x: Int, y: Int)]

    /// The largest stencil in pixels; larger runs are drawn as outlines.
    static let largestArea = 1 << 22

    /// Nil when the stencil would be too large.
    init?(_ run: ShapedRun, scale: CGFloat, step: Int) {
        self.scale = scale
        self.step = step
        let origin = CGFloat(step) / CGFloat(GlyphBitmap.steps)
        let size = Int((run.size * scale * 64).rounded())
        var placed: [(bitmap: GlyphBitmap, x: Int, y: Int)] = []
        var pictures: [(surface: Surface, x: Int, y: Int)] = []
        var box = PixelRect.zero
        for glyph in run.glyphs {
            let place = origin + glyph.x * scale, line = Int((glyph.y * scale).rounded())
            if glyph.face.file.hasColor {
                guard
                    let picture = ColorGlyph.picture(glyph.glyph, of: glyph.face.file, size: run.size * scale)
                else { continue }
                pictures.append(
                    (picture.surface, Int(place.rounded()) + Int(picture.box.minX), line + Int(picture.box.minY)))
                continue
            }
            let steps = Int((place * CGFloat(GlyphBitmap.steps)).rounded())
            let pixel = steps.quotient(GlyphBitmap.steps)
            let bitmap = GlyphBitmap.bitmap(
                glyph.glyph, of: glyph.face, size: size, step: steps - pixel * GlyphBitmap.steps)
            guard bitmap.width > 0 else { continue }
            let rect = PixelRect(
                x: pixel + bitmap.left, y: line + bitmap.top, width: bitmap.width, height: bitmap.height)
            placed.append((bitmap, rect.x, rect.y))
            box = box.union(rect)
        }
        guard box.width <= Surface.longestSide, box.height <= Surface.longestSide,
            box.width * box.height <= RunPicture.largestArea
        else { return nil }
        x = box.x
        y = box.y
        self.pictures = pictures
        stencil = box.isEmpty ? nil : RunPicture.stencil(placed, box)
    }

    /// The size of the stencil's pixels. Colour glyphs are counted where they are cached.
    var byteCount: Int {
        stencil.map { Int(cairo_image_surface_get_stride($0)) * Int(cairo_image_surface_get_height($0)) } ?? 0
    }

    deinit {
        if let stencil { cairo_surface_destroy(stencil) }
    }

    private static func stencil(_ glyphs: [(bitmap: GlyphBitmap, x: Int, y: Int)], _ box: PixelRect) -> OpaquePointer? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height)),
            let bytes = cairo_image_surface_get_data(surface)
        else { return nil }
        let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        for glyph in glyphs {
            let bitmap = glyph.bitmap
            kernel_add_coverage_block(
                bytes + (glyph.y - box.y) * bytesPerRow + glyph.x - box.x, bytesPerRow, bitmap.coverage,
                bitmap.width, bitmap.height)
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}

extension Int {
    /// The quotient rounded down, also of negative numbers.
    func quotient(_ divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}

extension RunPicture {
    /// Draws the stencil in the present source of `target`, and the colour glyphs, with the run's origin at a pixel.
    func draw(x: Int, y: Int, alpha: CGFloat, in target: OpaquePointer) {
        cairo_save(target)
        cairo_identity_matrix(target)
        if let stencil {
            cairo_mask_surface(target, stencil, Double(x + self.x), Double(y + self.y))
        }
        for picture in pictures {
            cairo_set_source_surface(
                target, picture.surface.cairoSurface, Double(x + picture.x), Double(y + picture.y))
            cairo_paint_with_alpha(target, Double(alpha))
        }
        cairo_restore(target)
    }
}
