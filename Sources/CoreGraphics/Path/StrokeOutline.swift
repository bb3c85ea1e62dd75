/// The area that a line along a path covers, as closed shapes that all run the same way around: filled by the winding rule
/// they are the line.
struct StrokeOutline {
    var width: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat

    private(set) var elements: [PathElement] = []

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    private var half: CGFloat { width / 2 }

    /// Adds the line along straight pieces.
    mutating func add(_ points: [CGPoint], isClosed: Bool) {
        var corners: [CGPoint] = []
        for point in points where corners.last != point { corners.append(point) }
        if isClosed, corners.count > 1, corners.first == corners.last { corners.removeLast() }
        guard corners.count > 1 else {
            if let point = corners.first, !points.isEmpty { addDot(point) }
            return
        }
        let count = corners.count
        for index in 0..<(isClosed ? count : count - 1) {
            addPiece(corners[index], corners[(index + 1) % count])
        }
        for index in (isClosed ? 0..<count : 1..<(count - 1)) {
            addJoin(corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count])
        }
        guard !isClosed else { return }
        addCap(at: corners[0], from: corners[1])
        addCap(at: corners[count - 1], from: corners[count - 2])
    }

    private mutating func addPiece(_ start: CGPoint, _ end: CGPoint) {
        let side = normal(start, end)
        addShape([start + side, start - side, end - side, end + side])
    }

    /// A subpath without length is a dot with round caps, a square with square ones, else nothing.
    private mutating func addDot(_ point: CGPoint) {
        switch cap {
        case .butt: break
        case .round: addDisc(point)
        case .square:
            addShape([
                CGPoint(x: point.x - half, y: point.y - half), CGPoint(x: point.x + half, y: point.y - half),
                CGPoint(x: point.x + half, y: point.y + half), CGPoint(x: point.x - half, y: point.y + half),
            ])
        }
    }

    private mutating func addCap(at end: CGPoint, from inside: CGPoint) {
        switch cap {
        case .butt: break
        case .round: addDisc(end)
        case .square:
            let side = normal(inside, end)
            // A quarter turn of the normal points on beyond the end.
            let beyond = CGPoint(x: end.x + side.dy, y: end.y - side.dx)
            addPiece(end, beyond)
        }
    }

    private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        if join == .round { return addDisc(corner) }
        var first = normal(before, corner), second = normal(corner, after)
        let cross = first.dx * second.dy - first.dy * second.dx
        // The gap is on the outside of the turn.
        if cross > 0 {
            first = CGVector(dx: -first.dx, dy: -first.dy)
            second = CGVector(dx: -second.dx, dy: -second.dy)
        }
        var shape = [corner, corner + first]
        let cosine = (first.dx * second.dx + first.dy * second.dy) / (half * half)
        // The miter is 1 / cos of half the angle between the normals, in half widths.
        let ratio = ((1 + cosine) / 2).squareRoot()
        if join == .miter, ratio > 0, 1 / ratio <= miterLimit {
            let scale = 1 / (1 + cosine)
            shape.append(
                CGPoint(x: corner.x + (first.dx + second.dx) * scale, y: corner.y + (first.dy + second.dy) * scale))
        }
        shape.append(corner + second)
        addShape(shape)
    }

    private mutating func addDisc(_ center: CGPoint) {
        let arc = Arc(center: center, radius: half, startAngle: 0, sweep: 2 * .pi)
        elements.append(.move(arc.start))
        elements += arc.curves
        elements.append(.close)
    }

    /// Adds a polygon, turned to run towards greater angles as discs do.
    private mutating func addShape(_ corners: [CGPoint]) {
        var area: CGFloat = 0
        for (index, point) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            area += point.x * next.y - next.x * point.y
        }
        guard area != 0, area.isFinite else { return }
        let ordered = area > 0 ? corners : corners.reversed()
        for (index, point) in ordered.enumerated() { elements.append(index == 0 ? .move(point) : .line(point)) }
        elements.append(.close)
    }

    /// Half the width across a line, to its left where y points up.
    private func normal(_ start: CGPoint, _ end: CGPoint) -> CGVector {
        let dx = end.x - start.x, dy = end.y - start.y, length = hypot(dx, dy)
        return CGVector(dx: -dy / length * half, dy: dx / length * half)
    }
}

extension CGPoint {
    fileprivate static func + (point: CGPoint, offset: CGVector) -> CGPoint {
        CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
    }

    fileprivate static func - (point: CGPoint, offset: CGVector) -> CGPoint {
        CGPoint(x: point.x - offset.dx, y: point.y - offset.dy)
    }
}
