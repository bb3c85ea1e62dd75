extension ShapedRun {
    /// A box that holds every mark of the run, in its own space: a size more on each side than the line itself.
    var inkBox: CGRect {
        var left: CGFloat = 0, right = width, top: CGFloat = 0, bottom: CGFloat = 0
        for glyph in glyphs {
            left = min(left, glyph.x)
            right = max(right, glyph.x)
            top = min(top, glyph.y)
            bottom = max(bottom, glyph.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -2 * size, dy: -2 * size)
    }

    /// The run's picture and where its origin's pixel is; nil when `toPixels` turns or distorts the run, or it is too large.
    func picture(_ toPixels: CGAffineTransform) -> (RunPicture, x: Int, y: Int)? {
        let scale = toPixels.a
        guard toPixels.b == 0, toPixels.c == 0, scale > 0, abs(toPixels.d - scale) < 1e-6 * scale,
            size * scale <= 256, abs(toPixels.tx) < 1e6, abs(toPixels.ty) < 1e6
        else { return nil }
        let steps = Int((toPixels.tx * CGFloat(GlyphBitmap.steps)).rounded())
        let pixel = steps.quotient(GlyphBitmap.steps)
        let step = steps - pixel * GlyphBitmap.steps
        let line = Int(toPixels.ty.rounded())
        if let picture, picture.scale == scale, picture.step == step { return (picture, pixel, line) }
        guard let made = RunPicture(self, scale: scale, step: step) else { return nil }
        picture = made
        return (made, pixel, line)
    }

    /// The same run with more space after each glyph.
    func spaced(by spacing: CGFloat) -> ShapedRun {
        let moved = glyphs.enumerated().map { index, glyph in
            var glyph = glyph
            glyph.x += spacing * CGFloat(index)
            glyph.advance += spacing
            return glyph
        }
        return ShapedRun(
            text: text, face: face, size: size, glyphs: moved, width: width + spacing * CGFloat(glyphs.count))
    }
}
