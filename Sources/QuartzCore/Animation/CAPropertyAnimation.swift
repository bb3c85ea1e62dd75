/// An animation of one property of a layer, or of a part of its value.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the animated property, such as `position`, `bounds.size.width` or `transform.rotation.z`.
    open var keyPath: String? { didSet { parsedKeyPath = nil } }
    /// True to add the values to the present value of the layer instead of replacing it. The default is false.
    open var isAdditive = false
    /// True to start each repetition with the final value of the previous one. The default is false.
    open var isCumulative = false
    /// Makes transforms out of numbers before they are used.
    open var valueFunction: CAValueFunction? { didSet { valueFunctionDidChange() } }

    private var parsedKeyPath: AnimationKeyPath?

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var keyedProperties: KeyedProperties { propertyKeyed }

    static let propertyKeyed = KeyedProperties(
        [
            .object("keyPath", \CAPropertyAnimation.keyPath),
            .flag("additive", \CAPropertyAnimation.isAdditive),
            .flag("cumulative", \CAPropertyAnimation.isCumulative),
            .object("valueFunction", \CAPropertyAnimation.valueFunction),
        ], above: keyed)

    /// - ObjC: +animationWithKeyPath:
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let copy = copy as? CAPropertyAnimation else { return copy }
        (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
        copy.valueFunction = valueFunction
        return copy
    }

    final var target: AnimationKeyPath? {
        if parsedKeyPath == nil, let keyPath { parsedKeyPath = AnimationKeyPath(keyPath) }
        return parsedKeyPath
    }

    override func show(_ moment: TimingMoment, in properties: inout LayerProperties) {
        guard let target else { return }
        let base = target.value(in: properties)
        guard var value = value(at: moment.progress, base: base) else { return }
        if isCumulative, moment.cycle > 0, let end = self.value(at: 1, base: base) {
            value = value.adding(end, times: moment.cycle)
        }
        if isAdditive, let base { value = base.adding(value) }
        target.set(value, in: &properties)
    }

    /// Returns the value at a progress from 0 to 1. `base` is the layer's value without this animation.
    func value(at progress: Double, base: AnimatableValue?) -> AnimatableValue? { nil }

    /// Called when the value function has changed, to discard values computed with the previous one.
    func valueFunctionDidChange() {}

    /// A value as the application gave it, through the value function.
    final func animatable(_ value: Any?) -> AnimatableValue? {
        valueFunction.flatMap { $0.transform(value) }.map { .transform($0) } ?? AnimatableValue(value)
    }
}
