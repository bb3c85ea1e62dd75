internal import CPixelKernels

extension NodePainter {
    /// Paints all instances of a replicator's sublayers.
    mutating func paintInstances(of node: LayerNode, _ extent: PixelRect) {
        let instances = ReplicatorInstances(node.shown)
        let time = node.presentTime
        var placed: [(node: LayerNode, color: RGBA)] = []
        for (number, transform) in instances.transforms.enumerated() {
            let children = node.instances(at: time - instances.delay * Double(number))
            for child in children {
                place(child, of: node, transform, preservesDepth: instances.preservesDepth, extent)
                placed.append((child, instances.color(of: number)))
            }
        }
        if placed.contains(where: { $0.node.depth != 0 }) {
            placed = placed.enumerated().sorted {
                ($0.element.node.depth, $0.offset) < ($1.element.node.depth, $1.offset)
            }.map(\.element)
        }
        for (child, color) in placed { paint(child, tinted: color, extent) }
    }

    private func place(
        _ child: LayerNode, of node: LayerNode, _ transform: CATransform3D, preservesDepth: Bool, _ extent: PixelRect
    ) {
        var update = ScreenUpdate(damage: Damage(within: extent))
        var place = ScreenUpdate.Place(
            plane: PlaneTransform(transform).concatenating(node.placement), parent: node, clip: extent,
            isStale: true, isCovered: true)
        if preservesDepth {
            place.plane = node.space.plane
            place.space = CATransform3DConcat(transform, node.shown.matrix(in: node.parent?.shown))
        }
        update.update(child, at: place)
    }

    private mutating func paint(_ node: LayerNode, tinted color: RGBA, _ extent: PixelRect) {
        let place = node.subtreeExtent.intersection(extent)
        guard !place.isEmpty, color.alpha > 0 else { return }
        if color == .white { return paint(node, clip: extent) }
        var painter = NodePainter(masks: masks)
        painter.paint(node, clip: place)
        guard let surface = Surface(width: place.width, height: place.height) else { return }
        PaintTarget(surface: surface, x: place.x, y: place.y, isOpaque: false).paint(painter.list)
        kernel_tint(surface.pixels, surface.width * surface.height, color.straightPixel)
        append(
            place,
            .image(
                ImagePainting(
                    surface: surface, isOpaque: false, opacity: 1, placing: .aligned(x: place.x, y: place.y))))
    }
}

extension RGBA {
    /// 0xAARRGGBB, not premultiplied.
    var straightPixel: UInt32 {
        func byte(_ value: CGFloat) -> UInt32 { value > 0 ? UInt32((min(value, 1) * 255).rounded()) : 0 }
        return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
