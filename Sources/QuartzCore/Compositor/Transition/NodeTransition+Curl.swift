import Foundation
internal import CPixelKernels

/// Pages that are rolled up or down.
extension NodeTransition {
    /// Rolls the old picture up like a page, from its lower right corner, or the new one down.
    func curl(
        _ after: NodeSnapshot, _ place: PixelRect, _ directions: TransitionDirections
    ) -> [(PixelRect, PaintItem.Operation)] {
        let isRolledUp = type == .pageCurl
        let (page, under) = isRolledUp ? (before, after as NodeSnapshot?) : (after, before)
        guard let page = page?.rect == place ? page : page?.cropped(to: place),
            let result = under?.cropped(to: place) ?? .empty(place)
        else {
            return []
        }
        let roll = roll(place, directions, isRolledUp ? progress : 1 - progress)
        kernel_curl(
            result.surface.pixels, result.surface.bytesPerRow, page.surface.pixels, page.surface.bytesPerRow,
            Int32(place.width), Int32(place.height), roll)
        result.surface.didWritePixels()
        return [result.painted(movedBy: 0, 0, within: place)]
    }

    /// Where the page is rolled up at `part` (0...1) of its way: the roll gets thicker and straighter as it goes.
    private func roll(_ place: PixelRect, _ directions: TransitionDirections, _ part: Double) -> KernelCurl {
        let size = SIMD2(Double(place.width), Double(place.height))
        let angle = (1 - part) * 0.62 + 0.16
        let axis = directions.right * sin(angle) + directions.down * cos(angle)
        let length = directions.down.y != 0 ? size.y : size.x
        let radius = length * (0.05 + 0.07 * min(part * 3, 1))
        let corners = [SIMD2(0, 0), SIMD2(size.x, 0), SIMD2(0, size.y), size].map { ($0 * axis).sum() }
        let (first, last) = (corners.max() ?? 0, (corners.min() ?? 0) - radius * 1.7)
        return KernelCurl(
            axis_x: axis.x, axis_y: axis.y, contact: first + (last - first) * part, radius: radius)
    }
}
