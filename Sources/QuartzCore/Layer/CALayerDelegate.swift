/// What draws, lays out and animates a layer for it. Every member is optional.
///
/// - ObjC: CALayerDelegate informal
public protocol CALayerDelegate: AnyObject {
    /// Provides the layer's contents. The default draws them: see `draw(_:in:)`.
    ///
    /// - ObjC: displayLayer:
    func display(_ layer: CALayer)
    /// Draws the layer's contents in points of its bounds, y down.
    ///
    /// - ObjC: drawLayer:inContext:
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Places the layer's sublayers.
    ///
    /// - ObjC: layoutSublayersOfLayer:
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for `event`: nil to continue the search, `NSNull()` for no action.
    ///
    /// - ObjC: actionForLayer:forKey:
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
