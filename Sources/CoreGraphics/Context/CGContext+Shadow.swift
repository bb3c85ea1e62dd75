internal import CCairo
internal import CPixelKernels

extension GraphicsState.Shadow {
    /// How far the shadow reaches beyond its caster, in pixels: to where the Gaussian is below half a step of 8 bits.
    var reach: Int { Int((deviation * 3).rounded(.up)) }

    /// The pixels that the shadow of something in `area` may reach.
    func area(of area: PixelRect) -> PixelRect {
        let shifted = area.rect.offsetBy(dx: offset.width, dy: offset.height)
        return PixelRect(covering: shifted).insetBy(-reach)
    }
}

extension CGContext {
    /// Draws the shadow of what `drawing` draws in `area`, as far as it falls into `visible`.
    func cast(
        _ shadow: GraphicsState.Shadow, of area: PixelRect, visible: PixelRect, drawing: (OpaquePointer) -> Void
    ) {
        guard !visible.isEmpty else { return }
        let dx = Int(shadow.offset.width.rounded()), dy = Int(shadow.offset.height.rounded())
        // Only the part of the caster whose shadow can reach the visible area is drawn.
        let reach = shadow.reach
        let source = PixelRect(x: visible.x - dx, y: visible.y - dy, width: visible.width, height: visible.height)
            .insetBy(-reach).intersection(area.insetBy(-reach))
        guard !source.isEmpty, let layer = rendered(source, drawing: drawing) else { return }
        let color = shadow.color.withAlpha(shadow.color.alpha * state.alpha)
        kernel_shadow(
            layer.pixels, Int32(layer.width), Int32(layer.height), layer.bytesPerRow, Double(shadow.deviation),
            color.withAlpha(1).premultipliedPixel, color.premultipliedPixel >> 24)
        layer.didWritePixels()
        let placed = PixelRect(x: source.x + dx, y: source.y + dy, width: source.width, height: source.height)
        place(layer, at: placed)
    }
}
