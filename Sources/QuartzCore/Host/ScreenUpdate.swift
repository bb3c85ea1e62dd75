/// Finds where changed nodes are on the screen now, and from that the damage: the places where they were and where they
/// are. Content that only scrolled with an ancestor's bounds is no damage; its pixels are moved instead (`scrolls`).
struct ScreenUpdate {
    /// Damaged rectangles, excluding pixels that the moves in `scrolls` already put in place.
    private(set) var damage: Damage
    /// Parts of the screen whose pixels are moved because their content scrolled as a whole.
    private(set) var scrolls: [Scroll] = []
    /// Visible nodes whose contents are tiles, of which some may have to be drawn.
    private(set) var tiled: [LayerNode] = []

    init(damage: Damage) { self.damage = damage }

    /// What a node's ancestors decide about its place.
    struct Place {
        /// From the coordinates that the node is placed in to pixels of the screen.
        var plane: PlaneTransform
        /// From the parent's coordinates to those that `plane` starts from, when the parent is a transform layer, whose
        /// sublayers are not flattened into a plane; nil otherwise.
        var space: CATransform3D?
        /// The parent, if it has a sublayer transform or flipped geometry, which change where the node is; nil
        /// otherwise.
        var parent: LayerNode?
        /// The part of the screen that the node can draw in.
        var clip: PixelRect
        /// True if the node's place must be computed again although the node has not changed, because an ancestor
        /// moved.
        var isStale = false
        /// True if an ancestor has already damaged the node's whole extent.
        var isCovered = false
        /// The scroll that moves what was painted of the node, as an index in `scrolls`.
        var scroll: Int?
    }

    /// Updates a node and its descendants: their places, extents and damage.
    mutating func update(_ node: LayerNode, at place: Place) {
        var changes = node.changes
        guard place.isStale || !changes.isEmpty else { return }
        let former = (isCulled: node.isCulled, own: node.ownExtent, subtree: node.subtreeExtent)
        if let mask = node.mask, !mask.changes.isEmpty { changes.insert(.whole) }
        // A rasterized picture is in the node's own coordinates: moving the node keeps it, these changes of its inside
        // do not.
        if node.isCulled || !changes.isDisjoint(with: [.own, .scrolled, .below]) || !node.changedPixels.isEmpty {
            node.picture = nil
        }
        if place.isStale || !changes.subtracting([.transition, .noted]).isEmpty { node.transitionEnd = nil }
        // A change inside a rasterized picture or a replicator shows in other places than the changed node's own, too.
        if changes.contains(.transition) || node.kind == .replicator || node.shown.shouldRasterize {
            changes.insert(.whole)
        }
        if !changes.isDisjoint(with: [.own, .whole, .transition]) { (node.mobility, node.hasEvenRows) = (nil, nil) }
        let (placement, matrix) = placement(of: node, at: place)
        guard isInSight(node, placement, place) else {
            for rect in node.vacated { damageBefore(rect, place.scroll) }
            if !place.isCovered { damageBefore(former.subtree, place.scroll) }
            return node.cull()
        }
        let movement = movement(of: node, to: placement, place, changes)
        if case .other = movement {
            changes.insert(.whole)
            node.mobility = nil
        }
        node.isCulled = false
        node.placement = placement
        node.clip = place.clip
        node.ownExtent = PixelRect(touchedBy: placement.apply(node.ownReach)).intersection(place.clip)
        if case .tiled = node.pixels { tiled.append(node) }

        var below = placeBelow(node, place, matrix)
        below.isStale = movement != .none || changes.contains(.whole) || changes.contains(.inner)
        below.isCovered = place.isCovered || changes.contains(.whole)
        if case .scroll(let scroll) = movement {
            scrolls.append(scroll)
            below.scroll = scrolls.count - 1
        }
        for rect in node.vacated { damageBefore(rect, below.scroll) }
        node.vacated = []
        updateBelow(node, below, changes)
        if !place.isCovered {
            if changes.contains(.whole) {
                damageBefore(former.subtree, place.scroll)
                damageNow(node.subtreeExtent, place.scroll)
            } else {
                damageOwn(node, changes, former.own, former.subtree, place.scroll)
            }
        }
        node.changes = []
        node.changedPixels = []
    }

    // MARK: Places

    private func placement(of node: LayerNode, at place: Place) -> (PlaneTransform, CATransform3D?) {
        guard place.space != nil || node.kind == .space else {
            node.depth = node.depth(in: place.parent)
            return (node.planeTransform(in: place.parent).concatenating(place.plane), nil)
        }
        let own = node.shown.matrix(in: place.parent?.shown)
        let whole = place.space.map { CATransform3DConcat(own, $0) } ?? own
        node.depth = node.shown.depth(through: whole)
        return (PlaneTransform(whole).concatenating(place.plane), whole)
    }

    private func isInSight(_ node: LayerNode, _ placement: PlaneTransform, _ place: Place) -> Bool {
        guard !node.isInvisible else { return false }
        let reach: CGRect
        if node.kind == .space {
            reach = place.plane.apply(node.reach(in: place.parent, through: place.space))
        } else {
            guard node.shown.isDoubleSided || placement.determinant >= 0 else { return false }
            reach = placement.apply(node.currentReach())
        }
        return !PixelRect(touchedBy: reach).intersection(place.clip).isEmpty
    }

    /// Where what is below a node is placed.
    private func placeBelow(_ node: LayerNode, _ place: Place, _ matrix: CATransform3D?) -> Place {
        let isSpace = node.kind == .space
        node.innerClip = node.clip
        if node.shown.masksToBounds && !isSpace {
            let bounds = node.placement.apply(node.shown.bounds)
            let edges = node.placement.isUpright ? PixelRect(centeredIn: bounds) : PixelRect(touchedBy: bounds)
            node.innerClip = node.clip.intersection(edges)
        }
        if node.kind == .replicator { node.space = (place.plane, matrix) }
        return Place(
            plane: isSpace ? place.plane : node.placement, space: isSpace ? matrix : nil,
            parent: node.transformsInside ? node : nil, clip: node.innerClip, scroll: place.scroll)
    }

    private mutating func updateBelow(_ node: LayerNode, _ below: Place, _ changes: NodeChanges) {
        var subtree = node.ownExtent
        if node.hasShadow {
            let shadow = node.placement.apply(node.shadowReach(of: node.currentReach()))
            subtree = subtree.union(PixelRect(touchedBy: shadow).intersection(node.clip))
        }
        let isChanged = below.isStale || !changes.isDisjoint(with: [.own, .below])
        if isChanged && node.shadow?.shape == nil { node.shadow = nil }
        if let mask = node.mask {
            var place = below
            (place.plane, place.space, place.clip, place.isCovered) = (node.placement, nil, node.clip, true)
            update(mask, at: place)
        }
        for child in node.children {
            child.isUpsideDown = node.isUpsideDown != child.shown.isGeometryFlipped
            update(child, at: below)
            subtree = subtree.union(child.subtreeExtent)
        }
        if node.kind == .replicator {
            let instances = PixelRect(touchedBy: node.placement.apply(node.currentReach()))
            subtree = subtree.union(instances.intersection(node.innerClip))
        }
        node.subtreeExtent = subtree
    }

    // MARK: Movement

    /// How the pixels of a node and of its descendants have moved since the last frame.
    private enum Movement: Equatable {
        case none
        /// All of them moved with the scroll that the node is inside of.
        case along
        /// The descendants moved as a whole, since the node's bounds scrolled; the node itself did not.
        case scroll(Scroll)
        case other

        static func == (first: Movement, second: Movement) -> Bool {
            switch (first, second) {
            case (.none, .none), (.along, .along), (.other, .other): true
            default: false
            }
        }
    }

    private func movement(
        of node: LayerNode, to placement: PlaneTransform, _ place: Place, _ changes: NodeChanges
    ) -> Movement {
        guard !node.isCulled, !place.isCovered else {
            return node.isCulled || placement != node.placement || place.clip != node.clip ? .other : .none
        }
        if let index = place.scroll {
            let isSame = changes.isDisjoint(with: [.whole, .inner])
            return isSame && node.canMove(with: scrolls[index], to: placement) ? .along : .other
        }
        if changes.contains(.scrolled), let scroll = Scroll(of: node, to: placement, place.clip, changes),
            !scrolls.contains(where: { !$0.region.intersection(scroll.region).isEmpty })
        {
            return .scroll(scroll)
        }
        return placement != node.placement || place.clip != node.clip ? .other : .none
    }

    // MARK: Damage

    /// Damages a place that was painted in the last frame: in a scroll, the place that its pixels are moved to.
    private mutating func damageBefore(_ rect: PixelRect, _ scroll: Int?) {
        guard let scroll else { return damage.add(rect) }
        scrolls[scroll].damage.add(scrolls[scroll].moved(rect))
    }

    /// Damages a place that is to be painted now.
    private mutating func damageNow(_ rect: PixelRect, _ scroll: Int?) {
        guard let scroll else { return damage.add(rect) }
        scrolls[scroll].damage.add(rect)
    }

    /// Damages what changed in a node that has not moved, or only with the scroll that it is inside of.
    private mutating func damageOwn(
        _ node: LayerNode, _ changes: NodeChanges, _ formerExtent: PixelRect, _ formerSubtree: PixelRect, _ scroll: Int?
    ) {
        if node.hasShadow && !changes.isDisjoint(with: [.own, .below, .inner]) {
            damageBefore(formerSubtree, scroll)
            damageNow(node.subtreeExtent, scroll)
        } else if changes.contains(.own) {
            damageBefore(formerExtent, scroll)
            damageNow(node.ownExtent, scroll)
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
                damageNow((isExact ? place : place.insetBy(-2)).intersection(node.ownExtent), scroll)
            }
        }
    }

    /// Decides which scrolls are worth moving pixels for, and damages the parts of them that must be painted all the
    /// same.
    mutating func settle() {
        guard !scrolls.isEmpty else { return }
        let still = damage
        let candidates = scrolls
        scrolls = []
        for var scroll in candidates {
            if scroll.settle(beside: still) {
                damage.add(scroll.damage)
                scrolls.append(scroll)
            } else {
                damage.add(scroll.region)
            }
        }
    }

    /// Adds damage that drawing the tiles has caused.
    mutating func add(_ rects: [PixelRect]) {
        for rect in rects { damage.add(rect) }
    }
}
