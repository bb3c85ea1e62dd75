/// Images of the editing controls: a glossy ball with a white rim and a sign on it, or an empty circle for an
/// unselected row.
@MainActor struct EditControlPicture: Hashable {
    let kind: TableCellEditControl.Kind
    let isMarked: Bool

    static let size = CGSize(width: 26, height: 26)

    private struct Key: Hashable {
        let picture: EditControlPicture
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    var image: UIImage {
        let key = Key(picture: self, scale: ScreenScale.current)
        if let image = Self.images[key] { return image }
        let image = ImageContext.draw(size: Self.size, scale: key.scale, draw)
        Self.images[key] = image
        return image
    }

    private static let rim = CGRect(x: 1.5, y: 0.5, width: 23, height: 23)

    private func draw(_ context: CGContext) {
        if kind == .mark, !isMarked {
            drawRing(context)
            return
        }
        drawBall(context)
        context.setFillColor(gray: 1, alpha: 1)
        context.setStrokeColor(gray: 1, alpha: 1)
        let centre = CGPoint(x: Self.rim.midX, y: Self.rim.midY)
        switch kind {
        case .delete, .insert:
            context.fill(CGRect(x: centre.x - 6.5, y: centre.y - 1.5, width: 13, height: 3))
            guard kind == .insert else { return }
            context.fill(CGRect(x: centre.x - 1.5, y: centre.y - 6.5, width: 3, height: 13))
        case .mark:
            context.setLineWidth(2.5)
            context.move(to: CGPoint(x: centre.x - 5, y: centre.y + 0.5))
            context.addLine(to: CGPoint(x: centre.x - 1.5, y: centre.y + 4))
            context.addLine(to: CGPoint(x: centre.x + 5, y: centre.y - 4))
            context.strokePath()
        }
    }

    private func drawRing(_ context: CGContext) {
        context.setFillColor(gray: 1, alpha: 1)
        context.fillEllipse(in: Self.rim.insetBy(dx: 1, dy: 1))
        context.setStrokeColor(gray: 0.72, alpha: 1)
        context.setLineWidth(1.5)
        context.strokeEllipse(in: Self.rim.insetBy(dx: 1.25, dy: 1.25))
    }

    private func drawBall(_ context: CGContext) {
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: CGColor(gray: 0, alpha: 0.55))
        context.setFillColor(gray: 1, alpha: 1)
        context.fillEllipse(in: Self.rim)
        context.restoreGState()

        let ball = Self.rim.insetBy(dx: 2, dy: 2)
        context.saveGState()
        context.addEllipse(in: ball)
        context.clip()
        context.drawVerticalGradient(colors, from: ball.minY, to: ball.maxY)
        context.restoreGState()
    }

    /// Lighter in the upper half, the plain colour in the lower half.
    private var colors: [GradientStop] {
        let color = kind == .insert ? RGBA(hex: 0x24991A) : RGBA(hex: 0xBD1421)
        return [
            GradientStop(0, color.whitened(0.4)), GradientStop(0.5, color.whitened(0.2)), GradientStop(0.5, color),
            GradientStop(1, color),
        ]
    }
}
