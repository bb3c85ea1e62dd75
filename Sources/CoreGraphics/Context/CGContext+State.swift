internal import CCairo

extension CGContext {
    public func setFillColor(_ color: CGColor) {
        state.fill = GraphicsState.Paint(color)
        state.fillColorSpace = color.colorSpace ?? .deviceRGB
    }

    public func setStrokeColor(_ color: CGColor) {
        state.stroke = GraphicsState.Paint(color)
        state.strokeColorSpace = color.colorSpace ?? .deviceRGB
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = .color(RGBA(red: red, green: green, blue: blue, alpha: alpha))
        state.fillColorSpace = .deviceRGB
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = .color(RGBA(red: red, green: green, blue: blue, alpha: alpha))
        state.strokeColorSpace = .deviceRGB
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fill = .color(RGBA(white: gray, alpha: alpha))
        state.fillColorSpace = .deviceGray
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.stroke = .color(RGBA(white: gray, alpha: alpha))
        state.strokeColorSpace = .deviceGray
    }

    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fill = .color(CGColorSpace.deviceCMYK.rgba([cyan, magenta, yellow, black, alpha]))
        state.fillColorSpace = .deviceCMYK
    }

    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.stroke = .color(CGColorSpace.deviceCMYK.rgba([cyan, magenta, yellow, black, alpha]))
        state.strokeColorSpace = .deviceCMYK
    }

    /// Sets the colour space of later calls with components, and its black as the colour.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillColorSpace = space
        state.fill = .color(space.black)
    }

    /// Sets the colour space of later calls with components, and its black as the colour.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeColorSpace = space
        state.stroke = .color(space.black)
    }

    /// - Parameter components: those of the fill colour space, then alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        let space = state.fillColorSpace
        let values = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
        state.fill = .color(space.rgba(Array(values)))
    }

    /// - Parameter components: those of the stroke colour space, then alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        let space = state.strokeColorSpace
        let values = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
        state.stroke = .color(space.rgba(Array(values)))
    }

    /// - Parameter components: the colour of an uncoloured pattern in the base of the fill colour space, then alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        state.fill = .pattern(pattern, CGContext.patternColor(state.fillColorSpace, components))
    }

    /// - Parameter components: the colour of an uncoloured pattern in the base of the stroke colour space, then alpha.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        state.stroke = .pattern(pattern, CGContext.patternColor(state.strokeColorSpace, components))
    }

    private static func patternColor(_ space: CGColorSpace, _ components: UnsafePointer<CGFloat>) -> RGBA {
        let values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        return space.baseColorSpace?.rgba(values) ?? RGBA.black.withAlpha(values.last ?? 1)
    }

    /// Moves the origin that patterns are laid out from, in base space.
    public func setPatternPhase(_ phase: CGSize) {
        state.patternPhase = phase
    }

    package func setFill(_ color: RGBA) { state.fill = .color(color) }

    package func setStroke(_ color: RGBA) { state.stroke = .color(color) }

    /// Sets the opacity, 0...1, by which all drawing is multiplied.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha > 0 ? min(alpha, 1) : 0
    }

    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    public func setLineWidth(_ width: CGFloat) {
        cairo_set_line_width(cairo, Double(max(0, width)))
    }

    public func setLineCap(_ cap: CGLineCap) {
        let caps = [CGLineCap.butt: CAIRO_LINE_CAP_BUTT, .round: CAIRO_LINE_CAP_ROUND, .square: CAIRO_LINE_CAP_SQUARE]
        cairo_set_line_cap(cairo, caps[cap] ?? CAIRO_LINE_CAP_BUTT)
    }

    public func setLineJoin(_ join: CGLineJoin) {
        let joins = [
            CGLineJoin.miter: CAIRO_LINE_JOIN_MITER, .round: CAIRO_LINE_JOIN_ROUND, .bevel: CAIRO_LINE_JOIN_BEVEL,
        ]
        cairo_set_line_join(cairo, joins[join] ?? CAIRO_LINE_JOIN_MITER)
    }

    public func setMiterLimit(_ limit: CGFloat) {
        cairo_set_miter_limit(cairo, Double(max(1, limit)))
    }

    /// - Parameter lengths: painted and unpainted lengths in turn; empty for solid lines. Negative lengths, or none
    ///   above 0, give solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let dashes = lengths.map(Double.init)
        let isValid = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
        cairo_set_dash(cairo, dashes, isValid ? Int32(dashes.count) : 0, Double(phase))
    }

    /// Sets by how many pixels the lines that approximate a curve may differ from it.
    public func setFlatness(_ flatness: CGFloat) {
        cairo_set_tolerance(cairo, Double(min(max(flatness, 0.05), 10)))
    }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Stored, without effect: no colour is out of the range of sRGB, so all intents are equal.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {
        state.renderingIntent = intent
    }

    public func setShouldAntialias(_ shouldAntialias: Bool) {
        cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        setShouldAntialias(allowsAntialiasing)
    }

    /// A shadow under all later drawing.
    ///
    /// - Parameters:
    ///   - offset: in points of the context's base space, whatever the transform: y points down in contexts of views
    ///     and up in bitmap contexts.
    ///   - blur: how soft the edge is, in points: the shadow fades over about this distance.
    ///   - color: nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
            state.shadow = nil
            return
        }
        // Limits the offset: beyond the longest side of a surface no shadow is visible.
        let farthest = CGFloat(Surface.longestSide) * 2
        func limited(_ distance: CGFloat) -> CGFloat { min(max(distance, -farthest), farthest) }
        state.shadow = GraphicsState.Shadow(
            offset: CGSize(
                width: limited(offset.width * scale),
                height: limited(offset.height * scale) * (shadowsFallDown ? 1 : -1)),
            deviation: blur > 0 ? min(blur * scale / 2, 250) : 0, color: color.rgba)
    }

    /// A shadow of black with an alpha of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
}

extension CGColorSpace {
    var black: RGBA { model == .cmyk ? .black : rgba([CGFloat](repeating: 0, count: numberOfComponents) + [1]) }
}
