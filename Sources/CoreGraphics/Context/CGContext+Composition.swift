internal import CCairo
internal import CPixelKernels

extension CGContext {
    /// How a drawing limits unbounded operators (`CGBlendMode.isUnbounded`), which clear pixels that it does not cover.
    enum Bounding {
        /// The drawing clips to its shape if the operator is unbounded.
        case byShape
        /// The drawing covers its extents, so clipping to these is enough.
        case byExtents
    }

    /// Draws a shape with shadow, blend mode and clip mask of the state, also into bitmap formats that cairo does not
    /// have.
    ///
    /// - Parameters:
    ///   - extents: the bounding box of the drawing in user space; nil if unknown. Called only if needed.
    ///   - drawing: draws into the given `cairo_t`, whose current path is this context's, with its present operator;
    ///     leaves its transform and clip as they were.
    func compose(
        _ bounding: Bounding = .byExtents, extents: () -> CGRect?, drawing: (OpaquePointer) -> Void
    ) {
        let isDirect = isDirect(bounding)
        if isDirect, state.shadow == nil, bitmap == nil {
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            drawing(cairo)
            return
        }
        let clip = clipPixels
        // One more pixel on each side, for antialiasing.
        let area = extents().map { PixelRect(covering: $0.applying(surfaceTransform)).insetBy(-1) } ?? clip
        let shadowArea = state.shadow.map { $0.area(of: area) } ?? .zero
        let touched = area.union(shadowArea).intersection(clip)
        guard !touched.isEmpty else { return }
        bitmap?.load(into: surface, rows: touched)
        if let shadow = state.shadow {
            cast(shadow, of: area, visible: shadowArea.intersection(clip), drawing: drawing)
        }
        let visible = area.intersection(clip)
        if isDirect {
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            drawing(cairo)
        } else if !visible.isEmpty, let layer = rendered(visible, drawing: drawing) {
            place(layer, at: visible)
        }
        bitmap?.store(from: surface, rows: touched)
    }

    /// True if cairo can draw directly on the surface, without a temporary one.
    private func isDirect(_ bounding: Bounding) -> Bool {
        guard state.clipMask == nil, state.blendMode != .plusDarker || isDocument else { return false }
        return bounding == .byShape || !state.blendMode.isUnbounded
    }

    /// Draws on a transparent temporary surface that represents `area` of the context's surface. Nil when `area` is
    /// empty or too large.
    func rendered(_ area: PixelRect, drawing: (OpaquePointer) -> Void) -> Surface? {
        guard let layer = Surface(width: area.width, height: area.height) else { return nil }
        let target: OpaquePointer = cairo_create(layer.cairoSurface)
        defer { cairo_destroy(target) }
        let shift = CGAffineTransform(translationX: CGFloat(-area.x), y: CGFloat(-area.y))
        var matrix = cairo_matrix_t(surfaceTransform.concatenating(shift))
        cairo_set_matrix(target, &matrix)
        target.copyLineStyle(from: cairo)
        let path = cairo_copy_path(cairo)
        cairo_append_path(target, path)
        cairo_path_destroy(path)
        drawing(target)
        cairo_surface_flush(layer.cairoSurface)
        return layer
    }

    /// Composites a layer of pixels with the present ones, by the blend mode, inside the clip and the clip mask.
    func place(_ layer: Surface, at area: PixelRect) {
        let operation = state.blendMode.cairoOperator
        guard state.clipMask != nil || (state.blendMode == .plusDarker && !isDocument) else {
            cairo.onPixels(of: area) {
                cairo_set_operator(cairo, operation)
                cairo_set_source_surface(cairo, layer.cairoSurface, Double(area.x), Double(area.y))
                cairo_paint(cairo)
            }
            return
        }
        if isDocument, let mask = state.clipMask {
            // A document has no present pixels to read: the mask is applied to the layer.
            cairo.onPixels(of: area) {
                cairo_set_operator(cairo, operation)
                cairo_set_source_surface(cairo, layer.cairoSurface, Double(area.x), Double(area.y))
                cairo_mask_surface(cairo, mask.cairoSurface, 0, 0)
            }
            return
        }
        // The layer is composited over a copy of the present pixels; the result replaces these as far as the mask
        // covers.
        guard let result = Surface(width: area.width, height: area.height) else { return }
        let target: OpaquePointer = cairo_create(result.cairoSurface)
        cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(target, cairo_get_group_target(cairo), Double(-area.x), Double(-area.y))
        cairo_paint(target)
        if state.blendMode == .plusDarker {
            cairo_surface_flush(result.cairoSurface)
            for line in 0..<area.height { kernel_plus_darker(result.row(line), layer.row(line), area.width) }
            result.didWritePixels()
        } else {
            cairo_set_operator(target, operation)
            cairo_set_source_surface(target, layer.cairoSurface, 0, 0)
            cairo_paint(target)
        }
        cairo_destroy(target)
        cairo_surface_flush(result.cairoSurface)
        cairo.onPixels(of: area) {
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_surface(cairo, result.cairoSurface, Double(area.x), Double(area.y))
            if let mask = state.clipMask {
                cairo_mask_surface(cairo, mask.cairoSurface, 0, 0)
            } else {
                cairo_paint(cairo)
            }
        }
    }

    /// The bounding box of the clip, in pixels of the surface.
    var clipPixels: PixelRect {
        var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        cairo_restore(cairo)
        return PixelRect(covering: CGRect(x: left, y: top, width: right - left, height: bottom - top))
            .intersection(drawableBounds)
    }
}

extension OpaquePointer {
    /// Runs `body` with this `cairo_t` in pixel coordinates, with the clip intersected with `area`, and then restores
    /// transform, clip, path and operator.
    func onPixels(of area: PixelRect, _ body: () -> Void) {
        let path = cairo_copy_path(self)
        cairo_save(self)
        cairo_identity_matrix(self)
        cairo_new_path(self)
        cairo_rectangle(self, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
        cairo_clip(self)
        body()
        cairo_restore(self)
        cairo_new_path(self)
        cairo_append_path(self, path)
        cairo_path_destroy(path)
    }

    func copyLineStyle(from other: OpaquePointer) {
        cairo_set_line_width(self, cairo_get_line_width(other))
        cairo_set_line_cap(self, cairo_get_line_cap(other))
        cairo_set_line_join(self, cairo_get_line_join(other))
        cairo_set_miter_limit(self, cairo_get_miter_limit(other))
        cairo_set_antialias(self, cairo_get_antialias(other))
        cairo_set_tolerance(self, cairo_get_tolerance(other))
        var dashes = [Double](repeating: 0, count: Int(cairo_get_dash_count(other)))
        var phase = 0.0
        cairo_get_dash(other, &dashes, &phase)
        cairo_set_dash(self, dashes, Int32(dashes.count), phase)
    }
}
