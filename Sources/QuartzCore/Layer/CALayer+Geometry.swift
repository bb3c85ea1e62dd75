extension CALayer {
    /// The affine part of `transform`.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets `transform` to an affine one.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Whether the contents are flipped, counted over all layers above: never, y grows downwards everywhere.
    public func contentsAreFlipped() -> Bool { false }

    /// Bounds get the size that has `newFrame` around it under the transform, the position makes it lie there.
    final func setFrame(_ newFrame: CGRect) {
        let wanted = newFrame.standardized
        var size = wanted.size
        if !CATransform3DIsIdentity(properties.transform) {
            let vector = PlaneTransform(properties.transform)
            let scaleX = abs(vector.xx) + abs(vector.yx)
            let scaleY = abs(vector.xy) + abs(vector.yy)
            let isTurned = abs(vector.xx) < abs(vector.xy)
            if vector.isAffine && scaleX > 0 && scaleY > 0 {
                let turned = CGSize(width: size.height / scaleY, height: size.width / scaleX)
                size = isTurned ? turned : CGSize(width: size.width / scaleX, height: size.height / scaleY)
            }
        }
        if size != bounds.size { bounds = CGRect(origin: bounds.origin, size: size) }
        let now = frame
        guard !now.isNull else { return }
        let place = position
        position = CGPoint(x: place.x + wanted.minX - now.minX, y: place.y + wanted.minY - now.minY)
    }

    /// Converts a point of `l` (nil: of the topmost layer) to this layer's coordinates.
    ///
    /// - ObjC: convertPoint:fromLayer:
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { transform(from: l).apply(p) }

    /// - ObjC: convertPoint:toLayer:
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { transform(to: l).apply(p) }

    /// Converts a rectangle of `l` (nil: of the topmost layer): the smallest one around it in this layer's coordinates.
    ///
    /// - ObjC: convertRect:fromLayer:
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { transform(from: l).apply(r) }

    /// - ObjC: convertRect:toLayer:
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { transform(to: l).apply(r) }

    /// The frontmost layer that contains a point of the superlayer's coordinates.
    final func findLayer(at point: CGPoint) -> CALayer? {
        guard !properties.isHidden, properties.isMeasurable,
            let inverse = properties.planeTransform(in: storedSuperlayer?.properties).inverse
        else { return nil }
        let inside = inverse.apply(point)
        let isInBounds = contains(inside)
        if properties.masksToBounds && !isInBounds { return nil }
        if let mask = storedMask, mask.findLayer(at: inside) == nil { return nil }
        for sublayer in paintOrder.reversed() {
            if let found = sublayer.hitTest(inside) { return found }
        }
        return isInBounds ? self : nil
    }

    /// The sublayers, rearmost first by z position and then by place.
    final var paintOrder: [CALayer] {
        guard storedSublayers.contains(where: { $0.properties.zPosition != 0 }) else { return storedSublayers }
        return storedSublayers.enumerated().sorted {
            ($0.element.properties.zPosition, $0.offset) < ($1.element.properties.zPosition, $1.offset)
        }.map(\.element)
    }

    private func transform(to other: CALayer?) -> PlaneTransform {
        if let other, other === storedSuperlayer { return properties.planeTransform(in: other.properties) }
        guard let other else { return transformToTop }
        return transformToTop.concatenating(other.transformToTop.inverse ?? .identity)
    }

    private func transform(from other: CALayer?) -> PlaneTransform {
        guard let other else { return transformToTop.inverse ?? .identity }
        return other.transform(to: self)
    }

    /// To the coordinates that the topmost layer above this one lies in.
    private var transformToTop: PlaneTransform {
        var result = PlaneTransform.identity
        var layer: CALayer? = self
        while let current = layer {
            result = result.concatenating(current.properties.planeTransform(in: current.storedSuperlayer?.properties))
            layer = current.storedSuperlayer
        }
        return result
    }
}
