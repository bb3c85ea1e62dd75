/// What is seen between the keys.
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

    @MainActor private static var images: [KeyboardBackground: UIImage] = [:]

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
                    [(0, 0.612, 0.643, 0.690), (1, 0.302, 0.341, 0.404)], from: 0, to: height)
                line(0, CGColor(red: 0.23, green: 0.26, blue: 0.31, alpha: 1), context)
                line(1, CGColor(red: 0.75, green: 0.77, blue: 0.81, alpha: 1), context)
            }
        }
        .stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
    }

    private func line(_ y: CGFloat, _ color: CGColor, _ context: CGContext) {
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: y, width: 3, height: 1))
    }
}
