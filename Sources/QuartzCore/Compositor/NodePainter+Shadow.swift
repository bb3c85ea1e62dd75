extension NodePainter {
    mutating func paintShadow(of node: LayerNode, _ extent: PixelRect, _ opacity: Double) {
        let properties = node.shown
        let color = PixelColor(
            properties.shadowColor?.rgba ?? .black, opacity: opacity * Double(min(max(properties.shadowOpacity, 0), 1)))
        guard !color.isClear, let (image, x, y) = shadow(of: node) else { return }
        // The offset is in points of the node's coordinates: the shadow of a turned node falls in a turned direction.
        let (offset, placement) = (properties.shadowOffset, node.placement)
        let acrossPixels = Double(offset.width) * placement.xx + Double(offset.height) * placement.yx
        let downPixels = Double(offset.width) * placement.xy + Double(offset.height) * placement.yy
        guard abs(acrossPixels) < 1e5, abs(downPixels) < 1e5 else { return }
        let place = PixelRect(
            x: x + image.offset + Int(acrossPixels.rounded()), y: y + image.offset + Int(downPixels.rounded()),
            width: image.mask.width, height: image.mask.height)
        append(place.intersection(extent), .stencil(color, image.mask, x: place.x, y: place.y))
    }

    /// Pixels.
    private static let largestBlur: CGFloat = 200
    private static let longestShadow = 4096

    /// The blurred shape, and the place of the shape's first pixel on the screen.
    private func shadow(of node: LayerNode) -> (ShadowImage, Int, Int)? {
        let wanted = node.shown.shadowRadius * CGFloat(node.placement.meanScale)
        let radius = wanted > 0 ? min(wanted, NodePainter.largestBlur) : 0
        let spread = Int(ShadowImage.spread(ofRadius: radius).rounded(.up))
        if let path = node.shown.shadowPath {
            return shadow(of: path, node, radius, spread)
        }
        if let background = node.shown.backgroundColor, background.alpha > 0 {
            return shadow(of: NodeShape(node), node, radius, spread)
        }
        return shadowOfDrawing(node, radius, spread)
    }

    private func shadow(
        of shape: NodeShape, _ node: LayerNode, _ radius: CGFloat, _ spread: Int
    ) -> (ShadowImage, Int, Int)? {
        let outline = shape.outline()
        let place = PixelRect(touchedBy: CGRect(enclosing: outline))
        guard !place.isEmpty, place.width <= NodePainter.longestShadow, place.height <= NodePainter.longestShadow else {
            return nil
        }
        let relative = outline.map { CGPoint(x: $0.x - CGFloat(place.x), y: $0.y - CGFloat(place.y)) }
        let key = ShadowImage.Shape(outline: relative, path: nil, pathTransform: nil, radius: radius)
        if let image = node.shadow, image.shape == key { return (image, place.x, place.y) }
        let origin = PixelRect(x: 0, y: 0, width: place.width, height: place.height).insetBy(-spread)
        let mask = MaskImage(convex: relative, origin: origin)
        let image = ShadowImage(mask, shape: key, radius: radius, offset: spread)
        node.shadow = image
        return (image, place.x, place.y)
    }

    private func shadow(
        of path: CGPath, _ node: LayerNode, _ radius: CGFloat, _ spread: Int
    ) -> (ShadowImage, Int, Int)? {
        let placement = node.placement
        let place = PixelRect(touchedBy: placement.apply(path.boundingBox))
        guard !place.isEmpty, place.width <= NodePainter.longestShadow, place.height <= NodePainter.longestShadow,
            placement.isAffine
        else { return nil }
        var relative = placement
        relative.tx -= Double(place.x)
        relative.ty -= Double(place.y)
        let key = ShadowImage.Shape(outline: [], path: path, pathTransform: relative, radius: radius)
        if let image = node.shadow, image.shape == key { return (image, place.x, place.y) }
        guard let surface = Surface(width: place.width + 2 * spread, height: place.height + 2 * spread) else {
            return nil
        }
        let context = CGContext(surface: surface, scale: 1)
        context.translateBy(x: CGFloat(spread), y: CGFloat(spread))
        context.concatenate(
            CGAffineTransform(
                a: relative.xx, b: relative.xy, c: relative.yx, d: relative.yy, tx: relative.tx, ty: relative.ty))
        context.setFillColor(CGColor.black)
        context.addPath(path)
        context.fillPath()
        context.flush()
        let image = ShadowImage(MaskImage(alphaOf: surface), shape: key, radius: radius, offset: spread)
        node.shadow = image
        return (image, place.x, place.y)
    }

    /// The shadow of the pixels that the node and its descendants draw.
    private func shadowOfDrawing(_ node: LayerNode, _ radius: CGFloat, _ spread: Int) -> (ShadowImage, Int, Int)? {
        let place = node.subtreeExtent
        guard !place.isEmpty else { return nil }
        if let image = node.shadow, image.shape == nil { return (image, place.x, place.y) }
        guard let surface = Surface(width: place.width + 2 * spread, height: place.height + 2 * spread) else {
            return nil
        }
        var painter = NodePainter(masks: masks)
        painter.paintInside(node, place, opacity: 1)
        PaintTarget(surface: surface, x: place.x - spread, y: place.y - spread, isOpaque: false).paint(painter.list)
        let image = ShadowImage(MaskImage(alphaOf: surface), shape: nil, radius: radius, offset: spread)
        node.shadow = image
        return (image, place.x, place.y)
    }
}
