/// The range of content offsets at which the content may rest.
struct ScrollRange: Equatable {
    var x: ClosedRange<CGFloat>
    var y: ClosedRange<CGFloat>

    /// - Parameters:
    ///   - bounds: The size of the view.
    init(content: CGSize, inset: UIEdgeInsets, bounds: CGSize) {
        let (right, bottom) = (
            content.width + inset.right - bounds.width, content.height + inset.bottom - bounds.height
        )
        // `0 - x` instead of `-x`, which would be −0 for 0 and be printed as such by apps.
        let (left, top) = (0 - inset.left, 0 - inset.top)
        // A comparison instead of `max(_:_:)`, so that a NaN gives no room to scroll.
        x = left...(right > left ? right : left)
        y = top...(bottom > top ? bottom : top)
    }

    func clamp(_ offset: CGPoint) -> CGPoint { CGPoint(x: x.clamp(offset.x), y: y.clamp(offset.y)) }

    func contains(_ offset: CGPoint) -> Bool { x.contains(offset.x) && y.contains(offset.y) }

    /// The offset nearest to `offset` at which `rect` is in sight, its top left corner if it is larger than the view.
    /// - Returns: nil for a rectangle that is not a number.
    func offset(showing rect: CGRect, from offset: CGPoint, size: CGSize) -> CGPoint? {
        guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return nil }
        func shift(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            if low >= start, high <= start + length { return start }
            // A rectangle that is larger than the view and fills it counts as visible.
            if low <= start, high >= start + length { return start }
            if high - low > length { return low < start ? high - length : low }
            return low < start ? low : high - length
        }
        return clamp(
            CGPoint(
                x: shift(rect.minX, rect.maxX, offset.x, size.width),
                y: shift(rect.minY, rect.maxY, offset.y, size.height)))
    }
}

extension ClosedRange<CGFloat> {
    func clamp(_ value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, lowerBound), upperBound) }

    var length: CGFloat { upperBound - lowerBound }
}

extension UIEdgeInsets {
    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}
