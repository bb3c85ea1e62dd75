internal import CCairo

extension CGContext {
    /// From user space to the surface's pixels, whose y axis points down.
    package var surfaceTransform: CGAffineTransform {
        get {
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            return CGAffineTransform(matrix)
        }
        set {
            var matrix = cairo_matrix_t(newValue)
            // cairo stops drawing for good after a matrix without inverse.
            guard newValue.isUsable else { return }
            cairo_set_matrix(cairo, &matrix)
        }
    }

    /// From device space to the surface's pixels and back.
    private var flip: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(drawableBounds.height))
    }

    /// From user space to device space.
    public var ctm: CGAffineTransform { surfaceTransform.concatenating(flip) }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Rotates by `angle` radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies `transform` before the current transform. One without an inverse is ignored.
    public func concatenate(_ transform: CGAffineTransform) {
        surfaceTransform = transform.concatenating(surfaceTransform)
    }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGAffineTransform {
    init(_ matrix: cairo_matrix_t) {
        self.init(
            a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
            tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
    }

    /// True if cairo can draw with the transform: it and its inverse are finite.
    var isUsable: Bool {
        let determinant = a * d - b * c
        return determinant.isNormal && (1 / determinant).isNormal && tx.isFinite && ty.isFinite
            && (tx / determinant).isFinite && (ty / determinant).isFinite
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
            x0: Double(transform.tx), y0: Double(transform.ty))
    }
}
