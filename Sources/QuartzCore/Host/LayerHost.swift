/// Shows a tree of layers on one screen.
package final class LayerHost {
    package let surface: Surface
    /// Pixels a point.
    package let scale: CGFloat
    /// The root of the shown tree. The origin of its coordinates is the top left of the screen.
    package let rootLayer: CALayer
    /// Called when something has changed after a frame, so that a main loop can arrange for the next one.
    package var onNeedsRender: (() -> Void)?
    /// Called before every frame.
    package weak var frameObserver: (any FrameObserver)?
    /// When the next frame of running animations is due; nil when none runs.
    package private(set) var nextFrameTime: CFTimeInterval?

    /// Frames a second of animations.
    package static let frameRate = 60.0

    /// The scrolls and the painted rectangles of the last frame.
    package private(set) var scrolls: [Scroll] = []
    package private(set) var paintedRects: [PixelRect] = []

    private let root: LayerNode
    private let masks = MaskCache()
    package private(set) var hasChanges = true
    /// The first frame paints the whole surface, since its contents are undefined.
    private var paintsEverything = true
    /// The tints over what is painted.
    package var coloring: DebugColoring = [] {
        didSet {
            guard coloring != oldValue else { return }
            paintsEverything = true
            setNeedsRender()
        }
    }
    /// The nodes with animations, in the order in which the animations were added.
    private var animated: [LayerNode] = []
    /// The nodes that emit particles.
    private var emitters: [LayerNode] = []
    /// The nodes of which tiles are fading in.
    private var fading: [LayerNode] = []

    package init(surface: Surface, scale: CGFloat) {
        self.surface = surface
        self.scale = scale
        rootLayer = CALayer()
        root = LayerNode(rootLayer)
        rootLayer.anchorPoint = .zero
        rootLayer.bounds = CGRect(
            x: 0, y: 0, width: CGFloat(surface.width) / scale, height: CGFloat(surface.height) / scale)
        rootLayer.node = root
        rootLayer.host = self
    }

    /// Whether something visible has changed since the last frame, or an animation is running.
    package var needsRender: Bool { hasChanges || nextFrameTime != nil }

    func setNeedsRender() {
        guard !hasChanges else { return }
        hasChanges = true
        onNeedsRender?()
    }

    /// Makes the surface show the layers as they are at `time`: ends animations that are over and the implicit
    /// transaction, lays out, draws what needs it, applies animations and composites what has changed.
    ///
    /// - Returns: the pixels that may have changed; empty when none has.
    package func render(at time: CFTimeInterval) -> [PixelRect] {
        endAnimations(at: time)
        frameObserver?.frameWillRender(at: time)
        prepare()
        CATransaction.flush()
        // A completion block may have changed something: that belongs to this frame.
        prepare()
        commit(at: time)
        root.frameTime = time
        for node in animated { node.animate(at: time) }
        for node in fading { node.note(.own) }
        nextFrameTime = animated.compactMap { $0.nextFrameTime(after: time) }.min()
        // No shortcut here (`contains`): every emitter must be moved on.
        if emitters.filter({ $0.moveParticles(to: time) }).isEmpty == false {
            nextFrameTime = min(nextFrameTime ?? .infinity, time + 1 / Self.frameRate)
        }
        let damage = updateScreen()
        for node in animated { node.startAnimations(at: time) }
        return damage
    }

    /// Composites the whole screen, including unchanged parts.
    package func renderEverything(at time: CFTimeInterval) {
        _ = render(at: time)
        composite(surface.bounds)
    }

    // MARK: Steps of a frame

    private func endAnimations(at time: CFTimeInterval) {
        for node in animated {
            for animation in node.animationsOver(at: time) { node.layer?.finish(animation) }
        }
    }

    private func prepare() {
        rootLayer.layoutSubtree()
        rootLayer.displaySubtree()
    }

    private func commit(at time: CFTimeInterval) {
        hasChanges = false
        let context = CommitContext()
        root.commit(rootLayer, parentTime: time, context)
        for layer in context.unfinished { layer.setNeedsLayout() }
        for layer in context.departed where !layer.isShown { layer.detachAllAnimations() }
        animated.removeAll { $0.animations.isEmpty || !$0.isInTree }
        emitters.removeAll { !$0.isInTree }
        for node in context.emitters where !emitters.contains(where: { $0 === node }) { emitters.append(node) }
        for node in context.animated where !animated.contains(where: { $0 === node }) { animated.append(node) }
    }

    private func updateScreen() -> [PixelRect] {
        (scrolls, paintedRects) = ([], [])
        guard !root.changes.isEmpty || paintsEverything else { return [] }
        var update = ScreenUpdate(damage: Damage(within: surface.bounds))
        if paintsEverything { update.add([surface.bounds]) }
        paintsEverything = false
        let plane = PlaneTransform(scaleX: Double(scale), y: Double(scale))
        update.update(root, at: ScreenUpdate.Place(plane: plane, clip: surface.bounds))
        for node in update.tiled {
            update.add(node.drawTiles(at: root.frameTime))
            if !fading.contains(where: { $0 === node }) { fading.append(node) }
        }
        fading.removeAll { $0.fadeEnd(after: root.frameTime) == nil }
        if !fading.isEmpty { nextFrameTime = min(nextFrameTime ?? .infinity, root.frameTime + 1 / Self.frameRate) }
        update.settle()
        for scroll in update.scrolls { scroll.apply(to: surface) }
        for rect in update.damage.rectangles { composite(rect) }
        (scrolls, paintedRects) = (update.scrolls, update.damage.rectangles)
        var changed = update.damage
        for scroll in scrolls { changed.add(scroll.region) }
        return changed.rectangles
    }

    private func composite(_ rect: PixelRect) {
        var painter = NodePainter(masks: masks, coloring: coloring)
        // Where no layer is, the screen is black.
        painter.untinted { $0.append(rect, isOpaque: true, .fill(PixelColor(.black, opacity: 1))) }
        painter.paint(root, clip: rect)
        PaintTarget(surface: surface, x: 0, y: 0, isOpaque: true).paint(painter.list)
    }
}

extension CALayer {
    /// Whether the layer is in the tree of a host.
    final var isShown: Bool {
        var top = self
        while let above = top.storedSuperlayer ?? top.maskedLayer { top = above }
        return top.host != nil
    }
}
