/// The elements of a path one by one, for the path that lies between two.
struct PathPoints {
    private var types: [CGPathElementType] = []
    private var points: [CGPoint] = []

    init(_ path: CGPath) {
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            types.append(element.type)
            points += (0..<Self.count(element.type)).map { element.points[$0] }
        }
    }

    /// The path whose coordinates are made from those of both; nil when the paths have different elements.
    func combined(with other: PathPoints, _ operation: (CGFloat, CGFloat) -> CGFloat) -> CGPath? {
        guard types == other.types else { return nil }
        let mixed = zip(points, other.points).map { CGPoint(x: operation($0.x, $1.x), y: operation($0.y, $1.y)) }
        let result = CGMutablePath()
        var next = 0
        for type in types {
            switch type {
            case .moveToPoint: result.move(to: mixed[next])
            case .addLineToPoint: result.addLine(to: mixed[next])
            case .addQuadCurveToPoint: result.addQuadCurve(to: mixed[next + 1], control: mixed[next])
            case .addCurveToPoint:
                result.addCurve(to: mixed[next + 2], control1: mixed[next], control2: mixed[next + 1])
            case .closeSubpath: result.closeSubpath()
            @unknown default: break
            }
            next += Self.count(type)
        }
        return result
    }

    private static func count(_ type: CGPathElementType) -> Int {
        switch type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
    }
}
