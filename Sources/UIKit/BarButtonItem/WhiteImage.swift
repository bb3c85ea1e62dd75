/// Images as bars show them: only the opacity of the original is used, in white with a thin shadow above, or in a dark
/// colour with a light line below.
@MainActor enum WhiteImage {
    private struct Key: Hashable {
        let image: ObjectIdentifier
        let isDark: Bool
    }

    private static var images: [Key: (original: UIImage, white: UIImage)] = [:]

    /// A coloured copy, one point higher than the original because of the shadow.
    static func of(_ image: UIImage, _ ink: BarInk? = nil) -> UIImage {
        let ink = ink ?? .white
        let isDark = ink.shadowOffset > 0
        let key = Key(image: ObjectIdentifier(image), isDark: isDark)
        if let entry = images[key], entry.original === image { return entry.white }
        if images.count > 48 { images.removeAll() }
        let size = CGSize(width: image.size.width, height: image.size.height + 1)
        let white = ImageContext.draw(size: size, scale: max(image.scale, ScreenScale.current)) { _ in
            filled(image, ink.shadow).draw(at: CGPoint(x: 0, y: isDark ? 1 : 0))
            filled(image, ink.color).draw(at: CGPoint(x: 0, y: isDark ? 0 : 1))
        }
        images[key] = (image, white)
        return white
    }

    private static func filled(_ image: UIImage, _ color: UIColor) -> UIImage {
        ImageContext.draw(size: image.size, scale: max(image.scale, ScreenScale.current)) { context in
            image.draw(at: .zero)
            context.setBlendMode(.sourceIn)
            context.setFillColor(color.cgColor)
            context.fill(CGRect(origin: .zero, size: image.size))
        }
    }
}
