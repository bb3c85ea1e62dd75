/// A layer that shows a path, inside its bounds and outside. Changes of its colours and measures animate; the path does
/// by an explicit animation.
open class CAShapeLayer: CALayer {
    /// The shape, in the layer's coordinates. Between two paths of the same elements there are paths to animate
    /// through.
    open var path: CGPath? {
        get { if case .path(let path)? = properties.special["path"] { path } else { nil } }
        set { changeSpecial("path", to: newValue.map { .path($0) }) }
    }

    /// nil: not filled.
    open var fillColor: CGColor? {
        get { color("fillColor") }
        set { changeSpecial("fillColor", to: newValue.map { .color($0.rgba) }) }
    }

    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsDisplay() } }

    /// nil: without a line.
    open var strokeColor: CGColor? {
        get { color("strokeColor") }
        set { changeSpecial("strokeColor", to: newValue.map { .color($0.rgba) }) }
    }

    /// Where on the path the line begins, as a part of its length: 0...1.
    open var strokeStart: CGFloat {
        get { number("strokeStart") }
        set { changeSpecial("strokeStart", to: .number(newValue)) }
    }

    /// Where on the path the line ends, as a part of its length: 0...1.
    open var strokeEnd: CGFloat {
        get { number("strokeEnd") }
        set { changeSpecial("strokeEnd", to: .number(newValue)) }
    }

    open var lineWidth: CGFloat {
        get { number("lineWidth") }
        set { changeSpecial("lineWidth", to: .number(newValue)) }
    }

    open var miterLimit: CGFloat {
        get { number("miterLimit") }
        set { changeSpecial("miterLimit", to: .number(newValue)) }
    }

    open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsDisplay() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsDisplay() } }

    /// How far into the pattern the line begins.
    open var lineDashPhase: CGFloat {
        get { number("lineDashPhase") }
        set { changeSpecial("lineDashPhase", to: .number(newValue)) }
    }

    /// The lengths of dashes and gaps in turn; nil: a full line.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

    public required init() {
        super.init()
        properties.special = Self.defaults
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(layer: Any) { super.init(layer: layer) }

    private static let defaults: [String: AnimatableValue] = [
        "fillColor": .color(.black), "strokeStart": .number(0), "strokeEnd": .number(1), "lineWidth": .number(1),
        "miterLimit": .number(10), "lineDashPhase": .number(0),
    ]

    override class var specialKeys: Set<String> { keys }
    override class var specialDefaults: [String: AnimatableValue] { defaults }
    override class var keyedProperties: KeyedProperties { own }

    private static let own = KeyedProperties(
        [
            .name("fillRule", \CAShapeLayer.fillRule),
            .name("lineCap", \CAShapeLayer.lineCap),
            .name("lineJoin", \CAShapeLayer.lineJoin),
            .object("lineDashPattern", \CAShapeLayer.lineDashPattern),
        ], above: keyed)

    private static let keys: Set<String> = [
        "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase",
    ]

    open override class func needsDisplay(forKey key: String) -> Bool {
        keys.contains(key) || super.needsDisplay(forKey: key)
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        defaults[key]?.boxed ?? super.defaultValue(forKey: key)
    }

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        (fillRule, lineCap, lineJoin) = (layer.fillRule, layer.lineCap, layer.lineJoin)
        lineDashPattern = layer.lineDashPattern
    }

    // MARK: Drawing

    open override func display() {
        guard let path, !path.isEmpty else { return abandonDisplay() }
        var reach = path.boundingBox
        if strokeColor != nil, lineWidth > 0 {
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
        let isWhole = strokeStart <= 0 && strokeEnd >= 1
        ctx.addPath(isWhole ? path : TrimmedPath(path).part(from: strokeStart, to: strokeEnd))
        ctx.strokePath()
    }
}

extension CALayer {
    /// A value that only layers of some classes have, as a number; 0 when it is none.
    final func number(_ key: String) -> CGFloat {
        if case .number(let value)? = properties.special[key] { value } else { 0 }
    }

    final func color(_ key: String) -> CGColor? {
        if case .color(let value)? = properties.special[key] { CGColor(value) } else { nil }
    }

    final func point(_ key: String) -> CGPoint {
        if case .point(let value)? = properties.special[key] { value } else { .zero }
    }
}
