extension CGImage {
    /// The image that lies between this one (0) and `other` (1), in this one's size; nil when memory is short.
    func mixed(with other: CGImage, _ progress: Double) -> CGImage? {
        guard !isMask, !other.isMask, let result = Surface(width: width, height: height) else { return nil }
        let place = result.bounds
        var list = DisplayList()
        list.append(
            place,
            .image(
                ImagePainting(
                    surface: surface, isOpaque: false, opacity: 1 - progress, placing: .aligned(x: 0, y: 0))))
        let toOther = PlaneTransform(
            scaleX: Double(other.width) / Double(width), y: Double(other.height) / Double(height))
        let isSameSize = other.width == width && other.height == height
        list.append(
            place,
            .image(
                ImagePainting(
                    surface: other.surface, isOpaque: false, opacity: progress,
                    placing: isSameSize ? .aligned(x: 0, y: 0) : .sampled(toOther, isSmooth: true), isAdded: true)))
        PaintTarget(surface: result, x: 0, y: 0, isOpaque: false).paint(list)
        return CGImage(surface: result)
    }
}
