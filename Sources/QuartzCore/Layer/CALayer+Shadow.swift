/// The shadow that a layer throws. See `CALayer+Sampling.swift` for why these stand outside the class's body.
extension CALayer {
    /// 0 (the default: no shadow) to 1.
    public var shadowOpacity: Float {
        get { properties.shadowOpacity }
        set { if newValue != properties.shadowOpacity { change(.shadowOpacity) { $0.shadowOpacity = newValue } } }
    }

    /// The softness of the shadow.
    public var shadowRadius: CGFloat {
        get { properties.shadowRadius }
        set { if newValue != properties.shadowRadius { change(.shadowRadius) { $0.shadowRadius = newValue } } }
    }

    /// The offset of the shadow from the layer, in points.
    public var shadowOffset: CGSize {
        get { properties.shadowOffset }
        set { if newValue != properties.shadowOffset { change(.shadowOffset) { $0.shadowOffset = newValue } } }
    }

    /// The colour of the shadow; nil is opaque black.
    public var shadowColor: CGColor? {
        get { properties.shadowColor }
        set { change(.shadowColor) { $0.shadowColor = newValue } }
    }

    /// The shape that casts the shadow, in the layer's coordinates. nil uses the layer's contents.
    public var shadowPath: CGPath? {
        get { properties.shadowPath }
        set { change(.shadowPath) { $0.shadowPath = newValue } }
    }
}
