internal import CCairo

extension CGContext {
    public func beginPath() {
        cairo_new_path(cairo)
    }

    public func move(to point: CGPoint) {
        cairo_move_to(cairo, Double(point.x), Double(point.y))
    }

    /// A line from the current point; without one the point is moved to.
    public func addLine(to point: CGPoint) {
        cairo_line_to(cairo, Double(point.x), Double(point.y))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        cairo.append([.curve(control1: control1, control2: control2, end: end)])
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let start = isPathEmpty ? control : currentPointOfPath
        cairo.append([.cubic(from: start, control: control, end: end)])
    }

    public func closePath() {
        cairo_close_path(cairo)
    }

    public func addRect(_ rect: CGRect) {
        let box = rect.standardized
        cairo_rectangle(cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
    }

    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Moves to the first point and draws lines through the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public func addEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect)
        addPath(path)
    }

    /// A line to the arc's start, then the arc. Angles are radians; `clockwise` is as seen where the y axis points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        add(Arc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise))
    }

    /// A line and an arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard !isPathEmpty else { return move(to: tangent1End) }
        guard let arc = Arc(from: currentPointOfPath, corner: tangent1End, end: tangent2End, radius: radius) else {
            return addLine(to: tangent1End)
        }
        add(arc)
    }

    public func addPath(_ path: CGPath) {
        cairo.append(path.elements)
    }

    private func add(_ arc: Arc) {
        addLine(to: arc.start)
        cairo.append(arc.curves)
    }

    public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

    /// Where the next line would start; the origin for an empty path.
    public var currentPointOfPath: CGPoint {
        var x = 0.0, y = 0.0
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// The box of the path in user space, control points included; null for an empty path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// A copy of the path in user space; nil when it is empty.
    public var path: CGPath? {
        guard let copy = cairo_copy_path(cairo) else { return nil }
        defer { cairo_path_destroy(copy) }
        var elements = CairoPath.elements(of: copy)
        // cairo adds a move after each closed subpath, which Apple's path does not have.
        if case .move = elements.last, elements.count > 1 { elements.removeLast() }
        return elements.isEmpty ? nil : CGPath(elements: elements)
    }

    /// Makes the path the outline of the line that `strokePath` would draw, to be filled by the winding rule.
    public func replacePathWithStrokedPath() {
        let width = CGFloat(cairo_get_line_width(cairo))
        guard width > 0 else { return beginPath() }
        let caps = [CAIRO_LINE_CAP_ROUND: CGLineCap.round, CAIRO_LINE_CAP_SQUARE: .square]
        let joins = [CAIRO_LINE_JOIN_ROUND: CGLineJoin.round, CAIRO_LINE_JOIN_BEVEL: .bevel]
        var outline = StrokeOutline(
            width: width, cap: caps[cairo_get_line_cap(cairo)] ?? .butt,
            join: joins[cairo_get_line_join(cairo)] ?? .miter,
            miterLimit: CGFloat(cairo_get_miter_limit(cairo)))
        var lengths = [Double](repeating: 0, count: Int(cairo_get_dash_count(cairo)))
        var phase = 0.0
        cairo_get_dash(cairo, &lengths, &phase)
        let dashes = LineDashes(lengths: lengths.map { CGFloat($0) }, phase: CGFloat(phase))
        for line in CairoPath.lines(of: cairo) {
            guard !lengths.isEmpty else {
                outline.add(line.points, isClosed: line.isClosed)
                continue
            }
            for piece in dashes.pieces(of: line.isClosed ? line.points + line.points.prefix(1) : line.points) {
                outline.add(piece, isClosed: false)
            }
        }
        beginPath()
        cairo.append(outline.elements)
    }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let x = Double(point.x), y = Double(point.y)
        func isFilled(_ rule: cairo_fill_rule_t) -> Bool {
            cairo_set_fill_rule(cairo, rule)
            return cairo_in_fill(cairo, x, y) != 0
        }
        let isStroked = cairo_in_stroke(cairo, x, y) != 0
        return switch mode {
        case .fill: isFilled(CAIRO_FILL_RULE_WINDING)
        case .eoFill: isFilled(CAIRO_FILL_RULE_EVEN_ODD)
        case .stroke: isStroked
        case .fillStroke: isFilled(CAIRO_FILL_RULE_WINDING) || isStroked
        case .eoFillStroke: isFilled(CAIRO_FILL_RULE_EVEN_ODD) || isStroked
        }
    }
}
