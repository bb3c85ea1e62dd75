extension UIView {
    func makeLayer() -> CALayer {
        let peerLayerClass: AnyClass? = isPeer ? PeerClass.information?.layerClass(of: self) : nil
        let layerClass = (peerLayerClass ?? type(of: self).layerClass) as? CALayer.Type
        let layer = (layerClass ?? CALayer.self).init()
        layer.isOpaque = true
        layer.delegate = self
        return layer
    }

    /// Whether the view's class draws its content. Only then has the layer a backing store.
    package var drawsContent: Bool {
        guard isPeer else { return DrawOverride.exists(in: type(of: self)) }
        return DrawOverride.exists(inSuperclassOf: type(of: self))
            || PeerClass.information?.overridesDraw(self) ?? true
    }

    /// Lets ``draw(_:)`` draw into the layer's backing store.
    func drawContent(in context: CGContext) {
        let dirty = context.boundingBoxOfClipPath.intersection(bounds)
        guard !dirty.isEmpty else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        // What an opaque view without a background leaves out is black, as on the device.
        if clearsContextBeforeDrawing, layer.isOpaque {
            context.saveGState()
            context.setFillColor((backgroundColor ?? .black).cgColor)
            context.fill(dirty)
            context.restoreGState()
        }
        draw(dirty)
    }

    /// A picture drawn over a background that lets something through cannot be opaque, whatever the view promises.
    func backgroundDidChange() {
        guard drawsContent else {
            layer.isOpaque = isOpaque
            return
        }
        let isCovered = backgroundColor.map { $0.cgColor.alpha == 1 && $0.patternImage == nil } ?? !(self is UILabel)
        layer.isOpaque = isOpaque && isCovered
        layer.setNeedsDisplay()
    }

    func contentModeDidChange(from oldMode: ContentMode) {
        guard contentMode != oldMode else { return }
        layer.contentsGravity = contentMode.gravity
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// Whether a touch may go to this view or one inside it.
    var canReceiveTouches: Bool {
        isUserInteractionEnabled && interactionBlocks == 0 && !isHidden && layer.opacity >= 0.01
    }
}
