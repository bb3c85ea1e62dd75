/// A map that the user moves and zooms, with annotations and overlays.
///
/// Its tiles come from the folder or server that the device names, or are made up (docs/Maps.md).
open class MKMapView: UIView {
    final var viewport = MapViewport(
        center: MKMapPointForCoordinate(MKMapView.firstRegion.center), scale: 1 / Double(1 << 17), size: .zero)
    /// A region or rectangle that was set before the view had a size. It is shown at the next layout.
    final var wanted: MapWish? = .region(MKMapView.firstRegion)
    final let parts = MapParts()
    final var entries: [AnnotationEntry] = []
    final var reusable: [MKAnnotationView] = []
    final var selected: AnnotationEntry?
    final var callout: CalloutView?
    final var drag: AnnotationDrag?
    final var overlayEntries: [(overlay: any MKOverlay, view: MKOverlayView?)] = []
    final var motion: (course: MapMotion, start: TimeInterval, isAnimated: Bool)?
    final lazy var clock = FrameClock { [weak self] in self?.step(at: $0) }
    final lazy var fingers = MapFingers(map: self)
    final lazy var user = MapUser(map: self)

    /// What a map shows at first: North America.
    static let firstRegion = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37.13, longitude: -95.78),
        span: MKCoordinateSpan(latitudeDelta: 60, longitudeDelta: 61))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeMap(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeMap(coder)
    }

    open weak var delegate: (any MKMapViewDelegate)?

    /// The kind of map. The default is `standard`.
    open var mapType = MKMapType.standard { didSet { if mapType != oldValue { showType() } } }

    /// True if the user can zoom with two fingers or taps. The default is true.
    open var isZoomEnabled = true

    /// True if the user can move the map. The default is true.
    open var isScrollEnabled = true

    // MARK: The region

    /// The part of the earth in sight. A region that is set becomes larger, until it has the shape of the view and is at one of
    /// the scales of the map's tiles. Raises NSInvalidArgumentException for one that does not exist.
    open var region: MKCoordinateRegion {
        get { currentRegion }
        set { setRegion(newValue, animated: false) }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(region, animated) }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { currentRegion.center }
        set { setCenter(newValue, animated: false) }
    }

    /// Moves the map without zooming.
    /// - ObjC: setCenterCoordinate:animated:
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { show(coordinate, animated) }

    /// The region that would be shown if this one were set.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { fitting(region) }

    /// The rectangle of the map in sight.
    open var visibleMapRect: MKMapRect {
        get { currentRect }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
    }

    /// - Parameter insets: The room to leave at the edges of the view, in points.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        show(mapRect, insets, animate)
    }

    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { fitting(mapRect, .zero) }

    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        fitting(mapRect, insets)
    }

    // MARK: Places

    /// - Parameter view: nil for the window.
    /// - ObjC: convertCoordinate:toPointToView:
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(viewport.point(for: MKMapPointForCoordinate(coordinate)), to: view)
    }

    /// - ObjC: convertPoint:toCoordinateFromView:
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        viewport.mapPoint(for: convert(point, from: view)).coordinate
    }

    /// - ObjC: convertRegion:toRectToView:
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect { rect(of: region, in: view) }

    /// - ObjC: convertRect:toRegionFromView:
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion { region(of: rect, in: view) }

    // MARK: The user

    /// True to show where the user is. The user is asked for the permission. The default is false.
    open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { user.showsLocationDidChange() } } }

    /// The annotation of the user's location; it has no location yet while that is not known.
    open var userLocation: MKUserLocation { user.annotation }

    /// True if the user's location, with its circle of accuracy, touches the part of the map in sight.
    open var isUserLocationVisible: Bool { user.isInSight }

    /// How the map follows the user. When the user moves the map, it stops.
    open var userTrackingMode: MKUserTrackingMode {
        get { user.trackingMode }
        set { setUserTrackingMode(newValue, animated: false) }
    }

    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { user.track(mode, animated) }

    // MARK: Annotations

    open func addAnnotation(_ annotation: any MKAnnotation) { add([annotation]) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { add(annotations) }
    open func removeAnnotation(_ annotation: any MKAnnotation) { remove([annotation]) }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { remove(annotations) }

    /// All annotations, in and out of sight, in no particular order.
    open var annotations: [any MKAnnotation] { entries.map(\.annotation) }

    /// The annotations within a rectangle of the map.
    /// - ObjC: annotationsInMapRect:
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> { annotations(within: mapRect) }

    /// The view of an annotation; nil for one that is not in sight.
    /// - ObjC: viewForAnnotation:
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { entry(of: annotation)?.view }

    /// A view with that identifier that has gone out of sight; nil if there is none.
    /// - ObjC: dequeueReusableAnnotationViewWithIdentifier:
    open func dequeueReusableAnnotationView(withIdentifier identifier: String?) -> MKAnnotationView? {
        takeReusable(identifier)
    }

    /// Selects an annotation in sight, and shows its callout. It does not move the map.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        entry(of: annotation).map { select($0, animated) }
    }

    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, selected?.identity == AnnotationIdentity(annotation) else { return }
        deselect(animated)
    }

    /// The selected annotation; one at most.
    open var selectedAnnotations: [any MKAnnotation] {
        get { selected.map { [$0.annotation] } ?? [] }
        set { newValue.first.map { selectAnnotation($0, animated: false) } ?? deselect(false) }
    }

    /// The part in sight of the view that annotation views are subviews of, in its coordinates.
    open var annotationVisibleRect: CGRect { parts.annotationLayer.bounds }

    // MARK: Overlays

    open func addOverlay(_ overlay: any MKOverlay) { insert([overlay], at: overlayEntries.count) }
    open func addOverlays(_ overlays: [any MKOverlay]) { insert(overlays, at: overlayEntries.count) }
    open func removeOverlay(_ overlay: any MKOverlay) { remove(overlays: [overlay]) }
    open func removeOverlays(_ overlays: [any MKOverlay]) { remove(overlays: overlays) }

    /// - ObjC: insertOverlay:atIndex:
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) { insert([overlay], at: index) }

    /// - ObjC: insertOverlay:aboveOverlay:
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        insert([overlay], at: index(of: sibling).map { $0 + 1 } ?? overlayEntries.count)
    }

    /// - ObjC: insertOverlay:belowOverlay:
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insert([overlay], at: index(of: sibling) ?? overlayEntries.count)
    }

    /// - ObjC: exchangeOverlayAtIndex:withOverlayAtIndex:
    open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) { exchange(index1, index2) }

    /// The overlays from back to front.
    open var overlays: [any MKOverlay] { overlayEntries.map(\.overlay) }

    /// - ObjC: viewForOverlay:
    open func view(for overlay: any MKOverlay) -> MKOverlayView? {
        index(of: overlay).flatMap { overlayEntries[$0].view }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }
}
