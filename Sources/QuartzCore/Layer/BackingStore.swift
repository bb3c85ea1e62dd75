/// The pixels that a layer has drawn of itself.
final class BackingStore {
    let surface: Surface
    /// Pixels a point.
    let scale: CGFloat
    let isOpaque: Bool
    /// The rectangle that the pixels cover, in the layer's coordinates; nil when `contentsGravity` places them in the
    /// bounds.
    let frame: CGRect?

    /// Nil when the size is empty or larger than a surface can be.
    init?(size: CGSize, scale: CGFloat, isOpaque: Bool, frame: CGRect? = nil) {
        guard let pixels = BackingStore.pixelSize(size, scale), let surface = Surface(width: pixels.0, height: pixels.1)
        else { return nil }
        self.surface = surface
        self.scale = scale
        self.isOpaque = isOpaque
        self.frame = frame
    }

    func fits(size: CGSize, scale: CGFloat, isOpaque: Bool) -> Bool {
        guard let pixels = BackingStore.pixelSize(size, scale) else { return false }
        return pixels == (surface.width, surface.height) && scale == self.scale && isOpaque == self.isOpaque
            && frame == nil
    }

    private static func pixelSize(_ size: CGSize, _ scale: CGFloat) -> (Int, Int)? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let limit = CGFloat(Surface.longestSide)
        guard width >= 1, height >= 1, width <= limit, height <= limit else { return nil }
        return (Int(width), Int(height))
    }
}
