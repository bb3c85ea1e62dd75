/// Draws a resizable image: the caps keep their size, and the area between them is tiled or stretched.
struct ResizableImageDrawing {
    private let image: UIImage
    private let pixels: CGImage

    /// The limit for the number of tiles, against extreme sizes.
    private static let greatestCount = 20_000

    init(_ image: UIImage, _ pixels: CGImage) {
        self.image = image
        self.pixels = pixels
    }

    /// A part of one dimension: its range in the image and the range that it fills by tiling.
    private struct Span {
        let source: ClosedRange<CGFloat>
        let target: ClosedRange<CGFloat>

        var tileCount: Int {
            let length = source.upperBound - source.lowerBound
            let count = ((target.upperBound - target.lowerBound) / length).rounded(.up)
            return count.isFinite ? max(min(Int(count), ResizableImageDrawing.greatestCount), 1) : 1
        }

        /// True for a part of at most one point: the result is the same with a single tile.
        var isOfOnePoint: Bool { source.upperBound - source.lowerBound <= 1 }
    }

    func draw(in rect: CGRect, _ context: CGContext) {
        let insets = image.capInsets
        let columns = spans(insets.left, insets.right, image.size.width, rect.minX, rect.width)
        let rows = spans(insets.top, insets.bottom, image.size.height, rect.minY, rect.height)
        for row in rows {
            for column in columns { draw(column, row, context) }
        }
    }

    private func spans(
        _ leading: CGFloat, _ trailing: CGFloat, _ length: CGFloat, _ origin: CGFloat, _ target: CGFloat
    ) -> [Span] {
        let first = min(leading, length)
        let last = min(trailing, length - first)
        // If the target is too small for both ends, they shrink in proportion.
        let shrink = first + last > target ? target / (first + last) : 1
        let inner = (origin + first * shrink)...max(origin + target - last * shrink, origin + first * shrink)
        let all = [
            (0...first, origin...inner.lowerBound), (first...(length - last), inner),
            ((length - last)...length, inner.upperBound...max(origin + target, inner.upperBound)),
        ]
        return all.filter { $0.0.upperBound > $0.0.lowerBound && $0.1.upperBound > $0.1.lowerBound }
            .map { Span(source: $0.0, target: $0.1) }
    }

    private func draw(_ column: Span, _ row: Span, _ context: CGContext) {
        let scale = image.scale
        let source = CGRect(
            x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
            width: (column.source.upperBound - column.source.lowerBound) * scale,
            height: (row.source.upperBound - row.source.lowerBound) * scale)
        guard let part = pixels.cropping(to: source) else { return }
        let target = CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound,
            width: column.target.upperBound - column.target.lowerBound,
            height: row.target.upperBound - row.target.lowerBound)
        let columns = tiles(column), rows = tiles(row)
        guard columns.count * rows.count > 1 else { return ImageDrawing.draw(part, upright: target, context) }
        guard columns.count * rows.count <= ResizableImageDrawing.greatestCount else {
            return ImageDrawing.draw(part, upright: target, context)
        }
        context.saveGState()
        context.clip(to: target)
        for y in rows {
            for x in columns {
                ImageDrawing.draw(part, upright: CGRect(x: x.0, y: y.0, width: x.1, height: y.1), context)
            }
        }
        context.restoreGState()
    }

    /// The start and the length of each tile.
    private func tiles(_ span: Span) -> [(CGFloat, CGFloat)] {
        let length = span.source.upperBound - span.source.lowerBound
        let room = span.target.upperBound - span.target.lowerBound
        // The caps fill their target exactly or are shortened.
        guard image.resizingMode == .tile, !span.isOfOnePoint, room > length else {
            return [(span.target.lowerBound, room)]
        }
        return (0..<span.tileCount).map { (span.target.lowerBound + CGFloat($0) * length, length) }
    }
}
