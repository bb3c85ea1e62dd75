/// A layer that emits particles. The same seed gives the same particles at the same times.
open class CAEmitterLayer: CALayer {
    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]? { didSet { emitterDidChange() } }
    open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { emitterDidChange() } }
    open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { emitterDidChange() } }
    open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { emitterDidChange() } }
    /// Whether particles keep their places in space. They are drawn flat in any case.
    open var preservesDepth = false
    /// The seed of the random numbers.
    open var seed: UInt32 = 0 { didSet { emitterDidChange() } }

    /// Factor for the birth rates of the cells.
    open var birthRate: Float {
        get { Float(number("birthRate")) }
        set { changeSpecial("birthRate", to: .number(Double(newValue))) }
    }

    open var lifetime: Float {
        get { Float(number("lifetime")) }
        set { changeSpecial("lifetime", to: .number(Double(newValue))) }
    }

    open var velocity: Float {
        get { Float(number("velocity")) }
        set { changeSpecial("velocity", to: .number(Double(newValue))) }
    }

    open var scale: Float {
        get { Float(number("scale")) }
        set { changeSpecial("scale", to: .number(Double(newValue))) }
    }

    open var spin: Float {
        get { Float(number("spin")) }
        set { changeSpecial("spin", to: .number(Double(newValue))) }
    }

    /// The middle of the shape, in points of the layer.
    open var emitterPosition: CGPoint {
        get { point("emitterPosition") }
        set { changeSpecial("emitterPosition", to: .point(newValue)) }
    }

    open var emitterZPosition: CGFloat {
        get { number("emitterZPosition") }
        set { changeSpecial("emitterZPosition", to: .number(newValue)) }
    }

    /// The size of the shape; its width is the radius of circles and spheres.
    open var emitterSize: CGSize {
        get { if case .size(let size)? = properties.special["emitterSize"] { size } else { .zero } }
        set { changeSpecial("emitterSize", to: .size(newValue)) }
    }

    open var emitterDepth: CGFloat {
        get { number("emitterDepth") }
        set { changeSpecial("emitterDepth", to: .number(newValue)) }
    }

    public required init() {
        super.init()
        properties.special = Self.defaults
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(layer: Any) { super.init(layer: layer) }

    private static let defaults: [String: AnimatableValue] = [
        "birthRate": .number(1), "lifetime": .number(1), "velocity": .number(1), "scale": .number(1),
        "spin": .number(1), "emitterPosition": .point(.zero), "emitterZPosition": .number(0),
        "emitterSize": .size(.zero), "emitterDepth": .number(0),
    ]

    override class var specialKeys: Set<String> { Set(defaults.keys) }
    override class var specialDefaults: [String: AnimatableValue] { defaults }
    override class var keyedProperties: KeyedProperties { own }

    private static let own = KeyedProperties(
        [
            .object("emitterCells", \CAEmitterLayer.emitterCells),
            .name("emitterShape", \CAEmitterLayer.emitterShape),
            .name("emitterMode", \CAEmitterLayer.emitterMode),
            .name("renderMode", \CAEmitterLayer.renderMode),
            .flag("preservesDepth", \CAEmitterLayer.preservesDepth),
            .whole("seed", \CAEmitterLayer.seed),
        ], above: keyed)
    override class var nodeKind: LayerNode.Kind { .emitter }

    open override class func defaultValue(forKey key: String) -> Any? {
        defaults[key]?.boxed ?? super.defaultValue(forKey: key)
    }

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let layer = layer as? CAEmitterLayer else { return }
        (emitterCells, emitterShape, emitterMode) = (layer.emitterCells, layer.emitterShape, layer.emitterMode)
        (renderMode, preservesDepth, seed) = (layer.renderMode, layer.preservesDepth, layer.seed)
    }

    // MARK: Cells by key path

    open override func value(forKeyPath keyPath: String) -> Any? {
        if let (cell, key) = cell(keyPath) { return cell.value(forKey: key) }
        return super.value(forKeyPath: keyPath)
    }

    /// Besides the layer's own values sets those of a cell: `emitterCells.NAME.birthRate`.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (cell, key) = cell(keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
        cell.setValue(value, forKey: key)
        emitterDidChange()
    }

    private func cell(_ path: String) -> (CAEmitterCell, key: String)? {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count >= 3, parts[0] == "emitterCells" else { return nil }
        var cells = emitterCells
        var found: CAEmitterCell?
        for part in parts.dropFirst().dropLast() where part != "emitterCells" {
            found = cells?.first { $0.name == part }
            cells = found?.emitterCells
        }
        return found.map { ($0, parts[parts.count - 1]) }
    }

    private func emitterDidChange() { markPending(.properties) }

    override var emitterSettings: EmitterSettings? {
        EmitterSettings(
            kinds: (emitterCells ?? []).map { ParticleKind($0, depth: 0) }, shape: emitterShape, mode: emitterMode,
            order: renderMode, seed: seed)
    }
}
