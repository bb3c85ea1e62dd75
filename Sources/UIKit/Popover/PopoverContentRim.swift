/// An overlay above a popover's content: draws the shadow that the frame casts on it, and rounds its corners below a
/// navigation bar.
final class PopoverContentRim: UIView {
    /// The height of the content's navigation bar, which looks like a part of the frame; in points.
    var barHeight: CGFloat = 0 { didSet { if barHeight != oldValue { setNeedsDisplay() } } }

    static let radius: CGFloat = 5

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 40, bounds.height > 80 else { return }
        contentStretch = CGRect(
            x: 0.5, y: 1 - 20 / bounds.height, width: 1 / bounds.width, height: 1 / bounds.height)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let place = CGRect(
            x: bounds.minX, y: bounds.minY + barHeight, width: bounds.width, height: max(bounds.height - barHeight, 0))
        context.saveGState()
        context.clip(to: place)
        if barHeight > 0 {
            context.addRect(place)
            context.addRoundedRect(place, radius: PopoverContentRim.radius)
            context.setFillColor(PopoverChrome.navy)
            context.fillPath(using: .evenOdd)
        }
        context.addRoundedRect(place, radius: PopoverContentRim.radius)
        context.clip()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 3, color: CGColor(gray: 0, alpha: 0.75))
        context.addRect(place.insetBy(dx: -8, dy: -8))
        context.addRoundedRect(place, radius: PopoverContentRim.radius)
        context.setFillColor(PopoverChrome.navy)
        context.fillPath(using: .evenOdd)
        context.restoreGState()
    }
}
