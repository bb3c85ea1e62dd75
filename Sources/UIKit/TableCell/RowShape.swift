/// The outline of a row: a rectangle, whose corners are round at the top and bottom of a group.
struct RowShape: Hashable {
    /// nil for a row of a plain table.
    let position: RowPosition?
    /// The height of the row in points.
    let height: CGFloat

    /// Adds the outline to the context's current path.
    /// - Parameters:
    ///   - rect: The rectangle of the row.
    ///   - radius: The radius of the round corners, in points.
    func add(to context: CGContext, in rect: CGRect, radius: CGFloat) {
        guard let position, position != .middle else {
            context.addRect(rect)
            return
        }
        let radius = max(min(radius, rect.width / 2, rect.height / 2), 0)
        let (top, bottom) = (position.isTop ? radius : 0, position.isBottom ? radius : 0)
        context.move(to: CGPoint(x: rect.minX, y: rect.midY))
        context.addArc(
            tangent1End: CGPoint(x: rect.minX, y: rect.minY), tangent2End: CGPoint(x: rect.midX, y: rect.minY),
            radius: top)
        context.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.midY),
            radius: top)
        context.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.maxY), tangent2End: CGPoint(x: rect.midX, y: rect.maxY),
            radius: bottom)
        context.addArc(
            tangent1End: CGPoint(x: rect.minX, y: rect.maxY), tangent2End: CGPoint(x: rect.minX, y: rect.midY),
            radius: bottom)
        context.closePath()
    }
}
