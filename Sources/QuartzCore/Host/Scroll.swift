/// A part of the screen whose content has moved by whole pixels and is otherwise unchanged: its pixels are moved, not
/// painted again.
package struct Scroll {
    /// The part of the screen in which the content is visible. Pixels outside it do not move.
    package let region: PixelRect
    /// The movement of the content, in pixels; not more than the size of the region.
    package let across, down: Int
    /// The parts of the region that must be painted all the same.
    var damage: Damage
    /// The node whose bounds have scrolled.
    let node: LayerNode

    /// - Returns: nil if nothing has moved, or if everything visible has moved out of the region.
    init?(of node: LayerNode, in region: PixelRect, across: Int, down: Int) {
        guard across != 0 || down != 0, abs(across) < region.width, abs(down) < region.height else { return nil }
        (self.node, self.region, self.across, self.down) = (node, region, across, down)
        damage = Damage(within: region)
    }

    /// Where the pixels of `rect` are after the move, as far as they are in the region before and after.
    func moved(_ rect: PixelRect) -> PixelRect {
        var moved = rect.intersection(region)
        moved.x += across
        moved.y += down
        return moved.intersection(region)
    }

    /// The pixels of the region that the move fills.
    var target: PixelRect { moved(region) }

    /// The strips that have come into sight: the region without `target`.
    var strips: [PixelRect] {
        let target = target
        let beside = PixelRect(
            x: across > 0 ? region.x : target.maxX, y: region.y, width: abs(across), height: region.height)
        let along = PixelRect(
            x: target.x, y: down > 0 ? region.y : target.maxY, width: target.width, height: abs(down))
        return [beside, along].filter { !$0.isEmpty }
    }

    /// Moves the pixels.
    func apply(to surface: Surface) {
        let target = target
        let byteCount = target.width * MemoryLayout<UInt32>.stride
        for line in 0..<target.height {
            // Rows are moved starting at the end towards which they move, so that no row is overwritten before it has
            // been moved.
            let row = down > 0 ? target.maxY - 1 - line : target.y + line
            memmove(surface.row(row) + target.x, surface.row(row - down) + target.x - across, byteCount)
        }
        surface.didWritePixels()
    }
}
