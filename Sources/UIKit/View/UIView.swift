/// A rectangular area that draws contents, lays out its subviews and receives touches. Each view is backed by a layer.
///
/// The layer stores the geometry: `frame`, `bounds`, `center` and `transform` are related as in Apple's *View
/// Programming Guide for iPhone OS*. Lengths are in points; the origin is the top-left corner.
@MainActor open class UIView: UIResponder, @MainActor CALayerDelegate {
    /// The class of the layer for views of this class. Subclasses can return another one.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer of the view, which stores its geometry and contents. The view is its delegate.
    public private(set) final lazy var layer: CALayer = makeLayer()

    package final var recognizerList: [UIGestureRecognizer] = []
    package final var subviewList: [UIView] = []
    package final weak var superviewReference: UIView?
    /// The view controller of this view, which is its next responder; nil if there is none.
    package final weak var viewController: UIViewController?
    package final var accessibility: AccessibilityProperties?
    package final var interactionBlocks = 0
    package final var hadPattern = false
    /// True if the view was asked to become first responder before it was in a window.
    package final var becomesFirstResponderInWindow = false
    /// The background colour as it was set, even if a subclass overrides `backgroundColor`.
    final var storedBackgroundColor: UIColor?

    public override convenience init() { self.init(frame: .zero) }

    /// - Parameter frame: The frame in the superview's coordinates, in points.
    public init(frame: CGRect) {
        super.init()
        LivingViews.count += 1
        layer.frame = frame
        if drawsContent { layer.setNeedsDisplay() }
    }

    /// Decodes a view with its subviews. Missing values have the defaults of Apple's archives, which can differ from
    /// those of a new view: for example, a view is opaque only if the archive contains the key.
    public required init?(coder: NSCoder) {
        super.init()
        LivingViews.count += 1
        coder.begin(self)
        decodeView(coder)
        if drawsContent { layer.setNeedsDisplay() }
    }

    /// Encodes the view with its subviews, without delegates, targets and view controller.
    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) { encodeView(coder) }

    deinit { LivingViews.count -= 1 }

    // MARK: Properties

    /// A number that identifies the view for ``viewWithTag(_:)``. The default is 0.
    open var tag = 0

    /// False ignores touches on the view and its subviews. The default is true.
    open var isUserInteractionEnabled = true

    /// True to receive several simultaneous touches; otherwise only the first. The default is false.
    open var isMultipleTouchEnabled = false

    /// True to keep touches from other views of the window while this view tracks one. The default is false.
    open var isExclusiveTouch = false

    /// True to resize subviews by their ``autoresizingMask`` when the size changes. The default is true.
    open var autoresizesSubviews = true

    /// How the view is resized with its superview. The default is empty: origin and size stay.
    open var autoresizingMask: AutoresizingMask = []

    /// How the contents are scaled or positioned when the size changes. The default is `scaleToFill`.
    open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange(from: oldValue) } }

    /// True to fill the context with the background before ``draw(_:)``. The default is true.
    open var clearsContextBeforeDrawing = true

    /// The part of the contents that is stretched, in unit coordinates. The default is the whole.
    open var contentStretch: CGRect {
        get { layer.contentsCenter }
        set { layer.contentsCenter = newValue }
    }

    /// The colour behind the contents. nil, the default, is transparent.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set {
            storedBackgroundColor = newValue
            backgroundDidChange()
        }
    }

    /// The opacity of the view and its subviews, from 0 to 1, the default. Below 0.01 the view receives no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// True to hide the view and its subviews, which then receive no touches. The default is false.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    /// True if the app guarantees that the view fills its bounds with opaque contents. The default is true.
    open var isOpaque = true { didSet { backgroundDidChange() } }

    /// True to clip subviews and contents to the bounds. The default is false.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The scale of the view's drawn contents, in pixels per point.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    // MARK: Geometry

    /// The frame in the superview's coordinates. Undefined if ``transform`` is not the identity: use ``center`` then.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }

    /// The rectangle of the view in its own coordinates.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }

    /// The centre of the view in its superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// The transform around ``center``. The default is the identity.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    // MARK: Conversion

    /// Converts a point of this view to the coordinates of `view`, or of the window if it is nil.
    /// - ObjC: convertPoint:toView:
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(conversion(to: view)) }

    /// Converts a point of `view`, or of the window if it is nil, to the coordinates of this view.
    /// - ObjC: convertPoint:fromView:
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(conversion(to: view).inverted())
    }

    /// Converts a rectangle of this view to the coordinates of `view`, or of the window if it is nil. The result is the
    /// bounding box if either view is rotated.
    /// - ObjC: convertRect:toView:
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(conversion(to: view)) }

    /// Converts a rectangle of `view`, or of the window if it is nil, to the coordinates of this view.
    /// - ObjC: convertRect:fromView:
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(conversion(to: view).inverted()) }

    // MARK: Hierarchy

    /// The superview; nil if there is none.
    open var superview: UIView? { superviewReference }

    /// The subviews, from back to front.
    open var subviews: [UIView] { subviewList }

    /// The window that contains the view; nil if there is none.
    open var window: UIWindow? { superviewReference?.window }

    /// Adds `view` in front of the other subviews. It leaves its present superview.
    open func addSubview(_ view: UIView) { place(view, at: subviewList.count) }

    /// Inserts `view` at an index of ``subviews``, clamped to the end.
    /// - ObjC: insertSubview:atIndex:
    open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

    /// Inserts `view` directly behind a subview.
    /// - ObjC: insertSubview:belowSubview:
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { place(view, beside: sibling, offset: 0) }

    /// Inserts `view` directly in front of a subview.
    /// - ObjC: insertSubview:aboveSubview:
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { place(view, beside: sibling, offset: 1) }

    /// Exchanges the positions of two subviews.
    /// - ObjC: exchangeSubviewAtIndex:withSubviewAtIndex:
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }

    /// - ObjC: bringSubviewToFront:
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewList.count - 1) }

    /// - ObjC: sendSubviewToBack:
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

    /// Removes the view from its superview, which releases it.
    open func removeFromSuperview() { leaveSuperview() }

    /// Called after a subview was added.
    /// - ObjC: didAddSubview:
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    /// - ObjC: willRemoveSubview:
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes.
    /// - ObjC: willMoveToSuperview:
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview has changed.
    open func didMoveToSuperview() {}

    /// Called before the window changes.
    /// - ObjC: willMoveToWindow:
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window has changed.
    open func didMoveToWindow() {}

    /// Returns true if this view is `view` or a descendant of it.
    /// - ObjC: isDescendantOfView:
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// Returns this view or its first descendant, depth first, with this tag; nil if there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { findView(tag: tag) }

    /// The subviews that the class creates itself. They are not archived.
    var ownParts: [UIView] { [] }

    /// Called after the window has changed, for the framework's classes. Apps override ``didMoveToWindow()``.
    func windowDidChange() {}

    /// True if the contents depend on the size: a change of it redraws them, regardless of ``contentMode``.
    var redrawsWhenResized: Bool { false }

    /// True if drawing covers the bounds, as an opaque view promises, even without a background. False for the
    /// framework's views that draw their content only.
    var drawingCoversBounds: Bool { true }

    // MARK: Layout

    /// Returns the size that fits the contents within `size`, by default the present size. Does not resize the view.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the result of ``sizeThatFits(_:)`` and keeps its origin.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if size != bounds.size { frame = CGRect(origin: frame.origin, size: size) }
    }

    /// Schedules ``layoutSubviews()`` before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Performs a scheduled layout now.
    open func layoutIfNeeded() { layer.layoutIfNeeded() }

    /// Lays out the subviews. The default does nothing, since autoresizing has already been applied.
    open func layoutSubviews() {}

    // MARK: Drawing

    /// Draws the contents into the current context, which has the view's coordinates. The default does nothing. A class
    /// that does not override it has no backing store.
    /// - Parameter rect: The part that must be drawn.
    /// - ObjC: drawRect:
    open func draw(_ rect: CGRect) {}

    /// Schedules drawing of the whole view before the next frame.
    open func setNeedsDisplay() { if drawsContent { layer.setNeedsDisplay() } }

    /// Schedules drawing of a part of the view before the next frame.
    /// - ObjC: setNeedsDisplayInRect:
    open func setNeedsDisplay(_ rect: CGRect) { if drawsContent { layer.setNeedsDisplay(rect) } }

    // MARK: Events

    open override var next: UIResponder? { viewController ?? superviewReference }

    /// Returns the frontmost descendant, or this view, that receives a touch at `point` (the hit-test view). Hidden
    /// views, views with an alpha below 0.01 and views without user interaction are skipped with their subviews.
    /// - ObjC: hitTest:withEvent:
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findView(at: point, event) }

    /// Returns true if `point`, in this view's coordinates, is within the bounds.
    /// - ObjC: pointInside:withEvent:
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The gesture recognizers attached to the view; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizerList.isEmpty ? nil : recognizerList }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    /// Attaches a gesture recognizer. It is detached from its present view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    override class func builtInAction(_ action: Selector) -> (@MainActor (UIResponder) -> Void)? {
        actionOfViews(action) ?? super.builtInAction(action)
    }

    // MARK: Accessibility

    /// True if the view is an accessibility element and not a container. The default is true for labels, controls and
    /// views with an accessibility label.
    /// - ObjC: isAccessibilityElement
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? automaticAccessibility.isElement }
        set { changeAccessibility { $0.isElement = newValue } }
    }

    /// A short name of the view. The default is, for example, the text of a label or the title of a button.
    open var accessibilityLabel: String? {
        get { accessibility?.label ?? automaticAccessibility.label }
        set { changeAccessibility { $0.label = newValue } }
    }

    /// The value of the view, such as the percentage of a slider or the text of a field.
    open var accessibilityValue: String? {
        get { accessibility?.value ?? automaticAccessibility.value }
        set { changeAccessibility { $0.value = newValue } }
    }

    /// A description of the result of an action on the view.
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }

    /// An identifier for scripts, which is not spoken.
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }

    /// The accessibility traits, which describe the kind and state of the view.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? automaticAccessibility.traits }
        set { changeAccessibility { $0.traits = newValue } }
    }

    /// The frame of the view in the coordinates of the portrait screen, in points.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? frameOnScreen }
        set { changeAccessibility { $0.frame = newValue } }
    }

    /// The number of accessibility elements of the view that are not views. The default is 0. A view that draws several
    /// elements overrides this method and the next two.
    /// - ObjC: accessibilityElementCount
    open func accessibilityElementCount() -> Int { 0 }

    /// Returns one of the elements, usually a ``UIAccessibilityElement``.
    /// - Parameter index: Beginning with 0. The result is nil beyond the last element, and by default.
    /// - ObjC: accessibilityElementAtIndex:
    open func accessibilityElement(at index: Int) -> Any? { nil }

    /// Returns the index of an element; `NSNotFound` if the view does not contain it, and by default.
    /// - ObjC: indexOfAccessibilityElement:
    open func index(ofAccessibilityElement element: Any?) -> Int { NSNotFound }

    /// The default accessibility attributes, for those that the app has not set.
    var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(isElement: accessibility?.label != nil)
    }

    /// True if a pattern can be drawn below the view's content; false if the contents of the layer are set directly.
    var drawsPatterns: Bool { true }

    // MARK: Layer delegate

    /// Draws the layer by calling ``draw(_:)``.
    /// - ObjC: drawLayer:inContext:
    open func draw(_ layer: CALayer, in context: CGContext) { drawContent(in: context) }

    /// - ObjC: layoutSublayersOfLayer:
    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
    }

    /// Returns the animation for a change of a layer property: that of the present animation block, or none.
    /// - ObjC: actionForLayer:forKey:
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        UIView.changeAction?(layer, self, event) ?? UIView.noAction
    }
}
