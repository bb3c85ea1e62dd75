/// What every animation has: timing, pacing and a delegate.
///
/// A layer keeps a copy of each animation added to it.
open class CAAnimation: PlatformObject, NSCopying, NSCoding, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// The pacing of one cycle; nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Kept alive by the animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is taken off its layer when it ends.
    open var isRemovedOnCompletion = true

    final var otherValues: [String: Any] = [:]

    /// - ObjC: init +animation
    public required init() { super.init(platform: ()) }

    /// An animation out of an archive. Its delegate is not archived.
    public required init?(coder: NSCoder) {
        super.init(platform: ())
        decodeAnimation(coder)
    }

    /// Archives the values of all keys that ``shouldArchiveValue(forKey:)`` allows, the application's own among them.
    ///
    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) { encodeAnimation(coder) }

    /// The properties of this class.
    class var keyedProperties: KeyedProperties { keyed }

    /// - ObjC: -
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        (copy.beginTime, copy.duration, copy.speed) = (beginTime, duration, speed)
        (copy.timeOffset, copy.repeatCount, copy.repeatDuration) = (timeOffset, repeatCount, repeatDuration)
        (copy.autoreverses, copy.fillMode, copy.timingFunction) = (autoreverses, fillMode, timingFunction)
        (copy.delegate, copy.isRemovedOnCompletion, copy.otherValues) = (delegate, isRemovedOnCompletion, otherValues)
        return copy
    }

    /// The same as ``copy(with:)``, as messages know it.
    ///
    /// - ObjC: copyWithZone:
    public final func copyAnimation(in zone: UnsafeMutableRawPointer?) -> CAAnimation? {
        copy(with: nil) as? CAAnimation
    }

    /// Whether an archive of the animation has the key. Keys that have the value of a new animation need not be
    /// written.
    ///
    /// - ObjC: shouldArchiveValueForKey:
    open func shouldArchiveValue(forKey key: String) -> Bool { value(forKey: key) != nil }

    /// The value a key has when it was never set, or nil.
    ///
    /// - ObjC: defaultValueForKey:
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// The value of a property, or what was set for a key of the application's own.
    ///
    /// - ObjC: valueForKey:
    open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

    /// Sets a property, or stores a value for a key of the application's own, which stays with copies.
    ///
    /// - ObjC: setValue:forKey:
    open func setValue(_ value: Any?, forKey key: String) { store(value, forKey: key) }

    /// Adds the animation to the layer, for animations that are used as actions.
    ///
    /// - ObjC: runActionForKey:object:arguments:
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        CAAnimation.adder?(self, anObject, event)
    }

    /// Adds an animation to an object that is a layer. Set by `CALayer`, since the folder of animations does not refer
    /// to layers.
    nonisolated(unsafe) static var adder: ((CAAnimation, _ object: Any, _ key: String) -> Void)?

    /// Gives the animation a duration when it has none.
    func settleDuration(_ fallback: CFTimeInterval) {
        if !(duration > 0) { duration = fallback }
    }

    /// Applies what the animation shows at `parentTime` to `properties`.
    func apply(at parentTime: CFTimeInterval, to properties: inout LayerProperties) {
        guard let moment = TimingCycle(self).moment(at: parentTime) else { return }
        show(moment, in: &properties)
    }

    /// Applies one moment of a cycle. Subclasses show something here.
    func show(_ moment: TimingMoment, in properties: inout LayerProperties) {}
}
