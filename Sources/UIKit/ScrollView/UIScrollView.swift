/// A view whose content is larger than itself: fingers drag it about and pinch it larger and smaller.
///
/// The content consists of the subviews. Scrolling only changes the origin of `bounds`, so the drawn contents of the
/// subviews are kept (*Scroll View Programming Guide for iOS*).
@MainActor open class UIScrollView: UIView, @MainActor ScrollDelegateOwner {
    final lazy var driver = ScrollDriver(self)
    final lazy var zoomer = ScrollZoomer(self)
    final lazy var indicators = ScrollIndicators(self)
    /// The refresh control, which follows a pull beyond the upper edge.
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

    /// The point of the content that is in the view's top-left corner: the origin of `bounds`. Not cut to the content's
    /// size.
    open var contentOffset: CGPoint {
        get { super.bounds.origin }
        set {
            driver.stopAnimation()
            move(to: newValue)
        }
    }

    /// The size of the content in points, with the zoom scale. Zero by default: nothing scrolls.
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

    /// Scrolls to a point of the content.
    /// - Parameter animated: True to scroll in 0.3 seconds. The delegate is told of the end.
    /// - ObjC: setContentOffset:animated:
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, window != nil else {
            self.contentOffset = contentOffset
            return
        }
        driver.animate(to: contentOffset)
    }

    /// Scrolls as little as possible to show a rectangle of the content; does nothing if it is in sight.
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

    /// Whether fingers scroll. True by default.
    open var isScrollEnabled = true { didSet { if !isScrollEnabled { driver.cancelDrag() } } }

    /// Whether a drag that begins along one axis moves only along it. False by default.
    open var isDirectionalLockEnabled = false

    /// Whether the content goes beyond its edges and springs back. True by default.
    open var bounces = true

    /// Whether content that is not higher than the view can be dragged up and down if it ``bounces``. False by default.
    open var alwaysBounceVertical = false

    /// Whether content that is not wider than the view can be dragged left and right if it ``bounces``. False by
    /// default.
    open var alwaysBounceHorizontal = false

    /// Whether scrolling stops at multiples of the view's size. False by default.
    open var isPagingEnabled = false

    /// The factor by which the speed decreases per millisecond after the finger was lifted, between 0 and 1. The
    /// default is ``UIScrollViewDecelerationRateNormal``.
    open var decelerationRate: CGFloat {
        get { storedDecelerationRate }
        set { if newValue.isFinite { storedDecelerationRate = min(max(newValue, 0.01), 0.9999) } }
    }

    /// Whether a tap on the status bar scrolls to the top, if this is the only such view on screen. True by default.
    open var scrollsToTop = true

    /// Whether a finger touches the content, dragged or not.
    open var isTracking: Bool { driver.isTracking }

    /// Whether a finger drags the content.
    open var isDragging: Bool { driver.isDragging }

    /// Whether the content moves by itself after a drag.
    open var isDecelerating: Bool { driver.isDecelerating }

    /// Where content that would come to rest at `offset` is to rest instead, for the framework's own subclasses.
    func restingOffset(near offset: CGPoint) -> CGPoint? { nil }

    // MARK: Indicators

    /// True by default.
    open var showsHorizontalScrollIndicator = true { didSet { indicators.settingsDidChange() } }

    /// True by default.
    open var showsVerticalScrollIndicator = true { didSet { indicators.settingsDidChange() } }

    /// The distance of the scroll indicators from the edges of the view, in points. The default is zero.
    open var scrollIndicatorInsets = UIEdgeInsets.zero {
        didSet {
            if !scrollIndicatorInsets.isFinite { scrollIndicatorInsets = oldValue }
            setNeedsLayout()
        }
    }

    /// The indicators' colour.
    open var indicatorStyle = IndicatorStyle.default { didSet { indicators.settingsDidChange() } }

    /// Shows the indicators for a moment. An app does that when it brings the view to the front.
    open func flashScrollIndicators() { indicators.flash() }

    // MARK: Touches

    /// Whether a finger's touch reaches the content only when it has not moved for a while. True by default.
    open var delaysContentTouches = true

    /// Whether a touch that the content has already got can still scroll, which cancels it for the content. True by
    /// default.
    open var canCancelContentTouches = true

    /// Whether the content gets touches that have begun in it. True by default.
    /// - ObjC: touchesShouldBegin:withEvent:inContentView:
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a touch that the content has already got may be cancelled to scroll. True by default, unless it is on a
    /// control. Not asked if ``canCancelContentTouches`` is false.
    /// - ObjC: touchesShouldCancelInContentView:
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Recognizes that the content is dragged.
    public private(set) final lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer(self)

    /// Recognizes that the content is pinched. The property was optional at Apple's; this one never is nil.
    public private(set) final lazy var pinchGestureRecognizer: UIPinchGestureRecognizer =
        ScrollPinchGestureRecognizer(self)

    // MARK: Zooming

    /// The smallest ``zoomScale``. 1 by default.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { if !(minimumZoomScale.isFinite && minimumZoomScale > 0) { minimumZoomScale = oldValue } }
    }

    /// The largest ``zoomScale``. 1 by default; must be larger than ``minimumZoomScale`` for fingers to zoom.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { if !(maximumZoomScale.isFinite && maximumZoomScale > 0) { maximumZoomScale = oldValue } }
    }

    /// How large the zoomed view is shown; cut to the range. 1 by default.
    open var zoomScale: CGFloat {
        get { zoomer.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether zooming goes beyond its range and springs back. True by default.
    open var bouncesZoom = true

    /// Whether two fingers zoom.
    open var isZooming: Bool { zoomer.isZooming }

    /// Whether the content springs back to the range of scales.
    open var isZoomBouncing: Bool { zoomer.isBouncing }

    /// Zooms about the middle of the view.
    /// - ObjC: setZoomScale:animated:
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomer.setScale(scale, animated: animated) }

    /// Zooms so that a rectangle of the zoomed view, in its own coordinates, fills the view as well as the range of
    /// scales allows.
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
