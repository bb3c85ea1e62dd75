/// Draws the borders of a text field of iPhone OS 3 and its clear button.
@MainActor enum FieldPicture {
    enum Part { case line, bezel, roundedRect, disabledRoundedRect, clearButton, pressedClearButton }

    static let clearButtonSize = CGSize(width: 19, height: 19)

    static func border(_ style: UITextField.BorderStyle, isEnabled: Bool) -> UIImage? {
        switch style {
        case .none: nil
        case .line: image(.line)
        case .bezel: image(.bezel)
        case .roundedRect: image(isEnabled ? .roundedRect : .disabledRoundedRect)
        }
    }

    static func image(_ part: Part) -> UIImage {
        let key = Key(part: part, scale: ScreenScale.current)
        if let image = images[key] { return image }
        let image = draw(part, scale: key.scale)
        images[key] = image
        return image
    }

    private struct Key: Hashable {
        let part: Part
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    private static func draw(_ part: Part, scale: CGFloat) -> UIImage {
        switch part {
        case .line: stretchable(cap: 3, scale, drawLine)
        case .bezel: stretchable(cap: 6, scale, drawBezel)
        case .roundedRect: stretchable(cap: 12, scale) { drawRoundedRect($0, $1, filling: 1) }
        case .disabledRoundedRect: stretchable(cap: 12, scale) { drawRoundedRect($0, $1, filling: 0.94) }
        case .clearButton: ImageContext.draw(size: clearButtonSize, scale: scale) { drawClearButton($0, gray: 0.70) }
        case .pressedClearButton:
            ImageContext.draw(size: clearButtonSize, scale: scale) { drawClearButton($0, gray: 0.45) }
        }
    }

    private static func stretchable(
        cap: Int, _ scale: CGFloat, _ drawing: (CGContext, CGRect) -> Void
    ) -> UIImage {
        let side = CGFloat(2 * cap + 1)
        let size = CGSize(width: side, height: side)
        return ImageContext.draw(size: size, scale: scale) { drawing($0, CGRect(origin: .zero, size: size)) }
            .stretchableImage(withLeftCapWidth: cap, topCapHeight: cap)
    }

    private static func drawLine(_ context: CGContext, _ rect: CGRect) {
        context.setStrokeColor(gray: 0, alpha: 1)
        context.setLineWidth(1)
        context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
    }

    private static func drawBezel(_ context: CGContext, _ rect: CGRect) {
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(rect)
        context.saveGState()
        context.clip(to: rect.insetBy(dx: 1, dy: 1))
        for (row, alpha) in [0.24, 0.10, 0.03].enumerated() {
            context.setFillColor(gray: 0, alpha: alpha)
            context.fill(CGRect(x: 1, y: CGFloat(1 + row), width: rect.width - 2, height: 1))
        }
        for (column, alpha) in [0.06, 0.02].enumerated() {
            context.setFillColor(gray: 0, alpha: alpha)
            context.fill(CGRect(x: CGFloat(1 + column), y: 1, width: 1, height: rect.height - 2))
            context.fill(CGRect(x: rect.maxX - CGFloat(2 + column), y: 1, width: 1, height: rect.height - 2))
        }
        context.restoreGState()
        for (gray, edge) in [
            (0.62, CGRect(x: 0, y: 0, width: 1, height: rect.height)),
            (0.62, CGRect(x: rect.maxX - 1, y: 0, width: 1, height: rect.height)),
            (0.75, CGRect(x: 0, y: rect.maxY - 1, width: rect.width, height: 1)),
            (0.40, CGRect(x: 0, y: 0, width: rect.width, height: 1)),
        ] {
            context.setFillColor(gray: gray, alpha: 1)
            context.fill(edge)
        }
    }

    private static func drawRoundedRect(_ context: CGContext, _ rect: CGRect, filling: CGFloat) {
        context.saveGState()
        context.addRoundedRect(rect, radius: 8)
        context.clip()
        context.drawVerticalGradient([(0, 0.54, 0.54, 0.54), (1, 0.74, 0.74, 0.74)], from: rect.minY, to: rect.maxY)
        context.restoreGState()
        let inside = rect.insetBy(dx: 1, dy: 1)
        context.saveGState()
        context.addRoundedRect(inside, radius: 7)
        context.clip()
        context.setFillColor(gray: filling, alpha: 1)
        context.fill(inside)
        // The inner shadow of the rim: rings that are each lower and fainter than the previous one.
        for (step, alpha) in [0.14, 0.10, 0.06, 0.03].enumerated() {
            let drop = CGFloat(step + 1)
            context.setFillColor(gray: 0, alpha: alpha)
            context.addRect(inside.insetBy(dx: -4, dy: -4))
            context.addRoundedRect(
                CGRect(
                    x: inside.minX + (drop - 1) * 0.3, y: inside.minY + drop,
                    width: inside.width - (drop - 1) * 0.6, height: inside.height + 8), radius: 7)
            context.drawPath(using: .eoFill)
        }
        context.restoreGState()
    }

    private static func drawClearButton(_ context: CGContext, gray: CGFloat) {
        let disc = CGRect(x: 2, y: 2, width: 15, height: 15)
        context.setFillColor(gray: gray, alpha: 1)
        context.fillEllipse(in: disc)
        context.setStrokeColor(gray: 1, alpha: 1)
        context.setLineWidth(2)
        context.setLineCap(.round)
        let (near, far) = (disc.minX + 4.6, disc.maxX - 4.6)
        context.move(to: CGPoint(x: near, y: near))
        context.addLine(to: CGPoint(x: far, y: far))
        context.move(to: CGPoint(x: far, y: near))
        context.addLine(to: CGPoint(x: near, y: far))
        context.strokePath()
    }
}
