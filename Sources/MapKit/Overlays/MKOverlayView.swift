/// Draws an overlay. A point of the view is a map point, beside the upper left corner of the overlay's rectangle.
///
/// The map draws all its overlays into tiles of 256 points, at scales that are powers of two; so a subclass is asked for
/// small rectangles of the map.
open class MKOverlayView: UIView {
    private final var covered: (any MKOverlay)?
    /// The map that shows the view.
    final weak var mapView: MKMapView?

    public init(overlay: any MKOverlay) {
        covered = overlay
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private final func setUp() {
        isOpaque = false
        isUserInteractionEnabled = false
    }

    /// nil for a view that was made without one.
    open var overlay: (any MKOverlay)? { covered }

    /// - ObjC: pointForMapPoint:
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }

    /// - ObjC: mapPointForPoint:
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = origin
        return MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y)
    }

    /// - ObjC: rectForMapRect:
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }

    /// - ObjC: mapRectForRect:
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(
            origin: mapPoint(for: rect.origin), size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
    }

    private final var origin: MKMapPoint {
        guard let rect = covered?.boundingMapRect, rect.isUsable else { return MKMapPoint() }
        return rect.origin
    }

    /// False if the view cannot draw a part of the map yet. It calls ``setNeedsDisplay(_:zoomScale:)`` when it can. The
    /// default is true.
    /// - ObjC: canDrawMapRect:zoomScale:
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    /// Draws a part of the overlay into a context that has the view's coordinates. The default does nothing.
    /// - ObjC: drawMapRect:zoomScale:inContext:
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// Has a part of the map drawn anew at all scales.
    /// - ObjC: setNeedsDisplayInMapRect:
    open func setNeedsDisplay(_ mapRect: MKMapRect) { mapView?.overlayDidChange(in: mapRect) }

    /// Has a part of the map drawn anew at one scale.
    /// - ObjC: setNeedsDisplayInMapRect:zoomScale:
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {
        mapView?.overlayDidChange(in: mapRect, zoomScale: zoomScale)
    }

    open override func setNeedsDisplay() {
        super.setNeedsDisplay()
        mapView?.overlayDidChange(in: MKMapRectWorld)
    }

    open override var alpha: CGFloat { didSet { if alpha != oldValue { setNeedsDisplay() } } }
    open override var isHidden: Bool { didSet { if isHidden != oldValue { setNeedsDisplay() } } }
}
