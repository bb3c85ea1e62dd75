extension ShapedRun {
    /// The bounding box of all pixels that the run can draw, in its own space, whose y points down.
    var inkBox: CGRect {
        var box = CGRect.null
        for glyph in glyphs {
            let mark = glyph.face.file.glyphBox
            let across = size * glyph.face.stretch(of: glyph.glyph)
            box = box.union(
                CGRect(
                    x: glyph.x + mark.minX * across, y: glyph.y + mark.minY * size, width: mark.width * across,
                    height: mark.height * size))
        }
        // One point more, since glyphs are moved to whole and quarter pixels, which are not larger than points.
        return box.insetBy(dx: -1, dy: -1)
    }

    /// The run's picture and where its origin's pixel is; nil when `toPixels` turns or distorts the run, or it is too
    /// large.
    func picture(_ toPixels: CGAffineTransform) -> (RunPicture, x: Int, y: Int)? {
        let scale = toPixels.a
        guard toPixels.b == 0, toPixels.c == 0, scale > 0, abs(toPixels.d - scale) < 1e-6 * scale,
            size * scale <= 256, abs(toPixels.tx) < 1e6, abs(toPixels.ty) < 1e6
        else { return nil }
        let steps = Int((toPixels.tx * CGFloat(GlyphBitmap.steps)).rounded())
        let pixel = steps.quotient(GlyphBitmap.steps)
        let step = steps - pixel * GlyphBitmap.steps
        let line = Int(toPixels.ty.rounded())
        if let picture, picture.scale == scale, picture.step == step {
            KeptPictures.didUse(picture, of: self)
            return (picture, pixel, line)
        }
        guard let made = RunPicture(self, scale: scale, step: step) else { return nil }
        // A picture is made only at the second drawing: most texts are drawn once, into a view's backing.
        if let lastDrawing, lastDrawing == (scale, step) { KeptPictures.keep(made, of: self) }
        lastDrawing = (scale, step)
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
