/// Finds out where changed nodes are on the screen now, and what must be drawn again for that: where they were and where
/// they are.
struct ScreenUpdate {
    var damage: Damage
    /// Nodes in sight whose contents are drawn where they are seen.
    var tiled: [LayerNode] = []

    /// Brings a node and those below it up to date.
    ///
    /// - Parameters:
    ///   - parent: from the coordinates that the node is placed in to pixels of the screen.
    ///   - space: from the parent's coordinates to those, when the parent leaves nodes their places in space.
    ///   - properties: of the parent.
    ///   - clip: the part of the screen that the node can draw in.
    ///   - isStale: whether the place must be found again even if the node has not changed.
    ///   - isCovered: whether everything of the node counts as damaged already.
    mutating func update(
        _ node: LayerNode, in parent: PlaneTransform, through space: CATransform3D? = nil,
        of properties: LayerProperties?, clip: PixelRect, isStale: Bool, isCovered: Bool
    ) {
        var changes = node.changes
        guard isStale || !changes.isEmpty else { return }
        for rect in node.vacated { damage.add(rect) }
        node.vacated = []
        let (wasCulled, oldExtent, oldSubtree) = (node.isCulled, node.ownExtent, node.subtreeExtent)
        var isCovered = isCovered
        if let mask = node.mask, !mask.changes.isEmpty { changes.insert(.whole) }
        // A move is told by what moves; anything else within is told by these.
        if node.isCulled || !changes.isDisjoint(with: [.own, .below]) || !node.changedPixels.isEmpty {
            node.picture = nil
        }
        if isStale || !changes.subtracting([.transition, .noted]).isEmpty { node.transitionEnd = nil }
        // What changes in a picture or in replicas is seen beside its own place, too.
        if changes.contains(.transition) || node.kind == .replicator || node.shown.shouldRasterize {
            changes.insert(.whole)
        }

        let placement: PlaneTransform
        var matrix: CATransform3D?
        if space != nil || node.kind == .space {
            let own = node.shown.matrix(in: properties)
            let whole = space.map { CATransform3DConcat(own, $0) } ?? own
            (placement, matrix) = (PlaneTransform(whole).concatenating(parent), whole)
            node.depth = node.shown.depth(through: whole)
        } else {
            placement = node.shown.planeTransform(in: properties).concatenating(parent)
            node.depth = node.shown.depth(in: properties)
        }
        let reach: CGRect
        if node.isInvisible {
            reach = .null
        } else if node.kind == .space {
            reach = parent.apply(node.reach(in: properties, through: space))
        } else {
            reach = isBackFace(node, placement) ? .null : placement.apply(node.currentReach())
        }
        if PixelRect(touchedBy: reach).intersection(clip).isEmpty {
            // What is below keeps its notes: it is brought up to date when it appears.
            node.isCulled = true
            node.picture = nil
            node.ownExtent = .zero
            node.subtreeExtent = .zero
            node.changes = []
            node.changedPixels = []
            if !isCovered { damage.add(oldSubtree) }
            return
        }
        let hasMoved = wasCulled || placement != node.placement || clip != node.clip
        if hasMoved { changes.insert(.whole) }
        node.isCulled = false
        node.placement = placement
        node.clip = clip
        if case .tiled = node.pixels { tiled.append(node) }
        node.ownExtent = PixelRect(touchedBy: placement.apply(node.ownReach)).intersection(clip)
        if changes.contains(.whole) && !isCovered {
            damage.add(oldSubtree)
            isCovered = true
            updateBelow(node, in: (parent, matrix), changes, hasMoved, isCovered)
            damage.add(node.subtreeExtent)
        } else {
            updateBelow(node, in: (parent, matrix), changes, hasMoved, isCovered)
            if !isCovered { damageOwn(node, changes, oldExtent, oldSubtree) }
        }
        node.changes = []
        node.changedPixels = []
    }

    private mutating func updateBelow(
        _ node: LayerNode, in place: (plane: PlaneTransform, space: CATransform3D?), _ changes: NodeChanges,
        _ hasMoved: Bool, _ isCovered: Bool
    ) {
        var inner = node.clip
        if node.shown.masksToBounds && node.kind != .space {
            let bounds = node.placement.apply(node.shown.bounds)
            let place = node.placement.isUpright ? PixelRect(centeredIn: bounds) : PixelRect(touchedBy: bounds)
            inner = inner.intersection(place)
        }
        let isStale = hasMoved || changes.contains(.whole) || changes.contains(.inner)
        var subtree = node.ownExtent
        if node.hasShadow {
            let shadow = node.placement.apply(node.shadowReach(of: node.currentReach()))
            subtree = subtree.union(PixelRect(touchedBy: shadow).intersection(node.clip))
        }
        let isChanged = isStale || !changes.isDisjoint(with: [.own, .below])
        if isChanged && node.shadow?.shape == nil { node.shadow = nil }
        if let mask = node.mask {
            update(mask, in: node.placement, of: node.shown, clip: node.clip, isStale: isStale, isCovered: true)
        }
        let isSpace = node.kind == .space
        for child in node.children {
            child.isUpsideDown = node.isUpsideDown != child.shown.isGeometryFlipped
            update(
                child, in: isSpace ? place.plane : node.placement, through: isSpace ? place.space : nil, of: node.shown,
                clip: inner, isStale: isStale, isCovered: isCovered)
            subtree = subtree.union(child.subtreeExtent)
        }
        if node.kind == .replicator {
            node.space = place
            subtree = subtree.union(PixelRect(touchedBy: node.placement.apply(node.currentReach())).intersection(inner))
        }
        node.subtreeExtent = subtree
    }

    /// The damage of a node that has stayed where it was.
    private mutating func damageOwn(
        _ node: LayerNode, _ changes: NodeChanges, _ oldExtent: PixelRect, _ oldSubtree: PixelRect
    ) {
        if node.hasShadow && !changes.isDisjoint(with: [.own, .below, .inner]) {
            damage.add(oldSubtree)
            damage.add(node.subtreeExtent)
        } else if changes.contains(.own) {
            damage.add(oldExtent)
            damage.add(node.ownExtent)
        } else if !node.changedPixels.isEmpty, let frame = node.contentsFrame, let size = node.contentsSize?.pixels {
            for rect in node.changedPixels {
                let part = CGRect(
                    x: frame.minX + CGFloat(rect.x) / size.width * frame.width,
                    y: frame.minY + CGFloat(rect.y) / size.height * frame.height,
                    width: CGFloat(rect.width) / size.width * frame.width,
                    height: CGFloat(rect.height) / size.height * frame.height)
                let place = PixelRect(touchedBy: node.placement.apply(part))
                // Scaled pixels reach into their neighbours.
                let isExact = node.placement.isTranslation && frame.size == size
                damage.add((isExact ? place : place.insetBy(-2)).intersection(node.ownExtent))
            }
        }
    }

    private func isBackFace(_ node: LayerNode, _ placement: PlaneTransform) -> Bool {
        !node.shown.isDoubleSided && placement.determinant < 0
    }
}
