/// The frames of the two magnifiers of iPhone OS 3: a round glass, and a strip.
@MainActor enum MagnifierPicture {
    enum Shape { case round, strip }

    static func size(_ shape: Shape) -> CGSize {
        switch shape {
        case .round: CGSize(width: 127, height: 127)
        case .strip: CGSize(width: 155, height: 64)
        }
    }

    /// Where the glass is, in the picture's coordinates.
    static func addGlass(_ shape: Shape, to context: CGContext, inset: CGFloat) {
        switch shape {
        case .round: context.addEllipse(in: CGRect(x: 6, y: 4, width: 115, height: 115).insetBy(dx: inset, dy: inset))
        case .strip:
            let body = CGRect(x: 5, y: 3, width: 145, height: 46).insetBy(dx: inset, dy: inset)
            addStrip(body, tip: 9 - inset * 0.4, to: context)
        }
    }

    /// A rectangle with round corners and a tip below that points at the text.
    private static func addStrip(_ body: CGRect, tip: CGFloat, to context: CGContext) {
        let radius: CGFloat = 8
        context.move(to: CGPoint(x: body.midX, y: body.minY))
        context.addArc(
            tangent1End: CGPoint(x: body.maxX, y: body.minY), tangent2End: CGPoint(x: body.maxX, y: body.maxY),
            radius: radius)
        context.addArc(
            tangent1End: CGPoint(x: body.maxX, y: body.maxY), tangent2End: CGPoint(x: body.midX, y: body.maxY),
            radius: radius)
        context.addLine(to: CGPoint(x: body.midX + 11, y: body.maxY))
        context.addLine(to: CGPoint(x: body.midX, y: body.maxY + tip))
        context.addLine(to: CGPoint(x: body.midX - 11, y: body.maxY))
        context.addArc(
            tangent1End: CGPoint(x: body.minX, y: body.maxY), tangent2End: CGPoint(x: body.minX, y: body.minY),
            radius: radius)
        context.addArc(
            tangent1End: CGPoint(x: body.minX, y: body.minY), tangent2End: CGPoint(x: body.midX, y: body.minY),
            radius: radius)
        context.closePath()
    }

    /// The middle of the glass.
    static func focus(_ shape: Shape) -> CGPoint {
        switch shape {
        case .round: CGPoint(x: 63.5, y: 61.5)
        case .strip: CGPoint(x: 77.5, y: 26)
        }
    }

    /// The rim with its shadow and gloss; the glass itself is clear.
    static func frame(_ shape: Shape) -> UIImage {
        let key = Key(shape: shape, scale: ScreenScale.current)
        if let image = frames[key] { return image }
        let image = ImageContext.draw(size: size(shape), scale: key.scale) { draw(shape, in: $0) }
        frames[key] = image
        return image
    }

    private struct Key: Hashable {
        let shape: Shape
        let scale: CGFloat
    }

    private static var frames: [Key: UIImage] = [:]

    private static func draw(_ shape: Shape, in context: CGContext) {
        let size = size(shape)
        let rim: CGFloat = shape == .round ? 5 : 3
        // The shadow falls outside only: the text under the glass stays clear.
        context.saveGState()
        context.addRect(CGRect(origin: .zero, size: size))
        addGlass(shape, to: context, inset: 0)
        context.clip(using: .evenOdd)
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 5, color: CGColor(gray: 0, alpha: 0.55))
        context.setFillColor(gray: 0.3, alpha: 1)
        addGlass(shape, to: context, inset: 0)
        context.fillPath()
        context.restoreGState()

        context.saveGState()
        addGlass(shape, to: context, inset: 0)
        addGlass(shape, to: context, inset: rim)
        context.clip(using: .evenOdd)
        context.drawVerticalGradient(
            [(0, 0.98, 0.98, 0.98), (0.5, 0.86, 0.87, 0.89), (1, 0.96, 0.96, 0.97)], from: 4, to: size.height - 8)
        context.restoreGState()
        context.setLineWidth(1)
        context.setStrokeColor(gray: 0.35, alpha: 1)
        addGlass(shape, to: context, inset: 0.5)
        context.strokePath()
        context.setStrokeColor(gray: 0.45, alpha: 0.9)
        addGlass(shape, to: context, inset: rim)
        context.strokePath()
        drawGloss(shape, rim: rim, in: context)
    }

    /// Light from above on the glass, and a shade of the rim on it.
    private static func drawGloss(_ shape: Shape, rim: CGFloat, in context: CGContext) {
        context.saveGState()
        addGlass(shape, to: context, inset: rim + 0.5)
        context.clip()
        for (step, alpha) in [0.16, 0.10, 0.05, 0.02].enumerated() {
            context.setStrokeColor(gray: 0, alpha: alpha)
            context.setLineWidth(CGFloat(2 + step * 2))
            addGlass(shape, to: context, inset: rim)
            context.strokePath()
        }
        if shape == .round {
            context.setFillColor(gray: 1, alpha: 0.16)
            context.fillEllipse(in: CGRect(x: 20, y: 6, width: 87, height: 50))
        } else {
            context.setFillColor(gray: 1, alpha: 0.14)
            context.fill(CGRect(x: 5, y: 3, width: 145, height: 20))
        }
        context.restoreGState()
    }
}
