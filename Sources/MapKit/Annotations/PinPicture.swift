/// A pin: a shiny ball on a needle, with a shadow that falls to the upper right.
struct PinPicture {
    let color: MKPinAnnotationColor

    static let size = CGSize(width: 32, height: 39)
    /// The point of the needle, and the middle of the head.
    static let tip = CGPoint(x: 8, y: 36)
    static let head = CGPoint(x: 8, y: 8)
    private static let radius: CGFloat = 6.5

    private var shades: (light: RGBA, dark: RGBA) {
        switch color {
        case .red:
            (RGBA(red: 0.98, green: 0.45, blue: 0.40, alpha: 1), RGBA(red: 0.74, green: 0.06, blue: 0.04, alpha: 1))
        case .green:
            (RGBA(red: 0.50, green: 0.90, blue: 0.48, alpha: 1), RGBA(red: 0.06, green: 0.52, blue: 0.08, alpha: 1))
        case .purple:
            (RGBA(red: 0.80, green: 0.56, blue: 0.98, alpha: 1), RGBA(red: 0.42, green: 0.10, blue: 0.66, alpha: 1))
        }
    }

    /// - Parameter isLifted: True for a pin above the map.
    func draw(in context: CGContext, isLifted: Bool) {
        let (tip, head, radius) = (PinPicture.tip, PinPicture.head, PinPicture.radius)
        if !isLifted { drawShadow(in: context) }
        context.setStrokeColor(gray: 0.35, alpha: 1)
        context.setLineWidth(2)
        context.setLineCap(.round)
        context.strokeLineSegments(between: [head, CGPoint(x: tip.x, y: tip.y - 1)])
        context.setStrokeColor(gray: 0.85, alpha: 1)
        context.setLineWidth(0.75)
        context.strokeLineSegments(between: [
            CGPoint(x: head.x - 0.3, y: head.y), CGPoint(x: tip.x - 0.3, y: tip.y - 2),
        ])

        let ball = CGRect(x: head.x - radius, y: head.y - radius, width: 2 * radius, height: 2 * radius)
        context.saveGState()
        context.addEllipse(in: ball)
        context.clip()
        let shine = CGPoint(x: head.x - 2, y: head.y - 2.5)
        context.drawRadialGradient(
            CGGradient(colors: [shades.light, shades.dark], locations: [0, 1]), startCenter: shine, startRadius: 0,
            endCenter: head, endRadius: radius + 0.5, options: .drawsAfterEndLocation)
        context.setFillColor(gray: 1, alpha: 0.75)
        context.fillEllipse(in: CGRect(x: head.x - 3.8, y: head.y - 4.6, width: 4.2, height: 3.2))
        context.restoreGState()
        context.setStrokeColor(gray: 0, alpha: 0.3)
        context.setLineWidth(0.75)
        context.strokeEllipse(in: ball.insetBy(dx: 0.3, dy: 0.3))
    }

    private func drawShadow(in context: CGContext) {
        let tip = PinPicture.tip
        context.setStrokeColor(gray: 0, alpha: 0.28)
        context.setLineWidth(2)
        context.strokeLineSegments(between: [tip, CGPoint(x: 20, y: 25)])
        context.setFillColor(gray: 0, alpha: 0.24)
        context.fillEllipse(in: CGRect(x: 17, y: 17, width: 12, height: 9))
    }
}
