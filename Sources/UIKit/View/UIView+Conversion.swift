extension UIView {
    /// The transform from this view's coordinates to those of `view`, or of the window if it is nil.
    final func conversion(to view: UIView?) -> CGAffineTransform {
        if view === self { return .identity }
        if let view, view === superviewReference { return transformToSuperview }
        let (root, transform) = rootConversion
        guard let view else { return transform }
        let (otherRoot, otherTransform) = view.rootConversion
        if root === otherRoot { return transform.concatenating(otherTransform.inverted()) }
        // For views in two windows, by way of the screen's coordinates.
        return transform.concatenating(root.transformToSuperview)
            .concatenating(otherRoot.transformToSuperview.inverted()).concatenating(otherTransform.inverted())
    }

    /// The root of the view hierarchy, usually the window, and the transform to its coordinates.
    private var rootConversion: (root: UIView, transform: CGAffineTransform) {
        var transform = CGAffineTransform.identity
        var root = self
        while let outer = root.superviewReference {
            transform = transform.concatenating(root.transformToSuperview)
            root = outer
        }
        return (root, transform)
    }

    /// The transform from this view's coordinates to its superview's; for a window to the screen's.
    package var transformToSuperview: CGAffineTransform {
        let (bounds, position, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
        let x = bounds.minX + anchor.x * bounds.width
        let y = bounds.minY + anchor.y * bounds.height
        let own = layer.affineTransform()
        if own.isIdentity && !layer.isGeometryFlipped {
            return CGAffineTransform(translationX: position.x - x, y: position.y - y)
        }
        let flip =
            layer.isGeometryFlipped
            ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY) : .identity
        return flip.concatenating(CGAffineTransform(translationX: -x, y: -y)).concatenating(own)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}
