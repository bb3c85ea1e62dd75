extension CALayer {
    /// Draws the layer as it is set, without animations, at the resolution of the context. The context's user space is the
    /// layer's own coordinates.
    final func renderModel(into context: CGContext) {
        layoutSubtree()
        displaySubtree()
        let scale = min(max(context.ctm.meanScale, 0.01), 8)
        let node = LayerNode(picturing: self)
        let reach = node.currentReach()
        // Where the node is placed does not matter: only what it draws in its own coordinates does.
        let place = PixelRect(
            touchedBy: CGRect(
                x: reach.minX * scale, y: reach.minY * scale, width: reach.width * scale, height: reach.height * scale))
        guard !place.isEmpty, let surface = Surface(width: place.width, height: place.height),
            let back = node.shown.planeTransform(in: nil).inverse
        else { return }
        var update = ScreenUpdate(damage: Damage(within: place))
        let toPixels = back.concatenating(PlaneTransform(scaleX: Double(scale), y: Double(scale)))
        update.update(node, in: toPixels, of: nil, clip: place, isStale: true, isCovered: true)
        // Long ago: nothing is fading in in a picture.
        for tiled in update.tiled { _ = tiled.drawTiles(at: -.greatestFiniteMagnitude) }
        var painter = NodePainter(masks: MaskCache())
        painter.paint(node, clip: place)
        PaintTarget(surface: surface, x: place.x, y: place.y, isOpaque: false).paint(painter.list)
        context.drawUpright(
            CGImage(surface: surface),
            in: CGRect(
                x: CGFloat(place.x) / scale, y: CGFloat(place.y) / scale, width: CGFloat(place.width) / scale,
                height: CGFloat(place.height) / scale))
    }
}

extension LayerNode {
    /// A node with nodes below it that shows what layers are set to, apart from any screen.
    fileprivate convenience init(picturing layer: CALayer) {
        self.init(layer)
        var picture: LayerNode?
        if let mask = layer.storedMask { picture = LayerNode(picturing: mask) }
        take(
            layer.properties, NodePixels(layer), layer.storedSublayers.map { LayerNode(picturing: $0) }, mask: picture)
    }
}
