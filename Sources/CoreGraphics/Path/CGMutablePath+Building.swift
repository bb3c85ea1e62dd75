extension CGMutablePath {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point.applying(transform)))
    }

    /// A line from the current point; in an empty path the point is moved to.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(isEmpty ? .move(point.applying(transform)) : .line(point.applying(transform)))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        startIfEmpty(control.applying(transform))
        append(.quad(control: control.applying(transform), end: end.applying(transform)))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        startIfEmpty(control1.applying(transform))
        append(
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                end: end.applying(transform)))
    }

    public func closeSubpath() {
        guard let last = elements.last, last != .close else { return }
        append(.close)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let box = rect.standardized
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
            CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
        ]
        addLines(between: corners, transform: transform)
        closeSubpath()
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Moves to the first point and draws lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let box = rect.standardized
        let unit = Arc(center: .zero, radius: 1, startAngle: 0, sweep: 2 * .pi)
        let placed = CGAffineTransform(
            a: box.width / 2, b: 0, c: 0, d: box.height / 2, tx: box.midX, ty: box.midY
        ).concatenating(transform)
        append(.move(unit.start.applying(placed)))
        append(contentsOf: unit.curves.map { $0.applying(placed) })
        closeSubpath()
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let box = rect.standardized
        let width = min(max(cornerWidth, 0), box.width / 2), height = min(max(cornerHeight, 0), box.height / 2)
        guard width > 0, height > 0 else {
            addRect(box, transform: transform)
            return
        }
        let corners: [(x: CGFloat, y: CGFloat, angle: CGFloat)] = [
            (box.maxX - width, box.minY + height, -.pi / 2), (box.maxX - width, box.maxY - height, 0),
            (box.minX + width, box.maxY - height, .pi / 2), (box.minX + width, box.minY + height, .pi),
        ]
        for (index, corner) in corners.enumerated() {
            let unit = Arc(center: .zero, radius: 1, startAngle: corner.angle, sweep: .pi / 2)
            let placed = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: corner.x, ty: corner.y)
                .concatenating(transform)
            let start = unit.start.applying(placed)
            append(index == 0 ? .move(start) : .line(start))
            append(contentsOf: unit.curves.map { $0.applying(placed) })
        }
        closeSubpath()
    }

    /// A line to the arc's start, then the arc. `clockwise` is as seen where the y axis points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add(
            Arc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise),
            transform)
    }

    /// A line to the arc's start, then `delta` radians of a circle.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        add(Arc(center: center, radius: radius, startAngle: startAngle, sweep: delta), transform)
    }

    /// A line and an arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty else {
            move(to: tangent1End, transform: transform)
            return
        }
        let start = currentPoint.applying(transform.inverted())
        guard let arc = Arc(from: start, corner: tangent1End, end: tangent2End, radius: radius) else {
            addLine(to: tangent1End, transform: transform)
            return
        }
        add(arc, transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(contentsOf: path.applying(transform).elements)
    }

    private func add(_ arc: Arc, _ transform: CGAffineTransform) {
        addLine(to: arc.start, transform: transform)
        append(contentsOf: arc.curves.map { $0.applying(transform) })
    }

    private func startIfEmpty(_ point: CGPoint) {
        if isEmpty { append(.move(point)) }
    }
}
