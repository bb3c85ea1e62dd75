/// The picture of a key's balloon with its title or variants.
struct PopupPicture: Hashable {
    let shape: PopupShape
    let titles: [String]
    /// The title that the finger is at; nil in a balloon with only one.
    let selected: Int?
    let isDark: Bool
    let scale: CGFloat

    /// Room around the balloon for its shadow, in points.
    static let margin: CGFloat = 8

    /// Where the image stands in the keyboard.
    var frame: CGRect { shape.frame.insetBy(dx: -PopupPicture.margin, dy: -PopupPicture.margin) }

    @MainActor var image: UIImage {
        if let image = PopupPicture.images[self] { return image }
        let image = draw()
        // Balloons of held keys are rare, and many.
        if titles.count == 1 { PopupPicture.images[self] = image }
        return image
    }

    @MainActor private static var images: [PopupPicture: UIImage] = [:] {
        willSet { _ = registration }
    }
    @MainActor private static let registration: Void = MemoryCaches.add { images = [:] }

    private func draw() -> UIImage {
        let frame = frame
        return ImageContext.draw(size: frame.size, scale: scale) { context in
            context.translateBy(x: -frame.minX, y: -frame.minY)
            context.saveGState()
            context.setShadow(offset: CGSize(width: 0, height: 2), blur: 5, color: CGColor(gray: 0, alpha: 0.75))
            context.setFillColor(CGColor(gray: isDark ? 0.2 : 0.9, alpha: 1))
            shape.addOutline(to: context)
            context.fillPath()
            context.restoreGState()
            context.saveGState()
            shape.addOutline(to: context)
            context.clip()
            context.drawVerticalGradient(filling, from: shape.frame.minY, to: shape.frame.maxY)
            context.restoreGState()
            context.setStrokeColor(CGColor(gray: isDark ? 0 : 0.25, alpha: isDark ? 0.9 : 0.55))
            context.setLineWidth(1 / scale)
            shape.addOutline(to: context)
            context.strokePath()
            drawTitles(context)
        }
    }

    private var filling: [BarPicture.Stop] {
        isDark
            ? [(0, 0.52, 0.52, 0.53), (0.5, 0.36, 0.36, 0.37), (1, 0.24, 0.24, 0.25)]
            : [(0, 1, 1, 1), (0.45, 0.955, 0.958, 0.965), (1, 0.85, 0.862, 0.88)]
    }

    private func drawTitles(_ context: CGContext) {
        let head = shape.head
        guard let selected else { return draw(titles.first ?? "", 44, in: head, isLight: isDark, context) }
        let margin = PopupShape.variantMargin
        let width = (head.width - 2 * margin) / CGFloat(max(titles.count, 1))
        for (index, title) in titles.enumerated() {
            let item = CGRect(
                x: head.minX + margin + CGFloat(index) * width, y: head.minY + 6, width: width, height: head.height - 12
            )
            if index == selected {
                context.saveGState()
                context.addRoundedRect(item, radius: 5)
                context.clip()
                context.drawVerticalGradient(
                    [(0, 0.35, 0.56, 0.93), (1, 0.07, 0.33, 0.85)], from: item.minY, to: item.maxY)
                context.restoreGState()
            }
            draw(title, title.count > 1 ? 18 : 24, in: item, isLight: isDark || index == selected, context)
        }
    }

    private func draw(_ title: String, _ size: CGFloat, in rect: CGRect, isLight: Bool, _ context: CGContext) {
        let room = max(rect.width - 4, 1)
        let font = title.fittingFont(.boldSystemFont(ofSize: size), minFontSize: 8, width: room)
        let width = title.size(withFont: font).width
        let place = CGPoint(
            x: ((rect.midX - width / 2) * scale).rounded() / scale,
            y: ((rect.midY + font.capHeight / 2 - font.baselineOffset(in: context)) * scale).rounded() / scale)
        context.saveGState()
        context.setFillColor(CGColor(gray: isLight ? 1 : 0, alpha: 1))
        context.setShadow(
            offset: CGSize(width: 0, height: isLight ? -1 : 1), blur: 0,
            color: CGColor(gray: isLight ? 0 : 1, alpha: isLight ? 0.5 : 1))
        _ = title.draw(at: place, withFont: font)
        context.restoreGState()
    }
}
