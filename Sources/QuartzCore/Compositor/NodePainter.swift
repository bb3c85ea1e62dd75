/// Turns nodes into the steps of a display list.
struct NodePainter {
    private(set) var list = DisplayList()
    let masks: MaskCache
    /// The tints; none for pictures that are painted aside.
    private var coloring: DebugColoring

    init(masks: MaskCache, coloring: DebugColoring = []) {
        self.masks = masks
        self.coloring = coloring
    }

    /// Adds the steps for a node and its descendants, within `clip`.
    mutating func paint(_ node: LayerNode, clip: PixelRect) {
        let extent = node.subtreeExtent.intersection(clip)
        guard !node.isCulled, !extent.isEmpty else { return }
        if let transition = node.transition {
            let place = NodeShape(node).place
            if let after = node.transitionEnd ?? NodeSnapshot(node, in: place, masks: masks) {
                node.transitionEnd = after
                for (rect, operation) in transition.steps(after, place, node.placement) {
                    append(rect.intersection(extent), operation)
                }
            }
            return tint(extent, .offscreen, .yellow)
        }
        if node.shown.shouldRasterize, node.kind != .space, paintPicture(of: node, extent) { return }
        paintGroup(node, extent)
    }

    /// Paints a rasterized node from its picture.
    ///
    /// - Returns: false if there is no picture of it.
    private mutating func paintPicture(of node: LayerNode, _ extent: PixelRect) -> Bool {
        let scale = node.shown.rasterizationScale
        if node.picture?.scale != scale {
            let copy = LayerNode(
                instanceOf: node, parentTime: node.parent?.presentTime ?? node.hostTime, asGroup: true)
            node.picture = NodePicture(copy, scale: scale, masks: masks)
        }
        guard let picture = node.picture else { return false }
        let piece = ContentsPieces.Piece(
            source: CGRect(x: 0, y: 0, width: picture.surface.width, height: picture.surface.height),
            target: picture.frame)
        paint(piece, of: picture.surface, false, node, extent, Double(min(max(node.shown.opacity, 0), 1)))
        tint(extent, .offscreen, .yellow)
        return true
    }

    /// Paints a node and its descendants as a group, to which opacity and mask apply as a whole.
    mutating func paintGroup(_ node: LayerNode, _ extent: PixelRect) {
        let opacity = Double(min(max(node.shown.opacity, 0), 1))
        let isGroup = node.mask != nil || (opacity < 1 && node.hasSeveralParts)
        guard isGroup else { return paintParts(node, extent, opacity: opacity) }
        // The mask blends back the background where it hides the group, then the opacity blends back its share
        // everywhere.
        let whole = list.keep(extent)
        let masked = node.mask == nil || opacity >= 1 ? whole : list.keep(extent)
        paintParts(node, extent, opacity: 1)
        if let mask = node.mask, let hidden = coverage(of: mask, in: extent) {
            hidden.invert()
            list.append(extent, .blend(masked, .mask(hidden, x: extent.x, y: extent.y)))
        }
        if opacity < 1 { list.append(extent, .blend(whole, .even(1 - opacity))) }
        tint(extent, .blended, .red)
        tint(extent, .offscreen, .yellow)
    }

    private mutating func paintParts(_ node: LayerNode, _ extent: PixelRect, opacity: Double) {
        if node.hasShadow { paintShadow(of: node, extent, opacity) }
        paintInside(node, extent, opacity: opacity)
        // The shape of the shadow was found from the drawing.
        if node.hasShadow, node.shown.shadowPath == nil { tint(extent, .offscreen, .yellow) }
    }

    /// Everything of the node but its shadow.
    mutating func paintInside(_ node: LayerNode, _ extent: PixelRect, opacity: Double) {
        if node.kind == .space {
            for child in node.paintOrder { paint(child, clip: extent) }
            return
        }
        let shape = NodeShape(node)
        if let color = node.shown.backgroundColor {
            fill(shape, PixelColor(color.rgba, opacity: opacity), extent)
        }
        let undo = node.shown.masksToBounds ? clip(to: shape, extent) : []
        paintContents(of: node, shape, extent, opacity)
        if let particles = node.particles { paint(particles, of: node, extent, opacity) }
        if node.kind == .replicator {
            paintInstances(of: node, extent)
        } else {
            for child in node.paintOrder { paint(child, clip: extent) }
        }
        for (rect, number, amount) in undo { list.append(rect, .blend(number, amount)) }
        if !undo.isEmpty { tint(extent.intersection(shape.place), .offscreen, .yellow) }
        if node.shown.borderWidth > 0 {
            let color = node.shown.borderColor?.rgba ?? .black
            paintBorder(shape, PixelColor(color, opacity: opacity), node.shown.borderWidth, extent)
        }
    }

    /// How much a mask node covers of each pixel of `rect`; nil when memory is short.
    private func coverage(of mask: LayerNode, in rect: PixelRect) -> MaskImage? {
        var painter = NodePainter(masks: masks)
        painter.paint(mask, clip: rect)
        guard let surface = Surface(width: rect.width, height: rect.height) else { return nil }
        PaintTarget(surface: surface, x: rect.x, y: rect.y, isOpaque: false).paint(painter.list)
        return MaskImage(alphaOf: surface)
    }

    mutating func append(_ rect: PixelRect, isOpaque: Bool = false, _ operation: PaintItem.Operation) {
        list.append(rect, isOpaque: isOpaque, operation)
        tint(rect, .blended, isOpaque ? .green : .red)
    }

    /// Adds a tint, if it is wanted.
    mutating func tint(_ rect: PixelRect, _ kind: DebugColoring, _ tint: DebugColoring.Tint) {
        guard coloring.contains(kind) else { return }
        list.append(rect, .fill(tint.color))
    }

    /// Does something without tints: another process has tinted its own screen already.
    mutating func untinted(_ body: (inout NodePainter) -> Void) {
        let usual = coloring
        coloring = []
        body(&self)
        coloring = usual
    }

    mutating func keep(_ rect: PixelRect) -> Int { list.keep(rect) }
}

extension LayerNode {
    /// True if the node draws more than one thing, so that fading needs a group.
    var hasSeveralParts: Bool {
        var parts = children.isEmpty ? 0 : 2
        if shown.backgroundColor != nil { parts += 1 }
        if contentsSize != nil { parts += 1 }
        if shown.borderWidth > 0 { parts += 1 }
        if hasShadow { parts += 1 }
        if particles != nil { parts += 2 }
        return parts > 1
    }

    /// The children, rearmost first.
    var paintOrder: [LayerNode] {
        guard children.contains(where: { $0.depth != 0 }) else { return children }
        return children.enumerated().sorted {
            ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
        }.map(\.element)
    }
}
