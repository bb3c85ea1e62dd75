/// Draws an overlay as a path, in the view's points, that is filled and stroked.
open class MKOverlayPathView: MKOverlayView {
    private final var storedPath: CGPath?

    /// nil, the default, does not fill.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// nil, the default, does not stroke.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// In points of the screen. 0, the default, is the width of the map's own roads.
    open var lineWidth: CGFloat = 0 { didSet { if lineWidth != oldValue { setNeedsDisplay() } } }
    open var lineJoin = CGLineJoin.round { didSet { if lineJoin != oldValue { setNeedsDisplay() } } }
    open var lineCap = CGLineCap.round { didSet { if lineCap != oldValue { setNeedsDisplay() } } }
    open var miterLimit: CGFloat = 10 { didSet { if miterLimit != oldValue { setNeedsDisplay() } } }
    /// In points of the screen.
    open var lineDashPhase: CGFloat = 0 { didSet { if lineDashPhase != oldValue { setNeedsDisplay() } } }
    /// The lengths of dashes and gaps, in points of the screen; nil, the default, is a solid line.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

    /// Makes the path and sets it. Subclasses override it; the default does nothing.
    open func createPath() {}

    /// The path. It is made by ``createPath()`` when it is first asked for.
    open var path: CGPath? {
        get {
            if storedPath == nil { createPath() }
            return storedPath
        }
        set {
            storedPath = newValue
            setNeedsDisplay()
        }
    }

    /// Has the path made anew.
    open func invalidatePath() {
        storedPath = nil
        setNeedsDisplay()
    }

    /// Sets the colour, widths and dashes of lines in a context with the view's coordinates.
    /// - ObjC: applyStrokePropertiesToContext:atZoomScale:
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        guard zoomScale > 0 else { return }
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        let dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale }
        context.setLineDash(phase: lineDashPhase / zoomScale, lengths: dashes)
    }

    /// - ObjC: applyFillPropertiesToContext:atZoomScale:
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }

    /// - ObjC: strokePath:inContext:
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(FarPath(path, in: context).near)
        context.strokePath()
    }

    /// Fills a path; what is inside twice is outside, so holes are part of the path.
    /// - ObjC: fillPath:inContext:
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(FarPath(path, in: context).near)
        context.fillPath(using: .evenOdd)
    }

    /// Fills and strokes the path, as far as there are colours for it.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(path, in: context)
        }
    }
}
