/// Posted by apps when the title or subtitle of an annotation, the notification's object, has changed.
public let MKAnnotationCalloutInfoDidChangeNotification = "MKAnnotationCalloutInfoDidChangeNotification"

/// The view of an annotation on a map.
open class MKAnnotationView: UIView {
    private final var reuseName: String?
    /// The map that shows the view.
    final weak var mapView: MKMapView?

    /// - Parameter reuseIdentifier: nil for a view that is not used again.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        reuseName = reuseIdentifier
        super.init(frame: .zero)
        self.annotation = annotation
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
        backgroundColor = nil
    }

    open var reuseIdentifier: String? { reuseName }

    /// Called before a view is used again. The default does nothing.
    open func prepareForReuse() {}

    open var annotation: (any MKAnnotation)? {
        didSet { mapView?.calloutInfoDidChange(of: self) }
    }

    /// The picture of the view, which takes its size.
    open var image: UIImage? {
        didSet {
            bounds.size = image?.size ?? .zero
            setNeedsDisplay()
        }
    }

    /// From the annotation's place to the middle of the view, in points.
    open var centerOffset = CGPoint.zero { didSet { if centerOffset != oldValue { mapView?.placeAgain(self) } } }

    /// From the middle of the view's upper edge to the tip of the callout, in points.
    open var calloutOffset = CGPoint.zero { didSet { if calloutOffset != oldValue { mapView?.placeCallout() } } }

    /// False for a view that cannot be selected. The default is true.
    open var isEnabled = true

    /// True while the view is touched.
    open var isHighlighted = false

    open var isSelected: Bool {
        get { selection }
        set { setSelected(newValue, animated: false) }
    }
    private final var selection = false

    /// Called by the map when the user selects the view.
    open func setSelected(_ selected: Bool, animated: Bool) { selection = selected }

    /// True if the view shows a callout when it is selected and its annotation has a title. The default is false.
    open var canShowCallout = false

    /// The view at the left of the callout. For a UIControl the map's delegate is told of taps.
    open var leftCalloutAccessoryView: UIView? { didSet { mapView?.calloutInfoDidChange(of: self) } }
    open var rightCalloutAccessoryView: UIView? { didSet { mapView?.calloutInfoDidChange(of: self) } }

    /// True if the user can drag the view. The annotation has to take a new place (`setCoordinate:`).
    open var isDraggable = false

    /// The map sets `starting` and `ending`; the view answers with `dragging` and `none` when it is ready.
    open var dragState: DragState {
        get { storedDragState }
        set { setDragState(newValue, animated: false) }
    }
    private final var storedDragState = DragState.none

    /// Called when the user takes hold of the view or drops it. Subclasses animate this, and call super with `dragging` or
    /// `none` when they have done so. The default takes the state as it is.
    open func setDragState(_ newDragState: DragState, animated: Bool) { take(newDragState) }

    final func take(_ newState: DragState) {
        let old = storedDragState
        guard newState != old else { return }
        storedDragState = newState
        mapView?.dragState(of: self, changedTo: newState, from: old)
    }

    /// Draws the picture.
    open override func draw(_ rect: CGRect) { image?.draw(in: bounds) }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = isEnabled
        super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The title of the annotation, unless the app has set another label.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? annotation?.title }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }
}
