/// The background of an alert view: translucent dark blue with a light rim, and a gloss with a curved lower edge.
@MainActor enum AlertPanelPicture {
    private struct Key: Hashable {
        let width: CGFloat
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    /// The background for a width in points, stretchable in height.
    static func image(width: CGFloat) -> UIImage {
        let width = width.isFinite ? min(max(width.rounded(), 40), 1024) : 284
        let key = Key(width: width, scale: ScreenScale.current)
        if let image = images[key] { return image }
        if images.count > 4 { images.removeAll() }
        let size = CGSize(width: width, height: height)
        let image = ImageContext.draw(size: size, scale: key.scale) { draw(in: size, $0) }
            .stretchableImage(withLeftCapWidth: 0, topCapHeight: Int(height) - foot)
        images[key] = image
        return image
    }

    private static let height: CGFloat = 84
    /// The height of the part below the stretched row, in points.
    private static let foot = 20
    private static let radius: CGFloat = 11
    /// The space for the shadow, in points.
    static let margin = UIEdgeInsets(top: 2, left: 3, bottom: 7, right: 3)

    private static func draw(in size: CGSize, _ context: CGContext) {
        let panel = CGRect(origin: .zero, size: size).inset(by: margin)
        drawShadow(of: panel, in: size, context)
        context.saveGState()
        context.addRoundedRect(panel, radius: radius)
        context.clip()
        context.setFillColor(CGColor(red: 0.06, green: 0.13, blue: 0.30, alpha: 0.84))
        context.fill(panel)
        drawGloss(in: panel, context)
        context.restoreGState()
        drawRim(of: panel, context)
    }

    private static func drawShadow(of panel: CGRect, in size: CGSize, _ context: CGContext) {
        context.saveGState()
        // The shadow is clipped to the outside of the panel, since it would show through.
        context.addRect(CGRect(origin: .zero, size: size))
        context.addRoundedRect(panel, radius: radius)
        context.clip(using: .evenOdd)
        context.setShadow(offset: CGSize(width: 0, height: 3), blur: 5, color: CGColor(gray: 0, alpha: 0.75))
        context.setFillColor(gray: 0, alpha: 1)
        context.addRoundedRect(panel, radius: radius)
        context.fillPath()
        context.restoreGState()
    }

    /// The gloss reaches lowest in the middle.
    private static func drawGloss(in panel: CGRect, _ context: CGContext) {
        context.saveGState()
        let arc = CGRect(
            x: panel.minX - panel.width * 0.2, y: panel.minY - 60, width: panel.width * 1.4, height: 60 + 28)
        context.addEllipse(in: arc)
        context.clip()
        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(),
            colorComponents: [1, 1, 1, 0.52, 1, 1, 1, 0.16], locations: [0, 1], count: 2)
        if let gradient {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: panel.minY), end: CGPoint(x: 0, y: panel.minY + 28), options: [])
        }
        context.restoreGState()
    }

    private static func drawRim(of panel: CGRect, _ context: CGContext) {
        context.setLineWidth(2)
        context.setStrokeColor(CGColor(red: 0.80, green: 0.83, blue: 0.89, alpha: 0.88))
        context.addRoundedRect(panel.insetBy(dx: 1, dy: 1), radius: radius - 1)
        context.strokePath()
    }
}
