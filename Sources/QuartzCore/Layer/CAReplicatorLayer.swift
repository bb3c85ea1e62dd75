/// A layer that shows its sublayers several times, each time moved, coloured and delayed a little more.
open class CAReplicatorLayer: CALayer {
    /// The number of copies, including the sublayers themselves. The default is 1.
    open var instanceCount: Int {
        get { Int(min(max(number("instanceCount"), 0), CGFloat(Self.mostInstances))) }
        set { changeSpecial("instanceCount", to: .number(Double(min(max(newValue, 0), Self.mostInstances)))) }
    }

    /// Whether the instances keep their places in space.
    open var preservesDepth: Bool {
        get { number("preservesDepth") != 0 }
        set { changeSpecial("preservesDepth", to: .number(newValue ? 1 : 0)) }
    }

    /// By how much each instance's time is behind that of the one before, in seconds.
    open var instanceDelay: CFTimeInterval {
        get { CFTimeInterval(number("instanceDelay")) }
        set { changeSpecial("instanceDelay", to: .number(newValue)) }
    }

    /// From one instance to the next, about the anchor point of this layer.
    open var instanceTransform: CATransform3D {
        get {
            if case .transform(let value)? = properties.special["instanceTransform"] {
                value
            } else {
                CATransform3DIdentity
            }
        }
        set { changeSpecial("instanceTransform", to: .transform(newValue)) }
    }

    /// What the colours of the first instance are multiplied by: opaque white unless set.
    open var instanceColor: CGColor? {
        get { color("instanceColor") }
        set { changeSpecial("instanceColor", to: newValue.map { .color($0.rgba) }) }
    }

    /// Added to the parts of that colour from one instance to the next.
    open var instanceRedOffset: Float {
        get { Float(number("instanceRedOffset")) }
        set { changeSpecial("instanceRedOffset", to: .number(Double(newValue))) }
    }

    open var instanceGreenOffset: Float {
        get { Float(number("instanceGreenOffset")) }
        set { changeSpecial("instanceGreenOffset", to: .number(Double(newValue))) }
    }

    open var instanceBlueOffset: Float {
        get { Float(number("instanceBlueOffset")) }
        set { changeSpecial("instanceBlueOffset", to: .number(Double(newValue))) }
    }

    open var instanceAlphaOffset: Float {
        get { Float(number("instanceAlphaOffset")) }
        set { changeSpecial("instanceAlphaOffset", to: .number(Double(newValue))) }
    }

    /// A limit, so that a hostile count does not paint for ever.
    private static let mostInstances = 10_000

    public required init() {
        super.init()
        properties.special = Self.defaults
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(layer: Any) { super.init(layer: layer) }

    private static let defaults: [String: AnimatableValue] = [
        "instanceCount": .number(1), "preservesDepth": .number(0), "instanceDelay": .number(0),
        "instanceTransform": .transform(CATransform3DIdentity), "instanceColor": .color(.white),
        "instanceRedOffset": .number(0), "instanceGreenOffset": .number(0), "instanceBlueOffset": .number(0),
        "instanceAlphaOffset": .number(0),
    ]

    override class var specialKeys: Set<String> { Set(defaults.keys) }
    override class var specialDefaults: [String: AnimatableValue] { defaults }
    override class var nodeKind: LayerNode.Kind { .replicator }

    open override class func defaultValue(forKey key: String) -> Any? {
        defaults[key]?.boxed ?? super.defaultValue(forKey: key)
    }
}
