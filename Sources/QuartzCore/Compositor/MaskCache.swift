internal import CPixelKernels

/// Masks of rounded corners, tinted images and reduced images, kept from frame to frame.
final class MaskCache {
    private struct Key: Hashable {
        var radius: Double
        var hole: Double?
        var isInverted: Bool
    }

    private struct TintKey: Hashable {
        var image: ObjectIdentifier
        var tint: UInt32
    }

    private static let mostMasks = 64
    private var masks: [Key: MaskImage] = [:]
    private static let mostTints = 512
    /// The image is kept, so that no other one can get its identity.
    private var tints: [TintKey: (image: CGImage, surface: Surface)] = [:]

    func corners(radius: Double, hole: Double? = nil, isInverted: Bool = false) -> MaskImage {
        let key = Key(radius: radius, hole: hole, isInverted: isInverted)
        if let mask = masks[key] { return mask }
        if masks.count >= MaskCache.mostMasks { masks.removeAll() }
        let mask = CornerMask.make(radius: radius, hole: hole)
        if isInverted { mask.invert() }
        masks[key] = mask
        return mask
    }

    private struct ReducedKey: Hashable {
        var surface: ObjectIdentifier
        var level: Int
    }

    private static let mostReduced = 64
    private var reducedPictures: [ReducedKey: (original: Surface, surface: Surface)] = [:]

    /// A mipmap level for trilinear minification: the picture at a half, a quarter … of its size, and the factor.
    /// `scale` is how many of its pixels fall on one of the screen. Nil when the full size is the right level.
    func reduced(_ surface: Surface, at scale: Double, bias: Double) -> (Surface, factor: CGFloat)? {
        let detail = log2(max(scale, 1)) + (bias.isFinite ? bias : 0)
        var (level, result) = (0, surface)
        while Double(level) + 0.5 < detail, level < 12, result.width > 1 || result.height > 1 {
            level += 1
            let key = ReducedKey(surface: ObjectIdentifier(surface), level: level)
            if let known = reducedPictures[key] {
                result = known.surface
                continue
            }
            guard let half = Surface(width: max(result.width / 2, 1), height: max(result.height / 2, 1)) else { break }
            kernel_halve(
                half.pixels, Int32(half.width), Int32(half.height), half.bytesPerRow, result.pixels,
                Int32(result.width),
                Int32(result.height), result.bytesPerRow)
            if reducedPictures.count >= MaskCache.mostReduced { reducedPictures.removeAll() }
            reducedPictures[key] = (surface, half)
            result = half
        }
        return level > 0 ? (result, pow(2, CGFloat(level))) : nil
    }

    /// An image multiplied by a colour, 0xAARRGGBB; nil when memory is short.
    func tinted(_ image: CGImage, _ tint: UInt32) -> Surface? {
        let key = TintKey(image: ObjectIdentifier(image), tint: tint)
        if let known = tints[key] { return known.surface }
        if tints.count >= MaskCache.mostTints { tints.removeAll() }
        guard let surface = image.surface.copy() else { return nil }
        kernel_tint(surface.pixels, surface.width * surface.height, tint)
        tints[key] = (image, surface)
        return surface
    }
}
