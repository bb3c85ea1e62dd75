internal import CPixelKernels

/// What is made once for many frames: corner masks by their measures, pictures in other colours.
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
