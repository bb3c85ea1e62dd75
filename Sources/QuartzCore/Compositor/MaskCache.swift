/// Corner masks by their measures.
final class MaskCache {
    private struct Key: Hashable {
        var radius: Double
        var hole: Double?
        var isInverted: Bool
    }

    private static let mostMasks = 64
    private var masks: [Key: MaskImage] = [:]

    func corners(radius: Double, hole: Double? = nil, isInverted: Bool = false) -> MaskImage {
        let key = Key(radius: radius, hole: hole, isInverted: isInverted)
        if let mask = masks[key] { return mask }
        if masks.count >= MaskCache.mostMasks { masks.removeAll() }
        let mask = CornerMask.make(radius: radius, hole: hole)
        if isInverted { mask.invert() }
        masks[key] = mask
        return mask
    }
}
