/// A kind of particles: how many are emitted, how they look, move and change. Ranges are spread about the value, half
/// to each side. Lengths are points, angles radians, times seconds.
open class CAEmitterCell: PlatformObject, CAMediaTiming, NSCoding {
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
    /// How the picture is sampled when a particle is larger or smaller than it. The particles' own way is always
    /// linear.
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

    public required init?(coder: NSCoder) {
        super.init(platform: ())
        DecodingDepth.decode { coder.decodeValues(of: Self.keyed.keys) { store($1, forKey: $0) } }
    }

    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) {
        coder.encodeValues(of: Self.keyed.keys, own: otherValues.keys.sorted()) { key in
            shouldArchiveValue(forKey: key) ? storedValue(forKey: key) : nil
        }
    }

    /// The value of a property, or what was set for a key of the application's own.
    ///
    /// - ObjC: valueForKey:
    open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

    private func storedValue(forKey key: String) -> Any? {
        if let property = Self.keyed[key] { return property.value(self) }
        return otherValues[key] ?? style?[key] ?? Self.defaultValue(forKey: key)
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
    open func setValue(_ value: Any?, forKey key: String) { store(value, forKey: key) }

    private func store(_ value: Any?, forKey key: String) {
        if let property = Self.keyed[key] { return property.set(self, value) }
        otherValues[key] = value
    }

    private static let keyed = KeyedProperties([
        .object("name", \CAEmitterCell.name), .flag("enabled", \CAEmitterCell.isEnabled),
        .object("color", \CAEmitterCell.color), .anything("contents", \CAEmitterCell.contents),
        .structure("contentsRect", \CAEmitterCell.contentsRect), .object("emitterCells", \CAEmitterCell.emitterCells),
        .object("style", \CAEmitterCell.style), .name("magnificationFilter", \CAEmitterCell.magnificationFilter),
        .name("minificationFilter", \CAEmitterCell.minificationFilter), .name("fillMode", \CAEmitterCell.fillMode),
        .flag("autoreverses", \CAEmitterCell.autoreverses), .real("contentsScale", \CAEmitterCell.contentsScale),
        .real("minificationFilterBias", \CAEmitterCell.minificationFilterBias),
        .real("beginTime", \CAEmitterCell.beginTime), .real("duration", \CAEmitterCell.duration),
        .real("speed", \CAEmitterCell.speed), .real("timeOffset", \CAEmitterCell.timeOffset),
        .real("repeatCount", \CAEmitterCell.repeatCount), .real("repeatDuration", \CAEmitterCell.repeatDuration),
        .real("birthRate", \CAEmitterCell.birthRate), .real("lifetime", \CAEmitterCell.lifetime),
        .real("lifetimeRange", \CAEmitterCell.lifetimeRange), .real("redRange", \CAEmitterCell.redRange),
        .real("greenRange", \CAEmitterCell.greenRange), .real("blueRange", \CAEmitterCell.blueRange),
        .real("alphaRange", \CAEmitterCell.alphaRange), .real("redSpeed", \CAEmitterCell.redSpeed),
        .real("greenSpeed", \CAEmitterCell.greenSpeed), .real("blueSpeed", \CAEmitterCell.blueSpeed),
        .real("alphaSpeed", \CAEmitterCell.alphaSpeed), .real("emissionLatitude", \CAEmitterCell.emissionLatitude),
        .real("emissionLongitude", \CAEmitterCell.emissionLongitude),
        .real("emissionRange", \CAEmitterCell.emissionRange), .real("velocity", \CAEmitterCell.velocity),
        .real("velocityRange", \CAEmitterCell.velocityRange), .real("xAcceleration", \CAEmitterCell.xAcceleration),
        .real("yAcceleration", \CAEmitterCell.yAcceleration), .real("zAcceleration", \CAEmitterCell.zAcceleration),
        .real("scale", \CAEmitterCell.scale), .real("scaleRange", \CAEmitterCell.scaleRange),
        .real("scaleSpeed", \CAEmitterCell.scaleSpeed), .real("spin", \CAEmitterCell.spin),
        .real("spinRange", \CAEmitterCell.spinRange),
    ])
}
