/// Shows a tree of layers on one screen.
package final class LayerHost {
    package let surface: Surface
    /// Pixels a point.
    package let scale: CGFloat
    /// The layer that everything shown is inside of. The origin of its coordinates is the top left of the screen.
    package let rootLayer: CALayer
    /// Called when `needsRender` becomes true, so that a main loop can arrange for the next frame.
    package var onNeedsRender: (() -> Void)?
    /// Told of every frame.
    package weak var frameObserver: (any FrameObserver)?

    /// Whether something visible may have changed since the last frame. Animations that run are told by `nextFrameTime`.
    package private(set) var hasChanges = true
    /// When the next frame of running animations is due; nil when none runs.
    package private(set) var nextFrameTime: CFTimeInterval?
    /// Frames a second of animations.
    package static let frameRate = 60.0

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

    private let root: LayerNode

    /// Whether something visible has changed since the last frame, or an animation is running.
    package var needsRender: Bool { hasChanges || nextFrameTime != nil }

    func setNeedsRender() {
        guard !hasChanges else { return }
        hasChanges = true
        onNeedsRender?()
    }

    /// Makes the surface show the layers as they are at `time`: ends the implicit transaction, lays out, draws what needs it,
    /// applies animations and composites what has changed.
    ///
    /// - Returns: the pixels that may have changed; empty when none has.
    package func render(at time: CFTimeInterval) -> [PixelRect] {
        frameObserver?.frameWillRender(at: time)
        rootLayer.layoutSubtree()
        rootLayer.displaySubtree()
        CATransaction.flush()
        hasChanges = false
        root.commit(rootLayer, parentTime: time)
        return []
    }
}
