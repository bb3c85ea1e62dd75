extension CGPath {
    /// The outline of the line along the path, to be filled by the winding rule.
    /// - Parameters:
    ///   - lineWidth: In the path's units, before `transform`.
    ///   - transform: Is applied to the path first.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth > 0, lineWidth.isFinite else { return CGPath(elements: []) }
        var outline = StrokeOutline(
            width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit > 0 ? miterLimit : 10)
        for line in PathGeometry.lines(of: applying(transform)) { outline.add(line.points, isClosed: line.isClosed) }
        return CGPath(elements: outline.elements)
    }

    /// The painted pieces of the path in a dash pattern, curves as short straight lines.
    /// - Parameters:
    ///   - phase: How far into the pattern the path begins.
    ///   - lengths: Painted and unpainted lengths in turn; none gives a copy of the path.
    public final func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else {
            return applying(transform)
        }
        let dashes = LineDashes(lengths: lengths, phase: phase)
        var elements: [PathElement] = []
        for line in PathGeometry.lines(of: applying(transform)) {
            for piece in dashes.pieces(of: line.isClosed ? line.points + line.points.prefix(1) : line.points) {
                guard let start = piece.first else { continue }
                elements.append(.move(start))
                elements += piece.dropFirst().map { .line($0) }
            }
        }
        return CGPath(elements: elements)
    }
}
