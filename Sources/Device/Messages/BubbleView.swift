import UIKit

/// A balloon with a text, whose tail points at who has written it.
final class BubbleView: UIView {
    var text = "" {
        didSet {
            accessibilityLabel = text
            setNeedsDisplay()
        }
    }
    /// Whether this phone has sent it: green, with the tail at the right.
    var isOwn = false { didSet { setNeedsDisplay() } }

    private static let font = UIFont.systemFont(ofSize: 15)
    private static let side: CGFloat = 13
    private static let tail: CGFloat = 7
    private static let rim: CGFloat = 7

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    required init?(coder: NSCoder) { return nil }

    /// - Parameter width: of the list in which the bubble is.
    static func size(of text: String, in width: CGFloat) -> CGSize {
        let lines = text.size(
            withFont: font, constrainedTo: CGSize(width: width * 0.68, height: 10_000), lineBreakMode: .byWordWrapping)
        return CGSize(
            width: max(lines.width.rounded(.up) + 2 * side + tail, 44),
            height: max(lines.height.rounded(.up) + 2 * rim, 34))
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if isOwn {
            // The picture is that of the other side, turned round.
            context.translateBy(x: bounds.width, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        let outline = makeOutline()
        context.saveGState()
        context.addPath(outline)
        context.clip()
        context.fillGradient(colors, at: [0, 0.5, 1], in: bounds)
        context.setFill(RGBA(white: 1, alpha: 0.45))
        context.fillRoundedRect(
            CGRect(x: BubbleView.tail + 6, y: 2, width: bounds.width - BubbleView.tail - 12, height: 11), radius: 5.5)
        context.restoreGState()
        context.addPath(outline)
        context.setLineWidth(1)
        context.setStroke(RGBA(white: 0.25, alpha: 0.55))
        context.strokePath()
        context.restoreGState()
        context.setFill(RGBA(white: 0, alpha: 1))
        let x = isOwn ? BubbleView.side : BubbleView.side + BubbleView.tail
        _ = text.draw(
            in: CGRect(
                x: x, y: BubbleView.rim, width: bounds.width - 2 * BubbleView.side - BubbleView.tail,
                height: bounds.height - BubbleView.rim), withFont: BubbleView.font, lineBreakMode: .byWordWrapping)
    }

    /// With the tail at the lower left.
    private func makeOutline() -> CGPath {
        let body = CGRect(
            x: BubbleView.tail, y: 0.5, width: bounds.width - BubbleView.tail - 0.5, height: bounds.height - 2)
        let radius = min(15, body.height / 2)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: body.minX + radius, y: body.minY))
        path.addArc(
            tangent1End: CGPoint(x: body.maxX, y: body.minY), tangent2End: CGPoint(x: body.maxX, y: body.maxY),
            radius: radius)
        path.addArc(
            tangent1End: CGPoint(x: body.maxX, y: body.maxY), tangent2End: CGPoint(x: body.minX, y: body.maxY),
            radius: radius)
        path.addLine(to: CGPoint(x: body.minX + radius, y: body.maxY))
        path.addQuadCurve(
            to: CGPoint(x: body.minX - BubbleView.tail + 1, y: body.maxY + 0.5),
            control: CGPoint(x: body.minX + 2, y: body.maxY))
        path.addQuadCurve(
            to: CGPoint(x: body.minX, y: body.maxY - radius), control: CGPoint(x: body.minX, y: body.maxY - 3))
        path.addArc(
            tangent1End: CGPoint(x: body.minX, y: body.minY), tangent2End: CGPoint(x: body.maxX, y: body.minY),
            radius: radius)
        path.closeSubpath()
        return path
    }

    private var colors: [RGBA] {
        isOwn
            ? [
                RGBA(red: 0.66, green: 0.90, blue: 0.42, alpha: 1), RGBA(red: 0.58, green: 0.86, blue: 0.28, alpha: 1),
                RGBA(red: 0.80, green: 0.96, blue: 0.60, alpha: 1),
            ]
            : [RGBA(white: 0.88, alpha: 1), RGBA(white: 0.84, alpha: 1), RGBA(white: 0.98, alpha: 1)]
    }
}
