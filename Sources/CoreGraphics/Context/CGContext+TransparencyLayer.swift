internal import CCairo

extension CGContext {
    /// Collects later drawing in a layer, which `endTransparencyLayer` composites as a whole with the present alpha,
    /// blend mode and shadow. Inside the layer these start as 1, normal and none.
    ///
    /// - Parameter auxiliaryInfo: ignored.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        saveGState()
        cairo_push_group(cairo)
        layerDepths.append(savedStates.count)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.clipMask = nil
    }

    /// The same, for drawing inside `rect` only.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        saveGState()
        clip(to: rect)
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clippedLayerDepths.insert(layerDepths.count)
    }

    /// Ends the layer begun last; does nothing when there is none.
    public func endTransparencyLayer() {
        guard let depth = layerDepths.last else { return }
        while savedStates.count > depth { restoreGState() }
        let isClipped = clippedLayerDepths.remove(layerDepths.count) != nil
        layerDepths.removeLast()
        let layer: OpaquePointer = cairo_pop_group(cairo)
        restoreGState()
        compose {
            nil
        } drawing: { target in
            cairo_set_source(target, layer)
            cairo_paint_with_alpha(target, Double(state.alpha))
        }
        cairo_pattern_destroy(layer)
        if isClipped { restoreGState() }
    }
}
