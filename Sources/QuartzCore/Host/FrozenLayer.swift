/// A tree of layers as it was at one moment, with its animations. It can be drawn as it looks at any time, by any one
/// thread at a time, which is how films get their titles.
package final class FrozenLayer {
    private let layer: CALayer
    private let properties: LayerProperties
    private let pixels: NodePixels
    private let animations: [CAAnimation]
    private let timing: (beginTime: Double, speed: Double, timeOffset: Double)
    private let children: [FrozenLayer]
    private let mask: FrozenLayer?
    /// True if it shows the picture of the film instead of its contents.
    private let showsPicture: Bool
    private let masks = MaskCache()

    /// - Parameter picture: The layer in the tree in which the film's pictures are shown.
    package convenience init(_ layer: CALayer, showingPictureIn picture: CALayer?) {
        layer.layoutSubtree()
        layer.displaySubtree()
        self.init(freezing: layer, picture)
    }

    private init(freezing layer: CALayer, _ picture: CALayer?) {
        self.layer = layer
        properties = layer.properties
        pixels = NodePixels(layer)
        animations = layer.attachedAnimations.map(\.animation)
        timing = (layer.beginTime, Double(layer.speed), layer.timeOffset)
        children = layer.storedSublayers.map { FrozenLayer(freezing: $0, picture) }
        mask = layer.storedMask.map { FrozenLayer(freezing: $0, picture) }
        showsPicture = layer === picture
    }

    /// A time without a begin time begins with the film, as one of nearly 0 does.
    private func node(at parentTime: CFTimeInterval, picture: Surface?) -> LayerNode {
        let time = (parentTime - timing.beginTime) * timing.speed + timing.timeOffset
        var shown = properties
        for animation in animations {
            let isOver = animation.isRemovedOnCompletion && time >= TimingCycle(animation).endTime
            if !isOver { animation.apply(at: time, to: &shown) }
        }
        if showsPicture, picture != nil { shown.contents = nil }
        let node = LayerNode(layer)
        node.take(
            shown, showsPicture ? picture.map { .hosted($0) } ?? .none : pixels,
            children.map { $0.node(at: time, picture: picture) }, mask: mask?.node(at: time, picture: picture))
        return node
    }

    /// Draws the tree over rows of pixels, whose first pixel is the upper left corner of the root layer.
    /// - Parameters:
    ///   - picture: The picture of the film.
    ///   - scale: Pixels a point.
    package func draw(
        at time: CFTimeInterval, picture: Surface?, scale: CGFloat, over rows: UnsafeMutableRawPointer, stride: Int,
        width: Int, height: Int
    ) {
        let root = node(at: time, picture: picture)
        guard let drawn = NodePicture(root, scale: scale, masks: masks) else { return }
        let bounds = root.shown.bounds
        let left = Int(((drawn.frame.minX - bounds.minX) * scale).rounded())
        let top = Int(((drawn.frame.minY - bounds.minY) * scale).rounded())
        for line in max(0, -top)..<max(0, -top, min(drawn.surface.height, height - top)) {
            let source = drawn.surface.row(line)
            let target = (rows + (line + top) * stride).assumingMemoryBound(to: UInt32.self)
            for x in max(0, -left)..<max(0, -left, min(drawn.surface.width, width - left)) {
                target[x + left] = Self.over(source[x], target[x + left])
            }
        }
    }

    /// A pixel over another one, both multiplied by their alpha.
    private static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
        let rest = 255 - source >> 24
        if rest == 0 { return source }
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let below = (target >> shift & 0xFF) * rest + 127
            result |= min(255, (source >> shift & 0xFF) + below / 255) << shift
        }
        return result
    }
}
