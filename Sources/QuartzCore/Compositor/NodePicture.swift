/// A node with its descendants as one picture, in the node's own coordinates.
final class NodePicture {
    let surface: Surface
    /// The rectangle of the picture, in the node's coordinates.
    let frame: CGRect
    /// Pixels a point.
    let scale: CGFloat

    private static let largestSide: CGFloat = 8192

    /// - Parameters:
    ///   - node: must not be in the tree of a host, since its placement is changed.
    ///   - scale: pixels a point.
    /// - Returns: nil when there is nothing to show, too much, or memory is short.
    init?(_ node: LayerNode, scale: CGFloat, masks: MaskCache) {
        let reach = node.currentReach()
        guard !reach.isNull, scale > 0, reach.width * scale <= Self.largestSide,
            reach.height * scale <= Self.largestSide, let back = node.shown.planeTransform(in: nil).inverse
        else { return nil }
        let place = PixelRect(
            touchedBy: CGRect(
                x: reach.minX * scale, y: reach.minY * scale, width: reach.width * scale, height: reach.height * scale))
        guard !place.isEmpty, let surface = Surface(width: place.width, height: place.height) else { return nil }
        // Where the node is placed does not matter: only what it draws in its own coordinates does.
        var update = ScreenUpdate(damage: Damage(within: place))
        let toPixels = back.concatenating(PlaneTransform(scaleX: Double(scale), y: Double(scale)))
        update.update(node, at: ScreenUpdate.Place(plane: toPixels, clip: place, isStale: true, isCovered: true))
        // At a time long ago, so that in the picture no tile is still fading in.
        for tiled in update.tiled { _ = tiled.drawTiles(at: -.greatestFiniteMagnitude) }
        var painter = NodePainter(masks: masks)
        painter.paint(node, clip: place)
        PaintTarget(surface: surface, x: place.x, y: place.y, isOpaque: false).paint(painter.list)
        self.surface = surface
        self.scale = scale
        frame = CGRect(
            x: CGFloat(place.x) / scale, y: CGFloat(place.y) / scale, width: CGFloat(place.width) / scale,
            height: CGFloat(place.height) / scale)
    }
}
