/// Cuts polygons along the sides of a rectangle, by Sutherland's and Hodgman's way.
package enum PolygonCut {
    /// - Parameter isClosed: False for a line, which does not go on from its end to its start.
    package static func cut(_ points: [CGPoint], to area: CGRect, isClosed: Bool = true) -> [CGPoint] {
        let sides: [(CGPoint) -> CGFloat] = [
            { $0.x - area.minX }, { area.maxX - $0.x }, { $0.y - area.minY }, { area.maxY - $0.y },
        ]
        var points = points.filter { $0.x.isFinite && $0.y.isFinite }
        for inside in sides {
            var cut: [CGPoint] = []
            for (index, point) in points.enumerated() {
                let before = index > 0 ? points[index - 1] : isClosed ? points[points.count - 1] : point
                let (here, there) = (inside(point), inside(before))
                if (here < 0) != (there < 0) {
                    let part = there / (there - here)
                    cut.append(
                        CGPoint(x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part))
                }
                if here >= 0 { cut.append(point) }
            }
            points = cut
        }
        return points
    }
}
