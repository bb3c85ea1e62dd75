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
    /// The colour that the view is painted with, whatever a subclass returns as its background.
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

    /// Whether touches reach the view and its subviews. True by default.
    open var isUserInteractionEnabled = true

    /// Whether the view gets more than the first of several touches in it. False by default.
    open var isMultipleTouchEnabled = false

    /// Whether no other view of the window gets touches while this one has some. False by default.
    open var isExclusiveTouch = false

    /// Whether the subviews are resized by their ``autoresizingMask`` when this view's size changes. True by default.
    open var autoresizesSubviews = true

    /// How the view follows a change of its superview's size. Empty by default: the top-left corner and size stay.
    open var autoresizingMask: AutoresizingMask = []

    /// What happens to the view's picture when its size changes. `scaleToFill` by default.
    open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange(from: oldValue) } }

    /// Whether the drawing context is filled with the background before ``draw(_:)``. True by default.
    open var clearsContextBeforeDrawing = true

    /// The part of the picture that is stretched, in unit coordinates. The whole by default.
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

    /// Whether the view and its subviews are invisible and get no touches.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    /// A promise that the view fills its bounds with opaque content. True by default.
    open var isOpaque = true { didSet { backgroundDidChange() } }

    /// Whether subviews and content are cut off at the bounds. False by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Pixels per point of what the view draws.
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

    /// Whether this view is `view` or inside it at any depth.
    /// - ObjC: isDescendantOfView:
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// This view or the first view inside it, depth first, with that tag.
    open func viewWithTag(_ tag: Int) -> UIView? { findView(tag: tag) }

    /// The subviews that the class makes itself, and that archives leave out.
    var ownParts: [UIView] { [] }

    /// Called when the window has changed, for the framework's own classes; apps override ``didMoveToWindow()``.
    func windowDidChange() {}

    /// Whether a new size asks for drawing, whatever ``contentMode`` says: views whose content depends on it.
    var redrawsWhenResized: Bool { false }

    /// Whether drawing covers the bounds even without a background, as an opaque view promises. False for views of the
    /// framework that only draw their content.
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

    /// Whether `point`, in this view's coordinates, is in its bounds.
    /// - ObjC: pointInside:withEvent:
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The recognizers that get the touches of the view and its subviews. nil if there are none.
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

    /// Whether the view is something by itself, rather than a container. By default labels, controls, named views are.
    /// - ObjC: isAccessibilityElement
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? automaticAccessibility.isElement }
        set { changeAccessibility { $0.isElement = newValue } }
    }

    /// What the view is, in a word or two. A label's text, a button's title by default.
    open var accessibilityLabel: String? {
        get { accessibility?.label ?? automaticAccessibility.label }
        set { changeAccessibility { $0.label = newValue } }
    }

    /// What the view's setting is: a slider's percentage, a field's text.
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

    /// How many elements the view contains that are no views of their own. 0 by default: a view that draws several
    /// things overrides this and the next two.
    /// - ObjC: accessibilityElementCount
    open func accessibilityElementCount() -> Int { 0 }

    /// One of the view's elements: a ``UIAccessibilityElement`` as a rule.
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

    /// Whether a pattern can be drawn under the view's content: not if that is the layer's contents.
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
