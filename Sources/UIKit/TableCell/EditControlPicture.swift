/// The pictures of editing controls: glossy balls with a white rim and sign, and an empty ring.
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

    private static let rim = CGRect(x: 2, y: 1, width: 22, height: 22)

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
            context.fill(CGRect(x: centre.x - 5.5, y: centre.y - 1.5, width: 11, height: 3))
            guard kind == .insert else { return }
            context.fill(CGRect(x: centre.x - 1.5, y: centre.y - 5.5, width: 3, height: 11))
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
        // The light comes from above and ends in a curve.
        context.addEllipse(in: CGRect(x: ball.minX - 3, y: ball.minY - 9, width: ball.width + 6, height: 18))
        context.clip()
        context.drawVerticalGradient(
            [GradientStop(0, RGBA(white: 1, alpha: 0.62)), GradientStop(1, RGBA(white: 1, alpha: 0.12))],
            from: ball.minY, to: ball.midY)
        context.restoreGState()
    }

    private var colors: [(location: CGFloat, red: CGFloat, green: CGFloat, blue: CGFloat)] {
        kind == .insert
            ? [(0, 0.13, 0.55, 0.10), (0.5, 0.14, 0.60, 0.10), (1, 0.36, 0.84, 0.25)]
            : [(0, 0.72, 0.03, 0.03), (0.5, 0.80, 0.04, 0.04), (1, 0.97, 0.28, 0.22)]
    }
}
