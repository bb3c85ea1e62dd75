/// A kind of particles: how many are emitted, how they look, move and change. Ranges are spread about the value, half to
/// each side. Lengths are points, angles radians, times seconds.
open class CAEmitterCell: PlatformObject, CAMediaTiming {
    /// A name by which an emitter layer's key paths reach the cell: `emitterCells.NAME.birthRate`.
    open var name: String?
    open var isEnabled = true
    /// Particles a second.
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    /// The direction out of the plane, and the one in the plane from the x axis.
    open var emissionLatitude: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    /// The angle of the cone about the direction.
    open var emissionRange: CGFloat = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var zAcceleration: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    /// Radians a second.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    /// Multiplies the contents; opaque white when nil.
    open var color: CGColor? = .white
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0
    /// The picture of a particle (a `CGImage`).
    open var contents: Any?
    /// The part of the picture that is shown, in parts of its size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the picture for one point.
    open var contentsScale: CGFloat = 1
    /// When in the life of the emitter, or of the particle that emits this cell's, the first particle is born.
    open var beginTime: CFTimeInterval = 0
    /// For how long particles are born; endless when 0.
    open var duration: CFTimeInterval = 0
    /// How the picture is sampled when a particle is larger or smaller than it. The particles' own way is always linear.
    /// - Status: stub
    open var magnificationFilter = CALayerContentsFilter.linear
    /// - Status: stub
    open var minificationFilter = CALayerContentsFilter.linear
    /// - Status: stub
    open var minificationFilterBias: Float = 0
    /// Values for keys that have not been set otherwise.
    open var style: [AnyHashable: Any]?
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// What each particle emits.
    open var emitterCells: [CAEmitterCell]?
    final var otherValues: [String: Any] = [:]

    /// - ObjC: init +emitterCell
    public required init() { super.init(platform: ()) }

    /// The value of a property, or what was set for a key of the application's own.
    ///
    /// - ObjC: valueForKey:
    open func value(forKey key: String) -> Any? {
        if let property = Self.numbers[key] { return self[keyPath: property] }
        if let property = Self.lengths[key] { return self[keyPath: property] }
        switch key {
        case "name": return name
        case "enabled": return isEnabled
        case "color": return color
        case "contents": return contents
        case "emitterCells": return emitterCells
        default: return otherValues[key] ?? style?[key] ?? Self.defaultValue(forKey: key)
        }
    }

    /// The value a key has when it was never set, or nil.
    ///
    /// - ObjC: defaultValueForKey:
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "enabled": true
        case "scale", "contentsScale": 1
        case "contentsRect": CGRect(x: 0, y: 0, width: 1, height: 1)
        default: nil
        }
    }

    /// Whether an archive of the cell has the key.
    ///
    /// - ObjC: shouldArchiveValueForKey:
    open func shouldArchiveValue(forKey key: String) -> Bool { value(forKey: key) != nil }

    /// - ObjC: setValue:forKey:
    open func setValue(_ value: Any?, forKey key: String) {
        let number = AnimatableValue.double(value)
        if let property = Self.numbers[key] { return self[keyPath: property] = Float(number ?? 0) }
        if let property = Self.lengths[key] { return self[keyPath: property] = CGFloat(number ?? 0) }
        switch key {
        case "name": name = value as? String
        case "enabled": isEnabled = number ?? 0 != 0
        case "color": color = value as? CGColor
        case "contents": contents = value
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        case "beginTime": beginTime = number ?? 0
        case "duration": duration = number ?? 0
        default: otherValues[key] = value
        }
    }

    private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
        "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
        "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    ]

    private static let lengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
        "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
        "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
        "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
        "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
        "spinRange": \.spinRange,
    ]
}
