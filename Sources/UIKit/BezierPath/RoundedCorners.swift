extension CGMutablePath {
    /// Adds a rectangle, clockwise from its top-left corner. The given corners are quarter ellipses.
    func addRect(_ box: CGRect, rounding corners: UIRectCorner, radii: CGSize) {
        let width = min(max(radii.width, 0), box.width / 2), height = min(max(radii.height, 0), box.height / 2)
        guard width > 0, height > 0 else { return addRect(box) }
        // Each corner with the directions in which the path enters and leaves it.
        let turns: [(corner: UIRectCorner, point: CGPoint, into: CGVector, outOf: CGVector)] = [
            (.topLeft, CGPoint(x: box.minX, y: box.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
            (.topRight, CGPoint(x: box.maxX, y: box.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, CGPoint(x: box.maxX, y: box.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, CGPoint(x: box.minX, y: box.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        for (index, turn) in turns.enumerated() {
            func place(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
                CGPoint(x: turn.point.x + direction.dx * width * part, y: turn.point.y + direction.dy * height * part)
            }
            let isRound = corners.contains(turn.corner)
            let start = isRound ? place(turn.into, -1) : turn.point
            if index == 0 { move(to: start) } else { addLine(to: start) }
            guard isRound else { continue }
            // The distance of the control points from the corner, as a fraction of the radius, for a cubic
            // approximation of a quarter ellipse.
            let pull: CGFloat = 1 - 0.552_284_75
            addCurve(
                to: place(turn.outOf, 1), control1: place(turn.into, -pull), control2: place(turn.outOf, pull))
        }
        closeSubpath()
    }
}
