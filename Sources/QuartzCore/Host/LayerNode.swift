/// A layer on the presentation side: the properties it had at the last commit, and its place on the screen.
final class LayerNode {
    /// The special behaviour of a node for layer classes that do more than show contents.
    enum Kind {
        case plain
        /// Does not flatten its sublayers into its plane: they keep their places in space (`CATransformLayer`).
        case space
        /// Shows its sublayers several times (`CAReplicatorLayer`).
        case replicator
        /// Shows particles.
        case emitter
        /// Shows its contents in tiles.
        case tiled
    }

    let kind: Kind
    /// The layer's properties at the last commit.
    private(set) var committed = LayerProperties()
    /// The committed properties with animations applied.
    private(set) var shown = LayerProperties()
    /// False if a property that places the node is not a number or is infinite; such a node is not shown.
    private(set) var isMeasurable = true
    private(set) var pixels = NodePixels.none
    private(set) var children: [LayerNode] = []
    private(set) var mask: LayerNode?
    private(set) weak var layer: CALayer?
    /// Cleared by the parent when it removes or releases this node.
    private(set) unowned(unsafe) var parent: LayerNode?
    private(set) var isInTree = false

    private(set) var animations: [AttachedAnimation] = []
    private var timing = (beginTime: 0.0, speed: 1.0, timeOffset: 0.0)

    /// The changes since the last frame.
    var changes: NodeChanges = .all
    /// The changed rectangles of the contents since the last frame, in pixels of the contents, if nothing else has
    /// changed.
    var changedPixels: [PixelRect] = []

    // Where it is on the screen; see `ScreenUpdate`.
    var placement = PlaneTransform.identity
    var clip = PixelRect.zero
    /// The part of the screen that the node's descendants can draw in.
    var innerClip = PixelRect.zero
    var ownExtent = PixelRect.zero
    var subtreeExtent = PixelRect.zero
    /// True if nothing of the node was on the screen in the last frame; the places of its descendants are then out of
    /// date.
    var isCulled = true
    /// Whether its pixels can be moved with a scroll, and whether all rows of its contents are equal; nil until needed.
    var mobility: Mobility?
    var hasEvenRows: Bool?
    /// The extent of the node with its descendants, and of its own drawing alone, in its own coordinates; nil until
    /// computed.
    var reach: CGRect?
    var knownOwnReach: CGRect?
    /// The node's depth among its siblings; greater is nearer to the viewer.
    var depth: CGFloat = 0
    /// The emitter of an emitter layer, and its particles.
    var emitter: EmitterSettings?
    var particles: ParticleSystem?
    /// The node with its descendants as one picture, if the layer is to be rasterized; nil until needed.
    var picture: NodePicture?
    /// The coordinates that a replicator is placed in (see `ScreenUpdate.Place`): painting places its instances there.
    var space: (plane: PlaneTransform, space: CATransform3D?) = (.identity, nil)
    /// The time of the frame; set on the root only.
    var frameTime: CFTimeInterval = 0
    /// True if contents are drawn upside down in the node's coordinates, because its geometry is flipped.
    var isUpsideDown = false
    /// The transition that runs on it.
    private(set) var transition: NodeTransition?
    /// The picture that the transition ends with, as it was last painted; nil until needed.
    var transitionEnd: NodeSnapshot?
    /// The rendered shadow shape; nil until needed.
    var shadow: ShadowImage?

    init(_ layer: CALayer) {
        self.layer = layer
        kind = type(of: layer).nodeKind
    }

    /// A copy of `node` and its descendants as they look at a time of the parent: an instance of a replicator.
    init(instanceOf node: LayerNode, parentTime: CFTimeInterval, asGroup: Bool = false) {
        (kind, layer, committed, pixels, timing) = (node.kind, node.layer, node.committed, node.pixels, node.timing)
        (isUpsideDown, particles, emitter) = (node.isUpsideDown, node.particles, node.emitter)
        let time = localTime(parentTime)
        shown = committed
        for attached in node.animations { attached.animation.apply(at: time, to: &shown) }
        // The picture has full opacity; these properties are applied when the picture is painted.
        if asGroup { (shown.opacity, shown.isHidden, shown.shouldRasterize) = (1, false, false) }
        isMeasurable = shown.isMeasurable
        children = node.children.map { LayerNode(instanceOf: $0, parentTime: time) }
        mask = node.mask.map { LayerNode(instanceOf: $0, parentTime: time) }
        for child in children { child.parent = self }
        mask?.parent = self
    }

    deinit {
        for child in children where child.parent === self { child.parent = nil }
        if mask?.parent === self { mask?.parent = nil }
    }

    /// The time of this node when its parent's is `parentTime`.
    func localTime(_ parentTime: CFTimeInterval) -> CFTimeInterval {
        (parentTime - timing.beginTime) * timing.speed + timing.timeOffset
    }

    /// A time of this node in its parent's time.
    func parentTime(_ localTime: CFTimeInterval) -> CFTimeInterval {
        timing.speed == 0 ? .infinity : (localTime - timing.timeOffset) / timing.speed + timing.beginTime
    }

    /// True if the node's time stands still: its speed, or that of an ancestor, is 0.
    var isStopped: Bool { timing.speed == 0 || parent?.isStopped == true }

    // MARK: Commit

    /// Copies the pending changes of the layer and its sublayers into the nodes.
    func commit(_ layer: CALayer, parentTime: CFTimeInterval, _ context: CommitContext) {
        let pending = layer.pending
        if !isInTree {
            isInTree = true
            changes = .all
        }
        layer.pending = pending.intersection([.layout, .display])
        if pending.contains(.layout) { context.unfinished.append(layer) }
        if pending.contains(.timing) {
            timing = (layer.beginTime, Double(layer.speed), layer.timeOffset)
        }
        let time = localTime(parentTime)
        if pending.contains(.properties) || pending.contains(.contents) {
            committed = layer.properties
            takePixels(of: layer, replaced: pending.contains(.contents))
            if animations.isEmpty && layer.attachedAnimations.isEmpty { show(committed) }
            if kind == .emitter {
                takeEmitter(layer.emitterSettings)
                context.emitters.append(self)
            }
        }
        if pending.contains(.sublayers) { takeChildren(of: layer, context) }
        if pending.contains(.mask) { takeMask(of: layer, context) }
        if pending.contains(.subtree) || pending.contains(.sublayers) || pending.contains(.mask) {
            for sublayer in layer.storedSublayers where !sublayer.pending.isEmpty {
                sublayer.node?.commit(sublayer, parentTime: time, context)
            }
            if let maskLayer = layer.storedMask { maskLayer.node?.commit(maskLayer, parentTime: time, context) }
        }
        if pending.contains(.animations) {
            animations = layer.attachedAnimations
            for animation in animations { animation.begin(at: time) }
            if animations.isEmpty { show(committed) } else { context.animated.append(self) }
        }
    }

    private func takePixels(of layer: CALayer, replaced: Bool) {
        let newPixels = NodePixels(layer)
        if replaced || newPixels != pixels {
            pixels = newPixels
            drawnFor = nil
            note(.own)
            invalidateReach()
        }
        if !layer.changedPixels.isEmpty {
            changedPixels += layer.changedPixels
            layer.changedPixels = []
            note([])
        }
    }

    private func takeChildren(of layer: CALayer, _ context: CommitContext) {
        let newChildren = layer.storedSublayers.map { sublayer -> LayerNode in
            if let node = sublayer.node { return node }
            let node = LayerNode(sublayer)
            sublayer.node = node
            sublayer.pending.formUnion(.everything)
            return node
        }
        let kept = Set(newChildren.map(ObjectIdentifier.init))
        for child in children where !kept.contains(ObjectIdentifier(child)) && child.parent === self {
            child.leave(context)
        }
        for child in newChildren where child.parent !== self { child.join(self) }
        // Children between the unchanged beginning and the unchanged end have other neighbours now, so they may overlap
        // differently.
        let same = zip(children, newChildren).prefix { $0 === $1 }.count
        let sameEnd = zip(children.reversed(), newChildren.reversed()).prefix { $0 === $1 }.count
        if same < newChildren.count - sameEnd {
            for child in newChildren[same..<(newChildren.count - sameEnd)] { child.note(.whole) }
        }
        children = newChildren
        note([])
        invalidateReach()
    }

    private func takeMask(of layer: CALayer, _ context: CommitContext) {
        if let mask, mask.layer?.maskedLayer !== layer { mask.leave(context) }
        mask = layer.storedMask.map { maskLayer in
            if let node = maskLayer.node { return node }
            let node = LayerNode(maskLayer)
            maskLayer.node = node
            maskLayer.pending.formUnion(.everything)
            return node
        }
        if let mask, mask.parent !== self { mask.join(self) }
        note(.whole)
        invalidateReach()
    }

    private func join(_ newParent: LayerNode) {
        if let old = parent { old.forget(self) }
        parent = newParent
        isInTree = true
        changes = .all
        note(.all)
    }

    /// Removes a child that has moved to another parent in the same commit.
    private func forget(_ child: LayerNode) {
        vacated.append(child.subtreeExtent)
        child.subtreeExtent = .zero
        child.ownExtent = .zero
        children.removeAll { $0 === child }
        if mask === child { mask = nil }
        note([])
    }

    /// The places on the screen of children that have been removed.
    var vacated: [PixelRect] = []

    private func leave(_ context: CommitContext) {
        parent?.vacated.append(subtreeExtent)
        parent?.note([])
        parent = nil
        markLeft(context)
    }

    private func markLeft(_ context: CommitContext) {
        isInTree = false
        isCulled = true
        subtreeExtent = .zero
        ownExtent = .zero
        // If the layer is added to a tree again, its node must get all properties again.
        if let layer {
            layer.pending.formUnion(.everything)
            if !layer.attachedAnimations.isEmpty { context.departed.append(layer) }
        }
        animations = []
        for child in children { child.markLeft(context) }
        mask?.markLeft(context)
    }

    /// Sets all that a commit would set, for pictures of layers that are in no host's tree.
    func take(_ properties: LayerProperties, _ pixels: NodePixels, _ children: [LayerNode], mask: LayerNode?) {
        (committed, shown, self.pixels, self.children, self.mask) = (properties, properties, pixels, children, mask)
        isMeasurable = properties.isMeasurable
        for child in children { child.parent = self }
        mask?.parent = self
    }

    /// Marks the node as out of sight. Its descendants keep their noted changes, and are updated when they come into
    /// sight.
    func cull() {
        isCulled = true
        (ownExtent, subtreeExtent) = (.zero, .zero)
        (picture, mobility) = (nil, nil)
        (changes, changedPixels, vacated) = ([], [], [])
    }

    // MARK: Changes

    /// Notes changes of this node and marks every ancestor with `below`. The walk cannot stop at an ancestor that is
    /// marked already: an invisible node clears its own mark while those of its descendants stay.
    func note(_ change: NodeChanges) {
        changes.formUnion(change)
        changes.insert(.noted)
        var node = self
        while let above = node.parent {
            above.changes.insert(.below)
            node = above
        }
    }

    /// Forgets the extents of this node and of its ancestors.
    func invalidateReach() {
        knownOwnReach = nil
        var node: LayerNode? = self
        while let current = node {
            if current.reach == nil && current !== self { return }
            current.reach = nil
            node = current.parent
        }
    }

    /// The animated values that the pixels were drawn for, while an animation changes what the layer draws; nil when
    /// the pixels are those of the layer itself.
    private var drawnFor: (special: [String: AnimatableValue], bounds: CGRect)?

    /// Has the layer draw for its animated properties, if these differ from the committed ones.
    private func drawShown(_ properties: LayerProperties) {
        guard let layer, !(properties.special.isEmpty && committed.special.isEmpty && drawnFor == nil) else { return }
        let drawsBounds = type(of: layer).drawsForShownBounds
        let isChanged =
            properties.special != committed.special || (drawsBounds && properties.bounds != committed.bounds)
        if !isChanged {
            guard drawnFor != nil else { return }
            drawnFor = nil
            pixels = NodePixels(layer)
        } else {
            if let drawnFor, drawnFor == (properties.special, properties.bounds) { return }
            drawnFor = (properties.special, properties.bounds)
            guard let drawn = layer.drawnPixels(showing: properties) else { return }
            pixels = drawn
        }
        note(.own)
        invalidateReach()
    }

    /// True if nothing changes in the node's own coordinates: only its place, depth or opacity does.
    private func isOnlyMoved(to properties: LayerProperties) -> Bool {
        var moved = shown
        (moved.position, moved.transform, moved.zPosition) = (
            properties.position, properties.transform, properties.zPosition
        )
        (moved.opacity, moved.anchorPoint, moved.anchorPointZ) = (
            properties.opacity, properties.anchorPoint, properties.anchorPointZ
        )
        return NodeChanges(from: moved, to: properties).isEmpty
    }

    func show(_ properties: LayerProperties, transition newTransition: NodeTransition? = nil) {
        drawShown(properties)
        if newTransition != transition {
            let isRunning = transition.flatMap { former in newTransition.map(former.goesOn) } ?? false
            transition = newTransition
            note(isRunning ? .transition : [.transition, .whole])
            if !isRunning { invalidateReach() }
        }
        let difference = NodeChanges(from: shown, to: properties)
        guard !difference.isEmpty else { return }
        if picture != nil, !isOnlyMoved(to: properties) { picture = nil }
        shown = properties
        isMeasurable = properties.isMeasurable
        note(difference)
        invalidateReach()
    }
}
