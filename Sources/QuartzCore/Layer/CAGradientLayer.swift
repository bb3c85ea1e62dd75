/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAGradientLayerAxial
    public static let axial = CAGradientLayerType(rawValue: "axial")
}

/// A layer that is filled by a gradient. Changes of the gradient animate.
open class CAGradientLayer: CALayer {
    /// The colours (`CGColor`), from start to end.
    open var colors: [Any]? {
        get { if case .colors(let colors)? = properties.special["colors"] { colors.map { CGColor($0) } } else { nil } }
        set { changeSpecial("colors", to: newValue.map { .colors($0.compactMap { ($0 as? CGColor)?.rgba }) }) }
    }

    /// Where each colour is, ascending within 0...1; evenly spread when nil.
    open var locations: [NSNumber]? {
        get {
            if case .numbers(let places)? = properties.special["locations"] {
                places.map { NSNumber(value: $0) }
            } else {
                nil
            }
        }
        set { changeSpecial("locations", to: newValue.map { .numbers($0.map(\.doubleValue)) }) }
    }

    /// Where the gradient starts, in parts of the bounds.
    open var startPoint: CGPoint {
        get { point("startPoint") }
        set { changeSpecial("startPoint", to: .point(newValue)) }
    }

    /// Where the gradient ends, in parts of the bounds.
    open var endPoint: CGPoint {
        get { point("endPoint") }
        set { changeSpecial("endPoint", to: .point(newValue)) }
    }

    /// Only axial gradients exist.
    open var type = CAGradientLayerType.axial

    public required init() {
        super.init()
        properties.special = Self.defaults
        needsDisplayOnBoundsChange = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(layer: Any) { super.init(layer: layer) }

    private static let defaults: [String: AnimatableValue] = [
        "startPoint": .point(CGPoint(x: 0.5, y: 0)), "endPoint": .point(CGPoint(x: 0.5, y: 1)),
    ]

    override class var specialKeys: Set<String> { ["colors", "locations", "startPoint", "endPoint"] }
    override class var specialDefaults: [String: AnimatableValue] { defaults }
    override class var keyedProperties: KeyedProperties { own }

    private static let own = KeyedProperties(
        [
            .name("type", \CAGradientLayer.type)
        ], above: keyed)
    override class var drawsForShownBounds: Bool { true }

    open override class func needsDisplay(forKey key: String) -> Bool {
        key == LayerProperty.cornerRadius.rawValue || specialKeys.contains(key) || super.needsDisplay(forKey: key)
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        defaults[key]?.boxed ?? super.defaultValue(forKey: key)
    }

    open override func display() {
        if bounds.isEmpty || colors?.isEmpty != false { abandonDisplay() } else { displayDrawing(covering: bounds) }
    }

    open override func draw(in ctx: CGContext) {
        guard case .colors(let shown)? = properties.special["colors"], let first = shown.first else { return }
        if cornerRadius > 0 {
            let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
            ctx.addPath(CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil))
            ctx.clip()
        }
        guard shown.count > 1 else {
            ctx.setFillColor(CGColor(first))
            return ctx.fill(bounds)
        }
        let even = (0..<shown.count).map { CGFloat($0) / CGFloat(shown.count - 1) }
        let places = locations.map { $0.map { CGFloat($0.doubleValue) } } ?? even
        guard places.count == shown.count else { return }
        ctx.drawLinearGradient(
            CGGradient(colors: shown, locations: places), start: place(startPoint), end: place(endPoint),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    private func place(_ part: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
    }
}
