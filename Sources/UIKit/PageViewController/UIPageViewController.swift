/// Shows view controllers as the pages of a book, which gestures or the app turn (*UIPageViewController Class
/// Reference*, iOS 5).
@MainActor open class UIPageViewController: UIViewController {
    final var shown: [UIViewController] = []
    final var turning: PageTurning?
    final var isAsking = false
    /// True if pages are getting messages about a change. A change that they request meanwhile runs after it.
    final var isChanging = false
    private var waiting: (@MainActor () -> Void)?
    private var recognizers: [UIGestureRecognizer]?

    /// The transition between pages.
    open private(set) var transitionStyle: TransitionStyle
    /// The direction in which pages follow each other.
    open private(set) var navigationOrientation: NavigationOrientation
    /// The location of the spine.
    open private(set) var spineLocation: SpineLocation

    /// - Parameter options: ``UIPageViewControllerOptionSpineLocationKey`` sets the location of the spine; the default
    ///   is the left or top edge.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [String: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let option = options?[UIPageViewControllerOptionSpineLocationKey]
        let number = (option as? NSNumber)?.intValue ?? option as? Int
        let spine = number.flatMap { SpineLocation(rawValue: $0) } ?? option as? SpineLocation
        spineLocation = spine.flatMap { $0 == SpineLocation.none ? nil : $0 } ?? .min
        super.init(nibName: nil, bundle: nil)
        isDoubleSided = spineLocation == .mid
    }

    /// Makes a page view controller with horizontal pages and the spine at the left.
    public override init(nibName: String?, bundle: Bundle?) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = coder.decodeCase(TransitionStyle.self, forKey: "UITransitionStyle") ?? .pageCurl
        navigationOrientation =
            coder.decodeCase(NavigationOrientation.self, forKey: "UINavigationOrientation") ?? .horizontal
        let spine = coder.decodeCase(SpineLocation.self, forKey: "UISpineLocation") ?? .min
        spineLocation = spine == SpineLocation.none ? .min : spine
        super.init(coder: coder)
        isDoubleSided = spineLocation == .mid || coder.decodeBool(forKey: "UIDoubleSided")
        let pages = archivedControllers(coder)
        if pages.count == spread.count { setViewControllers(pages, direction: .forward, animated: false) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(transitionStyle, forKey: "UITransitionStyle", unless: .pageCurl)
        coder.encode(navigationOrientation, forKey: "UINavigationOrientation", unless: .horizontal)
        coder.encode(spineLocation, forKey: "UISpineLocation", unless: .min)
        coder.encode(ifTrue: isDoubleSided, forKey: "UIDoubleSided")
        coder.encode(ifPresent: viewControllers, forKey: "UIViewControllers")
    }

    override var makesOwnView: Bool { true }

    override func takeArchivedChildren(_ children: [UIViewController]) {}

    /// Receives the page turns that gestures made. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Gives the pages that gestures turn to. Not retained. Without a data source gestures turn no pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)?

    /// True if pages have content on their backs. The default is false, and always true with the spine in the middle.
    /// With the spine at an edge, an animated change needs a second controller for the back of the turning page.
    open var isDoubleSided = false {
        didSet {
            guard spineLocation == .mid, !isDoubleSided else { return }
            isDoubleSided = true
            FrameworkException.raise(
                .invalidArgument,
                "Double-sided content is required when the spine location is UIPageViewControllerSpineLocationMid.")
        }
    }

    // MARK: Pages

    /// The visible pages: two with the spine in the middle, otherwise one. nil if there are none.
    open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

    /// Changes the visible pages.
    /// - Parameters:
    ///   - viewControllers: Two controllers with the spine in the middle, otherwise one. For an animated change of
    ///     double-sided pages with the spine at an edge a second controller is required, for the back of the turning
    ///     page.
    ///   - direction: The direction of the animation: to the next or to the previous page.
    ///   - completion: Called at the end with true, or with false if the animation was cut short.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        if isChanging {
            waiting = { [weak self] in
                self?.setViewControllers(
                    viewControllers, direction: direction, animated: animated, completion: completion)
            }
            return
        }
        let given = viewControllers ?? []
        if isSpineMoving {
            pending = given
            completion?(true)
            return
        }
        let canAnimate = animated && loadedView?.window != nil && !shown.isEmpty
        let needed = spread.count
        let backs = animated && isDoubleSided && spineLocation != .mid ? 1 : 0
        guard given.count == needed || given.count == needed + backs else {
            return FrameworkException.raise(
                .invalidArgument,
                "The number of view controllers provided (\(given.count)) doesn't match the number required "
                    + "(\(needed + backs)) for the requested transition")
        }
        endTurning()
        let new = Array(given.prefix(needed))
        guard canAnimate else {
            exchange(for: new)
            completion?(true)
            return
        }
        let begun = begin(
            direction, to: new, back: given.dropFirst(needed).first, isByFinger: false, completion: completion)
        guard let turning = begun, turning === self.turning else { return }
        turning.run(to: 1, duration: UIPageViewController.turnDuration, isEased: true) { [weak self, weak turning] in
            if let turning { self?.end(turning, isCompleted: true) }
        }
    }

    final var spread: PageSpread {
        PageSpread(
            bounds: loadedView?.bounds ?? .zero, orientation: navigationOrientation, spine: spineLocation)
    }

    final func take(_ controller: UIViewController) {
        controller.isAppearanceManaged = true
        guard controller.containerReference !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    final func release(_ controller: UIViewController) {
        guard controller.containerReference === self, !shown.contains(where: { $0 === controller }) else { return }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
        controller.isAppearanceManaged = false
    }

    /// Runs a change of pages, then the change that pages requested during it.
    final func change(_ body: () -> Void) {
        isChanging = true
        body()
        isChanging = false
        guard let next = waiting else { return }
        waiting = nil
        next()
    }

    /// Changes the visible pages without animation.
    private func exchange(for new: [UIViewController]) { change { show(new) } }

    private func show(_ new: [UIViewController]) {
        let former = shown
        let (leaving, arriving) = (former.without(new), new.without(former))
        shown = new
        for controller in arriving { take(controller) }
        if appearance == .appearing || appearance == .appeared {
            for controller in leaving { controller.beginDisappearing(animated: false) }
            for controller in arriving {
                _ = controller.view
                controller.beginAppearing(animated: false)
            }
        }
        for controller in leaving { controller.loadedView?.removeFromSuperview() }
        if isViewLoaded { installPages() }
        for controller in leaving { controller.finishDisappearing(animated: false) }
        if appearance == .appeared { for controller in arriving { controller.finishAppearing(animated: false) } }
        for controller in leaving { release(controller) }
    }

    final func installPages() {
        guard let view = loadedView, appearance != .disappeared || view.window != nil else { return }
        for (index, controller) in shown.enumerated() {
            guard let page = controller.view else { continue }
            page.frame = spread.frame(index)
            if page.superview !== view { view.insertSubview(page, at: 0) }
        }
    }

    // MARK: Gestures

    /// The gesture recognizers for dragging pages and for taps near an edge. An app may add them to other views.
    open var gestureRecognizers: [UIGestureRecognizer] {
        if let recognizers { return recognizers }
        let pan = PageTurnPanGestureRecognizer(self)
        let tap = PageTurnTapGestureRecognizer(self)
        recognizers = [pan, tap]
        return [pan, tap]
    }

    // MARK: View

    open override func loadView() {
        let made = PageLayoutView(frame: UIScreen.main.applicationFrame)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.onLayout = { [weak self] in
            if self?.turning == nil { self?.installPages() }
        }
        view = made
        for recognizer in gestureRecognizers { made.addGestureRecognizer(recognizer) }
    }

    // MARK: Appearance

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        installPages()
        for controller in shown { controller.beginAppearing(animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for controller in shown { controller.finishAppearing(animated: animated) }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        endTurning()
        for controller in shown { controller.beginDisappearing(animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for controller in shown { controller.finishDisappearing(animated: animated) }
    }

    // MARK: Rotation

    /// Returns true if all visible pages support the orientation, unless a subclass says which ones it supports.
    open override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        supports(interfaceOrientation, with: shown)
    }

    /// All, of which those of the visible pages count. (iOS 6.)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
        endTurning()
        for controller in shown { controller.willRotate(to: toInterfaceOrientation, duration: duration) }
        if let delegate { moveSpine(to: toInterfaceOrientation, delegate) }
    }

    private func moveSpine(to orientation: UIInterfaceOrientation, _ delegate: any UIPageViewControllerDelegate) {
        guard implementsSpineLocation(delegate) else { return }
        // The delegate calls `setViewControllers` with as many pages as the new spine location needs; they are kept
        // until it returns.
        isSpineMoving = true
        let wanted = delegate.pageViewController(self, spineLocationFor: orientation)
        isSpineMoving = false
        let given = pending ?? shown
        pending = nil
        let isPossible = wanted != .none && given.count == (wanted == .mid ? 2 : 1)
        if isPossible { spineLocation = wanted }
        if wanted == .mid { isDoubleSided = true }
        if isPossible || given.count == shown.count { exchange(for: given) }
    }

    private var isSpineMoving = false
    private var pending: [UIViewController]?

    private func implementsSpineLocation(_ delegate: any UIPageViewControllerDelegate) -> Bool {
        guard let delegate = delegate as? any OptionalMembers else { return true }
        return delegate.implements("pageViewController:spineLocationForInterfaceOrientation:")
    }

    open override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        super.didRotate(from: fromInterfaceOrientation)
        for controller in shown { controller.didRotate(from: fromInterfaceOrientation) }
    }

    open override func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        installPages()
        for controller in shown { controller.willAnimateRotation(to: toInterfaceOrientation, duration: duration) }
    }
}
