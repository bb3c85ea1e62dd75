/// Darkened and faded copies of images, for highlighted and disabled buttons. The copies are cached.
@MainActor enum AdjustedImages {
    private struct Key: Hashable {
        let image: ObjectIdentifier
        let isDarker: Bool
    }

    private static var copies: [Key: (original: UIImage, copy: UIImage)] = [:]

    /// The image covered by 40 % black, within its own alpha.
    static func darkened(_ image: UIImage) -> UIImage {
        copy(of: image, isDarker: true) { context, rect in
            image.draw(in: rect)
            context.setBlendMode(.sourceAtop)
            context.setFillColor(gray: 0, alpha: 0.4)
            context.fill(rect)
        }
    }

    /// The image with an opacity of 50 %.
    static func faded(_ image: UIImage) -> UIImage {
        copy(of: image, isDarker: false) { _, rect in image.draw(in: rect, blendMode: .normal, alpha: 0.5) }
    }

    private static func copy(
        of image: UIImage, isDarker: Bool, _ drawing: (CGContext, CGRect) -> Void
    ) -> UIImage {
        let key = Key(image: ObjectIdentifier(image), isDarker: isDarker)
        if let entry = copies[key], entry.original === image { return entry.copy }
        if copies.count > 16 { copies.removeAll() }
        let flat = ImageContext.draw(size: image.size, scale: image.scale) { context in
            drawing(context, CGRect(origin: .zero, size: image.size))
        }
        let copy = flat.stretchableImage(withLeftCapWidth: image.leftCapWidth, topCapHeight: image.topCapHeight)
        copies[key] = (image, copy)
        return copy
    }
}
