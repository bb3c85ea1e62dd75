/// A small picture that can be tapped: the middle square of a larger one, with a thin rim.
@MainActor package final class ThumbnailButton: UIControl {
    /// In points.
    package static let side: CGFloat = 75

    var image: UIImage? { didSet { setNeedsDisplay() } }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: ThumbnailButton.side, height: ThumbnailButton.side))
        isExclusiveTouch = true
        accessibilityTraits = [.button, .image]
        isAccessibilityElement = true
    }

    package required init?(coder: NSCoder) { return nil }

    package override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFill(RGBA(white: 0.88, alpha: 1))
        context.fill(bounds)
        if let image, image.size.width > 0, image.size.height > 0 {
            let factor = max(bounds.width / image.size.width, bounds.height / image.size.height)
            let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
            context.saveGState()
            context.clip(to: bounds)
            image.draw(
                in: CGRect(
                    x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                    height: size.height))
            context.restoreGState()
        }
        context.setStroke(RGBA(white: 0, alpha: 0.25))
        context.setLineWidth(1)
        context.stroke(bounds.insetBy(dx: 0.5, dy: 0.5))
        guard isHighlighted else { return }
        context.setFill(RGBA(white: 0, alpha: 0.45))
        context.fill(bounds)
    }
}
