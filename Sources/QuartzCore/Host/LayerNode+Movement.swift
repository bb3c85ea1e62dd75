internal import CPixman

/// What moving the pixels of a node's own drawing gives.
enum Mobility {
    /// The same as painting it at the new place.
    case exact
    /// The same, if scaled pixels fall on the same places in between.
    case sampled
    /// Perhaps something else.
    case none
}

extension LayerNode {
    /// Whether moving its pixels along with a scroll gives what painting it at its new place would.
    ///
    /// - Parameter placement: where it is after the scroll.
    func canMove(with scroll: Scroll, to placement: PlaneTransform) -> Bool {
        let mobility = self.mobility ?? findMobility()
        self.mobility = mobility
        switch mobility {
        case .exact: return true
        case .none: return false
        case .sampled:
            guard let (surface, _) = contentsSurface else { return true }
            let (old, new) = (contentsPlacement, contentsPlacement(at: placement))
            return contentsPieces.allSatisfy { $0.isSampledAlike(surface, old, new, scroll) }
        }
    }

    private func findMobility() -> Mobility {
        guard kind == .plain || kind == .tiled, isPaintedAsItself, placement.isUpright else { return .none }
        if shown.cornerRadius > 0 || shown.borderWidth > 0 {
            let shape = NodeShape(self)
            guard shape.aligned != nil, shown.borderWidth <= 0 || shape.alignedBorder(shown.borderWidth) != nil
            else { return .none }
        }
        // The shadow of a drawing depends on how much of it is in sight.
        if hasShadow, shown.shadowPath == nil, !((shown.backgroundColor?.alpha ?? 0) > 0) { return .none }
        if case .tiled(let tiles) = pixels { return tiles.areAligned(placement) ? .exact : .none }
        let pieces = contentsPieces
        if pieces.allSatisfy({ $0.alignedOrigin(contentsPlacement) != nil }) { return .exact }
        return contentsPlacement.isUpright && shown.minificationFilter != .trilinear ? .sampled : .none
    }

    private var contentsPieces: [ContentsPieces.Piece] {
        guard let (surface, _) = contentsSurface, let frame = contentsFrame else { return [] }
        return ContentsPieces(shown, surface, frame).pieces
    }

    /// Whether it and what is below it is painted by their own properties, not as a picture of them.
    private var isPaintedAsItself: Bool {
        transition == nil && mask == nil && particles == nil && !shown.shouldRasterize
    }

    /// Whether it paints its own and then what is below it, and nothing beyond the extents of both.
    var isPaintedInParts: Bool { isPaintedAsItself && (kind == .plain || kind == .tiled) && !hasShadow }

    /// Whether what is below it is seen within its bounds, and nothing of its own is in front.
    var keepsContentApart: Bool {
        kind == .plain && shown.masksToBounds && shown.cornerRadius <= 0 && shown.borderWidth <= 0
    }

    /// Whether neither it nor anything it is in does more than put things over each other.
    var isPaintedPlainly: Bool {
        var node = self
        while true {
            let isRounded = node.shown.masksToBounds && node.shown.cornerRadius > 0
            guard node.kind == .plain, node.isPaintedAsItself, node.shown.opacity >= 1, !isRounded else { return false }
            guard let parent = node.parent else { return true }
            node = parent
        }
    }

    /// Whether a part of the screen is inside its border.
    func isBorderOutside(_ rect: PixelRect) -> Bool {
        guard placement.isUpright else { return false }
        let width = max(shown.borderWidth, shown.cornerRadius)
        let inside = placement.apply(shown.bounds.insetBy(dx: width, dy: width))
        return PixelRect(centeredIn: inside).insetBy(1).contains(rect)
    }
}

// MARK: - Background

/// What a node paints of itself in a part of the screen that other things move in front of.
enum Backdrop {
    /// Covers what is behind it, and looks the same wherever it shows through.
    case solid
    /// Looks the same, or is not there.
    case even
    case uneven
}

extension LayerNode {
    /// What it paints of itself behind the content of a scroll.
    func backdrop(of scroll: Scroll) -> Backdrop {
        guard !ownExtent.intersection(scroll.region).isEmpty else { return .even }
        guard placement.isUpright, particles == nil else { return .uneven }
        var isSolid = false
        if let (surface, isOpaque) = contentsSurface {
            guard let frame = contentsFrame,
                PixelRect(centeredIn: contentsPlacement.apply(frame)).intersection(ownExtent).contains(scroll.region),
                isEven(surface, along: scroll)
            else { return .uneven }
            isSolid = isOpaque
        } else if case .tiled = pixels {
            return .uneven
        }
        if let color = shown.backgroundColor, !isSolid {
            guard let (rect, radius) = NodeShape(self).aligned,
                rect.insetBy(Int(radius.rounded(.up))).contains(scroll.region)
            else { return .uneven }
            isSolid = PixelColor(color.rgba, opacity: 1).isOpaque
        }
        return isSolid ? .solid : .even
    }

    /// Whether pixels are the same all along the way of a scroll: those of stripes that lie that way.
    private func isEven(_ surface: Surface, along scroll: Scroll) -> Bool {
        guard scroll.across == 0, shown.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1) else { return false }
        if let hasEvenRows { return hasEvenRows }
        let first = surface.row(0)
        let isEven = (1..<max(surface.height, 2)).allSatisfy {
            $0 >= surface.height || memcmp(first, surface.row($0), surface.width * 4) == 0
        }
        hasEvenRows = isEven
        return isEven
    }

    /// Adds what it and the nodes below it cover without a trace of what is behind.
    func addOpaqueParts(to region: inout OpaqueRegion) {
        guard !isCulled, isPaintedInParts, shown.opacity >= 1, placement.isUpright else { return }
        if let color = shown.backgroundColor, PixelColor(color.rgba, opacity: 1).isOpaque,
            let (rect, radius) = NodeShape(self).aligned
        {
            let side = Int(radius.rounded(.up))
            region.add(
                PixelRect(x: rect.x, y: rect.y + side, width: rect.width, height: rect.height - 2 * side)
                    .intersection(ownExtent))
        }
        if shown.masksToBounds && shown.cornerRadius > 0 { return }
        if let (_, isOpaque) = contentsSurface, isOpaque, let frame = contentsFrame {
            region.add(PixelRect(centeredIn: contentsPlacement.apply(frame)).intersection(ownExtent))
        }
        for child in children { child.addOpaqueParts(to: &region) }
    }
}

// MARK: - Pixels

extension ContentsPieces.Piece {
    /// Whether scaled pixels are the same before and after a scroll: taken from the same places in between, or, as in
    /// the stretched middle of a picture, from rows that are all the same.
    fileprivate func isSampledAlike(
        _ surface: Surface, _ old: PlaneTransform, _ new: PlaneTransform, _ scroll: Scroll
    ) -> Bool {
        guard let before = toPoints.concatenating(old).inverse, let after = toPoints.concatenating(new).inverse
        else { return false }
        func isAlike(_ step: Double, _ from: Double, _ to: Double, _ way: Int) -> Bool {
            let shift = Int64(PaintTarget.fixed(step)) * Int64(way)
            return Int64(PaintTarget.fixed(from)) == Int64(PaintTarget.fixed(to)) + shift
        }
        return isAlike(after.xx, before.tx, after.tx, scroll.across)
            && (isAlike(after.yy, before.ty, after.ty, scroll.down) || hasEvenRows(surface))
    }

    /// Whether all rows that have a part in the piece are the same, its neighbours included.
    private func hasEvenRows(_ surface: Surface) -> Bool {
        let used = PixelRect(covering: source).insetBy(-1).intersection(surface.bounds)
        guard !used.isEmpty else { return false }
        let first = surface.row(used.y) + used.x
        return (used.y..<used.maxY).allSatisfy { memcmp(first, surface.row($0) + used.x, used.width * 4) == 0 }
    }
}

extension TileStore {
    /// Whether the pixels of all tiles fall on pixels of the screen.
    fileprivate func areAligned(_ placement: PlaneTransform) -> Bool {
        guard fadeDuration == 0, levels == 0...0, !tiles.isEmpty else { return false }
        return tiles.values.allSatisfy {
            let source = CGRect(x: 0, y: 0, width: $0.surface.width, height: $0.surface.height)
            return ContentsPieces.Piece(source: source, target: $0.frame).alignedOrigin(placement) != nil
        }
    }
}
