/// The part of a path between two parts of its length: what is drawn of a line whose stroke starts or ends on the way.
struct TrimmedPath {
    private let path: CGPath

    init(_ path: CGPath) { self.path = path }

    /// - Parameters:
    ///   - start: 0...1 of the length of all lines together.
    ///   - end: the same; nothing is left when it is not greater.
    func part(from start: Double, to end: Double) -> CGPath {
        let lines = PathLines(path)
        let total = lines.lines.reduce(0) { $0 + PathSteps.length($1) }
        let (first, last) = (min(max(start, 0), 1) * total, min(max(end, 0), 1) * total)
        let result = CGMutablePath()
        guard last > first else { return result }
        var passed = 0.0
        for line in lines.lines {
            var isDrawing = false
            for (from, to) in zip(line, line.dropFirst()) {
                let length = hypot(to.x - from.x, to.y - from.y)
                defer { passed += length }
                guard length > 0, passed + length > first, passed < last else { continue }
                if !isDrawing { result.move(to: Self.mix(from, to, max(first - passed, 0) / length)) }
                isDrawing = true
                result.addLine(to: Self.mix(from, to, min(last - passed, length) / length))
            }
        }
        return result
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ part: Double) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
}

/// The lines that a path is made of, curves as many straight parts.
private struct PathLines {
    private(set) var lines: [[CGPoint]] = []

    init(_ path: CGPath) {
        var line: [CGPoint] = []
        var rest: [[CGPoint]] = []
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            switch element.type {
            case .moveToPoint:
                if line.count > 1 { rest.append(line) }
                line = [element.points[0]]
            case .addLineToPoint: line.append(element.points[0])
            case .addQuadCurveToPoint:
                line += PathSteps.quadCurve(line.last ?? .zero, element.points[0], element.points[1]).dropFirst()
            case .addCurveToPoint:
                line += PathSteps.curve(line.last ?? .zero, element.points[0], element.points[1], element.points[2])
                    .dropFirst()
            case .closeSubpath:
                if let start = line.first, line.count > 1 {
                    rest.append(line + [start])
                    line = [start]
                }
            @unknown default: break
            }
        }
        if line.count > 1 { rest.append(line) }
        lines = rest
    }
}
