/// The button that takes a picture: silver, with a camera.
final class ShutterButton: UIControl {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 41))
        isOpaque = false
        isExclusiveTouch = true
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "Take Picture"
    }

    required init?(coder: NSCoder) { return nil }

    override var isHighlighted: Bool { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let shape = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: bounds.height / 2 - 1)
        context.saveGState()
        shape.addClip()
        let dim: CGFloat = isHighlighted ? 0.65 : 1
        context.drawLinearGradient(
            CGGradient(
                colors: [
                    RGBA(white: 0.97 * dim, alpha: 1), RGBA(white: 0.78 * dim, alpha: 1),
                    RGBA(white: 0.66 * dim, alpha: 1),
                    RGBA(white: 0.86 * dim, alpha: 1),
                ], locations: [0, 0.5, 0.5, 1]),
            start: CGPoint(x: 0, y: 0), end: CGPoint(x: 0, y: bounds.height), options: [])
        context.restoreGState()
        UIColor(white: 0, alpha: 0.6).setStroke()
        shape.stroke()
        drawCamera()
    }

    private func drawCamera() {
        UIColor(white: 0.15, alpha: 1).setFill()
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        UIBezierPath(
            roundedRect: CGRect(x: middle.x - 13, y: middle.y - 7, width: 26, height: 17), cornerRadius: 3
        ).fill()
        UIBezierPath(
            roundedRect: CGRect(x: middle.x - 6, y: middle.y - 11, width: 12, height: 8), cornerRadius: 2
        ).fill()
        UIColor(white: 0.85, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: middle.x - 6, y: middle.y - 4.5, width: 12, height: 12)).fill()
        UIColor(white: 0.15, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: middle.x - 3.5, y: middle.y - 2, width: 7, height: 7)).fill()
    }
}
