// Each frame of a scroll computes the placement of every node in the content, so these functions read only the
// properties that decide it, instead of copying all of them.
extension LayerNode {
    /// True if the node transforms its sublayers (sublayer transform, flipped geometry) besides placing them in its
    /// bounds.
    var transformsInside: Bool { !CATransform3DIsIdentity(shown.sublayerTransform) }

    private func isPlainlyPlaced(in parent: LayerNode?) -> Bool {
        parent?.transformsInside != true && !shown.isGeometryFlipped && CATransform3DIsIdentity(shown.transform)
    }

    /// From the node's coordinates to its parent's, both as planes: depth is dropped.
    func planeTransform(in parent: LayerNode?) -> PlaneTransform {
        guard isPlainlyPlaced(in: parent) else { return shown.planeTransform(in: parent?.shown) }
        let (bounds, anchor, position) = (shown.bounds, shown.anchorPoint, shown.position)
        return PlaneTransform(
            translationX: position.x - (bounds.origin.x + anchor.x * bounds.size.width),
            y: position.y - (bounds.origin.y + anchor.y * bounds.size.height))
    }

    /// The depth of the node's centre among its siblings; greater is nearer to the viewer.
    func depth(in parent: LayerNode?) -> CGFloat {
        isPlainlyPlaced(in: parent) ? shown.zPosition : shown.depth(in: parent?.shown)
    }
}
