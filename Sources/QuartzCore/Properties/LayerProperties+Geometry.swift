extension LayerProperties {
    /// Where the anchor point is in the layer's own coordinates.
    package var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// From the layer's own coordinates to those of a superlayer with the given properties (nil: without any effect),
    /// as far as the two planes go.
    package func planeTransform(in parent: LayerProperties?) -> PlaneTransform {
        let parentIsPlain = parent.map { CATransform3DIsIdentity($0.sublayerTransform) } ?? true
        if parentIsPlain && !isGeometryFlipped && CATransform3DIsIdentity(transform) {
            let anchor = self.anchor
            return PlaneTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return PlaneTransform(matrix(in: parent))
    }

    /// From the layer's own coordinates to those of a superlayer, in space.
    package func matrix(in parent: LayerProperties?) -> CATransform3D {
        let anchor = self.anchor
        var matrix = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
        if isGeometryFlipped { matrix = CATransform3DConcat(flip, matrix) }
        matrix = CATransform3DConcat(matrix, transform)
        matrix = CATransform3DConcat(
            matrix, CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ))
        guard let parent, !CATransform3DIsIdentity(parent.sublayerTransform) else { return matrix }
        return CATransform3DConcat(matrix, parent.aboutAnchor(parent.sublayerTransform))
    }

    /// A transform of this layer's coordinates, applied about the anchor point.
    package func aboutAnchor(_ transform: CATransform3D) -> CATransform3D {
        let center = anchor
        let moved = CATransform3DConcat(CATransform3DMakeTranslation(-center.x, -center.y, 0), transform)
        return CATransform3DConcat(moved, CATransform3DMakeTranslation(center.x, center.y, 0))
    }

    /// Turns the bounds upside down.
    package var flip: CATransform3D {
        var flip = CATransform3DMakeScale(1, -1, 1)
        flip.m42 = bounds.minY + bounds.maxY
        return flip
    }

    /// The depth of the layer's centre among the sublayers of a layer with the given properties; greater is nearer to
    /// the viewer.
    package func depth(in parent: LayerProperties?) -> CGFloat {
        let parentIsPlain = parent.map { CATransform3DIsIdentity($0.sublayerTransform) } ?? true
        if parentIsPlain && CATransform3DIsAffine(transform) { return zPosition }
        return depth(through: matrix(in: parent))
    }

    /// The depth of the layer's centre after a transform; greater is nearer to the viewer.
    package func depth(through matrix: CATransform3D) -> CGFloat {
        let (x, y) = (bounds.midX, bounds.midY)
        let z = x * matrix.m13 + y * matrix.m23 + matrix.m43
        let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
        let depth = abs(w) < 1e-9 ? z : z / w
        // A depth that is only a rounding error must not change the order.
        return abs(depth) < 1e-6 || !depth.isFinite ? 0 : depth
    }

    /// True if all lengths and transforms are finite numbers. A layer with others is not shown.
    package var isMeasurable: Bool {
        // An infinity or NaN in any of them makes the sum one.
        var sum = bounds.origin.x.magnitude + bounds.origin.y.magnitude
        sum += bounds.size.width.magnitude + bounds.size.height.magnitude
        sum += position.x.magnitude + position.y.magnitude + zPosition.magnitude
        sum += anchorPoint.x.magnitude + anchorPoint.y.magnitude + anchorPointZ.magnitude
        sum += contentsRect.origin.x.magnitude + contentsRect.origin.y.magnitude
        sum += contentsRect.size.width.magnitude + contentsRect.size.height.magnitude
        sum += contentsCenter.origin.x.magnitude + contentsCenter.origin.y.magnitude
        sum += contentsCenter.size.width.magnitude + contentsCenter.size.height.magnitude
        sum += contentsScale.magnitude + shadowRadius.magnitude + rasterizationScale.magnitude
        sum += shadowOffset.width.magnitude + shadowOffset.height.magnitude
        return sum + transform.magnitude + sublayerTransform.magnitude < LayerProperties.largestMeasure
    }

    private static let largestMeasure: CGFloat = 1e9

    /// The smallest rectangle around the transformed bounds, in the superlayer's coordinates.
    package var frame: CGRect { planeTransform(in: nil).apply(bounds) }
}
