/// An animation of one property of a layer, or of a part of its value.
open class CAPropertyAnimation: CAAnimation {
    /// What is animated: `position`, `bounds.size.width`, `transform.rotation.z`.
    open var keyPath: String? { didSet { parsedKeyPath = nil } }
    /// Whether values are added to what the layer has, instead of replacing it.
    open var isAdditive = false
    /// Whether each repetition starts from where the one before it ended.
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

    /// The value at a progress; `base` is what the layer has without this animation.
    func value(at progress: Double, base: AnimatableValue?) -> AnimatableValue? { nil }

    /// Called when the value function changes: values kept from the old one must be forgotten.
    func valueFunctionDidChange() {}

    /// A value as the application gave it, through the value function.
    final func animatable(_ value: Any?) -> AnimatableValue? {
        valueFunction.flatMap { $0.transform(value) }.map { .transform($0) } ?? AnimatableValue(value)
    }
}
