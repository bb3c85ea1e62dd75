extension CALayer {
    /// Draws the layer as it is set, without animations, at the resolution of the context. The context's user space is
    /// the layer's own coordinates.
    final func renderModel(into context: CGContext) {
        layoutSubtree()
        displaySubtree()
        let scale = min(max(context.ctm.meanScale, 0.01), 8)
        let node = LayerNode(picturing: self)
        guard let picture = NodePicture(node, scale: scale, masks: MaskCache()) else { return }
        context.drawUpright(CGImage(surface: picture.surface), in: picture.frame)
    }
}

extension LayerNode {
    /// A tree of nodes with the model values of the layer and its sublayers, outside of any host.
    fileprivate convenience init(picturing layer: CALayer) {
        self.init(layer)
        var picture: LayerNode?
        if let mask = layer.storedMask { picture = LayerNode(picturing: mask) }
        take(
            layer.properties, NodePixels(layer), layer.storedSublayers.map { LayerNode(picturing: $0) }, mask: picture)
    }
}
