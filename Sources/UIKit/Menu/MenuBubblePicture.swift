/// Draws the dark, glossy bubble of the edit menu of iPhone OS 3.
@MainActor struct MenuBubblePicture {
    let size: CGSize
    /// The x coordinates of the separators between the items, in ascending order.
    let separators: [CGFloat]
    /// The tip of the arrow; nil for no arrow.
    let tip: CGPoint?
    /// The horizontal range of the highlighted item; nil if none is.
    let pressed: ClosedRange<CGFloat>?

    static let bodyHeight: CGFloat = 37
    static let arrowHeight: CGFloat = 9
    /// The margin around the bubble for its shadow, in points.
    static let margin: CGFloat = 6
    private static let arrowHalfWidth: CGFloat = 10
    private static let radius: CGFloat = 8

    /// The rectangle of the items, without arrow and margin.
    var body: CGRect {
        let margin = MenuBubblePicture.margin
        let pointsUp = tip.map { $0.y < size.height / 2 } ?? false
        return CGRect(
            x: margin, y: margin + (pointsUp ? MenuBubblePicture.arrowHeight : 0), width: size.width - 2 * margin,
            height: MenuBubblePicture.bodyHeight)
    }

    func draw(in context: CGContext) {
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: CGColor(gray: 0, alpha: 0.6))
        context.setFillColor(gray: 0, alpha: 0.9)
        addShape(to: context, inset: 0)
        context.fillPath()
        context.restoreGState()
        context.saveGState()
        addShape(to: context, inset: 0)
        context.clip()
        fill(context)
        context.restoreGState()
        drawEdges(in: context)
    }

    private func fill(_ context: CGContext) {
        let body = body
        let middle = body.midY
        context.setFillColor(gray: 0.03, alpha: 1)
        context.fill(CGRect(origin: .zero, size: size))
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: size.width, height: middle))
        context.drawVerticalGradient([(0, 0.43, 0.43, 0.43), (1, 0.20, 0.20, 0.20)], from: body.minY, to: middle)
        context.restoreGState()
        guard let pressed else { return }
        context.saveGState()
        context.clip(
            to: CGRect(x: pressed.lowerBound, y: 0, width: pressed.upperBound - pressed.lowerBound, height: size.height)
        )
        context.drawVerticalGradient(
            [(0, 0.42, 0.64, 0.97), (0.499, 0.16, 0.44, 0.91), (0.5, 0.04, 0.34, 0.87), (1, 0.02, 0.29, 0.80)],
            from: body.minY, to: body.maxY)
        context.restoreGState()
    }

    private func drawEdges(in context: CGContext) {
        let body = body
        for x in separators {
            context.setFillColor(gray: 0, alpha: 0.75)
            context.fill(CGRect(x: x - 1, y: body.minY + 1, width: 1, height: body.height - 2))
            context.setFillColor(gray: 1, alpha: 0.22)
            context.fill(CGRect(x: x, y: body.minY + 1, width: 1, height: body.height - 2))
        }
        context.setStrokeColor(gray: 1, alpha: 0.30)
        context.setLineWidth(1)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: size.width, height: body.minY + 6))
        addShape(to: context, inset: 1)
        context.strokePath()
        context.restoreGState()
        context.setStrokeColor(gray: 0, alpha: 0.8)
        addShape(to: context, inset: 0.5)
        context.strokePath()
    }

    private func addShape(to context: CGContext, inset: CGFloat) {
        let rect = body.insetBy(dx: inset, dy: inset)
        let radius = MenuBubblePicture.radius - inset
        let corners = [
            CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        ]
        context.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
        if let tip, tip.y < rect.minY { addArrow(tip, edge: rect.minY, direction: 1, inset, to: context) }
        context.addArc(tangent1End: corners[0], tangent2End: corners[1], radius: radius)
        context.addArc(tangent1End: corners[1], tangent2End: corners[2], radius: radius)
        if let tip, tip.y > rect.maxY { addArrow(tip, edge: rect.maxY, direction: -1, inset, to: context) }
        context.addArc(tangent1End: corners[2], tangent2End: corners[3], radius: radius)
        context.addArc(tangent1End: corners[3], tangent2End: corners[0], radius: radius)
        context.closePath()
    }

    private func addArrow(
        _ tip: CGPoint, edge: CGFloat, direction: CGFloat, _ inset: CGFloat, to context: CGContext
    ) {
        let half = MenuBubblePicture.arrowHalfWidth - inset * 0.5
        context.addLine(to: CGPoint(x: tip.x - direction * half, y: edge))
        context.addLine(to: CGPoint(x: tip.x, y: tip.y + direction * inset * 1.4))
        context.addLine(to: CGPoint(x: tip.x + direction * half, y: edge))
    }
}
