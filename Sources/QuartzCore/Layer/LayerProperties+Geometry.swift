extension LayerProperties {
    /// Where the anchor point is in the layer's own coordinates.
    package var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// From the layer's own coordinates to those of a superlayer with the given properties (nil: without any effect).
    package func planeTransform(in parent: LayerProperties?) -> PlaneTransform {
        let anchor = self.anchor
        let parentIsPlain = parent.map { CATransform3DIsIdentity($0.sublayerTransform) } ?? true
        if parentIsPlain && CATransform3DIsIdentity(transform) {
            return PlaneTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        var matrix = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
        matrix = CATransform3DConcat(matrix, transform)
        matrix = CATransform3DConcat(
            matrix, CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ))
        if let parent, !parentIsPlain {
            let center = parent.anchor
            matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(-center.x, -center.y, 0))
            matrix = CATransform3DConcat(matrix, parent.sublayerTransform)
            matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(center.x, center.y, 0))
        }
        return PlaneTransform(matrix)
    }

    /// Whether all measures are numbers that can be worked with. A layer that has others is not shown.
    package var isMeasurable: Bool {
        // Infinities and what is no number spread into the sum.
        var sum = bounds.origin.x.magnitude + bounds.origin.y.magnitude
        sum += bounds.size.width.magnitude + bounds.size.height.magnitude
        sum += position.x.magnitude + position.y.magnitude + zPosition.magnitude
        sum += anchorPoint.x.magnitude + anchorPoint.y.magnitude + anchorPointZ.magnitude
        sum += contentsRect.origin.x.magnitude + contentsRect.origin.y.magnitude
        sum += contentsRect.size.width.magnitude + contentsRect.size.height.magnitude
        sum += contentsCenter.origin.x.magnitude + contentsCenter.origin.y.magnitude
        sum += contentsCenter.size.width.magnitude + contentsCenter.size.height.magnitude
        sum += contentsScale.magnitude + shadowRadius.magnitude
        sum += shadowOffset.width.magnitude + shadowOffset.height.magnitude
        return sum + transform.magnitude + sublayerTransform.magnitude < LayerProperties.largestMeasure
    }

    private static let largestMeasure: CGFloat = 1e9

    /// The smallest rectangle around the transformed bounds, in the superlayer's coordinates.
    package var frame: CGRect { planeTransform(in: nil).apply(bounds) }
}
