/// A rectangle on screen that draws, lays out its subviews and gets touches; always backed by a layer.
///
/// Geometry is the layer's: `frame`, `bounds`, `center` and `transform` are kept by ``layer`` and related as Apple's
/// *View Programming Guide* says. All lengths are points; the origin is the top-left corner.
@MainActor open class UIView: UIResponder, @MainActor CALayerDelegate {
    /// The class of the layer that backs views of this class. A subclass may ask for another one.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that holds the view's geometry and picture. Its delegate is the view.
    public private(set) final lazy var layer: CALayer = makeLayer()

    package final var recognizerList: [UIGestureRecognizer] = []
    package final var subviewList: [UIView] = []
    package final weak var superviewReference: UIView?
    /// The controller whose view this is: the next responder.
    package final weak var viewController: UIViewController?
    package final var accessibility: AccessibilityProperties?
    package final var interactionBlocks = 0
    package final var hadPattern = false
    /// Asked to be the first responder while there was no window.
    package final var becomesFirstResponderInWindow = false
    /// The background colour as it was set, even if a subclass overrides `backgroundColor`.
    final var storedBackgroundColor: UIColor?

    public override convenience init() { self.init(frame: .zero) }

    /// - Parameter frame: Where the view is in its superview, in points.
    public init(frame: CGRect) {
        super.init()
        LivingViews.count += 1
        layer.frame = frame
        if drawsContent { layer.setNeedsDisplay() }
    }

    /// A view from a nib or another archive, with its subviews. Missing values have the defaults of Apple's archives,
    /// which are not always those of a new view: a view is opaque only if the archive says so, for instance.
    public required init?(coder: NSCoder) {
        super.init()
        LivingViews.count += 1
        coder.begin(self)
        decodeView(coder)
        if drawsContent { layer.setNeedsDisplay() }
    }

    /// Writes the view with its subviews into an archive: not its delegates, targets and controller.
    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) { encodeView(coder) }

    deinit { LivingViews.count -= 1 }

    // MARK: Properties

    /// A number by which ``viewWithTag(_:)`` finds the view. 0 by default.
    open var tag = 0

    /// False ignores touches on the view and its subviews. The default is true.
    open var isUserInteractionEnabled = true

    /// True to receive several simultaneous touches; otherwise only the first. The default is false.
    open var isMultipleTouchEnabled = false

    /// True to prevent other views of the window from receiving touches while this view tracks one. The default is
    /// false.
    open var isExclusiveTouch = false

    /// True to resize subviews by their ``autoresizingMask`` when the size changes. The default is true.
    open var autoresizesSubviews = true

    /// How the view is resized with its superview. The default is empty: origin and size stay.
    open var autoresizingMask: AutoresizingMask = []

    /// What happens to the view's picture when its size changes. `scaleToFill` by default.
    open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange(from: oldValue) } }

    /// True to fill the context with the background before ``draw(_:)``. The default is true.
    open var clearsContextBeforeDrawing = true

    /// The part of the contents that is stretched, in unit coordinates. The default is the whole.
    open var contentStretch: CGRect {
        get { layer.contentsCenter }
        set { layer.contentsCenter = newValue }
    }

    /// What lies under the view's content. nil, transparent, by default.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set {
            storedBackgroundColor = newValue
            backgroundDidChange()
        }
    }

    /// 0 transparent … 1 opaque, for the view with its subviews. Below 0.01 it gets no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// True to hide the view and its subviews, which then receive no touches. The default is false.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    /// A promise that the view fills its bounds with opaque content. True by default.
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

    /// Where the view is in its superview. Undefined while ``transform`` is not the identity: use ``center`` then.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }

    /// The view's own coordinates: their origin and the view's size.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }

    /// The middle of the view in its superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// Applied about ``center``. The identity by default.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    // MARK: Conversion

    /// A point of this view in the coordinates of `view`; nil means the window.
    /// - ObjC: convertPoint:toView:
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(conversion(to: view)) }

    /// A point of `view` in the coordinates of this view; nil means the window.
    /// - ObjC: convertPoint:fromView:
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(conversion(to: view).inverted())
    }

    /// A rectangle of this view in the coordinates of `view`, the smallest around it if either is rotated; nil means
    /// the window.
    /// - ObjC: convertRect:toView:
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(conversion(to: view)) }

    /// A rectangle of `view` in the coordinates of this view; nil means the window.
    /// - ObjC: convertRect:fromView:
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(conversion(to: view).inverted()) }

    // MARK: Hierarchy

    /// The view that contains this one.
    open var superview: UIView? { superviewReference }

    /// The views inside this one, the hindmost first.
    open var subviews: [UIView] { subviewList }

    /// The window that contains this view.
    open var window: UIWindow? { superviewReference?.window }

    /// Puts `view` in front of the other subviews; it leaves its present superview.
    open func addSubview(_ view: UIView) { place(view, at: subviewList.count) }

    /// Puts `view` at a place in ``subviews``; an index beyond the end is the end.
    /// - ObjC: insertSubview:atIndex:
    open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

    /// Puts `view` right behind one of the subviews.
    /// - ObjC: insertSubview:belowSubview:
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { place(view, beside: sibling, offset: 0) }

    /// Puts `view` right before one of the subviews.
    /// - ObjC: insertSubview:aboveSubview:
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { place(view, beside: sibling, offset: 1) }

    /// Swaps two subviews' places.
    /// - ObjC: exchangeSubviewAtIndex:withSubviewAtIndex:
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }

    /// - ObjC: bringSubviewToFront:
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewList.count - 1) }

    /// - ObjC: sendSubviewToBack:
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

    /// Takes the view out of its superview, which lets go of it.
    open func removeFromSuperview() { leaveSuperview() }

    /// Tells that a view became a subview of this one.
    /// - ObjC: didAddSubview:
    open func didAddSubview(_ subview: UIView) {}

    /// Tells that a subview is about to leave.
    /// - ObjC: willRemoveSubview:
    open func willRemoveSubview(_ subview: UIView) {}

    /// Tells that the superview is about to change.
    /// - ObjC: willMoveToSuperview:
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Tells that the superview changed.
    open func didMoveToSuperview() {}

    /// Tells that the window is about to change.
    /// - ObjC: willMoveToWindow:
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Tells that the window changed.
    open func didMoveToWindow() {}

    /// Returns true if this view is `view` or a descendant of it.
    /// - ObjC: isDescendantOfView:
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// This view or the first view inside it, depth first, with that tag.
    open func viewWithTag(_ tag: Int) -> UIView? { findView(tag: tag) }

    /// The subviews that the class makes itself, and that archives leave out.
    var ownParts: [UIView] { [] }

    /// Called when the window has changed, for the framework's own classes; apps override ``didMoveToWindow()``.
    func windowDidChange() {}

    /// True if a change of the size requires redrawing regardless of ``contentMode``, for views whose contents depend
    /// on their size.
    var redrawsWhenResized: Bool { false }

    /// True if drawing covers the bounds, as an opaque view promises, even without a background. False for the
    /// framework's views that draw their content only.
    var drawingCoversBounds: Bool { true }

    // MARK: Layout

    /// The size that suits the view best within `size`. The present size by default; does not resize the view.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to what ``sizeThatFits(_:)`` says; the top-left corner stays.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if size != bounds.size { frame = CGRect(origin: frame.origin, size: size) }
    }

    /// Asks for ``layoutSubviews()`` before the next picture.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out now what ``setNeedsLayout()`` asked for.
    open func layoutIfNeeded() { layer.layoutIfNeeded() }

    /// Places the subviews. Does nothing by default: autoresizing has already happened.
    open func layoutSubviews() {}

    // MARK: Drawing

    /// Draws the view's content in the current context, which has the view's coordinates. Does nothing by default, and
    /// a class that does not override it has no backing store.
    /// - Parameter rect: The part that has to be drawn.
    /// - ObjC: drawRect:
    open func draw(_ rect: CGRect) {}

    /// Asks for the whole view to be drawn before the next picture.
    open func setNeedsDisplay() { if drawsContent { layer.setNeedsDisplay() } }

    /// Asks for a part of the view to be drawn before the next picture.
    /// - ObjC: setNeedsDisplayInRect:
    open func setNeedsDisplay(_ rect: CGRect) { if drawsContent { layer.setNeedsDisplay(rect) } }

    // MARK: Events

    open override var next: UIResponder? { viewController ?? superviewReference }

    /// The frontmost view inside this one, or this one, that a touch at `point` goes to. Hidden views, views with an
    /// alpha below 0.01 and views without user interaction are passed over, with all that is inside them.
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

    /// Adds a recognizer, which is removed from its present view.
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

    /// What happens if the view is operated.
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }

    /// A name for scripts, which people do not hear.
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }

    /// What kind of thing the view is.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? automaticAccessibility.traits }
        set { changeAccessibility { $0.traits = newValue } }
    }

    /// Where the view is on screen, in points.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? frameOnScreen }
        set { changeAccessibility { $0.frame = newValue } }
    }

    /// The number of accessibility elements of the view that are not views. The default is 0. A view that draws several
    /// elements overrides this method and the next two.
    /// - ObjC: accessibilityElementCount
    open func accessibilityElementCount() -> Int { 0 }

    /// Returns one of the elements, usually a ``UIAccessibilityElement``.
    /// - Parameter index: From 0; beyond the last element the answer is nil. nil by default.
    /// - ObjC: accessibilityElementAtIndex:
    open func accessibilityElement(at index: Int) -> Any? { nil }

    /// The place of an element in the view, `NSNotFound` if it is not there. `NSNotFound` by default.
    /// - ObjC: indexOfAccessibilityElement:
    open func index(ofAccessibilityElement element: Any?) -> Int { NSNotFound }

    /// The view's accessibility where the app has set nothing.
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

    /// The animation for a change of the view's layer: that of the animation block, or none.
    /// - ObjC: actionForLayer:forKey:
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        UIView.changeAction?(layer, self, event) ?? UIView.noAction
    }
}
