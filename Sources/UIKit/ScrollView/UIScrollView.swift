/// A view that the user can scroll and zoom, for content that is larger than the view.
///
/// The content consists of the subviews. Scrolling only changes the origin of `bounds`, so the drawn contents of the
/// subviews are kept (*Scroll View Programming Guide for iOS*).
@MainActor open class UIScrollView: UIView, @MainActor ScrollDelegateOwner {
    final lazy var driver = ScrollDriver(self)
    final lazy var zoomer = ScrollZoomer(self)
    final lazy var indicators = ScrollIndicators(self)
    /// The refresh control, which follows a pull beyond the top edge; nil if there is none.
    final weak var pulledControl: UIRefreshControl?
    private var storedContentSize = CGSize.zero
    private var storedContentInset = UIEdgeInsets.zero
    private var storedDecelerationRate = UIScrollViewDecelerationRateNormal

    public override init(frame: CGRect) {
        super.init(frame: frame)
        ScrollToTop.connect()
        clipsToBounds = true
        isMultipleTouchEnabled = true
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        ScrollToTop.connect()
        prepare()
        decodeScrollView(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeScrollView(coder)
    }

    override var ownParts: [UIView] { indicators.views }

    private func prepare() {
        for recognizer in [panGestureRecognizer, pinchGestureRecognizer, ContentTouchDelay(self)] {
            addGestureRecognizer(recognizer)
        }
    }

    /// The delegate, which is told of scrolling and zooming. Not retained. Swift code calls it `delegate`.
    /// - ObjC: delegate
    public final weak var scrollDelegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The offset of the view's top-left corner in the content: the origin of `bounds`, in points. Setting it does not
    /// clamp it to the content.
    open var contentOffset: CGPoint {
        get { super.bounds.origin }
        set {
            driver.stopAnimation()
            move(to: newValue)
        }
    }

    /// The size of the content at the present zoom scale, in points. The default is zero, which does not scroll.
    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            let size = CGSize(
                width: newValue.width.isFinite ? max(newValue.width, 0) : 0,
                height: newValue.height.isFinite ? max(newValue.height, 0) : 0)
            guard size != storedContentSize else { return }
            storedContentSize = size
            scrollRangeDidChange()
        }
    }

    /// The distance by which the content can be scrolled beyond its edges, in points. The default is zero.
    open var contentInset: UIEdgeInsets {
        get { storedContentInset }
        set {
            guard newValue.isFinite, newValue != storedContentInset else { return }
            storedContentInset = newValue
            scrollRangeDidChange()
        }
    }

    /// Scrolls to an offset.
    /// - Parameter animated: True to scroll in 0.3 seconds. The delegate is told of the end.
    /// - ObjC: setContentOffset:animated:
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, window != nil else {
            self.contentOffset = contentOffset
            return
        }
        driver.animate(to: contentOffset)
    }

    /// Scrolls as little as necessary to make a rectangle of the content visible. Does nothing if it is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard let target = scrollRange.offset(showing: rect, from: contentOffset, size: bounds.size),
            target != contentOffset
        else { return }
        setContentOffset(target, animated: animated)
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let former = super.bounds
            super.bounds = newValue
            boundsDidChange(from: former)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let former = super.bounds
            super.frame = newValue
            boundsDidChange(from: former)
        }
    }

    // MARK: Scrolling

    /// True if the user can scroll. The default is true.
    open var isScrollEnabled = true { didSet { if !isScrollEnabled { driver.cancelDrag() } } }

    /// True to restrict a drag that begins along one axis to this axis. The default is false.
    open var isDirectionalLockEnabled = false

    /// True to let the content move beyond its edges and bounce back. The default is true.
    open var bounces = true

    /// True to let content that is not higher than the view bounce vertically if ``bounces`` is true. The default is
    /// false.
    open var alwaysBounceVertical = false

    /// True to let content that is not wider than the view bounce horizontally if ``bounces`` is true. The default is
    /// false.
    open var alwaysBounceHorizontal = false

    /// True to stop scrolling at multiples of the view's size. The default is false.
    open var isPagingEnabled = false

    /// The factor by which the speed decreases per millisecond after the finger was lifted, between 0 and 1. The
    /// default is ``UIScrollViewDecelerationRateNormal``.
    open var decelerationRate: CGFloat {
        get { storedDecelerationRate }
        set { if newValue.isFinite { storedDecelerationRate = min(max(newValue, 0.01), 0.9999) } }
    }

    /// True if a tap on the status bar scrolls to the top. It has no effect if another visible scroll view has this
    /// property set, too. The default is true.
    open var scrollsToTop = true

    /// True while the user touches the content, even before dragging it.
    open var isTracking: Bool { driver.isTracking }

    /// True while the user drags the content.
    open var isDragging: Bool { driver.isDragging }

    /// True while the content decelerates after a drag.
    open var isDecelerating: Bool { driver.isDecelerating }

    /// Returns the offset at which the content is to come to rest instead of `offset`, for the framework's subclasses;
    /// nil to keep it.
    func restingOffset(near offset: CGPoint) -> CGPoint? { nil }

    // MARK: Indicators

    /// True to show the horizontal indicator during scrolling. The default is true.
    open var showsHorizontalScrollIndicator = true { didSet { indicators.settingsDidChange() } }

    /// True to show the vertical indicator during scrolling. The default is true.
    open var showsVerticalScrollIndicator = true { didSet { indicators.settingsDidChange() } }

    /// The distance of the scroll indicators from the edges of the view, in points. The default is zero.
    open var scrollIndicatorInsets = UIEdgeInsets.zero {
        didSet {
            if !scrollIndicatorInsets.isFinite { scrollIndicatorInsets = oldValue }
            setNeedsLayout()
        }
    }

    /// The colour style of the scroll indicators.
    open var indicatorStyle = IndicatorStyle.default { didSet { indicators.settingsDidChange() } }

    /// Shows the scroll indicators for a moment. Apps call it when the view appears.
    open func flashScrollIndicators() { indicators.flash() }

    // MARK: Touches

    /// True to deliver a touch to the content only after it has stayed in place for a while. The default is true.
    open var delaysContentTouches = true

    /// True to let a touch that was delivered to the content still become a drag, which cancels the touch there.
    /// The default is true.
    open var canCancelContentTouches = true

    /// Returns true to deliver touches that begin in a subview to it, the default.
    /// - ObjC: touchesShouldBegin:withEvent:inContentView:
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns true to cancel a subview's touch in favour of scrolling. The default is true unless the subview is a
    /// control. Not called if ``canCancelContentTouches`` is false.
    /// - ObjC: touchesShouldCancelInContentView:
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Recognizes drags of the content.
    public private(set) final lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer(self)

    /// Recognizes pinches of the content. Apple declared the property optional; here it is never nil.
    public private(set) final lazy var pinchGestureRecognizer: UIPinchGestureRecognizer =
        ScrollPinchGestureRecognizer(self)

    // MARK: Zooming

    /// The lower limit of ``zoomScale``. The default is 1.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { if !(minimumZoomScale.isFinite && minimumZoomScale > 0) { minimumZoomScale = oldValue } }
    }

    /// The upper limit of ``zoomScale``. The default is 1. It must exceed ``minimumZoomScale`` for the user to zoom.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { if !(maximumZoomScale.isFinite && maximumZoomScale > 0) { maximumZoomScale = oldValue } }
    }

    /// The scale of the zoomed view, clamped to the limits. The default is 1.
    open var zoomScale: CGFloat {
        get { zoomer.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// True to let the scale exceed its limits and bounce back. The default is true.
    open var bouncesZoom = true

    /// True while two fingers zoom.
    open var isZooming: Bool { zoomer.isZooming }

    /// True while the scale bounces back to its limits.
    open var isZoomBouncing: Bool { zoomer.isBouncing }

    /// Sets the zoom scale around the centre of the view.
    /// - ObjC: setZoomScale:animated:
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomer.setScale(scale, animated: animated) }

    /// Zooms so that a rectangle, in the coordinates of the zoomed view, fills the view as far as the scale limits
    /// permit.
    /// - ObjC: zoomToRect:animated:
    open func zoom(to rect: CGRect, animated: Bool) { zoomer.show(rect, animated: animated) }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        indicators.layOut()
    }

    override func windowDidChange() {
        super.windowDidChange()
        if window == nil { driver.stop() }
    }
}
