/// The drop of a refresh control, with a circular arrow in it, which becomes longer and thinner as it is pulled.
final class RefreshDrop: UIView {
    /// The width of the unstretched drop, in points.
    static let width: CGFloat = 32
    static let gray = UIColor(red: 0.61, green: 0.64, blue: 0.68, alpha: 1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    var color = RefreshDrop.gray { didSet { if color != oldValue { setNeedsDisplay() } } }

    /// The stretch of the drop, from 0 (a circle) to 1 (the refresh starts).
    var stretch: CGFloat = 0 { didSet { if stretch != oldValue { setNeedsDisplay() } } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let head = 14 - 4 * stretch
        let centre = CGPoint(x: bounds.midX, y: 16)
        let length = stretch * max(bounds.height - 24, 0)
        let end = CGPoint(x: centre.x, y: centre.y + length)
        // The sides taper off with the length, to at least 4 points of radius.
        let tail = max(head - 0.3 * length, 4)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 1, color: CGColor(gray: 1, alpha: 0.7))
        context.setFillColor(color.cgColor)
        addDrop(context, from: centre, radius: head, to: end, radius: tail)
        context.fillPath()
        context.restoreGState()
        addDrop(context, from: centre, radius: head - 0.5, to: end, radius: max(tail - 0.5, 0.5))
        context.setStrokeColor(gray: 0, alpha: 0.28)
        context.setLineWidth(1)
        context.strokePath()
        drawArrow(context, at: centre, radius: head * 0.5)
    }

    private func addDrop(
        _ context: CGContext, from head: CGPoint, radius: CGFloat, to tail: CGPoint, radius tailRadius: CGFloat
    ) {
        context.move(to: CGPoint(x: head.x - radius, y: head.y))
        context.addArc(center: head, radius: radius, startAngle: .pi, endAngle: 2 * .pi, clockwise: false)
        let middle = (head.y + tail.y) / 2
        context.addCurve(
            to: CGPoint(x: tail.x + tailRadius, y: tail.y), control1: CGPoint(x: head.x + radius, y: middle),
            control2: CGPoint(x: tail.x + tailRadius, y: middle))
        context.addArc(center: tail, radius: tailRadius, startAngle: 0, endAngle: .pi, clockwise: false)
        context.addCurve(
            to: CGPoint(x: head.x - radius, y: head.y), control1: CGPoint(x: tail.x - tailRadius, y: middle),
            control2: CGPoint(x: head.x - radius, y: middle))
        context.closePath()
    }

    private func drawArrow(_ context: CGContext, at centre: CGPoint, radius: CGFloat) {
        context.setStrokeColor(gray: 1, alpha: 0.95)
        context.setLineWidth(2)
        context.addArc(center: centre, radius: radius, startAngle: -0.35, endAngle: 1.6 * .pi, clockwise: false)
        context.strokePath()
        context.setFillColor(gray: 1, alpha: 0.95)
        let tip = CGPoint(x: centre.x + radius * 0.31 + 4, y: centre.y - radius * 0.95)
        context.move(to: tip)
        context.addLine(to: CGPoint(x: tip.x - 5, y: tip.y - 3.5))
        context.addLine(to: CGPoint(x: tip.x - 5, y: tip.y + 3.5))
        context.closePath()
        context.fillPath()
    }
}
