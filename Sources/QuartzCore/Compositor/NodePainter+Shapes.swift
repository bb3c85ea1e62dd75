extension NodePainter {
    /// Fills the bounds with their rounded corners.
    mutating func fill(_ shape: NodeShape, _ color: PixelColor, _ extent: PixelRect) {
        guard !color.isClear else { return }
        guard let (rect, radius) = shape.aligned else { return fill(outline: shape, color, extent) }
        let inside = rect.intersection(extent)
        guard radius > 0 else { return append(inside, isOpaque: color.isOpaque, .fill(color)) }
        let side = Int(radius.rounded(.up))
        let strips = [
            PixelRect(x: rect.x + side, y: rect.y, width: rect.width - 2 * side, height: side),
            PixelRect(x: rect.x, y: rect.y + side, width: rect.width, height: rect.height - 2 * side),
            PixelRect(x: rect.x + side, y: rect.maxY - side, width: rect.width - 2 * side, height: side),
        ]
        for strip in strips { append(strip.intersection(extent), isOpaque: color.isOpaque, .fill(color)) }
        let mask = masks.corners(radius: radius)
        for corner in Corner.all(of: rect, side: side) {
            append(corner.rect.intersection(extent), .stencil(color, mask, x: corner.maskX, y: corner.maskY))
        }
    }

    private mutating func fill(outline shape: NodeShape, _ color: PixelColor, _ extent: PixelRect) {
        let place = shape.place
        guard !place.intersection(extent).isEmpty else { return }
        let mask = MaskImage(shape, origin: place)
        append(place.intersection(extent), .stencil(color, mask, x: place.x, y: place.y))
    }

    /// Draws the border inside the edges of the bounds.
    mutating func paintBorder(_ shape: NodeShape, _ color: PixelColor, _ width: CGFloat, _ extent: PixelRect) {
        guard !color.isClear else { return }
        guard let (rect, radius) = shape.aligned, let pixels = shape.alignedBorder(width) else {
            return paintBorder(outline: shape, color, width, extent)
        }
        let (thick, side) = (Int(pixels.rounded()), Int(radius.rounded(.up)))
        // Beside the corners the edges are straight; a border thicker than the corners fills the rest.
        let gap = max(side, 0)
        let edges = [
            PixelRect(x: rect.x + gap, y: rect.y, width: rect.width - 2 * gap, height: thick),
            PixelRect(x: rect.x + gap, y: rect.maxY - thick, width: rect.width - 2 * gap, height: thick),
            PixelRect(
                x: rect.x, y: rect.y + max(gap, thick), width: thick, height: rect.height - 2 * max(gap, thick)),
            PixelRect(
                x: rect.maxX - thick, y: rect.y + max(gap, thick), width: thick,
                height: rect.height - 2 * max(gap, thick)),
        ]
        for edge in edges { append(edge.intersection(extent), isOpaque: color.isOpaque, .fill(color)) }
        guard side > 0 else { return }
        let mask = masks.corners(radius: radius, hole: max(radius - pixels, 0))
        for corner in Corner.all(of: rect, side: side) {
            append(corner.rect.intersection(extent), .stencil(color, mask, x: corner.maskX, y: corner.maskY))
        }
    }

    private mutating func paintBorder(
        outline shape: NodeShape, _ color: PixelColor, _ width: CGFloat, _ extent: PixelRect
    ) {
        let place = shape.place
        guard !place.intersection(extent).isEmpty else { return }
        let mask = MaskImage(shape, origin: place)
        mask.subtract(MaskImage(shape, inset: width, origin: place))
        append(place.intersection(extent), .stencil(color, mask, x: place.x, y: place.y))
    }

    /// Begins clipping to a shape that is no plain rectangle: saves the pixels that the shape does not cover, so that
    /// they can be blended back after the content is painted.
    ///
    /// - Returns: the blends to append after the content: place, number of the saved pixels, and amount.
    mutating func clip(to shape: NodeShape, _ extent: PixelRect) -> [(PixelRect, Int, BlendAmount)] {
        guard let (rect, radius) = shape.aligned else {
            let place = shape.place
            let inside = place.intersection(extent)
            guard !inside.isEmpty else { return [] }
            let mask = MaskImage(shape, origin: place)
            mask.invert()
            return [(inside, keep(inside), .mask(mask, x: place.x, y: place.y))]
        }
        guard radius > 0 else { return [] }
        let mask = masks.corners(radius: radius, isInverted: true)
        return Corner.all(of: rect, side: Int(radius.rounded(.up))).compactMap { corner in
            let inside = corner.rect.intersection(extent)
            guard !inside.isEmpty else { return nil }
            return (inside, keep(inside), .mask(mask, x: corner.maskX, y: corner.maskY))
        }
    }
}

/// One corner of a rounded rectangle, and where the mask of all four lies for it.
private struct Corner {
    let rect: PixelRect
    let maskX, maskY: Int

    static func all(of rect: PixelRect, side: Int) -> [Corner] {
        [false, true].flatMap { isBottom in
            [false, true].map { isRight in
                Corner(
                    rect: PixelRect(
                        x: isRight ? rect.maxX - side : rect.x, y: isBottom ? rect.maxY - side : rect.y, width: side,
                        height: side),
                    maskX: isRight ? rect.maxX - 2 * side : rect.x, maskY: isBottom ? rect.maxY - 2 * side : rect.y)
            }
        }
    }
}
