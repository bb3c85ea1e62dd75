extension CALayer {
    final func markForDisplay(_ rect: CGRect?) {
        guard modelLayer == nil else { return }
        if let rect, backingStore != nil || tiles != nil {
            invalidRect = invalidRect.union(rect)
        } else {
            invalidRect = .infinite
        }
        if !pending.contains(.display) { markPending(.display) }
    }

    final func runDisplay() {
        pending.remove(.display)
        display()
        invalidRect = .null
    }

    /// Has the delegate provide the contents, or draws them.
    final func provideContents() {
        if let delegate { delegate.display(self) } else { displayByDrawing() }
    }

    /// Draws the invalid part of the contents into the backing store, which is cleared first if the layer is not
    /// opaque.
    final func displayByDrawing() {
        guard properties.isMeasurable else { return abandonDisplay() }
        let (size, scale) = (properties.bounds.size, properties.contentsScale)
        if isTooLargeToDrawAtOnce {
            return displayInTiles(
                TileStore(
                    tileSize: (512, 512), scale: scale, levels: 0...0, fadeDuration: 0, isOpaque: properties.isOpaque))
        }
        tiles = nil
        var rect = invalidRect.intersection(properties.bounds)
        if backingStore?.fits(size: size, scale: scale, isOpaque: properties.isOpaque) != true {
            backingStore = BackingStore(size: size, scale: scale, isOpaque: properties.isOpaque)
            rect = properties.bounds
        }
        guard let store = backingStore, !rect.isEmpty else { return }
        let context = CGContext(surface: store.surface, scale: scale)
        let origin = properties.bounds.origin
        // The contents stand upright, so in a layer whose contents are flipped y points up in the context.
        let isFlipped = contentsAreFlipped()
        let top = isFlipped ? properties.bounds.maxY - rect.maxY : rect.minY - origin.y
        let pixels = PixelRect(
            covering: CGRect(
                x: (rect.minX - origin.x) * scale, y: top * scale,
                width: rect.width * scale, height: rect.height * scale))
        store.surface.clear(pixels)
        context.translateBy(x: -origin.x, y: -origin.y)
        if rect != properties.bounds {
            context.clip(
                to: CGRect(
                    x: CGFloat(pixels.x) / scale + origin.x, y: CGFloat(pixels.y) / scale + origin.y,
                    width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale))
        }
        if isFlipped {
            context.translateBy(x: 0, y: properties.bounds.minY + properties.bounds.maxY)
            context.scaleBy(x: 1, y: -1)
        }
        draw(in: context)
        guard backingStore === store else { return }
        context.flush()
        properties.contents = nil
        storedContents = store
        markPending(.contents)
    }

    /// True for a layer with more pixels than any screen: it is drawn in tiles, as they become visible.
    private var isTooLargeToDrawAtOnce: Bool {
        let size = properties.bounds.size
        let (width, height) = (size.width * properties.contentsScale, size.height * properties.contentsScale)
        return width >= 1 && height >= 1 && (max(width, height) > 8192 || width * height > 8_388_608)
    }

    /// Keeps the contents as tiles, which are drawn as they become visible; tiles that are still valid are kept.
    final func displayInTiles(_ store: TileStore) {
        guard properties.isMeasurable else { return abandonDisplay() }
        backingStore = nil
        if let tiles, tiles.fits(store), invalidRect != .infinite {
            tiles.invalidate(invalidRect)
        } else {
            tiles = store
        }
        properties.contents = nil
        storedContents = tiles
        markPending(.contents)
    }

    /// Draws all contents again, for a layer that draws outside of its bounds.
    ///
    /// - Parameter frame: the rectangle that the drawing covers, in the layer's coordinates.
    final func displayDrawing(covering frame: CGRect) {
        guard properties.isMeasurable, !frame.isNull, frame.width.isFinite, frame.height.isFinite,
            frame.minX.isFinite, frame.minY.isFinite
        else { return abandonDisplay() }
        let scale = properties.contentsScale
        let pixels = PixelRect(
            covering: CGRect(
                x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale))
        let place = CGRect(
            x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale, width: CGFloat(pixels.width) / scale,
            height: CGFloat(pixels.height) / scale)
        backingStore = BackingStore(size: place.size, scale: scale, isOpaque: false, frame: place)
        if let store = backingStore {
            let context = CGContext(surface: store.surface, scale: scale)
            context.translateBy(x: -place.minX, y: -place.minY)
            draw(in: context)
            context.flush()
        }
        properties.contents = nil
        storedContents = backingStore
        markPending(.contents)
    }

    /// Called while the layer draws: there is nothing to draw, and the layer keeps no contents.
    package final func abandonDisplay() {
        guard backingStore != nil || tiles != nil else { return }
        backingStore = nil
        tiles = nil
        storedContents = nil
        markPending(.contents)
    }

    /// Gives back the memory of what this layer, the layers below it and their masks have drawn.
    ///
    /// - Returns: the layers that had drawn something. They need `setNeedsDisplay()` before they are seen again.
    package final func dropDrawings() -> [CALayer] {
        let hadDrawn = backingStore != nil || tiles != nil
        abandonDisplay()
        let below = (storedSublayers + [storedMask].compactMap { $0 }).flatMap { $0.dropDrawings() }
        return (hadDrawn ? [self] : []) + below
    }

    /// Displays this layer and the layers below it that need it.
    final func displaySubtree() {
        if pending.contains(.display) && !properties.isHidden { runDisplay() }
        guard pending.contains(.subtree) else { return }
        for sublayer in storedSublayers { sublayer.displaySubtree() }
        storedMask?.displaySubtree()
    }
}
