/// The outline of a rounded rectangle as a polygon, for shapes that are turned or seen in perspective.
enum RoundedOutline {
    /// Straight parts for one corner.
    private static let partsOfCorner = 12

    static func points(_ rect: CGRect, radius: CGFloat) -> [CGPoint] {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > 0 else {
            return [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ]
        }
        let inner = rect.insetBy(dx: radius, dy: radius)
        let centers = [
            CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
            CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
        ]
        return centers.enumerated().flatMap { corner, center in
            (0...partsOfCorner).map { part in
                let angle = CGFloat.pi + (CGFloat(corner) + CGFloat(part) / CGFloat(partsOfCorner)) * .pi / 2
                return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            }
        }
    }
}
