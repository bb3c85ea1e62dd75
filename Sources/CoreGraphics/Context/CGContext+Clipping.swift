internal import CCairo

extension CGContext {
    /// Intersects the clip with the inside of the path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    public func clip(to rects: [CGRect]) {
        beginPath()
        for rect in rects { addRect(rect.isInfinite ? boundingBoxOfClipPath : rect) }
        clip()
    }

    /// Intersects the clip with `rect`, and multiplies later drawing by `mask`, scaled to `rect`.
    ///
    /// An image mask lets through where its samples are 0; another image, where it is light (and opaque).
    public func clip(to rect: CGRect, mask: CGImage) {
        guard let coverage = mask.coverage,
            let whole = Surface(width: drawableBounds.width, height: drawableBounds.height)
        else {
            return
        }
        let target: OpaquePointer = cairo_create(whole.cairoSurface)
        var matrix = cairo_matrix_t(surfaceTransform)
        cairo_set_matrix(target, &matrix)
        paint(coverage, in: rect, quality: .default, alpha: 1, target: target)
        if let present = state.clipMask {
            cairo_identity_matrix(target)
            cairo_set_operator(target, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(target, present.cairoSurface, 0, 0)
            cairo_paint(target)
        }
        cairo_destroy(target)
        cairo_surface_flush(whole.cairoSurface)
        state.clipMask = whole
        clip(to: rect)
    }

    /// The bounding box of the clip in user space; null if the clip is empty.
    public var boundingBoxOfClipPath: CGRect {
        var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        guard right > left, bottom > top else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
