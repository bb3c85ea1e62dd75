extension NodePainter {
    /// Paints the contents of a node.
    mutating func paintContents(of node: LayerNode, _ shape: NodeShape, _ extent: PixelRect, _ opacity: Double) {
        var extent = extent
        if case .tiled(let tiles) = node.pixels { return paint(tiles, of: node, extent, opacity) }
        guard let (surface, isOpaque) = node.contentsSurface, let frame = node.contentsFrame else { return }
        if node.shown.masksToBounds, let aligned = shape.aligned { extent = extent.intersection(aligned.rect) }
        let pieces = ContentsPieces(node.shown, surface, frame).pieces
        if case .hosted = node.pixels {
            return untinted { for piece in pieces { $0.paint(piece, of: surface, isOpaque, node, extent, opacity) } }
        }
        for piece in pieces { paint(piece, of: surface, isOpaque, node, extent, opacity) }
    }

    private mutating func paint(_ tiles: TileStore, of node: LayerNode, _ extent: PixelRect, _ opacity: Double) {
        let time = node.hostTime
        for tile in tiles.shown(at: tiles.level(for: CGFloat(node.placement.meanScale))) {
            let age = tiles.fadeDuration > 0 ? (time - tile.birth) / tiles.fadeDuration : 1
            let piece = ContentsPieces.Piece(
                source: CGRect(x: 0, y: 0, width: tile.surface.width, height: tile.surface.height), target: tile.frame)
            paint(piece, of: tile.surface, tiles.isOpaque, node, extent, opacity * min(max(age, 0), 1))
        }
    }

    mutating func paint(
        _ piece: ContentsPieces.Piece, of surface: Surface, _ isOpaque: Bool, _ node: LayerNode, _ extent: PixelRect,
        _ opacity: Double
    ) {
        let placement = node.contentsPlacement
        if let (x, y) = piece.alignedOrigin(placement) {
            let place = PixelRect(
                x: x + Int(piece.source.minX.rounded()), y: y + Int(piece.source.minY.rounded()),
                width: Int(piece.source.width.rounded()), height: Int(piece.source.height.rounded()))
            let painting = ImagePainting(
                surface: surface, isOpaque: isOpaque, opacity: opacity, placing: .aligned(x: x, y: y))
            return append(place.intersection(extent), isOpaque: isOpaque && opacity >= 1, .image(painting))
        }
        guard piece.source.width > 0, piece.source.height > 0, piece.target.width > 0, piece.target.height > 0
        else { return }
        guard let toSource = piece.toPoints.concatenating(placement).inverse else { return }
        let isSmaller = abs(toSource.xx) + abs(toSource.xy) > 1
        // Only images are immutable, so that their reduced sizes can be kept.
        if isSmaller, node.pixels == .none, node.shown.minificationFilter == .trilinear,
            let (reduced, factor) = masks.reduced(
                surface, at: toSource.meanScale, bias: Double(node.shown.minificationFilterBias))
        {
            var smaller = piece
            smaller.source = smaller.source.applying(CGAffineTransform(scaleX: 1 / factor, y: 1 / factor))
            return sample(smaller, of: reduced, isOpaque, node, extent, opacity, .linear)
        }
        sample(
            piece, of: surface, isOpaque, node, extent, opacity,
            isSmaller ? node.shown.minificationFilter : node.shown.magnificationFilter)
    }

    /// Paints pixels that do not fall on pixels of the screen, by sampling.
    private mutating func sample(
        _ piece: ContentsPieces.Piece, of surface: Surface, _ isOpaque: Bool, _ node: LayerNode, _ extent: PixelRect,
        _ opacity: Double, _ filter: CALayerContentsFilter
    ) {
        let placement = node.contentsPlacement
        let toPoints = placement.isUpright ? piece.toPoints : piece.edgesToPoints
        guard let toSource = toPoints.concatenating(placement).inverse else { return }
        var painting = ImagePainting(
            surface: surface, isOpaque: isOpaque, opacity: opacity,
            placing: .sampled(toSource, isSmooth: filter != .nearest))
        if placement.isUpright {
            let place = PixelRect(centeredIn: placement.apply(piece.target)).intersection(extent)
            append(place, isOpaque: isOpaque && opacity >= 1, .image(painting))
            return tint(place, .misaligned, toSource.keepsSizes ? .magenta : .yellow)
        }
        let outline = placement.apply(RoundedOutline.points(piece.target, radius: 0))
        let place = PixelRect(touchedBy: CGRect(enclosing: outline)).intersection(node.clip)
        guard !place.intersection(extent).isEmpty else { return }
        if let part = piece.wholePixels {
            painting.placing = .turned(toSource, part: part, isSmooth: filter != .nearest)
            painting.hardEdges = node.shown.edgeAntialiasingMask.hardEdges
        } else {
            painting.stencil = (MaskImage(convex: outline, origin: place), place.x, place.y)
        }
        append(place.intersection(extent), .image(painting))
        tint(place.intersection(extent), .misaligned, .yellow)
    }
}

extension PlaneTransform {
    /// Whether it only moves, but for the last bits of inverses.
    fileprivate var keepsSizes: Bool { abs(xx - 1) < 1e-6 && abs(yy - 1) < 1e-6 && xy == 0 && yx == 0 }
}

extension LayerNode {
    /// From the contents' coordinates to the screen. Contents stand upright in layers with flipped geometry, except
    /// drawings that cover a frame of their own, which are in the flipped coordinates already.
    var contentsPlacement: PlaneTransform { contentsPlacement(at: placement) }

    /// The same for another placement of the node.
    func contentsPlacement(at placement: PlaneTransform) -> PlaneTransform {
        guard isUpsideDown else { return placement }
        if case .drawn(let store) = pixels, store.frame != nil { return placement }
        return PlaneTransform(shown.flip).concatenating(placement)
    }

    /// The pixels of the contents, and whether their alpha is to be ignored.
    var contentsSurface: (Surface, isOpaque: Bool)? {
        switch pixels {
        case .drawn(let store): (store.surface, store.isOpaque)
        case .hosted(let surface): (surface, true)
        case .tiled: nil
        // `CALayer.isOpaque` is a promise about what the layer draws; for an image, the image's own alpha format
        // counts.
        case .none: shown.contents.map { ($0.surface, $0.hasNoAlpha) }
        }
    }
}

extension CGImage {
    fileprivate var hasNoAlpha: Bool {
        switch alphaInfo {
        case .none, .noneSkipFirst, .noneSkipLast: !isMask
        default: false
        }
    }
}
