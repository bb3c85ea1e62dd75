extension Scroll {
    /// The move of what is below a node whose bounds show another part of it. Nil unless that is all that has changed,
    /// and the move is one of whole pixels.
    ///
    /// - Parameters:
    ///   - node: as it was last frame.
    ///   - placement: where it is now.
    ///   - clip: the part of the screen that it can draw in now.
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
        // What rounding takes from numbers of the size that the offsets in very long tables have.
        return abs(distance - whole) < 1e-6 && abs(whole) < 1e6 ? Int(whole) : nil
    }

    /// Finds out what of the region must be painted although its content has only moved.
    ///
    /// - Parameter still: what else on the screen must be painted.
    /// - Returns: false if it is better to paint the region as a whole.
    mutating func settle(beside still: Damage) -> Bool {
        for strip in strips { damage.add(strip) }
        // What was there was moved along.
        for rect in still.rectangles { damage.add(moved(rect)) }
        guard addWhatIsInFront(), isBackdropEven || addUncovered() else { return false }
        var painted = damage
        painted.add(still)
        return painted.area * 4 < region.width * region.height * 3
    }

    // MARK: In front

    /// Damages what is in front of the content and does not move with it: where it is, and where its picture was moved
    /// to.
    ///
    /// - Returns: false if that is everywhere.
    private mutating func addWhatIsInFront() -> Bool {
        var node = self.node
        while let parent = node.parent {
            // Borders are in front of what they enclose.
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

    /// Whether what can be seen through the content looks the same before and after any move that is like this one.
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
        // The black of the screen.
        return true
    }

    /// Damages what the content does not cover.
    ///
    /// - Returns: false if that is in too many places.
    private mutating func addUncovered() -> Bool {
        var covered = OpaqueRegion()
        for child in node.children { child.addOpaqueParts(to: &covered) }
        let open = covered.visible(of: region)
        guard open.count <= Damage.mostRectangles else { return false }
        for rect in open { damage.add(rect) }
        return true
    }
}
