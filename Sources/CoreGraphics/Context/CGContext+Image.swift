internal import CCairo

extension CGContext {
    /// Draws an image with its top at the rectangle's largest y, which is upright if y points up. In a view's context,
    /// where y points down, the image is therefore upside down; `UIImage` draws upright there.
    ///
    /// An image mask is filled with the fill colour.
    public func draw(_ image: CGImage, in rect: CGRect) {
        if image.isMask {
            drawMask(image, in: rect)
            return
        }
        let box = rect.standardized
        compose {
            box
        } drawing: { target in
            paint(image.surface, in: box, quality: quality(for: image), alpha: state.alpha, target: target)
        }
    }

    /// Draws an image with its top at the rectangle's smallest y: upright where y points down.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        let box = rect.standardized
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY))
        draw(image, in: box)
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY))
    }

    /// Fills the clip with copies of an image, one of which is in `rect`, when `byTiling` is true.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        var box = rect.standardized
        let clip = boundingBoxOfClipPath
        guard box.width > 0, box.height > 0, box.maxX.isFinite, box.maxY.isFinite, !clip.isNull else { return }
        // Moves the first copy next to the clip, since a copy far away would exceed cairo's coordinates.
        box.origin.x += ((clip.minX - box.minX) / box.width).rounded(.down) * box.width
        box.origin.y += ((clip.minY - box.minY) / box.height).rounded(.down) * box.height
        compose {
            nil
        } drawing: { target in
            withPattern(image.surface, in: box, quality: quality(for: image)) { pattern in
                cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
                cairo_set_source(target, pattern)
                cairo_paint_with_alpha(target, Double(state.alpha))
            }
        }
    }

    private func quality(for image: CGImage) -> CGInterpolationQuality {
        image.shouldInterpolate ? state.interpolationQuality : .none
    }

    private func drawMask(_ image: CGImage, in rect: CGRect) {
        guard let coverage = image.coverage else { return }
        let box = rect.standardized
        let paint = state.fill
        compose {
            box
        } drawing: { target in
            setSource(paint, in: target)
            withPattern(coverage, in: box, quality: quality(for: image)) { pattern in
                cairo_mask(target, pattern)
            }
        }
    }

    /// Paints pixels into a rectangle of `target`'s user space, the first row at the rectangle's largest y.
    func paint(
        _ pixels: Surface, in rect: CGRect, quality: CGInterpolationQuality, alpha: CGFloat, target: OpaquePointer
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        withPattern(pixels, in: rect, quality: quality) { pattern in
            // The pattern extends beyond the rectangle, whose antialiased edge alone decides the coverage.
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_save(target)
            let path = cairo_copy_path(target)
            cairo_new_path(target)
            cairo_rectangle(target, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
            cairo_set_source(target, pattern)
            if alpha >= 1 {
                cairo_fill(target)
            } else {
                cairo_clip(target)
                cairo_paint_with_alpha(target, Double(alpha))
            }
            cairo_restore(target)
            cairo_new_path(target)
            cairo_append_path(target, path)
            cairo_path_destroy(path)
        }
    }

    /// False for rectangles that exceed cairo's coordinates.
    private func isNear(_ rect: CGRect) -> Bool {
        let limit: CGFloat = 1e6
        let box = rect.applying(surfaceTransform)
        return box.minX > -limit && box.minY > -limit && box.maxX < limit && box.maxY < limit
    }

    private func withPattern(
        _ pixels: Surface, in rect: CGRect, quality: CGInterpolationQuality, _ body: (OpaquePointer) -> Void
    ) {
        let pattern: OpaquePointer = cairo_pattern_create_for_surface(pixels.cairoSurface)
        defer { cairo_pattern_destroy(pattern) }
        let placed = CGAffineTransform(
            a: rect.width / CGFloat(pixels.width), b: 0, c: 0, d: -rect.height / CGFloat(pixels.height),
            tx: rect.minX, ty: rect.maxY)
        let toPixels = placed.inverted()
        guard placed.isUsable, toPixels.isUsable, isNear(rect) else { return }
        var matrix = cairo_matrix_t(toPixels)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, filter(quality, placed.concatenating(surfaceTransform)))
        body(pattern)
    }

    /// Copying pixel for pixel needs no filter; shrinking to less than half needs the best one.
    private func filter(_ quality: CGInterpolationQuality, _ transform: CGAffineTransform) -> cairo_filter_t {
        switch quality {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium, .high:
            transform.meanScale < 0.75 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
        }
    }
}
