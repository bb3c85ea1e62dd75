extension UIView {
    /// Changes the geometry of the layer. A new size resizes the subviews by their autoresizing masks, and marks the
    /// view as needing layout, and display if the content mode is `redraw`.
    func changeGeometry(_ change: () -> Void) {
        let oldSize = layer.bounds.size
        change()
        let newSize = layer.bounds.size
        guard newSize != oldSize else { return }
        if autoresizesSubviews {
            for subview in subviewList { subview.superviewSizeDidChange(from: oldSize, to: newSize) }
        }
        setNeedsLayout()
        if drawsContent && contentMode == .redraw {
            // The view's own method, which apps override: their labels forget what they have set for the old size.
            setNeedsDisplay()
        } else if paintsPattern || (drawsContent && (redrawsWhenResized || layer.contents == nil)) {
            layer.setNeedsDisplay()
        }
    }

    /// The frame without the view's transform. Autoresizing changes this rectangle.
    private var untransformedFrame: CGRect {
        let (bounds, position, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
        return CGRect(
            x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height,
            width: bounds.width, height: bounds.height)
    }

    private func superviewSizeDidChange(from oldSize: CGSize, to newSize: CGSize) {
        let mask = autoresizingMask
        guard !mask.isEmpty else { return }
        let old = untransformedFrame
        var horizontal = AutoresizingSpan(
            leading: old.minX, extent: old.width, flexesLeading: mask.contains(.flexibleLeftMargin),
            flexesExtent: mask.contains(.flexibleWidth), flexesTrailing: mask.contains(.flexibleRightMargin))
        var vertical = AutoresizingSpan(
            leading: old.minY, extent: old.height, flexesLeading: mask.contains(.flexibleTopMargin),
            flexesExtent: mask.contains(.flexibleHeight), flexesTrailing: mask.contains(.flexibleBottomMargin))
        let scale = max(layer.contentsScale, 1)
        horizontal.resize(from: oldSize.width, to: newSize.width, scale: scale)
        vertical.resize(from: oldSize.height, to: newSize.height, scale: scale)
        let new = CGRect(x: horizontal.leading, y: vertical.leading, width: horizontal.extent, height: vertical.extent)
        guard new != old else { return }
        if transform.isIdentity {
            frame = new
        } else {
            if new.size != old.size { bounds = CGRect(origin: bounds.origin, size: new.size) }
            let anchor = layer.anchorPoint
            center = CGPoint(x: new.minX + anchor.x * new.width, y: new.minY + anchor.y * new.height)
        }
    }
}
