internal import CPixman

/// Whether the pixels that a node has painted on the screen can be moved along with a scroll, instead of being painted
/// again at the new place.
enum Mobility {
    /// Moved pixels equal painted ones: the contents lie pixel on pixel, unscaled.
    case exact
    /// Moved pixels equal painted ones only if scaled contents are sampled at the same fractions of a pixel as before.
    case sampled
    /// Moved pixels may differ from painted ones: the node must be painted.
    case none
}

extension LayerNode {
    /// True if moving this node's pixels along with a scroll gives the same picture as painting the node at its new
    /// place.
    ///
    /// - Parameter placement: from the node's coordinates to the screen, after the scroll.
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
        // Without a path or a background the shadow is made from the drawn pixels that are inside the clip, so it
        // changes as the node scrolls.
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

    /// True if the node and its descendants are painted one by one: no transition, mask, particles or rasterized
    /// picture.
    private var isPaintedAsItself: Bool {
        transition == nil && mask == nil && particles == nil && !shown.shouldRasterize
    }

    /// True if the node paints its own drawing, then its descendants, and nothing outside the extents of these two: no
    /// shadow.
    var isPaintedInParts: Bool { isPaintedAsItself && (kind == .plain || kind == .tiled) && !hasShadow }

    /// True if descendants are clipped to the node's bounds, a plain rectangle, with no border in front of them.
    var keepsContentApart: Bool {
        kind == .plain && shown.masksToBounds && shown.cornerRadius <= 0 && shown.borderWidth <= 0
    }

    /// True if this node and all its ancestors use plain source-over compositing: no opacity group, mask, transition,
    /// filter or clip with rounded corners.
    var isPaintedPlainly: Bool {
        var node = self
        while true {
            let isRounded = node.shown.masksToBounds && node.shown.cornerRadius > 0
            guard node.kind == .plain, node.isPaintedAsItself, node.shown.opacity >= 1, !isRounded else { return false }
            guard let parent = node.parent else { return true }
            node = parent
        }
    }

    /// True if a part of the screen lies inside the border and the rounded corners, so that neither is painted over it.
    func isBorderOutside(_ rect: PixelRect) -> Bool {
        guard placement.isUpright else { return false }
        let width = max(shown.borderWidth, shown.cornerRadius)
        let inside = placement.apply(shown.bounds.insetBy(dx: width, dy: width))
        return PixelRect(centeredIn: inside).insetBy(1).contains(rect)
    }
}

// MARK: - Background

/// How a node's own drawing looks behind content that scrolls in front of it.
enum Backdrop {
    /// Opaque over the whole region of the scroll, and the same at every offset of the scroll.
    case solid
    /// The same at every offset of the scroll, or absent from the region, but not opaque: what is behind it counts,
    /// too.
    case even
    case uneven
}

extension LayerNode {
    /// How this node's own drawing looks in the region of a scroll.
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

    /// True if the surface does not change in the direction of the scroll: for a vertical scroll, all its rows are
    /// equal, as those of vertical stripes are.
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

    /// Adds the rectangles that this node and its descendants cover opaquely.
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
    /// True if scaled contents give the same pixels before and after a scroll: they are sampled at the same fractions
    /// of a pixel, or, as in the stretched middle of a picture, from rows that are all equal.
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

    /// True if all rows that the piece is sampled from are equal, with the one above and the one below it.
    private func hasEvenRows(_ surface: Surface) -> Bool {
        let used = PixelRect(covering: source).insetBy(-1).intersection(surface.bounds)
        guard !used.isEmpty else { return false }
        let first = surface.row(used.y) + used.x
        return (used.y..<used.maxY).allSatisfy { memcmp(first, surface.row($0) + used.x, used.width * 4) == 0 }
    }
}

extension TileStore {
    /// True if the pixels of every tile fall exactly on pixels of the screen.
    fileprivate func areAligned(_ placement: PlaneTransform) -> Bool {
        guard fadeDuration == 0, levels == 0...0, !tiles.isEmpty else { return false }
        return tiles.values.allSatisfy {
            let source = CGRect(x: 0, y: 0, width: $0.surface.width, height: $0.surface.height)
            return ContentsPieces.Piece(source: source, target: $0.frame).alignedOrigin(placement) != nil
        }
    }
}
