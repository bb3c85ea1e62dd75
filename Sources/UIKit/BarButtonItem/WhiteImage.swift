/// Images as bars show them: only their opacity counts, they are white with a thin shadow above.
@MainActor enum WhiteImage {
    private static var images: [ObjectIdentifier: (original: UIImage, white: UIImage)] = [:]

    /// A copy that is one point higher than the original: the shadow is in the first point.
    static func of(_ image: UIImage) -> UIImage {
        if let entry = images[ObjectIdentifier(image)], entry.original === image { return entry.white }
        if images.count > 48 { images.removeAll() }
        let size = CGSize(width: image.size.width, height: image.size.height + 1)
        let white = ImageContext.draw(size: size, scale: max(image.scale, ScreenScale.current)) { _ in
            filled(image, gray: 0, alpha: 0.5).draw(at: .zero)
            filled(image, gray: 1, alpha: 1).draw(at: CGPoint(x: 0, y: 1))
        }
        images[ObjectIdentifier(image)] = (image, white)
        return white
    }

    private static func filled(_ image: UIImage, gray: CGFloat, alpha: CGFloat) -> UIImage {
        ImageContext.draw(size: image.size, scale: max(image.scale, ScreenScale.current)) { context in
            image.draw(at: .zero)
            context.setBlendMode(.sourceIn)
            context.setFillColor(gray: gray, alpha: alpha)
            context.fill(CGRect(origin: .zero, size: image.size))
        }
    }
}
