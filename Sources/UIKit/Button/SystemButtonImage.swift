/// The images of the system's button types, drawn at the scale of the screen and cached.
@MainActor enum SystemButtonImage {
    static func image(for type: UIButton.ButtonType) -> UIImage {
        let key = Key(type: type, scale: ScreenScale.current)
        if let image = images[key] { return image }
        let image = draw(type)
        images[key] = image
        return image
    }

    /// The glow behind a highlighted button (`showsTouchWhenHighlighted`).
    static let glow = ImageContext.draw(size: CGSize(width: 100, height: 100), scale: 1) { context in
        let alphas: [CGFloat] = [0.72, 0.6, 0.36, 0.17, 0.06, 0]
        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: alphas.flatMap { [1, 1, 1, $0] },
            locations: [0, 0.16, 0.36, 0.58, 0.8, 1], count: alphas.count)
        guard let gradient else { return }
        let centre = CGPoint(x: 50, y: 50)
        context.drawRadialGradient(
            gradient, startCenter: centre, startRadius: 0, endCenter: centre, endRadius: 50, options: [])
    }

    private struct Key: Hashable {
        let type: UIButton.ButtonType
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    private static func draw(_ type: UIButton.ButtonType) -> UIImage {
        switch type {
        case .infoLight: drawInfo(gray: 1)
        case .infoDark: drawInfo(gray: 0.2)
        case .contactAdd: drawDisc(size: CGSize(width: 29, height: 29), addPlus)
        default: drawDisc(size: CGSize(width: 29, height: 31), addChevron)
        }
    }

    /// An italic "i" in a ring.
    private static func drawInfo(gray: CGFloat) -> UIImage {
        ImageContext.draw(size: CGSize(width: 18, height: 19), scale: ScreenScale.current) { context in
            let ring = CGRect(x: 1.5, y: 1.5, width: 15, height: 15)
            context.setShadow(offset: CGSize(width: 0, height: 1), blur: 1, color: CGColor(gray: 1 - gray, alpha: 0.5))
            context.setStrokeColor(gray: gray, alpha: 1)
            context.setLineWidth(1.5)
            context.strokeEllipse(in: ring)
            context.setFillColor(gray: gray, alpha: 1)
            context.fillEllipse(in: CGRect(x: 8.6, y: 4, width: 2.4, height: 2.4))
            context.move(to: CGPoint(x: 7.2, y: 7.4))
            for point in [(10.4, 7.4), (9.2, 12.6), (10.6, 12.6), (10.4, 13.8), (6.6, 13.8), (7.8, 8.6), (6.9, 8.6)] {
                context.addLine(to: CGPoint(x: point.0, y: point.1))
            }
            context.closePath()
            context.fillPath()
        }
    }

    /// A glossy blue disc with a white rim and a white symbol.
    private static func drawDisc(size: CGSize, _ addSign: (CGContext, CGPoint) -> Void) -> UIImage {
        ImageContext.draw(size: size, scale: ScreenScale.current) { context in
            let rim = CGRect(x: 1.5, y: 1, width: 26, height: 26)
            context.saveGState()
            context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: CGColor(gray: 0, alpha: 0.6))
            context.setFillColor(gray: 1, alpha: 1)
            context.fillEllipse(in: rim)
            context.restoreGState()
            let disc = rim.insetBy(dx: 2.5, dy: 2.5)
            context.saveGState()
            context.addEllipse(in: disc)
            context.clip()
            context.drawVerticalGradient(
                [(0, 0.49, 0.68, 0.96), (0.5, 0.20, 0.47, 0.90), (0.5, 0.10, 0.39, 0.86), (1, 0.16, 0.52, 0.97)],
                from: disc.minY, to: disc.maxY)
            context.restoreGState()
            context.setStrokeColor(gray: 1, alpha: 1)
            context.setLineWidth(3)
            addSign(context, CGPoint(x: disc.midX, y: disc.midY))
            context.strokePath()
        }
    }

    private static func addPlus(_ context: CGContext, _ centre: CGPoint) {
        context.move(to: CGPoint(x: centre.x - 6, y: centre.y))
        context.addLine(to: CGPoint(x: centre.x + 6, y: centre.y))
        context.move(to: CGPoint(x: centre.x, y: centre.y - 6))
        context.addLine(to: CGPoint(x: centre.x, y: centre.y + 6))
    }

    private static func addChevron(_ context: CGContext, _ centre: CGPoint) {
        context.move(to: CGPoint(x: centre.x - 2, y: centre.y - 5))
        context.addLine(to: CGPoint(x: centre.x + 3, y: centre.y))
        context.addLine(to: CGPoint(x: centre.x - 2, y: centre.y + 5))
    }
}
