/// The frame of a popover with its arrow: dark blue, with a gloss at the top as high as a navigation bar.
final class PopoverChrome: UIView {
    static let measures = PopoverPlacement.Measures(
        insets: UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7), arrowHeight: 19, arrowBase: 37, corner: 9)

    var direction = UIPopoverArrowDirection.up { didSet { if direction != oldValue { setNeedsDisplay() } } }
    /// The distance of the arrow from the middle of its side, in points.
    var arrowOffset: CGFloat = 0 { didSet { if arrowOffset != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    /// The frame without its arrow, in the view's coordinates.
    var body: CGRect {
        PopoverPlacement.body(of: bounds, direction, PopoverChrome.measures.arrowHeight)
    }

    /// The path of the shadow.
    var outline: CGPath { makeOutline(inset: 0) }

    /// The colour of the frame outside the gloss.
    static let navy = RGBA(hex: 0x0E1A31)

    override func layoutSubviews() {
        super.layoutSubviews()
        stretchPlainParts()
    }

    /// Sets `contentStretch` so that a resizing animation stretches only the uniform parts of the picture, not arrow
    /// and corners.
    private func stretchPlainParts() {
        guard bounds.width > 120, bounds.height > 120 else {
            return contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let isAcross = direction == .up || direction == .down
        let arrow = (isAcross ? bounds.midX : bounds.midY) + arrowOffset
        let (across, down) = (isAcross && arrow > bounds.midX, !isAcross && arrow > bounds.midY)
        contentStretch = CGRect(
            x: across ? 30 / bounds.width : 1 - 31 / bounds.width,
            y: down ? 80 / bounds.height : 1 - 31 / bounds.height, width: 1 / bounds.width, height: 1 / bounds.height)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.addPath(makeOutline(inset: 0))
        context.clip()
        let top = body.minY
        context.drawVerticalGradient(
            [
                GradientStop(0, RGBA(hex: 0x8D97A9)), GradientStop(0.3, RGBA(hex: 0x727E94)),
                GradientStop(0.65, RGBA(hex: 0x39475F)), GradientStop(0.65, RGBA(hex: 0x1E2C47)),
                GradientStop(1, PopoverChrome.navy),
            ], from: top - 19, to: top + 44)
        context.restoreGState()
        context.saveGState()
        context.addPath(makeOutline(inset: 0.5))
        context.setLineWidth(1)
        context.setStrokeColor(gray: 0, alpha: 0.55)
        context.strokePath()
        // A light line along the inside of the edge, brightest at the top.
        context.addPath(makeOutline(inset: 1.5))
        context.clip()
        context.addPath(makeOutline(inset: 1.5))
        context.setLineWidth(2)
        context.setStrokeColor(gray: 1, alpha: 0.16)
        context.strokePath()
        context.restoreGState()
    }

    /// The outline of body and arrow, moved inwards by `inset` points.
    private func makeOutline(inset: CGFloat) -> CGPath {
        let measures = PopoverChrome.measures
        let body = body.insetBy(dx: inset, dy: inset)
        let radius = max(min(measures.corner - inset, body.width / 2, body.height / 2), 0)
        let half = measures.arrowBase / 2 - inset * 0.4
        let length = measures.arrowHeight - inset * 0.6
        let path = CGMutablePath()
        // Clockwise from the upper left; the arrow is inserted into its side.
        path.move(to: CGPoint(x: body.minX + radius, y: body.minY))
        if direction == .up { path.addArrow(CGPoint(x: bounds.midX + arrowOffset, y: body.minY), (1, 0), half, length) }
        path.addRoundedCorner(CGPoint(x: body.maxX, y: body.minY), to: CGPoint(x: body.maxX, y: body.maxY), radius)
        if direction == .right {
            path.addArrow(CGPoint(x: body.maxX, y: bounds.midY + arrowOffset), (0, 1), half, length)
        }
        path.addRoundedCorner(CGPoint(x: body.maxX, y: body.maxY), to: CGPoint(x: body.minX, y: body.maxY), radius)
        if direction == .down {
            path.addArrow(CGPoint(x: bounds.midX + arrowOffset, y: body.maxY), (-1, 0), half, length)
        }
        path.addRoundedCorner(CGPoint(x: body.minX, y: body.maxY), to: CGPoint(x: body.minX, y: body.minY), radius)
        if direction == .left {
            path.addArrow(CGPoint(x: body.minX, y: bounds.midY + arrowOffset), (0, -1), half, length)
        }
        path.addRoundedCorner(CGPoint(x: body.minX, y: body.minY), to: CGPoint(x: body.maxX, y: body.minY), radius)
        path.closeSubpath()
        return path
    }
}

extension CGMutablePath {
    /// Adds a line along a side up to the arrow, and the arrow's outline. The arrow points to the left of the line's
    /// direction.
    /// - Parameters:
    ///   - middle: The point where the arrow's axis crosses the side.
    ///   - way: The unit vector along the side.
    fileprivate func addArrow(
        _ middle: CGPoint, _ way: (x: CGFloat, y: CGFloat), _ half: CGFloat, _ length: CGFloat
    ) {
        func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
            CGPoint(x: middle.x + way.x * along + way.y * out, y: middle.y + way.y * along - way.x * out)
        }
        addLine(to: point(-half, 0))
        addLine(to: point(-1.5, length - 1))
        addQuadCurve(to: point(1.5, length - 1), control: point(0, length + 0.5))
        addLine(to: point(half, 0))
    }

    fileprivate func addRoundedCorner(_ corner: CGPoint, to end: CGPoint, _ radius: CGFloat) {
        addArc(tangent1End: corner, tangent2End: end, radius: radius)
    }
}
