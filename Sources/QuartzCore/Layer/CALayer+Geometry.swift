extension CALayer {
    /// The depth of the anchor point, in points.
    public var anchorPointZ: CGFloat {
        get { properties.anchorPointZ }
        set { if newValue != properties.anchorPointZ { change(.anchorPointZ) { $0.anchorPointZ = newValue } } }
    }

    final func setBounds(_ bounds: CGRect) {
        guard bounds != properties.bounds, GeometryCheck.accepts(bounds, as: "bounds") else { return }
        let resized = bounds.size != properties.bounds.size
        change(.bounds) { $0.bounds = bounds }
        if resized { sizeDidChange() }
    }

    final func setPosition(_ position: CGPoint) {
        guard position != properties.position, GeometryCheck.accepts(position, as: "position") else { return }
        change(.position) { $0.position = position }
    }

    final func setAnchorPoint(_ anchorPoint: CGPoint) {
        guard anchorPoint != properties.anchorPoint, GeometryCheck.accepts(anchorPoint, as: "anchorPoint") else {
            return
        }
        change(.anchorPoint) { $0.anchorPoint = anchorPoint }
    }

    final func setSublayerTransform(_ transform: CATransform3D) {
        guard transform != properties.sublayerTransform else { return }
        change(.sublayerTransform) { $0.sublayerTransform = transform }
    }

    /// The affine part of `transform`.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets `transform` to an affine one.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Whether contents stand upside down in the layer's own coordinates, because an odd number of layers from this one
    /// upwards have a flipped geometry.
    public func contentsAreFlipped() -> Bool {
        properties.isGeometryFlipped != (storedSuperlayer?.contentsAreFlipped() ?? false)
    }

    /// Sets the size of the bounds so that the transformed bounds are as large as `newFrame`, and the position so that
    /// they lie there.
    final func setFrame(_ newFrame: CGRect) {
        guard GeometryCheck.accepts(newFrame, as: "frame") else { return }
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
        if isSpace { return findLayer(inSpaceAt: point, properties.matrix(in: storedSuperlayer?.properties)) }
        return findLayer(at: point, properties.planeTransform(in: storedSuperlayer?.properties))
    }

    private func findLayer(at point: CGPoint, _ placement: PlaneTransform) -> CALayer? {
        guard !properties.isHidden, properties.isMeasurable, let inverse = placement.inverse,
            properties.isDoubleSided || placement.determinant >= 0
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

    /// The same for a transform layer, whose sublayers are not in one plane: `matrix` goes from their superlayer to the
    /// plane of `point`.
    private func findLayer(inSpaceAt point: CGPoint, _ matrix: CATransform3D) -> CALayer? {
        guard !properties.isHidden, properties.isMeasurable else { return nil }
        let placed = storedSublayers.enumerated().map { index, layer in
            (layer, CATransform3DConcat(layer.properties.matrix(in: properties), matrix), index)
        }
        let nearest = placed.sorted {
            ($0.0.properties.depth(through: $0.1), $0.2) > ($1.0.properties.depth(through: $1.1), $1.2)
        }
        for (layer, matrix, _) in nearest {
            let found =
                layer.isSpace
                ? layer.findLayer(inSpaceAt: point, matrix) : layer.findLayer(at: point, PlaneTransform(matrix))
            if let found { return found }
        }
        return nil
    }

    /// Whether sublayers keep their places in space instead of being flattened into the layer's plane.
    final var isSpace: Bool { type(of: self).nodeKind == .space }

    /// The sublayers, rearmost first by depth and then by place.
    final var paintOrder: [CALayer] {
        let depths = shownSublayers.map { $0.properties.depth(in: properties) }
        guard depths.contains(where: { $0 != 0 }) else { return shownSublayers }
        return zip(shownSublayers, depths).enumerated().sorted {
            ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
        }.map(\.element.0)
    }

    private func transform(to other: CALayer?) -> PlaneTransform {
        if let other, other === storedSuperlayer, !other.isSpace {
            return properties.planeTransform(in: other.properties)
        }
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
            let (plane, above) = current.transformToPlane
            result = result.concatenating(plane)
            layer = above
        }
        return result
    }

    /// The transform to the nearest ancestor that is not a transform layer, and that ancestor.
    private var transformToPlane: (PlaneTransform, CALayer?) {
        guard let above = storedSuperlayer, above.isSpace else {
            return (properties.planeTransform(in: storedSuperlayer?.properties), storedSuperlayer)
        }
        var matrix = properties.matrix(in: above.properties)
        var space: CALayer? = above
        while let current = space, current.isSpace {
            space = current.storedSuperlayer
            matrix = CATransform3DConcat(matrix, current.properties.matrix(in: space?.properties))
        }
        return (PlaneTransform(matrix), space)
    }
}
