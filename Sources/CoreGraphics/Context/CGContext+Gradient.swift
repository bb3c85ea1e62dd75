internal import CCairo

extension CGContext {
    /// Fills the clip with colours that change along the line from `start` to `end`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start != end else { return }
        draw(gradient, options) {
            cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        }
    }

    /// Fills the clip with colours that change from one circle to the other.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startRadius >= 0, endRadius >= 0 else { return }
        draw(gradient, options) {
            cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
                Double(endCenter.y), Double(endRadius))
        }
    }

    private func draw(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ makePattern: () -> OpaquePointer?
    ) {
        guard let pattern = makePattern() else { return }
        defer { cairo_pattern_destroy(pattern) }
        gradient.addStops(to: pattern, options)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        compose {
            nil
        } drawing: { target in
            cairo_set_source(target, pattern)
            cairo_paint_with_alpha(target, Double(state.alpha))
        }
    }
}

extension CGGradient {
    /// Adds the colour stops. On a side where the gradient does not extend, a transparent stop is added, too.
    func addStops(to pattern: OpaquePointer, _ options: CGGradientDrawingOptions) {
        guard let first = stops.first, let last = stops.last else { return }
        func add(_ location: CGFloat, _ color: RGBA, alpha: CGFloat) {
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue), Double(alpha))
        }
        if !options.contains(.drawsBeforeStartLocation) {
            add(0, first.color, alpha: 0)
            add(0, first.color, alpha: first.color.alpha)
        }
        for stop in stops { add(stop.location, stop.color, alpha: stop.color.alpha) }
        if !options.contains(.drawsAfterEndLocation) {
            add(1, last.color, alpha: last.color.alpha)
            add(1, last.color, alpha: 0)
        }
    }
}
