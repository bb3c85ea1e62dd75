/// Images of search bars, which are cached: the field, the magnifying glass, and the buttons in the field.
@MainActor enum SearchPicture {
    /// The height of the field in points.
    nonisolated static let fieldHeight: CGFloat = 31
    private static let cap: CGFloat = 16

    private enum Key: Hashable {
        case field(BarPaint, CGFloat)
        case glass(CGFloat)
        case bookmark(CGFloat)
        case results(Bool, CGFloat)
    }

    private static var images: [Key: UIImage] = [:]

    private static func cached(_ key: Key, _ make: () -> UIImage) -> UIImage {
        if let image = images[key] { return image }
        if images.count > 24 { images.removeAll() }
        let image = make()
        images[key] = image
        return image
    }

    // MARK: Field

    /// A white field with round ends that looks sunk into the bar; stretchable in width.
    static func field(on paint: BarPaint) -> UIImage {
        let scale = ScreenScale.current
        return cached(.field(paint, scale)) {
            ImageContext.draw(size: CGSize(width: 2 * cap + 1, height: fieldHeight), scale: scale) { context in
                drawField(on: paint, context)
            }.stretchableImage(withLeftCapWidth: Int(cap), topCapHeight: 0)
        }
    }

    private static func drawField(on paint: BarPaint, _ context: CGContext) {
        let bounds = CGRect(x: 0, y: 0, width: 2 * cap + 1, height: fieldHeight)
        let border = paint == .blue ? RGBA(hex: 0x687B94) : paint.base.dimmed(0.7).whitened(0.06)
        context.setFillColor(border)
        context.addRoundedRect(bounds, radius: fieldHeight / 2)
        context.fillPath()
        let face = bounds.insetBy(dx: 0.75, dy: 1)
        context.addRoundedRect(face, radius: face.height / 2)
        context.clip()
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(face)
        // The shadow of the upper edge, one row of points at a time, and a faint one of the lower edge.
        for (depth, alpha) in [(CGFloat(4), CGFloat(0.004)), (3, 0.063), (2, 0.13), (1, 0.22), (-1, 0.06)] {
            context.setFillColor(gray: 0, alpha: alpha)
            context.addRect(bounds.insetBy(dx: -4, dy: -8))
            context.addRoundedRect(face.offsetBy(dx: 0, dy: depth), radius: face.height / 2)
            context.fillPath(using: .evenOdd)
        }
    }

    /// A grey magnifying glass, 15×15 points.
    static var glass: UIImage {
        let scale = ScreenScale.current
        return cached(.glass(scale)) {
            ImageContext.draw(size: CGSize(width: 15, height: 15), scale: scale) { context in
                context.setStrokeColor(gray: 0.6, alpha: 1)
                context.setLineWidth(2)
                context.strokeEllipse(in: CGRect(x: 1, y: 1, width: 10, height: 10))
                context.setLineWidth(2.2)
                context.addPolygon([(9.6, 9.6), (13.8, 13.8)], closed: false)
                context.strokePath()
            }
        }
    }

    // MARK: Buttons

    /// The bookmark button: an open book on blue with a white rim, 36×26 points.
    static var bookmark: UIImage {
        let scale = ScreenScale.current
        return cached(.bookmark(scale)) {
            ImageContext.draw(size: CGSize(width: 36, height: 26), scale: scale) { context in
                let rim = CGRect(x: 0.5, y: 0.5, width: 35, height: 24)
                context.saveGState()
                context.setShadow(offset: CGSize(width: 0, height: 1), blur: 1.5, color: CGColor(gray: 0, alpha: 0.35))
                context.setFillColor(gray: 1, alpha: 1)
                context.addRoundedRect(rim, radius: 12)
                context.fillPath()
                context.restoreGState()
                let face = CGRect(x: 3, y: 3, width: 30, height: 19)
                context.saveGState()
                context.addRoundedRect(face, radius: 9.5)
                context.clip()
                context.drawVerticalGradient(
                    [
                        GradientStop(0, RGBA(hex: 0x79A6E4)), GradientStop(0.47, RGBA(hex: 0x558FDD)),
                        GradientStop(0.47, RGBA(hex: 0x2F77D5)), GradientStop(1, RGBA(hex: 0x3077D6)),
                    ], from: face.minY, to: face.maxY)
                context.restoreGState()
                drawBook(at: CGPoint(x: 9, y: 6), context)
            }
        }
    }

    /// Draws the outline of an open book, 18×13 points.
    private static func drawBook(at place: CGPoint, _ context: CGContext) {
        context.saveGState()
        context.translateBy(x: place.x + 9, y: place.y)
        context.setStrokeColor(gray: 1, alpha: 1)
        context.setLineWidth(1.8)
        for side in [CGFloat(1), -1] {
            context.saveGState()
            context.scaleBy(x: side, y: 1)
            context.move(to: CGPoint(x: 0, y: 2.2))
            context.addCurve(
                to: CGPoint(x: 8, y: 1.6), control1: CGPoint(x: 2, y: 0.4), control2: CGPoint(x: 6, y: 0.2))
            context.addLine(to: CGPoint(x: 8, y: 11.4))
            context.addCurve(
                to: CGPoint(x: 0, y: 11.6), control1: CGPoint(x: 6, y: 9.8), control2: CGPoint(x: 2, y: 9.8))
            context.closePath()
            context.strokePath()
            context.restoreGState()
        }
        context.restoreGState()
    }

    /// The results list button, grey or, if selected, blue; 26×25 points.
    static func results(isSelected: Bool) -> UIImage {
        let scale = ScreenScale.current
        return cached(.results(isSelected, scale)) {
            ImageContext.draw(size: CGSize(width: 26, height: 25), scale: scale) { context in
                context.setFillColor(isSelected ? RGBA(hex: 0x3077D6) : RGBA(white: 0.6, alpha: 1))
                context.fillEllipse(in: CGRect(x: 3, y: 2.5, width: 20, height: 20))
                context.setFillColor(gray: 1, alpha: 1)
                for y in [CGFloat(7), 10.5] { context.fill(CGRect(x: 8, y: y, width: 10, height: 1.6)) }
                context.addPolygon([(9, 14.4), (17, 14.4), (13, 19)])
                context.fillPath()
            }
        }
    }
}
