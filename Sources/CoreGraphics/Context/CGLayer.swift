/// A picture that is drawn once and shown often. Its pixels are as fine as those of the context it was made for.
public final class CGLayer: PlatformObject {
    /// In units of the layer's own space.
    public let size: CGSize
    /// The layer's own context, oriented as the one it was made for.
    public let context: CGContext?

    /// Nil when the size is empty or too large.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
        let wide = (size.width * context.scale).rounded(.up), high = (size.height * context.scale).rounded(.up)
        guard (1...CGFloat(Surface.longestSide)).contains(wide), (1...CGFloat(Surface.longestSide)).contains(high),
            let surface = Surface(width: Int(wide), height: Int(high))
        else { return nil }
        let scale = context.scale
        let toSurface =
            context.shadowsFallDown
            ? CGAffineTransform(scaleX: scale, y: scale)
            : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(surface.height))
        self.size = size
        self.context = CGContext(
            surface: surface, bitmap: nil, scale: scale, shadowsFallDown: context.shadowsFallDown,
            userToSurface: toSurface)
        super.init(platform: ())
    }
}

extension CGContext {
    /// Draws a layer scaled into a rectangle, the way up it was drawn.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let source = layer.context else { return }
        source.flush()
        let image = CGImage(surface: source.surface)
        // The layer has whole pixels, so they reach a fraction of a pixel beyond its size.
        let box = rect.standardized
        let wide = CGFloat(image.width) / (layer.size.width * source.scale)
        let high = CGFloat(image.height) / (layer.size.height * source.scale)
        let whole = CGRect(x: box.minX, y: box.minY, width: box.width * wide, height: box.height * high)
        if source.shadowsFallDown { drawUpright(image, in: whole) } else { draw(image, in: whole) }
    }

    /// Draws a layer at its own size, its origin at `point`.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
