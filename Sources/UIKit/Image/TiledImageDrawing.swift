/// Draws an image whose four ends keep their size while what is between them is repeated.
struct TiledImageDrawing {
    private let image: UIImage
    private let pixels: CGImage

    /// Hostile sizes do not make more pieces of one image than these.
    private static let greatestCount = 20_000

    init(_ image: UIImage, _ pixels: CGImage) {
        self.image = image
        self.pixels = pixels
    }

    /// A part of one dimension: where it is in the image, and where it goes to; it is repeated to fill that.
    private struct Span {
        let source: ClosedRange<CGFloat>
        let target: ClosedRange<CGFloat>

        var tileCount: Int {
            let length = source.upperBound - source.lowerBound
            let count = ((target.upperBound - target.lowerBound) / length).rounded(.up)
            return count.isFinite ? max(min(Int(count), TiledImageDrawing.greatestCount), 1) : 1
        }

        /// A single point is stretched: that looks the same as repeating it, and is one piece.
        var isStretched: Bool { source.upperBound - source.lowerBound <= 1 }
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
        // Too little room for both ends: they share it in proportion.
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
        guard columns.count * rows.count <= TiledImageDrawing.greatestCount else {
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

    /// Where the pieces begin, and how long each is.
    private func tiles(_ span: Span) -> [(CGFloat, CGFloat)] {
        let length = span.source.upperBound - span.source.lowerBound
        let room = span.target.upperBound - span.target.lowerBound
        // The ends have just the room that they need, or less.
        guard !span.isStretched, room > length else { return [(span.target.lowerBound, room)] }
        return (0..<span.tileCount).map { (span.target.lowerBound + CGFloat($0) * length, length) }
    }
}
