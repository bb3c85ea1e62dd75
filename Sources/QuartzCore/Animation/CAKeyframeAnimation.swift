/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAAnimationLinear
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// - ObjC: kCAAnimationDiscrete
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// - ObjC: kCAAnimationPaced
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// - ObjC: kCAAnimationCubic
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// - ObjC: kCAAnimationCubicPaced
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAAnimationRotateAuto
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// - ObjC: kCAAnimationRotateAutoReverse
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]? { didSet { track = nil } }
    /// Overrides `values` for properties that are points.
    open var path: CGPath? { didSet { track = nil } }
    /// The progress, 0...1, at which each value is reached; evenly spread when nil. Discrete animations have one more
    /// time than values. The paced mode has no use for them.
    open var keyTimes: [NSNumber]? { didSet { track = nil } }
    /// The pacing of each step between two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear { didSet { track = nil } }
    /// How tight the curve of a cubic mode is at each value: 1 is straight, -1 round; 0 unless given.
    open var tensionValues: [NSNumber]? { didSet { track = nil } }
    /// How sharp the curve's corner is at each value; 0 (the default) is smooth.
    open var continuityValues: [NSNumber]? { didSet { track = nil } }
    /// Whether the curve bends before (positive) or after each value; 0 unless given.
    open var biasValues: [NSNumber]? { didSet { track = nil } }
    /// Whether a layer that moves along `path` turns with it; nil: it does not.
    open var rotationMode: CAAnimationRotationMode?

    private var track: KeyframeTrack?

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var keyedProperties: KeyedProperties { own }

    private static let own = KeyedProperties(
        [
            .object("values", \CAKeyframeAnimation.values),
            .object("path", \CAKeyframeAnimation.path),
            .object("keyTimes", \CAKeyframeAnimation.keyTimes),
            .object("timingFunctions", \CAKeyframeAnimation.timingFunctions),
            .name("calculationMode", \CAKeyframeAnimation.calculationMode),
            .object("tensionValues", \CAKeyframeAnimation.tensionValues),
            .object("continuityValues", \CAKeyframeAnimation.continuityValues),
            .object("biasValues", \CAKeyframeAnimation.biasValues),
            .nameOrNil("rotationMode", \CAKeyframeAnimation.rotationMode),
        ], above: propertyKeyed)

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let copy = copy as? CAKeyframeAnimation else { return copy }
        (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
        (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
        copy.rotationMode = rotationMode
        (copy.tensionValues, copy.continuityValues) = (tensionValues, continuityValues)
        copy.biasValues = biasValues
        return copy
    }

    override func valueFunctionDidChange() { track = nil }

    override func value(at progress: Double, base: AnimatableValue?) -> AnimatableValue? {
        currentTrack.value(at: timingFunction?.value(at: progress) ?? progress, pacing: pacing)
    }

    override func show(_ moment: TimingMoment, in properties: inout LayerProperties) {
        super.show(moment, in: &properties)
        let eased = timingFunction?.value(at: moment.progress) ?? moment.progress
        guard let rotationMode, let angle = currentTrack.direction(at: eased, pacing: pacing) else { return }
        let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
        properties.transform = CATransform3DRotate(properties.transform, turn, 0, 0, 1)
    }

    /// The progress to show in a step.
    private func pacing(_ step: Int, _ progress: Double) -> Double {
        guard let functions = timingFunctions, functions.indices.contains(step) else { return progress }
        return functions[step].value(at: progress)
    }

    private var currentTrack: KeyframeTrack {
        if let track { return track }
        let made = makeTrack()
        track = made
        return made
    }

    private func makeTrack() -> KeyframeTrack {
        if let path { return KeyframeTrack(path: path, times: keyTimes?.map(\.doubleValue), mode: calculationMode) }
        let values = (values ?? []).compactMap { animatable($0) }
        let shape = KeyframeCurve(
            tensions: tensionValues, continuities: continuityValues, biases: biasValues)
        return KeyframeTrack(values: values, times: keyTimes?.map(\.doubleValue), mode: calculationMode, shape)
    }
}
