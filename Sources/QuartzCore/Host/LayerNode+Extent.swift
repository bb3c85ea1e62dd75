extension LayerNode {
    /// True if neither the node nor its descendants are visible.
    var isInvisible: Bool { shown.isHidden || !(shown.opacity > 0) || !isMeasurable }

    /// The size of the contents in pixels and their pixels for one point; nil without contents.
    var contentsSize: (pixels: CGSize, scale: CGFloat)? {
        switch pixels {
        case .none:
            guard let image = shown.contents else { return nil }
            return (CGSize(width: image.width, height: image.height), max(shown.contentsScale, 1e-3))
        case .drawn(let store):
            return (CGSize(width: store.surface.width, height: store.surface.height), store.scale)
        case .tiled(let tiles):
            let size = shown.bounds.size
            return (CGSize(width: size.width * tiles.scale, height: size.height * tiles.scale), tiles.scale)
        case .hosted(let surface):
            return (CGSize(width: surface.width, height: surface.height), max(shown.contentsScale, 1e-3))
        }
    }

    /// The rectangle of the contents, in the node's coordinates.
    var contentsFrame: CGRect? {
        guard let (pixels, scale) = contentsSize else { return nil }
        if case .drawn(let store) = self.pixels, let frame = store.frame { return frame }
        if case .tiled = self.pixels { return shown.bounds }
        let size = CGSize(
            width: pixels.width * shown.contentsRect.width / scale,
            height: pixels.height * shown.contentsRect.height / scale)
        return shown.contentsGravity.place(size, in: shown.bounds)
    }

    var hasShadow: Bool { shown.shadowOpacity > 0 && !shown.masksToBounds && kind != .space }

    /// The extent of the node's own drawing, in its own coordinates; null when it draws nothing.
    var ownReach: CGRect {
        // The extent of particles changes every frame, so it is not kept.
        guard particles == nil else { return findOwnReach() }
        let reach = knownOwnReach ?? findOwnReach()
        knownOwnReach = reach
        return reach
    }

    private func findOwnReach() -> CGRect {
        var reach = CGRect.null
        if kind == .space { return reach }
        if shown.backgroundColor != nil || shown.borderWidth > 0 || transition != nil { reach = shown.bounds }
        if let frame = contentsFrame {
            reach = reach.union(shown.masksToBounds ? frame.intersection(shown.bounds) : frame)
        }
        if particles != nil { reach = reach.union(reachOfParticles) }
        return reach
    }

    /// The extent of the node with its descendants and its shadow, in its own coordinates.
    func currentReach() -> CGRect {
        if let reach { return reach }
        var result = ownReach
        var below = CGRect.null
        if kind == .replicator {
            below = reachOfInstances()
        } else {
            for child in children where !child.isInvisible { below = below.union(child.reach(in: self, through: nil)) }
        }
        if !below.isNull { result = result.union(shown.masksToBounds ? below.intersection(shown.bounds) : below) }
        if let mask { result = result.intersection(mask.planeTransform(in: self).apply(mask.currentReach())) }
        result = result.union(shadowReach(of: result))
        reach = result
        return result
    }

    /// The extent of the node with its descendants, in the coordinates of the nearest ancestor that is not a transform
    /// layer.
    ///
    /// - Parameters:
    ///   - parent: the parent if it has a sublayer transform or flipped geometry; nil otherwise.
    ///   - space: from the parent's coordinates to those of that ancestor; nil when the parent is that ancestor.
    func reach(in parent: LayerNode?, through space: CATransform3D?) -> CGRect {
        guard kind == .space || space != nil else {
            let reach = currentReach()
            return reach.isNull ? reach : planeTransform(in: parent).apply(reach)
        }
        let own = shown.matrix(in: parent?.shown)
        let matrix = space.map { CATransform3DConcat(own, $0) } ?? own
        guard kind == .space else {
            let reach = currentReach()
            return reach.isNull ? reach : PlaneTransform(matrix).apply(reach)
        }
        return children.filter { !$0.isInvisible }.reduce(CGRect.null) {
            $0.union($1.reach(in: self, through: matrix))
        }
    }

    /// The extent of the shadow of something with extent `shape`.
    func shadowReach(of shape: CGRect) -> CGRect {
        guard hasShadow else { return .null }
        let source = shown.shadowPath?.boundingBox ?? shape
        guard !source.isNull else { return .null }
        let spread = -ShadowImage.spread(ofRadius: shown.shadowRadius)
        return source.offsetBy(dx: shown.shadowOffset.width, dy: shown.shadowOffset.height)
            .insetBy(dx: spread, dy: spread)
    }
}

extension CALayerContentsGravity {
    /// Where contents of `size` go in `bounds`. As on the device, "top" is where y is greatest: the names are older
    /// than coordinates that grow downwards.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .resizeAspect, .resizeAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let (across, down) = (bounds.width / size.width, bounds.height / size.height)
            let factor = self == .resizeAspect ? min(across, down) : max(across, down)
            return place(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5, bounds)
        case .center: return place(size, 0.5, 0.5, bounds)
        case .left: return place(size, 0, 0.5, bounds)
        case .right: return place(size, 1, 0.5, bounds)
        case .top: return place(size, 0.5, 1, bounds)
        case .topLeft: return place(size, 0, 1, bounds)
        case .topRight: return place(size, 1, 1, bounds)
        case .bottom: return place(size, 0.5, 0, bounds)
        case .bottomLeft: return place(size, 0, 0, bounds)
        case .bottomRight: return place(size, 1, 0, bounds)
        default: return bounds
        }
    }

    private func place(_ size: CGSize, _ across: CGFloat, _ down: CGFloat, _ bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * across,
            y: bounds.minY + (bounds.height - size.height) * down, width: size.width, height: size.height)
    }
}
