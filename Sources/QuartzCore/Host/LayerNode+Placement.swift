// Every node in content that scrolls is placed anew in every frame: only the properties that have a part in that are
// read.
extension LayerNode {
    /// Whether it transforms what is below it, besides placing it.
    var transformsInside: Bool { !CATransform3DIsIdentity(shown.sublayerTransform) }

    private func isPlainlyPlaced(in parent: LayerNode?) -> Bool {
        parent?.transformsInside != true && !shown.isGeometryFlipped && CATransform3DIsIdentity(shown.transform)
    }

    /// From its own coordinates to those of its parent, as far as the two planes go.
    func planeTransform(in parent: LayerNode?) -> PlaneTransform {
        guard isPlainlyPlaced(in: parent) else { return shown.planeTransform(in: parent?.shown) }
        let (bounds, anchor, position) = (shown.bounds, shown.anchorPoint, shown.position)
        return PlaneTransform(
            translationX: position.x - (bounds.origin.x + anchor.x * bounds.size.width),
            y: position.y - (bounds.origin.y + anchor.y * bounds.size.height))
    }

    /// How near the middle of it is to the viewer among the nodes in its parent.
    func depth(in parent: LayerNode?) -> CGFloat {
        isPlainlyPlaced(in: parent) ? shown.zPosition : shown.depth(in: parent?.shown)
    }
}
