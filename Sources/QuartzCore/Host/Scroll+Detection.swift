extension Scroll {
    /// The scroll of a node whose bounds have another origin than in the last frame. Nil if anything else of the node
    /// has changed, or if its content has not moved by whole pixels.
    ///
    /// - Parameters:
    ///   - node: with the placement of the last frame.
    ///   - placement: the node's placement now.
    ///   - clip: the part of the screen that the node can draw in now.
    init?(of node: LayerNode, to placement: PlaneTransform, _ clip: PixelRect, _ changes: NodeChanges) {
        let old = node.placement
        guard changes.isDisjoint(with: [.own, .whole, .transition]), clip == node.clip, node.keepsContentApart,
            placement.isUpright, old.isUpright, old.xx == placement.xx, old.yy == placement.yy,
            let across = Scroll.wholePixels(placement.tx - old.tx), let down = Scroll.wholePixels(placement.ty - old.ty)
        else { return nil }
        let region = PixelRect(centeredIn: placement.apply(node.shown.bounds)).intersection(clip)
        guard region == node.innerClip, node.isPaintedPlainly else { return nil }
        self.init(of: node, in: region, across: across, down: down)
    }

    private static func wholePixels(_ distance: Double) -> Int? {
        let whole = distance.rounded()
        // The tolerance is for rounding errors of large offsets, such as those in very long tables.
        return abs(distance - whole) < 1e-6 && abs(whole) < 1e6 ? Int(whole) : nil
    }

    /// Finds the parts of the region that must be painted although its content has only moved, and adds them to
    /// `damage`.
    ///
    /// - Parameter still: the damage outside of scrolls.
    /// - Returns: false if it is better to paint the region as a whole.
    mutating func settle(beside still: Damage) -> Bool {
        for strip in strips { damage.add(strip) }
        // Moving the pixels takes along pixels that were already out of date.
        for rect in still.rectangles { damage.add(moved(rect)) }
        guard addWhatIsInFront(), isBackdropEven || addUncovered() else { return false }
        var painted = damage
        painted.add(still)
        return painted.area * 4 < region.width * region.height * 3
    }

    // MARK: In front

    /// Damages nodes that are in front of the content and do not scroll with it: where they are, and where their pixels
    /// were moved to.
    ///
    /// - Returns: false if an ancestor's border is in front of the region.
    private mutating func addWhatIsInFront() -> Bool {
        var node = self.node
        while let parent = node.parent {
            // A border is painted in front of the layers inside it.
            guard parent.shown.borderWidth <= 0 || parent.isBorderOutside(region) else { return false }
            let siblings = parent.paintOrder
            guard let index = siblings.firstIndex(where: { $0 === node }) else { return false }
            for sibling in siblings[(index + 1)...] { add(inFront: sibling) }
            node = parent
        }
        return true
    }

    private mutating func add(inFront node: LayerNode) {
        let extent = node.subtreeExtent.intersection(region)
        guard !node.isCulled, !extent.isEmpty else { return }
        let own = node.isPaintedInParts ? node.ownExtent.intersection(region) : extent
        damage.add(own)
        damage.add(moved(own))
        guard node.isPaintedInParts else { return }
        for child in node.children { add(inFront: child) }
    }

    // MARK: Behind

    /// True if the background that shows through the content looks the same after the move as before.
    private var isBackdropEven: Bool {
        var node = self.node
        switch node.backdrop(of: self) {
        case .solid: return true
        case .uneven: return false
        case .even: break
        }
        while let parent = node.parent {
            for sibling in parent.paintOrder.prefix(while: { $0 !== node }).reversed() {
                guard !sibling.isCulled, !sibling.subtreeExtent.intersection(region).isEmpty else { continue }
                guard sibling.isPaintedInParts, sibling.shown.opacity >= 1, sibling.shown.borderWidth <= 0,
                    sibling.children.allSatisfy({ $0.isCulled || $0.subtreeExtent.intersection(region).isEmpty })
                else { return false }
                switch sibling.backdrop(of: self) {
                case .solid: return true
                case .uneven: return false
                case .even: break
                }
            }
            node = parent
            switch node.backdrop(of: self) {
            case .solid: return true
            case .uneven: return false
            case .even: break
            }
        }
        // Only the black screen is behind.
        return true
    }

    /// Damages the parts of the region that the content does not cover opaquely.
    ///
    /// - Returns: false if these are too many rectangles.
    private mutating func addUncovered() -> Bool {
        var covered = OpaqueRegion()
        for child in node.children { child.addOpaqueParts(to: &covered) }
        let open = covered.visible(of: region)
        guard open.count <= Damage.mostRectangles else { return false }
        for rect in open { damage.add(rect) }
        return true
    }
}
