/// The glossy background of a bar: a cached image, one point wide, that is stretched to the bar's width.
@MainActor struct BarBackground: Hashable {
    enum Place: Hashable {
        /// A navigation bar, with a dark line at the bottom.
        case top
        /// A toolbar, with a dark line at the top.
        case bottom
    }

    let paint: BarPaint
    let place: Place
    /// True if content behind the bar shows through.
    let isTranslucent: Bool
    /// The height of the bar in points.
    let height: CGFloat

    func draw(in bounds: CGRect) {
        image.draw(in: bounds, blendMode: .normal, alpha: isTranslucent ? 0.6 : 1)
    }

    private var image: UIImage {
        let key = Key(background: self, scale: ScreenScale.current)
        if let image = BarBackground.images[key] { return image }
        if BarBackground.images.count > 32 { BarBackground.images.removeAll() }
        let image = ImageContext.draw(size: CGSize(width: 1, height: drawnHeight), scale: key.scale, drawContent)
        BarBackground.images[key] = image
        return image
    }

    private struct Key: Hashable {
        let background: BarBackground
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    /// Limits the memory of an image; a higher bar stretches it.
    private var drawnHeight: CGFloat { min(max(height.rounded(), 1), 1024) }

    private func drawContent(_ context: CGContext) {
        let height = drawnHeight
        switch place {
        case .top:
            context.drawVerticalGradient(paint.gradient, from: 1, to: height - 1)
            fillLine(paint.highlight, at: 0, context)
            // Black bars have a second, faint light line at the bottom.
            if paint == .black { fillLine(RGBA(white: 0.15, alpha: 1), at: height - 2, context) }
            fillLine(paint.edge, at: height - 1, context)
        case .bottom:
            context.drawVerticalGradient(paint.gradient, from: 2, to: height)
            fillLine(paint.edge, at: 0, context)
            fillLine(paint.lowHighlight, at: 1, context)
        }
    }

    private func fillLine(_ color: RGBA, at y: CGFloat, _ context: CGContext) {
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: y, width: 1, height: 1))
    }
}
