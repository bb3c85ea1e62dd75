/// Animations that run together, in the time of the group.
open class CAAnimationGroup: CAAnimation {
    /// What runs within the group; cut off, not scaled, at its duration.
    open var animations: [CAAnimation]?

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var keyedProperties: KeyedProperties { own }

    private static let own = KeyedProperties(
        [
            .object("animations", \CAAnimationGroup.animations)
        ], above: keyed)

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let copy = copy as? CAAnimationGroup else { return copy }
        copy.animations = animations?.compactMap { $0.copy(with: zone) as? CAAnimation }
        return copy
    }

    /// Animations without a duration run as long as the group.
    override func settleDuration(_ fallback: CFTimeInterval) {
        super.settleDuration(fallback)
        for animation in animations ?? [] { animation.settleDuration(duration) }
    }

    override func show(_ moment: TimingMoment, in properties: inout LayerProperties) {
        let eased = timingFunction?.value(at: moment.progress) ?? moment.progress
        for animation in animations ?? [] { animation.apply(at: eased * duration, to: &properties) }
    }
}
