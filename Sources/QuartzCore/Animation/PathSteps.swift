/// A path as steps between stops: where a keyframe animation along it goes.
struct PathSteps {
    private(set) var stops: [CGPoint] = []
    /// For each step, points along it, from its first to its last.
    private(set) var curves: [[CGPoint]] = []

    /// The number of straight parts that stand for one curve.
    private static let partsOfCurve = 32

    init(_ path: CGPath) {
        var start = CGPoint.zero
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            switch element.type {
            case .moveToPoint:
                start = element.points[0]
                if stops.isEmpty { stops = [start] } else { add([stops[stops.count - 1], start]) }
            case .addLineToPoint:
                add([stops.last ?? .zero, element.points[0]])
            case .addQuadCurveToPoint:
                add(Self.quadCurve(stops.last ?? .zero, element.points[0], element.points[1]))
            case .addCurveToPoint:
                add(Self.curve(stops.last ?? .zero, element.points[0], element.points[1], element.points[2]))
            case .closeSubpath:
                add([stops.last ?? .zero, start])
            @unknown default: break
            }
        }
    }

    private mutating func add(_ points: [CGPoint]) {
        if stops.isEmpty { stops = [points[0]] }
        curves.append(points)
        stops.append(points[points.count - 1])
    }

    static func length(_ points: [CGPoint]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    /// The point at a part, 0...1, of the length of the line through `points`.
    static func point(on points: [CGPoint], at part: Double) -> CGPoint {
        var rest = length(points) * part
        for (from, to) in zip(points, points.dropFirst()) {
            let length = hypot(to.x - from.x, to.y - from.y)
            if rest <= length && length > 0 { return mix(from, to, rest / length) }
            rest -= length
        }
        return points[points.count - 1]
    }

    /// Points on a curve, from its beginning to its end.
    static func quadCurve(_ from: CGPoint, _ control: CGPoint, _ to: CGPoint) -> [CGPoint] {
        samples { mix(mix(from, control, $0), mix(control, to, $0), $0) }
    }

    static func curve(_ from: CGPoint, _ first: CGPoint, _ second: CGPoint, _ to: CGPoint) -> [CGPoint] {
        samples { t in
            let (a, b, c) = (mix(from, first, t), mix(first, second, t), mix(second, to, t))
            return mix(mix(a, b, t), mix(b, c, t), t)
        }
    }

    private static func samples(_ point: (Double) -> CGPoint) -> [CGPoint] {
        (0...partsOfCurve).map { point(Double($0) / Double(partsOfCurve)) }
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ part: Double) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
}
