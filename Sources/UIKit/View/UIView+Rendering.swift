extension UIView {
    /// Returns the action for changes of a layer; nil outside of animation blocks.
    static var changeAction: ((CALayer, UIView, String) -> (any CAAction)?)?

    static let noAction = NSNull()

    static func actionOfViews(_ action: Selector) -> (@MainActor (UIResponder) -> Void)? {
        switch action.name {
        case "removeFromSuperview": { ($0 as? UIView)?.removeFromSuperview() }
        case "setNeedsDisplay": { ($0 as? UIView)?.setNeedsDisplay() }
        case "setNeedsLayout": { ($0 as? UIView)?.setNeedsLayout() }
        default: nil
        }
    }

    func makeLayer() -> CALayer {
        let peerLayer = isPeer ? PeerClass.information?.makeLayer(for: self) : nil
        let layerClass = type(of: self).layerClass as? CALayer.Type
        let layer = peerLayer ?? (layerClass ?? CALayer.self).init()
        layer.isOpaque = true
        layer.contentsScale = ScreenScale.current
        layer.delegate = self
        return layer
    }

    /// True if the view's class overrides `draw(_:)`. Only then does the layer have a backing store.
    package var drawsContent: Bool {
        guard isPeer else { return DrawOverride.exists(in: type(of: self)) }
        return DrawOverride.exists(inSuperclassOf: type(of: self))
            || PeerClass.information?.overridesDraw(self) ?? true
    }

    /// Makes the layer's backing store the current context and calls ``draw(_:)``.
    func drawContent(in context: CGContext) {
        let dirty = context.boundingBoxOfClipPath.intersection(bounds)
        guard !dirty.isEmpty else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        // Pixels that an opaque view without a background does not draw are black, as on the device.
        let hasBackground = storedBackgroundColor != nil
        if paintsPattern || (layer.isOpaque && (clearsContextBeforeDrawing || hasBackground)) {
            context.saveGState()
            context.setFillColor((storedBackgroundColor ?? .black).cgColor)
            context.fill(dirty)
            context.restoreGState()
        }
        draw(dirty)
    }

    /// True if the background is a pattern that is drawn below the view's content instead of by the layer.
    var paintsPattern: Bool { storedBackgroundColor?.cgColor.pattern != nil && drawsPatterns }

    /// Updates the layer's background. Content drawn over a translucent background cannot be opaque, even if the view's
    /// `isOpaque` is true.
    func backgroundDidChange() {
        layer.backgroundColor = paintsPattern ? nil : storedBackgroundColor?.cgColor
        guard drawsContent || paintsPattern else {
            layer.isOpaque = isOpaque
            if hadPattern { layer.contents = nil }
            hadPattern = false
            return
        }
        hadPattern = paintsPattern
        let isCovered =
            storedBackgroundColor.map { $0.cgColor.alpha == 1 && $0.cgColor.pattern == nil } ?? drawingCoversBounds
        layer.isOpaque = isOpaque && isCovered
        layer.setNeedsDisplay()
    }

    func contentModeDidChange(from oldMode: ContentMode) {
        guard contentMode != oldMode else { return }
        layer.contentsGravity = contentMode.gravity
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// True if this view and its subviews can receive touches.
    var canReceiveTouches: Bool {
        isUserInteractionEnabled && interactionBlocks == 0 && !isHidden && layer.opacity >= 0.01
    }
}
