/// A path of which a part may be so far from the bitmap that it is drawn into that cairo cannot count the pixels.
///
/// A country's border, seen at the scale of streets, is a hundred million pixels long; cairo's coordinates end at eight
/// million. Such a path is cut off along a square that is far outside the bitmap, so that the cuts are not seen.
struct FarPath {
    private let path: CGPath
    private let square: CGRect
    private let isFar: Bool

    /// Half of the square's side, in pixels.
    private static let reach: CGFloat = 1_048_576
    private static let curveSteps = 64

    init(_ path: CGPath, in context: CGContext) {
        self.path = path
        let reach = FarPath.reach
        square = context.convertToUserSpace(CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
        isFar = !square.contains(path.boundingBox)
    }

    /// The path, or what is left of it.
    var near: CGPath {
        guard isFar else { return path }
        let result = CGMutablePath()
        for (points, isClosed) in rings {
            let cut = PolygonCut.cut(points, to: square, isClosed: isClosed)
            guard cut.count > 1 else { continue }
            result.addLines(between: cut)
            if isClosed { result.closeSubpath() }
        }
        return result
    }

    /// The subpaths as points; curves become lines.
    private var rings: [(points: [CGPoint], isClosed: Bool)] {
        var rings: [(points: [CGPoint], isClosed: Bool)] = []
        for element in path.elements {
            switch element {
            case .move(let point): rings.append(([point], false))
            case .close:
                guard let last = rings.indices.last else { continue }
                rings[last].isClosed = true
            case .line(let end): FarPath.add([end], to: &rings)
            case .quad(let control, let end): FarPath.add([control, end], to: &rings)
            case .curve(let control1, let control2, let end): FarPath.add([control1, control2, end], to: &rings)
            }
        }
        return rings
    }

    /// Adds a line or a curve to the last ring. Behind a closed one a new ring begins at its start.
    private static func add(_ points: [CGPoint], to rings: inout [(points: [CGPoint], isClosed: Bool)]) {
        guard let end = points.last else { return }
        if rings.last?.isClosed ?? true { rings.append(([rings.last?.points.first ?? end], false)) }
        let start = rings[rings.count - 1].points.last ?? end
        let steps = points.count == 1 ? 1 : curveSteps
        rings[rings.count - 1].points += (1...steps).map {
            place(on: [start] + points, at: CGFloat($0) / CGFloat(steps))
        }
    }

    /// A place of a Bézier curve, by de Casteljau's way.
    private static func place(on points: [CGPoint], at part: CGFloat) -> CGPoint {
        var points = points
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
            }
        }
        return points.first ?? .zero
    }
}
