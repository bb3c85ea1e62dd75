/// The contents of a node as pieces that are each scaled evenly: one, or up to nine when only their centre is
/// stretched.
struct ContentsPieces {
    struct Piece {
        /// The part of the surface, in pixels.
        var source: CGRect
        /// Where that part is shown, in points of the node.
        var target: CGRect
        /// The directions in which the piece is the stretched middle. It shows the middles of its outermost pixels at
        /// its edges, so that what does not stretch is not blended into it.
        var isMiddleAcross = false
        var isMiddleDown = false

        /// From the pixels of the surface to the node's points.
        var toPoints: PlaneTransform {
            var shown = source
            if isMiddleAcross { (shown.origin.x, shown.size.width) = Self.middles(source.minX, source.width) }
            if isMiddleDown { (shown.origin.y, shown.size.height) = Self.middles(source.minY, source.height) }
            return mapping(shown)
        }

        /// The same, but mapping the edges of the source to the edges of the target: for turned pieces, whose outline
        /// is computed in coordinates of the surface.
        var edgesToPoints: PlaneTransform { mapping(source) }

        private func mapping(_ shown: CGRect) -> PlaneTransform {
            let (across, down) = (target.width / shown.width, target.height / shown.height)
            return PlaneTransform(
                xx: across, xy: 0, xw: 0, yx: 0, yy: down, yw: 0, tx: target.minX - shown.minX * across,
                ty: target.minY - shown.minY * down, tw: 1)
        }

        /// From the centre of the first pixel to that of the last, moved inwards by a trifle, so that rounding does not
        /// sample the pixel before.
        private static func middles(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
            let trifle: CGFloat = 1 / 1024
            let inner = max(length - 1, 0)
            return (start + (length - inner) / 2 + trifle, max(inner, trifle))
        }

        /// The source in whole pixels; nil if its edges do not fall between pixels.
        var wholePixels: PixelRect? {
            let edges = [source.minX, source.minY, source.maxX, source.maxY]
            guard edges.allSatisfy({ abs($0 - $0.rounded()) < 1e-3 && abs($0) < 1e6 }) else { return nil }
            return PixelRect(
                x: Int(source.minX.rounded()), y: Int(source.minY.rounded()), width: Int(source.width.rounded()),
                height: Int(source.height.rounded()))
        }

        /// Where the surface's first pixel falls on the screen, when the piece's pixels fall exactly on pixels there.
        func alignedOrigin(_ placement: PlaneTransform) -> (Int, Int)? {
            guard placement.isUpright else { return nil }
            let place = placement.apply(target)
            let (left, top) = (place.minX - source.minX, place.minY - source.minY)
            let tolerance: CGFloat = 1e-3
            guard abs(place.width - source.width) < tolerance, abs(place.height - source.height) < tolerance,
                abs(left - left.rounded()) < tolerance, abs(top - top.rounded()) < tolerance,
                abs(source.minX - source.minX.rounded()) < tolerance,
                abs(source.minY - source.minY.rounded()) < tolerance,
                abs(source.width - source.width.rounded()) < tolerance,
                abs(source.height - source.height.rounded()) < tolerance, abs(left) < 1e6, abs(top) < 1e6
            else { return nil }
            return (Int(left.rounded()), Int(top.rounded()))
        }
    }

    private(set) var pieces: [Piece] = []

    init(_ properties: LayerProperties, _ surface: Surface, _ frame: CGRect) {
        let part = properties.contentsRect
        let size = CGSize(width: surface.width, height: surface.height)
        let source = CGRect(
            x: part.minX * size.width, y: part.minY * size.height, width: part.width * size.width,
            height: part.height * size.height)
        let center = properties.contentsCenter
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            pieces = [Piece(source: source, target: frame)]
            return
        }
        let scale = max(properties.contentsScale, 1e-3)
        let isSmooth = properties.magnificationFilter != .nearest
        let across = Self.spans(source.minX, source.width, center.minX, center.maxX, frame.minX, frame.width, scale)
        let down = Self.spans(source.minY, source.height, center.minY, center.maxY, frame.minY, frame.height, scale)
        for row in down {
            for column in across {
                pieces.append(
                    Piece(
                        source: CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
                        target: CGRect(x: column.to, y: row.to, width: column.size, height: row.size),
                        isMiddleAcross: isSmooth && column.isMiddle, isMiddleDown: isSmooth && row.isMiddle))
            }
        }
    }

    private struct Span {
        var from, length, to, size: CGFloat
        var isMiddle = false
    }

    /// The unstretched beginning, the stretched middle and the unstretched end in one direction. If nothing stays
    /// unstretched, the whole contents are one span.
    private static func spans(
        _ from: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, _ to: CGFloat, _ size: CGFloat,
        _ scale: CGFloat
    ) -> [Span] {
        let (head, tail) = (max(first, 0) * length, max(1 - last, 0) * length)
        // If there is no room for both ends, both are shrunk alike.
        let squeeze = min(1, size * scale / max(head + tail, 1e-6))
        let (headSize, tailSize) = (head / scale * squeeze, tail / scale * squeeze)
        return [
            Span(from: from, length: head, to: to, size: headSize),
            Span(
                from: from + head, length: length - head - tail, to: to + headSize, size: size - headSize - tailSize,
                isMiddle: head > 0 || tail > 0),
            Span(from: from + length - tail, length: tail, to: to + size - tailSize, size: tailSize),
        ].filter { $0.length > 0 && $0.size > 0 }
    }
}
