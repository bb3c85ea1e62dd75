/// The bezel of a button on a bar: a cached image that is stretched to the button's width.
@MainActor struct BarButtonBezel: Hashable {
    enum Shape: Hashable {
        case rectangle
        /// A back button, with a point at the left.
        case backArrow
    }

    let shape: Shape
    /// The colour of the button without its gloss.
    let color: RGBA
    /// True if the button has the style Done, which is brighter than others.
    let isDone: Bool
    let isPressed: Bool
    /// The height in points, with the light line below the button.
    let height: CGFloat

    /// The blue of Done buttons.
    nonisolated static let doneColor = RGBA(hex: 0x1F57C6)

    /// The length of the back button's point, in points.
    nonisolated static func pointLength(height: CGFloat) -> CGFloat { (height * 0.42).rounded() }

    /// The image of the bezel, stretchable in width.
    var image: UIImage {
        let key = Key(bezel: self, scale: ScreenScale.current)
        if let image = BarButtonBezel.images[key] { return image }
        if BarButtonBezel.images.count > 48 { BarButtonBezel.images.removeAll() }
        let left = leftCap
        let size = CGSize(width: left + 1 + BarButtonBezel.rightCap, height: drawnHeight)
        let image = ImageContext.draw(size: size, scale: key.scale) { drawContent(size, $0) }
            .stretchableImage(withLeftCapWidth: Int(left), topCapHeight: 0)
        BarButtonBezel.images[key] = image
        return image
    }

    private struct Key: Hashable {
        let bezel: BarButtonBezel
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]
    private static let radius: CGFloat = 5
    private static let rightCap: CGFloat = 6

    private var drawnHeight: CGFloat { min(max(height.rounded(), 4), 256) }

    private var leftCap: CGFloat {
        shape == .rectangle ? BarButtonBezel.rightCap : BarButtonBezel.pointLength(height: drawnHeight) + 5
    }

    private func drawContent(_ size: CGSize, _ context: CGContext) {
        let frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - 1)
        // The light line along the lower edge.
        context.saveGState()
        addOutline(frame.offsetBy(dx: 0, dy: 1), context)
        context.setFillColor(gray: 1, alpha: color == .black ? 0.25 : 0.3)
        context.fillPath()
        context.restoreGState()
        fill(frame, border, context)
        let face = frame.insetBy(dx: 1, dy: 1)
        fill(face, gradient, context)
        shadeUpperEdge(of: face, context)
    }

    private func fill(_ rect: CGRect, _ stops: [GradientStop], _ context: CGContext) {
        context.saveGState()
        // At the corners the border must cover the light line below it completely.
        addOutline(rect, context)
        context.clip()
        context.drawVerticalGradient(stops, from: rect.minY, to: rect.maxY)
        context.restoreGState()
    }

    /// Draws the shadow of the border along the top of the face.
    private func shadeUpperEdge(of face: CGRect, _ context: CGContext) {
        context.saveGState()
        addOutline(face, context)
        context.clip()
        context.setFillColor(upperBorder.withAlpha(isPressed ? 0.35 : 0.18))
        context.fill(CGRect(x: face.minX, y: face.minY, width: face.width, height: 1))
        context.restoreGState()
    }

    /// The colour in the current state. A pressed button is darker; a nearly black one becomes lighter instead.
    private var shown: RGBA {
        guard isPressed else { return color }
        return max(color.red, color.green, color.blue) < 0.08 ? color.whitened(0.2) : color.dimmed(0.68)
    }

    /// The gradient of the face from top to bottom. Buttons on black bars are dark grey.
    var gradient: [GradientStop] {
        if color == .black, !isDone { return BarButtonBezel.blackGradient(light: isPressed ? 0.55 : 1) }
        if isPressed {
            return [
                GradientStop(0, shown.whitened(0.26)), GradientStop(0.5, shown.whitened(0.05)),
                GradientStop(0.5, shown.dimmed(0.94)), GradientStop(1, shown),
            ]
        }
        if isDone {
            return [
                GradientStop(0, RGBA(hex: 0x83A4EB)), GradientStop(0.5, RGBA(hex: 0x376FE0)),
                GradientStop(0.5, RGBA(hex: 0x2260DD)), GradientStop(1, RGBA(hex: 0x2463DE)),
            ]
        }
        return [
            GradientStop(0, shown.whitened(0.4)), GradientStop(0.5, shown.whitened(0.075)),
            GradientStop(0.5, shown.dimmed(0.97)), GradientStop(1, shown),
        ]
    }

    private static func blackGradient(light: CGFloat) -> [GradientStop] {
        [(0, 0.545), (0.5, 0.267), (0.5, 0.188), (1, 0.2)]
            .map { GradientStop($0.0, RGBA(white: $0.1 * light, alpha: 1)) }
    }

    /// The gradient of the border from top to bottom.
    var border: [GradientStop] { [GradientStop(0, upperBorder), GradientStop(1, lowerBorder)] }

    private var upperBorder: RGBA {
        if isDone { return RGBA(hex: 0x2A354B) }
        return color == .black ? RGBA(white: 0.141, alpha: 1) : color.dimmed(0.45).saturated(0.55)
    }

    private var lowerBorder: RGBA {
        if isDone { return RGBA(hex: 0x1B49B4) }
        return color == .black ? RGBA(white: 0.149, alpha: 1) : color.dimmed(0.75)
    }

    private func addOutline(_ rect: CGRect, _ context: CGContext) {
        // The border is one point wide outside of the face.
        let radius = BarButtonBezel.radius - rect.minX
        switch shape {
        case .rectangle: context.addRoundedRect(rect, radius: radius)
        case .backArrow: addArrow(rect, radius, context)
        }
    }

    /// Adds the outline of a back button: the sides of its point are slightly curved, and its tip is round.
    private func addArrow(_ rect: CGRect, _ radius: CGFloat, _ context: CGContext) {
        let length = BarButtonBezel.pointLength(height: drawnHeight)
        let (top, middle, bottom) = (rect.minY, rect.midY, rect.maxY)
        let shoulder = rect.minX + length
        context.move(to: CGPoint(x: rect.midX + length / 2, y: top))
        context.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: top), tangent2End: CGPoint(x: rect.maxX, y: bottom), radius: radius)
        context.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: bottom), tangent2End: CGPoint(x: shoulder, y: bottom),
            radius: radius)
        context.addLine(to: CGPoint(x: shoulder, y: bottom))
        context.addCurve(
            to: CGPoint(x: rect.minX + 0.6, y: middle + 1.2), control1: CGPoint(x: shoulder - 3.4, y: bottom),
            control2: CGPoint(x: shoulder - 4.6, y: bottom - 4))
        context.addQuadCurve(
            to: CGPoint(x: rect.minX + 0.6, y: middle - 1.2), control: CGPoint(x: rect.minX - 0.6, y: middle))
        context.addCurve(
            to: CGPoint(x: shoulder, y: top), control1: CGPoint(x: shoulder - 4.6, y: top + 4),
            control2: CGPoint(x: shoulder - 3.4, y: top))
        context.closePath()
    }
}
