/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAGradientLayerAxial
    public static let axial = CAGradientLayerType(rawValue: "axial")
}

/// A layer that is filled by a gradient. Changes of the gradient show at once, without animations.
open class CAGradientLayer: CALayer {
    /// The colours (`CGColor`), from start to end.
    open var colors: [Any]? { didSet { setNeedsDisplay() } }
    /// Where each colour is, ascending within 0...1; evenly spread when nil.
    open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Where the gradient starts, in parts of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
    /// Where the gradient ends, in parts of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }
    /// Only axial gradients exist.
    open var type = CAGradientLayerType.axial

    public required init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    public override init(layer: Any) { super.init(layer: layer) }

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        (colors, locations, startPoint, endPoint) = (layer.colors, layer.locations, layer.startPoint, layer.endPoint)
    }

    open override class func needsDisplay(forKey key: String) -> Bool {
        key == LayerProperty.cornerRadius.rawValue || super.needsDisplay(forKey: key)
    }

    open override func display() {
        if bounds.isEmpty { abandonDisplay() } else { displayDrawing(covering: bounds) }
    }

    open override func draw(in ctx: CGContext) {
        let shown = (colors ?? []).compactMap { $0 as? CGColor }
        guard shown.count > 1 else {
            if let color = shown.first {
                ctx.setFillColor(color)
                ctx.fill(bounds)
            }
            return
        }
        let even = (0..<shown.count).map { CGFloat($0) / CGFloat(shown.count - 1) }
        let places = locations.map { $0.map { CGFloat($0.doubleValue) } } ?? even
        guard places.count == shown.count else { return }
        let gradient = CGGradient(colors: shown.map(\.rgba), locations: places)
        if cornerRadius > 0 {
            ctx.addPath(
                CGPath(
                    roundedRect: bounds, cornerWidth: min(cornerRadius, bounds.width / 2),
                    cornerHeight: min(cornerRadius, bounds.height / 2), transform: nil))
            ctx.clip()
        }
        ctx.drawLinearGradient(
            gradient, start: place(startPoint), end: place(endPoint),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    private func place(_ part: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
    }
}
