/// A rectangle of whole pixels of a surface, its origin at the top left.
package struct PixelRect: Hashable, Sendable {
    package var x, y, width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The smallest pixel rectangle that covers `rect`, whose unit is pixels. Empty for null or not finite rectangles.
    package init(covering rect: CGRect) {
        let limit = CGFloat(1 << 24)
        guard !rect.isNull, rect.minX < limit, rect.minY < limit, rect.maxX > -limit, rect.maxY > -limit else {
            self = .zero
            return
        }
        let left = Int(max(rect.minX, -limit).rounded(.down)), top = Int(max(rect.minY, -limit).rounded(.down))
        let right = Int(min(rect.maxX, limit).rounded(.up)), bottom = Int(min(rect.maxY, limit).rounded(.up))
        self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    package static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var isEmpty: Bool { width <= 0 || height <= 0 }
    package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// The common part, or an empty rectangle.
    package func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x), top = max(y, other.y)
        let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return .zero }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that holds both; an empty one counts for nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x), top = min(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    package func insetBy(_ distance: Int) -> PixelRect {
        PixelRect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }

    package func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY)
    }
}
