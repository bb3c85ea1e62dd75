internal import CCairo

/// How pattern cells are fitted to pixels.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion = 0
    case constantSpacingMinimalDistortion = 1
    case constantSpacing = 2
}

public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions behind a pattern.
public struct CGPatternCallbacks {
    public var version: UInt32
    /// Draws one cell in pattern space, which is turned as the context's base space is.
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A cell that is drawn again and again to fill a shape.
public final class CGPattern: PlatformObject {
    package let bounds: CGRect
    package let matrix: CGAffineTransform
    package let xStep, yStep: CGFloat
    package let isColored: Bool
    /// The cell's picture, when the pattern is one.
    package let image: CGImage?
    private let drawCell: (CGContext) -> Void
    private let release: () -> Void

    /// - Parameters:
    ///   - bounds: the cell in pattern space.
    ///   - matrix: from pattern space to the context's base space.
    ///   - xStep: from one cell to the next, in pattern space; not 0.
    ///   - isColored: true if the cell sets its colours itself; false if it is painted in the colour of the call.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard xStep.isNormal, yStep.isNormal, !bounds.isEmpty, !bounds.isInfinite, matrix.isUsable,
            let draw = callbacks.pointee.drawPattern
        else {
            return nil
        }
        self.bounds = bounds
        self.matrix = matrix
        self.xStep = abs(xStep)
        self.yStep = abs(yStep)
        self.isColored = isColored
        image = nil
        drawCell = { draw(info, $0) }
        let callback = callbacks.pointee.releaseInfo
        release = { callback?(info) }
        super.init(platform: ())
    }

    /// Copies of an image side by side, `scale` of its pixels a point, upright where y points down.
    package init(image: CGImage, scale: CGFloat) {
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        bounds = CGRect(origin: .zero, size: size)
        matrix = .identity
        xStep = size.width
        yStep = size.height
        isColored = true
        self.image = image
        drawCell = { _ in }
        release = {}
        super.init(platform: ())
    }

    deinit {
        release()
    }

    /// Draws one cell, as large as the steps, into a surface whose rows go from the top of pattern space to the bottom;
    /// nil when it is too large.
    func cell(pixelsWide: Int, pixelsHigh: Int, color: RGBA) -> Surface? {
        guard let surface = Surface(width: pixelsWide, height: pixelsHigh) else { return nil }
        let scaleX = CGFloat(pixelsWide) / xStep, scaleY = CGFloat(pixelsHigh) / yStep
        let toPixels = CGAffineTransform(
            a: scaleX, b: 0, c: 0, d: -scaleY, tx: -bounds.minX * scaleX, ty: CGFloat(pixelsHigh) + bounds.minY * scaleY
        )
        let context = CGContext(
            surface: surface, bitmap: nil, scale: 1, shadowsFallDown: false, userToSurface: toPixels)
        context.clip(to: bounds)
        if !isColored {
            context.setFill(color)
            context.setStroke(color)
        }
        drawCell(context)
        context.flush()
        return surface
    }
}

extension CGContext {
    /// Sets a pattern, laid out from the origin of base space, as the source of `target`.
    func setSource(_ pattern: CGPattern, color: RGBA, in target: OpaquePointer) {
        let phase = CGAffineTransform(
            translationX: state.patternPhase.width.isFinite ? state.patternPhase.width : 0,
            y: state.patternPhase.height.isFinite ? state.patternPhase.height : 0)
        let base = phase.concatenating(patternBase)
        let toSurface = pattern.matrix.concatenating(base)
        let cell: Surface
        let cellToPattern: CGAffineTransform
        if let image = pattern.image {
            cell = image.surface
            cellToPattern = CGAffineTransform(
                scaleX: pattern.xStep / CGFloat(cell.width), y: pattern.yStep / CGFloat(cell.height))
        } else {
            // Cells in documents have more pixels, since documents are viewed enlarged.
            let fineness: CGFloat = isDocument ? 4 : 1
            let wide = hypot(toSurface.a, toSurface.b) * pattern.xStep * fineness
            let high = hypot(toSurface.c, toSurface.d) * pattern.yStep * fineness
            let pixelsWide = Int(min(max(1, wide.rounded()), 4096)), pixelsHigh = Int(min(max(1, high.rounded()), 4096))
            guard let drawn = pattern.cell(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh, color: color) else {
                return cairo_set_source_rgba(target, 0, 0, 0, 0)
            }
            cell = drawn
            let scaleX = pattern.xStep / CGFloat(cell.width), scaleY = pattern.yStep / CGFloat(cell.height)
            cellToPattern = CGAffineTransform(
                a: scaleX, b: 0, c: 0, d: -scaleY, tx: pattern.bounds.minX, ty: pattern.bounds.minY + pattern.yStep)
        }
        // cairo's pattern matrix starts from the present user space, so that has to be taken out.
        var userMatrix = cairo_matrix_t()
        cairo_get_matrix(target, &userMatrix)
        let targetShift = targetOffset(of: target)
        let cellToSurface = cellToPattern.concatenating(toSurface).concatenating(targetShift)
        let userToCell = CGAffineTransform(userMatrix).concatenating(cellToSurface.inverted())
        guard cellToSurface.isUsable, userToCell.isUsable else { return cairo_set_source_rgba(target, 0, 0, 0, 0) }
        let source: OpaquePointer = cairo_pattern_create_for_surface(cell.cairoSurface)
        var matrix = cairo_matrix_t(userToCell)
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
        cairo_set_source(target, source)
        cairo_pattern_destroy(source)
    }

    /// From base space, that of the context when it was made, to the surface's pixels.
    var patternBase: CGAffineTransform {
        CGAffineTransform(
            a: scale, b: 0, c: 0, d: shadowsFallDown ? scale : -scale, tx: 0,
            ty: shadowsFallDown ? 0 : CGFloat(drawableBounds.height))
    }

    /// From this surface's pixels to those of a layer that `rendered` made: the difference of the two transforms.
    private func targetOffset(of target: OpaquePointer) -> CGAffineTransform {
        guard target != cairo else { return .identity }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(target, &matrix)
        return surfaceTransform.inverted().concatenating(CGAffineTransform(matrix))
    }
}
