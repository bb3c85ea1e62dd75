internal import CCairo

extension CGContext {
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fillPath()
        case .eoFill: fillPath(using: .evenOdd)
        case .stroke: strokePath()
        case .fillStroke: fillAndStroke(.winding)
        case .eoFillStroke: fillAndStroke(.evenOdd)
        }
    }

    /// Fills the path with the fill colour and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fillKeepingPath(rule)
        cairo_new_path(cairo)
    }

    /// Draws along the path with the stroke colour and clears it.
    public func strokePath() {
        let paint = state.stroke
        compose {
            extents(cairo_stroke_extents)
        } drawing: { target in
            setSource(paint, in: target)
            cairo_stroke_preserve(target)
        }
        cairo_new_path(cairo)
    }

    private func fillAndStroke(_ rule: CGPathFillRule) {
        fillKeepingPath(rule)
        strokePath()
    }

    private func fillKeepingPath(_ rule: CGPathFillRule) {
        let paint = state.fill
        compose(.byShape) {
            extents(cairo_fill_extents)
        } drawing: { target in
            setSource(paint, in: target)
            cairo_set_fill_rule(target, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            if target == cairo, state.blendMode.isUnbounded {
                cairo_save(target)
                cairo_clip_preserve(target)
                cairo_paint(target)
                cairo_restore(target)
            } else {
                cairo_fill_preserve(target)
            }
        }
    }

    private func extents(
        _ ask: (
            OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
            UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
        ) -> Void
    ) -> CGRect {
        var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
        ask(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Fills a rectangle and clears the path.
    public func fill(_ rect: CGRect) {
        fill([rect])
    }

    public func fill(_ rects: [CGRect]) {
        beginPath()
        for rect in rects { addRect(rect.isInfinite ? boundingBoxOfClipPath : rect) }
        fillPath()
    }

    /// Draws the outline of a rectangle and clears the path.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let kept = cairo_get_line_width(cairo)
        setLineWidth(width)
        stroke(rect)
        cairo_set_line_width(cairo, kept)
    }

    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Draws a line for each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, whatever the blend mode, shadow and alpha are.
    public func clear(_ rect: CGRect) {
        let kept = state
        state.blendMode = .clear
        state.shadow = nil
        state.fill = .color(.black)
        fill(rect)
        state = kept
    }

    /// Sets `paint`, with the state's alpha, as the source of `target`.
    func setSource(_ paint: GraphicsState.Paint, in target: OpaquePointer) {
        switch paint {
        case .color(let color):
            cairo_set_source_rgba(
                target, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * state.alpha))
        case .pattern(let pattern, let color):
            setSource(pattern, color: color, in: target)
        }
    }
}
