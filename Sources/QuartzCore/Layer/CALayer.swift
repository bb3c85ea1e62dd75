@_exported import CoreGraphics

/// A rectangle with contents, a background, a border, a shadow and sublayers, placed in its superlayer.
///
/// A layer in a tree that is shown animates most changes of its properties by itself; its own properties (the *model*)
/// have the new value at once and the animation is applied to what is shown (the *presentation*). Lengths are points;
/// y grows downwards. Layers belong to the main thread.
open class CALayer: PlatformObject, CAMediaTiming, NSCoding {
    /// The property values that the app has set (the model).
    package final var properties = LayerProperties()

    /// The layer's twin on the presentation side, made when the layer first joins a tree that is shown.
    final var node: LayerNode?
    /// The layer that this one is the presentation of.
    final var modelLayer: CALayer?
    final var pending = PendingChanges()
    final var storedSublayers: [CALayer] = []
    final var storedMask: CALayer?
    /// Cleared by the superlayer when it goes.
    final unowned(unsafe) var storedSuperlayer: CALayer?
    /// The layer that this one is the mask of. Cleared by that layer when it goes.
    final unowned(unsafe) var maskedLayer: CALayer?
    /// Set on a root layer only.
    final weak var host: LayerHost?
    final var attachedAnimations: [AttachedAnimation] = []
    final var otherValues: [String: Any] = [:]
    final var storedContents: Any?
    final var backingStore: BackingStore?
    /// The contents in tiles, of a tiled layer or one too large to be drawn at once.
    final var tiles: TileStore?
    final var storedHostedSurface: Surface?
    final var isLayingOut = false
    /// What of the hosted surface has changed since the last frame.
    final var changedPixels: [PixelRect] = []
    /// What of the contents must be drawn again, in points of the bounds.
    final var invalidRect = CGRect.null
    /// Keeps the superlayer of a presentation layer alive.
    final var presentedSuperlayer: CALayer?

    open weak var delegate: (any CALayerDelegate)?
    /// A name for the application's own use.
    open var name: String?
    /// Actions by key, searched after the delegate.
    open var actions: [String: any CAAction]?
    /// Values for keys that have not been set otherwise.
    open var style: [AnyHashable: Any]?
    /// Whether a change of the size of `bounds` marks the contents as to be drawn again.
    open var needsDisplayOnBoundsChange = false
    /// Filters of the content behind, the layer and its compositing. The platform has none, as it had none: what is set
    /// is kept, and changes nothing.
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var compositingFilter: Any?

    open var beginTime: CFTimeInterval = 0 { didSet { timingDidChange() } }
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1 { didSet { timingDidChange() } }
    open var timeOffset: CFTimeInterval = 0 { didSet { timingDidChange() } }
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// The visible part of the layer's own coordinates.
    open var bounds: CGRect {
        get { properties.bounds }
        set { setBounds(newValue) }
    }

    /// The layer's extent in its superlayer's coordinates: the smallest rectangle around the transformed bounds.
    /// Setting it keeps the transform and changes bounds and position.
    open var frame: CGRect {
        get { properties.frame }
        set { setFrame(newValue) }
    }

    /// Where the anchor point is, in the superlayer's coordinates.
    open var position: CGPoint {
        get { properties.position }
        set { setPosition(newValue) }
    }

    /// The point of the layer that `position` places and about which it turns, in parts of its size.
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set { setAnchorPoint(newValue) }
    }

    /// Layers with a greater value are in front of their siblings.
    open var zPosition: CGFloat {
        get { properties.zPosition }
        set { if newValue != properties.zPosition { change(.zPosition) { $0.zPosition = newValue } } }
    }

    /// Applied about the anchor point.
    open var transform: CATransform3D {
        get { properties.transform }
        set { if newValue != properties.transform { change(.transform) { $0.transform = newValue } } }
    }

    /// Applied to all sublayers about the anchor point; gives them perspective.
    open var sublayerTransform: CATransform3D {
        get { properties.sublayerTransform }
        set { setSublayerTransform(newValue) }
    }

    /// Whether neither the layer nor its sublayers are shown.
    open var isHidden: Bool {
        get { properties.isHidden }
        set { if newValue != properties.isHidden { change(.isHidden) { $0.isHidden = newValue } } }
    }

    /// Whether the layer is shown when its back faces the viewer.
    open var isDoubleSided: Bool {
        get { properties.isDoubleSided }
        set { if newValue != properties.isDoubleSided { change(.isDoubleSided) { $0.isDoubleSided = newValue } } }
    }

    /// Whether sublayers and contents are clipped to the bounds and rounded corners.
    open var masksToBounds: Bool {
        get { properties.masksToBounds }
        set { if newValue != properties.masksToBounds { change(.masksToBounds) { $0.masksToBounds = newValue } } }
    }

    /// 0 (invisible) to 1, for the layer and its sublayers as a group.
    open var opacity: Float {
        get { properties.opacity }
        set { if newValue != properties.opacity { change(.opacity) { $0.opacity = newValue } } }
    }

    /// The radius of the corners of background and border.
    open var cornerRadius: CGFloat {
        get { properties.cornerRadius }
        set { if newValue != properties.cornerRadius { change(.cornerRadius) { $0.cornerRadius = newValue } } }
    }

    /// The width of the border, which is drawn inside the bounds and above the sublayers.
    open var borderWidth: CGFloat {
        get { properties.borderWidth }
        set { if newValue != properties.borderWidth { change(.borderWidth) { $0.borderWidth = newValue } } }
    }

    /// The colour of the border; nil is opaque black.
    open var borderColor: CGColor? {
        get { properties.borderColor }
        set { change(.borderColor) { $0.borderColor = newValue } }
    }

    /// The colour behind the contents; nil is transparent.
    open var backgroundColor: CGColor? {
        get { properties.backgroundColor }
        set { change(.backgroundColor) { $0.backgroundColor = newValue } }
    }

    /// The part of the contents that is shown, in parts of its size.
    open var contentsRect: CGRect {
        get { properties.contentsRect }
        set { if newValue != properties.contentsRect { change(.contentsRect) { $0.contentsRect = newValue } } }
    }

    /// The part of the contents that is stretched, in parts of its size.
    open var contentsCenter: CGRect {
        get { properties.contentsCenter }
        set { if newValue != properties.contentsCenter { change(.contentsCenter) { $0.contentsCenter = newValue } } }
    }

    /// Pixels of the contents for one point.
    open var contentsScale: CGFloat {
        get { properties.contentsScale }
        set { if newValue != properties.contentsScale { change(.contentsScale) { $0.contentsScale = newValue } } }
    }

    /// Whether the application promises that the contents have no transparent pixels.
    open var isOpaque: Bool {
        get { properties.isOpaque }
        set { if newValue != properties.isOpaque { opacityPromiseDidChange(to: newValue) } }
    }

    /// The image that is shown (a `CGImage`), or nil.
    open var contents: Any? {
        get { storedContents }
        set { setContents(newValue) }
    }

    /// How contents of another size are placed.
    open var contentsGravity: CALayerContentsGravity {
        get { properties.contentsGravity }
        set { if newValue != properties.contentsGravity { changeWithoutAction { $0.contentsGravity = newValue } } }
    }

    /// A layer whose transparency hides parts of this one; in the coordinates of this layer. It has no superlayer.
    open var mask: CALayer? {
        get { storedMask }
        set { setMask(newValue) }
    }

    /// The layers inside this one, rearmost first; nil when there are none.
    open var sublayers: [CALayer]? {
        get { shownSublayers.isEmpty ? nil : shownSublayers }
        set { setSublayers(newValue ?? []) }
    }

    /// The layer that this one is inside of.
    open var superlayer: CALayer? { storedSuperlayer }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.count) }

    /// Inserts at an index in `sublayers`; beyond the end counts as the end.
    /// - ObjC: insertSublayer:atIndex:
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts behind `sibling`, or rearmost when that is nil or not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }

    /// Inserts in front of `sibling`, or frontmost when that is nil or not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }

    /// Puts `newLayer` in the place of `oldLayer`. Does nothing when that is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    open func removeFromSuperlayer() { detachFromSuperlayer() }

    /// The frontmost layer that contains `p`, given in the superlayer's coordinates; nil when there is none.
    open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }

    /// Whether `p`, in the layer's own coordinates, is inside its bounds.
    /// - ObjC: containsPoint:
    open func contains(_ p: CGPoint) -> Bool { properties.bounds.contains(p) }

    /// The size that the layer would like to have: its size as it is.
    open func preferredFrameSize() -> CGSize { properties.bounds.size }

    // What is drawn.

    /// Marks the contents as to be drawn again before they are next shown.
    open func setNeedsDisplay() { markForDisplay(nil) }

    /// Marks a part of the contents, in points of the bounds, as to be drawn again.
    /// - ObjC: setNeedsDisplayInRect:
    open func setNeedsDisplay(_ r: CGRect) { markForDisplay(r) }

    open func needsDisplay() -> Bool { pending.contains(.display) }

    open func displayIfNeeded() { if pending.contains(.display) { runDisplay() } }

    /// Provides the contents now. Asks the delegate; without one, draws by `draw(in:)`.
    open func display() { provideContents() }

    /// Draws the contents in points of the bounds, y down. Asks the delegate.
    /// - ObjC: drawInContext:
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer and its sublayers, without animations, into `ctx`.
    /// - ObjC: renderInContext:
    open func render(in ctx: CGContext) { renderModel(into: ctx) }

    // Where sublayers are.

    /// Marks the sublayers as to be placed again before they are next shown.
    open func setNeedsLayout() { markForLayout() }

    open func needsLayout() -> Bool { pending.contains(.layout) }

    /// Places the sublayers of this layer now, and of those above it that need it, if they need it.
    open func layoutIfNeeded() { layoutTreeIfNeeded() }

    /// Places the sublayers. Asks the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // What happens on changes.

    /// The action for a change of `event`: from the delegate, from `actions`, from `style`, from the class, and at last
    /// the implicit animation of the property. nil when nothing is to happen.
    /// - ObjC: actionForKey:
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// The action of the class for `event`.
    /// - ObjC: defaultActionForKey:
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Whether an archive of the layer has the key.
    /// - ObjC: shouldArchiveValueForKey:
    open func shouldArchiveValue(forKey key: String) -> Bool { isWorthArchiving(key) }

    /// Runs a copy of `anim` on this layer. It replaces the one with the same key.
    /// - ObjC: addAnimation:forKey:
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

    /// - ObjC: removeAnimationForKey:
    open func removeAnimation(forKey key: String) { detachAnimation(forKey: key) }

    open func removeAllAnimations() { detachAllAnimations() }

    /// The keys of the animations, in the order in which they are applied; nil when there are none.
    open func animationKeys() -> [String]? { attachedKeys }

    /// The animation that runs for `key`. It must not be changed.
    /// - ObjC: animationForKey:
    open func animation(forKey key: String) -> CAAnimation? { attachedAnimations.first { $0.key == key }?.animation }

    /// A copy of the layer as it is shown now, animations applied; nil when it is not in a tree that is shown.
    /// - ObjC: presentationLayer
    open func presentation() -> Self? { makePresentation() as? Self }

    /// The layer that this one is the presentation of; itself when it is none.
    /// - ObjC: modelLayer
    open func model() -> Self { (modelLayer as? Self) ?? self }

    // Values by key.

    /// The value of a property, or what was set for a key of the application's own.
    /// - ObjC: valueForKey:
    open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

    /// Sets a property, or stores a value for a key of the application's own.
    /// - ObjC: setValue:forKey:
    open func setValue(_ value: Any?, forKey key: String) { store(value, forKey: key) }

    /// A value, or a part of one: `position.x`, `bounds.size.width`, `transform.rotation.z`.
    /// - ObjC: valueForKeyPath:
    open func value(forKeyPath keyPath: String) -> Any? { storedValue(forKeyPath: keyPath) }

    /// - ObjC: setValue:forKeyPath:
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, forKeyPath: keyPath) }

    /// - ObjC: init +layer
    public required init() {
        super.init(platform: ())
        CALayer.connectAnimations
    }

    /// A layer out of an archive, with its sublayers and mask. Its delegate and its animations are not archived.
    public required init?(coder: NSCoder) {
        super.init(platform: ())
        CALayer.connectAnimations
        decodeLayer(coder)
    }

    /// Archives the values of all keys that ``shouldArchiveValue(forKey:)`` allows, the application's own among them.
    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) { encodeLayer(coder) }

    /// A copy of `layer` that shows the same: how presentation layers are made. Subclasses with properties of their own
    /// copy them here.
    /// - ObjC: initWithLayer:
    public init(layer: Any) {
        super.init(platform: ())
        if let layer = layer as? CALayer { copyValues(from: layer) }
    }

    /// The keys of values that layers of this class have besides those of all layers, as far as they can be animated.
    class var specialKeys: Set<String> { [] }

    /// The values that these have in a new layer.
    class var specialDefaults: [String: AnimatableValue] { [:] }

    /// The properties of this class that cannot be animated.
    class var keyedProperties: KeyedProperties { keyed }

    /// The kind of the layer's node, for layer classes with special behaviour.
    class var nodeKind: LayerNode.Kind { .plain }

    /// The settings of the particle emitter, for emitter layers; nil for others.
    var emitterSettings: EmitterSettings? { nil }

    /// Whether contents are drawn for the bounds as they are shown, in every frame in which these change.
    class var drawsForShownBounds: Bool { false }

    /// Takes over everything that decides how `layer` looks.
    func copyValues(from layer: CALayer) {
        modelLayer = layer
        properties = layer.properties
        storedContents = layer.storedContents
        backingStore = layer.backingStore
        tiles = layer.tiles
        otherValues = layer.otherValues
        name = layer.name
        (beginTime, duration, speed, timeOffset) = (layer.beginTime, layer.duration, layer.speed, layer.timeOffset)
        delegate = layer.delegate
    }

    deinit {
        for sublayer in storedSublayers where sublayer.storedSuperlayer === self { sublayer.storedSuperlayer = nil }
        storedMask?.maskedLayer = nil
    }

    /// The value a key has when it was never set, or nil.
    /// - ObjC: defaultValueForKey:
    open class func defaultValue(forKey key: String) -> Any? {
        LayerProperty(rawValue: key).flatMap { LayerProperties()[$0]?.boxed }
    }

    /// Whether a change of `key` marks the contents as to be drawn again.
    /// - ObjC: needsDisplayForKey:
    open class func needsDisplay(forKey key: String) -> Bool { false }
}
