/// A layer that leaves its sublayers their places in space: they are not flattened into its plane, so that together
/// they make up a body. It shows nothing itself; background, contents, border, shadow and clipping are ignored.
open class CATransformLayer: CALayer {
    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(layer: Any) { super.init(layer: layer) }

    override class var nodeKind: LayerNode.Kind { .space }

    /// Never: it has no plane for a point to be in.
    open override func contains(_ p: CGPoint) -> Bool { false }
}
