internal import CCairo

extension CGContext {
    /// Draws a run, its origin at `baselineOrigin`; upright where y points down. The text drawing mode decides between
    /// filling, stroking and clipping.
    ///
    /// Upright text is drawn with its baseline on a whole pixel and each glyph on a quarter of one.
    package func draw(_ run: ShapedRun, at baselineOrigin: CGPoint) {
        draw(run, placed: CGAffineTransform(translationX: baselineOrigin.x, y: baselineOrigin.y))
    }

    public func setFont(_ font: CGFont) {
        state.font = font.face
    }

    /// Points an em, before the text matrix.
    public func setFontSize(_ size: CGFloat) {
        state.fontSize = size
    }

    /// Sets font and size. An unknown name changes nothing.
    /// - ObjC: -
    public func selectFont(name: String, size: CGFloat, textEncoding: CGTextEncoding = .encodingMacRoman) {
        state.font = FontFace.named(name) ?? state.font
        state.fontSize = size
    }

    /// Space after each glyph, in text space.
    public func setCharacterSpacing(_ spacing: CGFloat) {
        state.characterSpacing = spacing
    }

    /// No effect: text is never drawn with subpixel smoothing.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {
        state.smoothsFonts = shouldSmoothFonts
    }

    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        state.textDrawingMode = mode
    }

    /// Draws glyphs of the current font at places in text space, where y points up.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        let face = state.font ?? FontFace.system()
        let placed = zip(glyphs, positions).map { glyph, position in
            ShapedRun.Glyph(face: face, glyph: UInt32(glyph), x: position.x, y: -position.y, advance: 0, cluster: 0)
        }
        let run = ShapedRun(text: "", face: face, size: state.fontSize, glyphs: placed, width: 0)
        draw(run, placed: CGAffineTransform(scaleX: 1, y: -1).concatenating(textMatrix))
    }

    /// Draws glyphs one after the other from the text position, and moves it past them.
    package func showGlyphs(_ glyphs: [CGGlyph]) {
        let face = state.font ?? FontFace.system()
        var x: CGFloat = 0
        let positions = glyphs.map { glyph in
            defer {
                x += TextEngine.locked { face.advance(of: UInt32(glyph)) } * state.fontSize + state.characterSpacing
            }
            return CGPoint(x: x, y: 0)
        }
        showGlyphs(glyphs, at: positions)
        textPosition = CGPoint(x: x, y: 0).applying(textMatrix)
    }

    /// Draws glyphs one after the other from the text position, each moved on by its advance in text space.
    package func showGlyphs(_ glyphs: [CGGlyph], advances: [CGSize]) {
        var pen = CGPoint.zero
        let positions = zip(glyphs, advances).map { _, advance in
            defer {
                pen.x += advance.width + state.characterSpacing
                pen.y += advance.height
            }
            return pen
        }
        showGlyphs(glyphs, at: positions)
        textPosition = pen.applying(textMatrix)
    }

    /// Draws text in the current font from the text position, and moves it past the text.
    /// - ObjC: -
    public func showText(_ text: String) {
        var run = TextShaper.shape(text, face: state.font ?? FontFace.system(), size: state.fontSize)
        if state.characterSpacing != 0 { run = run.spaced(by: state.characterSpacing) }
        draw(run, placed: CGAffineTransform(scaleX: 1, y: -1).concatenating(textMatrix))
        textPosition = CGPoint(x: run.width, y: 0).applying(textMatrix)
    }

    /// The same from another position.
    /// - ObjC: -
    public func showText(_ text: String, at point: CGPoint) {
        textPosition = point
        showText(text)
    }

    /// Draws a run; `placed` maps the run's space, where y points down, to user space.
    private func draw(_ run: ShapedRun, placed: CGAffineTransform) {
        guard !run.glyphs.isEmpty, placed.isUsable else { return }
        let mode = state.textDrawingMode
        if mode.fills {
            compose {
                run.inkBox.applying(placed)
            } drawing: { target in
                TextEngine.locked { fill(run, placed, in: target) }
            }
        }
        if mode.strokes {
            let paint = state.stroke
            let margin = CGFloat(cairo_get_line_width(cairo))
            compose {
                run.inkBox.applying(placed).insetBy(dx: -margin, dy: -margin)
            } drawing: { target in
                setSource(paint, in: target)
                TextEngine.locked {
                    withOutline(of: run, placed, in: target) { cairo_stroke(target) }
                }
            }
        }
        if mode.clips {
            TextEngine.locked {
                withOutline(of: run, placed, in: cairo) { cairo_clip(cairo) }
            }
        }
    }

    private func fill(_ run: ShapedRun, _ placed: CGAffineTransform, in target: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(target, &matrix)
        let toPixels = placed.concatenating(CGAffineTransform(matrix))
        if isDocument {
            setSource(state.fill, in: target)
            run.show(placed, in: target)
        } else if let (picture, x, y) = run.picture(toPixels) {
            setSource(state.fill, in: target)
            picture.draw(x: x, y: y, alpha: state.alpha, in: target)
            return
        } else {
            setSource(state.fill, in: target)
            withOutline(of: run, placed, in: target) {
                cairo_set_fill_rule(target, CAIRO_FILL_RULE_WINDING)
                cairo_fill(target)
            }
        }
        for glyph in run.glyphs where glyph.face.file.hasColor {
            guard let picture = ColorGlyph.picture(glyph.glyph, of: glyph.face.file) else { continue }
            let toUser = CGAffineTransform(
                a: run.size, b: 0, c: 0, d: run.size, tx: glyph.x, ty: glyph.y
            ).concatenating(placed)
            cairo_save(target)
            // Images are painted with their first row at the largest y.
            var upright = cairo_matrix_t(
                CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: picture.box.minY + picture.box.maxY)
                    .concatenating(toUser))
            cairo_transform(target, &upright)
            paint(picture.surface, in: picture.box, quality: .high, alpha: state.alpha, target: target)
            cairo_restore(target)
        }
    }

    /// Runs `body` with the run's outlines as `target`'s path, and restores the former path.
    private func withOutline(
        of run: ShapedRun, _ placed: CGAffineTransform, in target: OpaquePointer, _ body: () -> Void
    ) {
        let kept = cairo_copy_path(target)
        cairo_new_path(target)
        for glyph in run.glyphs where !glyph.face.file.hasColor {
            let across = run.size * glyph.face.stretch(of: glyph.glyph)
            let toUser = CGAffineTransform(a: across, b: 0, c: 0, d: -run.size, tx: glyph.x, ty: glyph.y)
                .concatenating(placed)
            target.append(GlyphOutline.elements(glyph.glyph, of: glyph.face.file).map { $0.applying(toUser) })
        }
        body()
        cairo_new_path(target)
        cairo_append_path(target, kept)
        cairo_path_destroy(kept)
    }
}

extension CGTextDrawingMode {
    fileprivate var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
    fileprivate var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
    fileprivate var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}
