/// The background behind the keys.
struct KeyboardBackground: Hashable {
    let height: CGFloat
    let isDark: Bool
    let scale: CGFloat

    /// Stretches to any width.
    @MainActor var image: UIImage {
        if let image = KeyboardBackground.images[self] { return image }
        let image = draw()
        KeyboardBackground.images[self] = image
        return image
    }

    @MainActor private static var images: [KeyboardBackground: UIImage] = [:] {
        willSet { _ = registration }
    }
    @MainActor private static let registration: Void = MemoryCaches.add { images = [:] }

    private func draw() -> UIImage {
        let size = CGSize(width: 3, height: height)
        return ImageContext.draw(size: size, isOpaque: false, scale: scale) { context in
            context.clip(to: CGRect(origin: .zero, size: size))
            if isDark {
                context.setFillColor(CGColor(gray: 0, alpha: 0.72))
                context.fill(CGRect(origin: .zero, size: size))
                line(0, CGColor(gray: 0, alpha: 0.8), context)
                line(1, CGColor(gray: 1, alpha: 0.18), context)
            } else {
                context.drawVerticalGradient(
                    [(0, 0.570, 0.600, 0.645), (1, 0.266, 0.304, 0.360)], from: 0, to: height)
                line(0, CGColor(red: 0.23, green: 0.24, blue: 0.26, alpha: 1), context)
                line(1, CGColor(gray: 1, alpha: 0.31), context)
                line(2, CGColor(gray: 1, alpha: 0.02), context)
            }
        }
        .stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
    }

    /// A line one pixel high.
    private func line(_ index: CGFloat, _ color: CGColor, _ context: CGContext) {
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: index / scale, width: 3, height: 1 / scale))
    }
}
