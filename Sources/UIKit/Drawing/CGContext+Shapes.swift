extension CGContext {
    /// Adds a rounded rectangle to the path. At most half the shorter side is used as the radius.
    package func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > 0 else {
            addRect(rect)
            return
        }
        move(to: CGPoint(x: rect.minX, y: rect.midY))
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        for (index, corner) in corners.enumerated() {
            addArc(tangent1End: corner, tangent2End: corners[(index + 1) % 4], radius: radius)
        }
        closePath()
    }

    /// Fills the clipping area with a vertical gradient between two y coordinates.
    package func drawVerticalGradient(
        _ stops: [(location: CGFloat, red: CGFloat, green: CGFloat, blue: CGFloat)], from top: CGFloat,
        to bottom: CGFloat
    ) {
        let components: [CGFloat] = stops.flatMap { [$0.red, $0.green, $0.blue, CGFloat(1)] }
        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: stops.map(\.location),
            count: stops.count)
        guard let gradient else { return }
        drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
}
