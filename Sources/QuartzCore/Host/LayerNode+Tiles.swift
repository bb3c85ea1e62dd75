extension LayerNode {
    /// Has the layer draw its tiles that have become visible.
    ///
    /// - Returns: their rectangles on the screen, in pixels.
    func drawTiles(at time: CFTimeInterval) -> [PixelRect] {
        guard case .tiled(let tiles) = pixels, let layer, !isCulled, let back = placement.inverse else { return [] }
        let visible = back.apply(CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height))
            .intersection(shown.bounds)
        let level = tiles.level(for: CGFloat(placement.meanScale))
        let drawn = tiles.fill(visible, of: shown.bounds, level: level, at: time) { layer.draw(in: $0) }
        return drawn.map { PixelRect(touchedBy: placement.apply($0)).intersection(clip) }
    }

    /// When the last tile has faded in; nil when none is fading.
    func fadeEnd(after time: CFTimeInterval) -> CFTimeInterval? {
        guard isInTree, case .tiled(let tiles) = pixels else { return nil }
        return tiles.fadeEnd(after: time)
    }
}
