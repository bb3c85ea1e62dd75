/// Draws an image upright into the current context. A stretchable image is drawn in nine parts.
struct ImageDrawing {
    private let image: UIImage

    init(_ image: UIImage) { self.image = image }

    func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let pixels = image.cgImage else { return }
        guard rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(max(alpha, 0)) }
        if image.imageOrientation != .up {
            draw(pixels, turnedInto: rect, context)
        } else if image.isResizable {
            ResizableImageDrawing(image, pixels).draw(in: rect, context)
        } else if image.leftCapWidth > 0 || image.topCapHeight > 0 {
            drawParts(of: pixels, in: rect, context)
        } else {
            ImageDrawing.draw(pixels, upright: rect, context)
        }
    }

    /// Draws pixels upright. `CGContext.draw` expects a y axis that points up; UIKit's points down.
    static func draw(_ pixels: CGImage, upright rect: CGRect, _ context: CGContext) {
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(pixels, in: CGRect(origin: .zero, size: rect.size))
        context.restoreGState()
    }

    private func draw(_ pixels: CGImage, turnedInto rect: CGRect, _ context: CGContext) {
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width, y: rect.height)
        context.concatenate(image.imageOrientation.transform)
        ImageDrawing.draw(pixels, upright: CGRect(x: 0, y: 0, width: 1, height: 1), context)
    }

    private func drawParts(of pixels: CGImage, in rect: CGRect, _ context: CGContext) {
        let columns = StretchedSpan(
            cap: image.leftCapWidth, length: image.size.width, target: rect.width, origin: rect.minX)
        let rows = StretchedSpan(
            cap: image.topCapHeight, length: image.size.height, target: rect.height, origin: rect.minY)
        for row in rows.pieces {
            for column in columns.pieces {
                let source = CGRect(
                    x: column.source.lowerBound * image.scale, y: row.source.lowerBound * image.scale,
                    width: (column.source.upperBound - column.source.lowerBound) * image.scale,
                    height: (row.source.upperBound - row.source.lowerBound) * image.scale)
                guard let part = pixels.cropping(to: source) else { continue }
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound,
                    width: column.target.upperBound - column.target.lowerBound,
                    height: row.target.upperBound - row.target.lowerBound)
                ImageDrawing.draw(part, upright: target, context)
            }
        }
    }
}

/// One dimension of a stretchable image: a fixed end, one stretched point, and another fixed end.
struct StretchedSpan {
    struct Piece {
        let source: ClosedRange<CGFloat>
        let target: ClosedRange<CGFloat>
    }

    private(set) var pieces: [Piece] = []

    init(cap: Int, length: CGFloat, target: CGFloat, origin: CGFloat) {
        let first = CGFloat(cap)
        let last = length - first - 1
        guard cap > 0, last >= 0 else {
            add(0, length, origin, origin + target)
            return
        }
        // If the target is too small for both ends, they shrink in proportion.
        let shrink = min(1, target / max(first + last, 1))
        let (leading, trailing) = (first * shrink, last * shrink)
        add(0, first, origin, origin + leading)
        add(first, first + 1, origin + leading, origin + target - trailing)
        add(first + 1, length, origin + target - trailing, origin + target)
    }

    private mutating func add(_ from: CGFloat, _ to: CGFloat, _ start: CGFloat, _ end: CGFloat) {
        if to > from, end > start { pieces.append(Piece(source: from...to, target: start...end)) }
    }
}
