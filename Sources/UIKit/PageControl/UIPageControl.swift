/// A row of dots, one for each page, of which the current page's is bright. A tap on either side moves to the next page
/// in that direction.
open class UIPageControl: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = nil
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        pageCount = max(coder.decodeWhole(forKey: "UINumberOfPages") ?? 0, 0)
        page = min(max(coder.decodeWhole(forKey: "UICurrentPage") ?? 0, 0), lastPage)
        displayedPage = page
        hidesForSinglePage = coder.decodeFlag(forKey: "UIHidesForSinglePage") ?? false
        defersCurrentPageDisplay = coder.decodeFlag(forKey: "UIDefersCurrentPageDisplay") ?? false
        pageIndicatorTintColor = coder.decode(UIColor.self, forKey: "UIPageIndicatorTintColor")
        currentPageIndicatorTintColor = coder.decode(UIColor.self, forKey: "UICurrentPageIndicatorTintColor")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(pageCount, forKey: "UINumberOfPages", unless: 0)
        coder.encode(page, forKey: "UICurrentPage", unless: 0)
        coder.encode(ifTrue: hidesForSinglePage, forKey: "UIHidesForSinglePage")
        coder.encode(ifTrue: defersCurrentPageDisplay, forKey: "UIDefersCurrentPageDisplay")
        coder.encode(ifPresent: pageIndicatorTintColor, forKey: "UIPageIndicatorTintColor")
        coder.encode(ifPresent: currentPageIndicatorTintColor, forKey: "UICurrentPageIndicatorTintColor")
    }

    override var redrawsWhenResized: Bool { true }

    private var pageCount = 0
    private var page = 0
    /// The page whose dot is bright: ``currentPage``, unless its display is deferred.
    private var displayedPage = 0

    /// The number of pages; negative numbers become 0. 0 by default.
    open var numberOfPages: Int {
        get { pageCount }
        set {
            pageCount = max(newValue, 0)
            page = min(page, lastPage)
            displayedPage = min(displayedPage, lastPage)
            setNeedsDisplay()
        }
    }

    /// The current page, from 0. Values out of range are set to the nearest page.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(newValue, 0), lastPage)
            updateCurrentPageDisplay()
        }
    }

    /// True if the control is hidden while there is only one page. The default is false.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

    /// True if a tap does not change the dots until ``updateCurrentPageDisplay()`` is called. The default is false.
    open var defersCurrentPageDisplay = false

    /// The colour of the dots; nil, the default, means a faint white. (iOS 6.)
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The colour of the current page's dot; nil, the default, means white. (iOS 6.)
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// Shows ``currentPage`` after a deferred change.
    open func updateCurrentPageDisplay() {
        displayedPage = page
        setNeedsDisplay()
    }

    private var lastPage: Int { max(pageCount - 1, 0) }

    // MARK: Size

    /// The least size of a control with this number of pages, in points.
    /// - ObjC: sizeForNumberOfPages:
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let width = CGFloat(max(pageCount, 0)) * UIPageControl.pitch - UIPageControl.gap
        return CGSize(width: max(width, 0), height: UIPageControl.height)
    }

    /// The least size for the current number of pages, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: pageCount) }

    private static let height: CGFloat = 36
    private static let dot: CGFloat = 6
    private static let gap: CGFloat = 10
    private static let pitch = dot + gap

    // MARK: Drawing and tapping

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), pageCount > 0 else { return }
        if hidesForSinglePage, pageCount == 1 { return }
        let width = size(forNumberOfPages: pageCount).width
        let left = bounds.minX + ((bounds.width - width) / 2).rounded(.down)
        let top = bounds.minY + ((bounds.height - UIPageControl.dot) / 2).rounded(.down)
        // Only dots inside the bounds are drawn, since the number of pages has no limit.
        let first = max(Int(((bounds.minX - left) / UIPageControl.pitch).rounded(.down)), 0)
        let last = min(Int(((bounds.maxX - left) / UIPageControl.pitch).rounded(.up)), pageCount)
        for page in first..<max(last, first) {
            context.setFillColor(color(of: page).cgColor)
            context.fillEllipse(
                in: CGRect(
                    x: left + CGFloat(page) * UIPageControl.pitch, y: top, width: UIPageControl.dot,
                    height: UIPageControl.dot))
        }
    }

    private func color(of page: Int) -> UIColor {
        page == displayedPage
            ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        turn(by: touch.location(in: self).x < bounds.midX ? -1 : 1)
    }

    private func turn(by pages: Int) {
        let next = min(max(page + pages, 0), lastPage)
        guard next != page else { return }
        page = next
        if !defersCurrentPageDisplay { updateCurrentPageDisplay() }
        sendActions(for: .valueChanged)
    }

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.value = "page \(pageCount == 0 ? 0 : page + 1) of \(pageCount)"
        description.traits.insert(.updatesFrequently)
        return description
    }
}
