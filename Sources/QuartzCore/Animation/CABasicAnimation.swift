/// An animation between two values.
///
/// The values that are set decide what it runs between: `fromValue` and `toValue`; from and from + by; to − by and to;
/// from and the layer's value; the layer's value and to; the layer's value and that + by. With none set, it runs from
/// the value shown when it began to the layer's value.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any? { didSet { ends = nil } }
    open var toValue: Any? { didSet { ends = nil } }
    open var byValue: Any? { didSet { ends = nil } }

    /// The value that was shown when the animation was added.
    var shownBefore: AnimatableValue?

    /// The three values as they are used, kept because frames ask for them again and again.
    private var ends: (from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)?

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var keyedProperties: KeyedProperties { own }

    private static let own = KeyedProperties(
        [
            .anything("fromValue", \CABasicAnimation.fromValue),
            .anything("toValue", \CABasicAnimation.toValue),
            .anything("byValue", \CABasicAnimation.byValue),
        ], above: propertyKeyed)

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let copy = copy as? CABasicAnimation else { return copy }
        (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
        return copy
    }

    override func valueFunctionDidChange() { ends = nil }

    override func value(at progress: Double, base: AnimatableValue?) -> AnimatableValue? {
        let eased = timingFunction?.value(at: progress) ?? progress
        let neutral = isAdditive ? base.map { $0.subtracting($0) } : base
        let (from, to, by) = ends ?? (animatable(fromValue), animatable(toValue), animatable(byValue))
        ends = (from, to, by)
        let start: AnimatableValue?
        let end: AnimatableValue?
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.subtracting(by), to)
        case (let from?, nil, nil): (start, end) = (from, neutral)
        case (nil, let to?, nil): (start, end) = (neutral, to)
        case (nil, nil, let by?): (start, end) = (neutral, neutral?.adding(by))
        case (nil, nil, nil): (start, end) = (shownBefore ?? neutral, neutral)
        }
        guard let start, let end else { return start ?? end }
        return start.interpolated(to: end, eased)
    }
}
