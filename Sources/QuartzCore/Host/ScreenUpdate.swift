/// Finds out where changed nodes are on the screen now, and what must be drawn again for that: where they were and where
/// they are.
struct ScreenUpdate {
    var damage: Damage

    /// Brings a node and those below it up to date.
    ///
    /// - Parameters:
    ///   - parent: from the coordinates that the node is placed in to pixels of the screen.
    ///   - properties: of the parent.
    ///   - clip: the part of the screen that the node can draw in.
    ///   - isStale: whether the place must be found again even if the node has not changed.
    ///   - isCovered: whether everything of the node counts as damaged already.
    mutating func update(
        _ node: LayerNode, in parent: PlaneTransform, of properties: LayerProperties?, clip: PixelRect,
        isStale: Bool, isCovered: Bool
    ) {
        var changes = node.changes
        guard isStale || !changes.isEmpty else { return }
        for rect in node.vacated { damage.add(rect) }
        node.vacated = []
        let (wasCulled, oldExtent, oldSubtree) = (node.isCulled, node.ownExtent, node.subtreeExtent)
        var isCovered = isCovered
        if let mask = node.mask, !mask.changes.isEmpty { changes.insert(.whole) }
        if isStale || !changes.subtracting([.transition, .noted]).isEmpty { node.transitionEnd = nil }
        if changes.contains(.transition) { changes.insert(.whole) }

        let placement = node.shown.planeTransform(in: properties).concatenating(parent)
        let reach = node.isInvisible || isBackFace(node, placement) ? .null : placement.apply(node.currentReach())
        if PixelRect(touchedBy: reach).intersection(clip).isEmpty {
            // What is below keeps its notes: it is brought up to date when it appears.
            node.isCulled = true
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
        node.ownExtent = PixelRect(touchedBy: placement.apply(node.ownReach)).intersection(clip)
        if changes.contains(.whole) && !isCovered {
            damage.add(oldSubtree)
            isCovered = true
            updateBelow(node, changes, hasMoved, isCovered)
            damage.add(node.subtreeExtent)
        } else {
            updateBelow(node, changes, hasMoved, isCovered)
            if !isCovered { damageOwn(node, changes, oldExtent, oldSubtree) }
        }
        node.changes = []
        node.changedPixels = []
    }

    private mutating func updateBelow(
        _ node: LayerNode, _ changes: NodeChanges, _ hasMoved: Bool, _ isCovered: Bool
    ) {
        var inner = node.clip
        if node.shown.masksToBounds {
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
        for child in node.children {
            update(
                child, in: node.placement, of: node.shown, clip: inner, isStale: isStale, isCovered: isCovered)
            subtree = subtree.union(child.subtreeExtent)
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
