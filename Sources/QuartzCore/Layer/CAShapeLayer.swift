/// A layer that shows a path, inside its bounds and outside. Changes of the shape show at once, without animations.
open class CAShapeLayer: CALayer {
    /// The shape, in the layer's coordinates.
    open var path: CGPath? { didSet { setNeedsDisplay() } }
    /// nil: not filled.
    open var fillColor: CGColor? = CGColor.black { didSet { setNeedsDisplay() } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsDisplay() } }
    /// nil: without a line.
    open var strokeColor: CGColor? { didSet { setNeedsDisplay() } }
    open var lineWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsDisplay() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsDisplay() } }
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The lengths of dashes and gaps in turn; nil: a full line.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

    public required init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        (path, fillColor, fillRule, strokeColor) = (layer.path, layer.fillColor, layer.fillRule, layer.strokeColor)
        (lineWidth, miterLimit, lineCap, lineJoin) = (layer.lineWidth, layer.miterLimit, layer.lineCap, layer.lineJoin)
        (lineDashPhase, lineDashPattern) = (layer.lineDashPhase, layer.lineDashPattern)
    }

    open override func display() {
        guard let path, !path.isEmpty else { return abandonDisplay() }
        var reach = path.boundingBox
        if strokeColor != nil {
            // Pointed joins reach furthest, then square ends.
            let factor = lineJoin == .miter ? max(miterLimit, 1.5) : 1.5
            reach = reach.insetBy(dx: -lineWidth / 2 * factor, dy: -lineWidth / 2 * factor)
        }
        displayDrawing(covering: reach)
    }

    open override func draw(in ctx: CGContext) {
        guard let path else { return }
        if let fillColor {
            ctx.setFillColor(fillColor)
            ctx.addPath(path)
            ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let strokeColor, lineWidth > 0 else { return }
        ctx.setStrokeColor(strokeColor)
        ctx.setLineWidth(lineWidth)
        ctx.setMiterLimit(miterLimit)
        ctx.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        ctx.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        ctx.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        ctx.addPath(path)
        ctx.strokePath()
    }
}
