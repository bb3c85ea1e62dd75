/// The outline of a stroked path: filled by the winding rule, it covers the stroke.
///
/// It follows one side of the line forwards and the other one back, so that an open line has one outline, a closed one
/// two.
struct StrokeOutline {
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    private let half: CGFloat

    private(set) var elements: [PathElement] = []

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        half = width / 2
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    /// Adds the line along straight pieces.
    mutating func add(_ points: [CGPoint], isClosed: Bool) {
        var corners: [CGPoint] = []
        for point in points where corners.last != point { corners.append(point) }
        if isClosed, corners.count > 1, corners.first == corners.last { corners.removeLast() }
        guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        guard corners.count > 1 else {
            if let point = corners.first { addDot(point) }
            return
        }
        if isClosed {
            addOutline(side(corners, isClosed: true))
            addOutline(side(corners.reversed(), isClosed: true))
        } else {
            addOutline(
                side(corners, isClosed: false) + cap(at: corners[corners.count - 1], from: corners[corners.count - 2])
                    + side(corners.reversed(), isClosed: false) + cap(at: corners[0], from: corners[1]))
        }
    }

    /// Lines and curves; the first line is where the outline starts.
    private mutating func addOutline(_ parts: [PathElement]) {
        guard case .line(let start)? = parts.first else { return }
        elements.append(.move(start))
        elements += parts.dropFirst()
        elements.append(.close)
    }

    /// Adds a subpath without length: a dot with round caps, a square with square caps, nothing with butt caps.
    private mutating func addDot(_ point: CGPoint) {
        switch cap {
        case .butt: break
        case .round:
            let arc = Arc(center: point, radius: half, startAngle: 0, sweep: 2 * .pi)
            addOutline([.line(arc.start)] + arc.curves)
        case .square:
            let corners: [(CGFloat, CGFloat)] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
            addOutline(corners.map { .line(CGPoint(x: point.x + $0.0 * half, y: point.y + $0.1 * half)) })
        }
    }

    /// Along the left side where y points up.
    private func side(_ corners: [CGPoint], isClosed: Bool) -> [PathElement] {
        let count = corners.count
        var parts: [PathElement] = []
        for index in 0..<count {
            let corner = corners[index]
            let before = isClosed || index > 0 ? normal(corners[(index + count - 1) % count], corner) : nil
            let after = isClosed || index < count - 1 ? normal(corner, corners[(index + 1) % count]) : nil
            if let before, let after {
                parts += turn(corner, before, after)
            } else if let only = before ?? after {
                parts.append(.line(corner + only))
            }
        }
        return parts
    }

    /// Around a corner: joined on the outside of the turn, through the corner itself on the inside.
    private func turn(_ corner: CGPoint, _ before: CGVector, _ after: CGVector) -> [PathElement] {
        let start = PathElement.line(corner + before), end = PathElement.line(corner + after)
        let cross = before.dx * after.dy - before.dy * after.dx
        guard cross <= 0 else { return [start, .line(corner), end] }
        let cosine = (before.dx * after.dx + before.dy * after.dy) / (half * half)
        switch join {
        case .bevel: return [start, end]
        case .round:
            let sweep = atan2(cross, cosine * half * half)
            let arc = Arc(
                center: corner, radius: half, startAngle: atan2(before.dy, before.dx), sweep: sweep > 0 ? -sweep : sweep
            )
            return [start] + arc.curves
        case .miter:
            // The miter is 1 / cos of half the angle between the normals, in half widths.
            let ratio = max((1 + cosine) / 2, 0).squareRoot()
            guard ratio > 0, 1 / ratio <= miterLimit else { return [start, end] }
            let scale = 1 / (1 + cosine)
            let tip = CGPoint(
                x: corner.x + (before.dx + after.dx) * scale, y: corner.y + (before.dy + after.dy) * scale)
            return [start, .line(tip), end]
        }
    }

    /// Goes around an end of the line, from the left side to the right one, where the way back begins.
    private func cap(at end: CGPoint, from inside: CGPoint) -> [PathElement] {
        let left = normal(inside, end)
        switch cap {
        case .butt: return []
        case .round:
            return Arc(center: end, radius: half, startAngle: atan2(left.dy, left.dx), sweep: -.pi).curves
        case .square:
            // The normal turned by 90° points beyond the end.
            let beyond = CGVector(dx: left.dy, dy: -left.dx)
            return [.line(end + left + beyond), .line(end + CGVector(dx: -left.dx, dy: -left.dy) + beyond)]
        }
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
}
