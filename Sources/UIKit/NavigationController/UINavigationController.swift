/// Manages a stack of view controllers and shows the topmost one, with a navigation bar for its title and the back
/// button.
///
/// The view fills the screen. The controllers' views are laid out between the bars, below translucent bars, and under
/// the status bar with full-screen layout.
@MainActor
open class UINavigationController: UIViewController, UINavigationBarDelegate,
    @MainActor NavigationDelegateOwner
{
    final lazy var screens = NavigationScreens(self)
    /// The popover that shows this controller. Its size is the content size of the topmost controller.
    final weak var popover: UIPopoverController?
    private final var navigationBarClass: AnyClass?
    private final var toolbarClass: AnyClass?

    /// - Parameters:
    ///   - nibName: nil looks for a nib file named like the class when the view is needed.
    ///   - bundle: nil is the app's.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        wantsFullScreenLayout = wantsFullScreenByItself
        hearOfToolbarItems()
    }

    private final func hearOfToolbarItems() {
        guard UIViewController.toolbarItemsDidChange == nil else { return }
        UIViewController.toolbarItemsDidChange = { controller, animated in
            controller.navigationController?.toolbarItemsDidChange(of: controller, animated: animated)
        }
    }

    /// - Parameter rootViewController: The controller at the bottom of the stack. It must not be a tab bar controller.
    /// - ObjC: initWithRootViewController:
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// - Parameters:
    ///   - navigationBarClass: A subclass of `UINavigationBar`; nil uses `UINavigationBar`.
    ///   - toolbarClass: A subclass of `UIToolbar`; nil uses `UIToolbar`.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
        self.navigationBarClass = navigationBarClass
        self.toolbarClass = toolbarClass
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hearOfToolbarItems()
        storedNavigationBarHidden = coder.decodeBool(forKey: "UINavigationBarHidden")
        if let bar = coder.decode(UINavigationBar.self, forKey: "UINavigationBar"), bar.controller == nil {
            adopt(bar)
            // Interface Builder 3 hides the bar itself.
            if bar.isHidden { storedNavigationBarHidden = true }
        }
        if let toolbar = coder.decode(UIToolbar.self, forKey: "UIToolbar") { adopt(toolbar) }
        storedToolbarHidden = !coder.decodeBool(forKey: "UIToolbarShown")
        let stack = archivedControllers(coder).filter { !($0 is UINavigationController) }
        setViewControllers(stack, animated: false)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(viewControllers, forKey: "UIViewControllers")
        coder.encode(navigationBar, forKey: "UINavigationBar")
        coder.encode(ifPresent: madeToolbar, forKey: "UIToolbar")
        coder.encode(ifTrue: isNavigationBarHidden, forKey: "UINavigationBarHidden")
        coder.encode(ifTrue: !isToolbarHidden, forKey: "UIToolbarShown")
    }

    /// The item for a tab bar: the one that was set, else that of the root controller, with this controller's title if
    /// it has none.
    open override var tabBarItem: UITabBarItem! {
        get {
            if let item = barItems.tab { return item }
            guard let item = childList.first?.tabBarItem else { return emptyTabBarItem }
            if item.title == nil, title != nil { item.title = title }
            return item
        }
        set { super.tabBarItem = newValue }
    }

    /// The tab bar item while the stack is empty.
    private final lazy var emptyTabBarItem = UITabBarItem(title: title, image: nil, tag: 0)

    private final func tabBarItemDidChange(from former: UITabBarItem?) {
        if tabBarController != nil, tabBarItem !== former { UIViewController.tabBarItemDidChange?(self) }
    }

    override var makesOwnView: Bool { true }
    override var wantsFullScreenByItself: Bool { true }
    override func takeArchivedChildren(_ children: [UIViewController]) {}

    /// The delegate, which is told of the visible controller. Not retained.
    /// - ObjC: delegate
    public final weak var navigationDelegate: (any UINavigationControllerDelegate)?

    // MARK: Stack

    /// The More navigation controller that currently shows this controller's screens. The stack is there meanwhile.
    final weak var borrower: (any ScreenBorrower)?

    /// The stack, from the root controller to the topmost. Setting it shows the last one without animation.
    open var viewControllers: [UIViewController] {
        get { borrower?.lentScreens ?? childList }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack. If the last controller was in the stack before, the transition is a pop, otherwise a push;
    /// there is none if it was the topmost.
    ///
    /// Raises NSInvalidArgumentException if the array contains a controller twice, or a navigation controller.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard accepts(viewControllers) else { return }
        if let borrower { return borrower.setLentScreens(viewControllers, animated: animated) }
        let formerItem = tabBarController == nil ? nil : tabBarItem
        defer { tabBarItemDidChange(from: formerItem) }
        let former = childList
        let isPop = viewControllers.last.map { last in former.contains { $0 === last } } ?? true
        for controller in viewControllers { join(controller) }
        childList = viewControllers
        let gone = former.filter { controller in !viewControllers.contains { $0 === controller } }
        leave(gone)
        screens.show(ScreenChange(direction: isPop ? .pop : .push, isAnimated: animated))
    }

    /// The topmost controller of the stack.
    open var topViewController: UIViewController? { viewControllers.last }

    /// The controller whose view is visible: the topmost, or the one presented over it.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController?.presentedController ?? topViewController
    }

    /// Pushes a controller on the stack and shows its view.
    ///
    /// Raises NSInvalidArgumentException if the controller is on the stack, or is a navigation controller.
    /// - Parameter animated: True to slide the view in from the right. The delegate and appearance calls are the same
    ///   without animation.
    /// - ObjC: pushViewController:animated:
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard accepts(viewController) else { return }
        if let borrower { return borrower.pushViewController(viewController, animated: animated) }
        guard !childList.contains(where: { $0 === viewController }) else {
            return FrameworkException.raise(
                .invalidArgument,
                "Pushing the same view controller instance more than once is not supported "
                    + "(\(viewController.description))")
        }
        let formerItem = tabBarController == nil ? nil : tabBarItem
        join(viewController)
        tabBarItemDidChange(from: formerItem)
        screens.show(ScreenChange(direction: .push, isAnimated: animated))
    }

    /// Pops the topmost controller, unless it is the root controller.
    /// - Returns: the popped controller; nil if there was none to pop.
    /// - ObjC: popViewControllerAnimated:
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        if let borrower {
            return borrower.lentScreens.count > 1 ? borrower.popViewController(animated: animated) : nil
        }
        return pop(keeping: childList.count - 1, animated: animated).last
    }

    /// Pops all controllers above a controller of the stack.
    ///
    /// Raises NSInternalInconsistencyException if the controller is not on the stack.
    /// - Returns: the popped controllers, from bottom to top.
    /// - ObjC: popToViewController:animated:
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        if let borrower, borrower.lentScreens.contains(where: { $0 === viewController }) {
            return borrower.popToViewController(viewController, animated: animated)
        }
        guard let index = childList.firstIndex(where: { $0 === viewController }) else {
            FrameworkException.raise(
                .internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        return pop(keeping: index + 1, animated: animated)
    }

    /// Pops all controllers but the root controller.
    /// - Returns: the popped controllers, from bottom to top.
    /// - ObjC: popToRootViewControllerAnimated:
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        if let borrower, let root = borrower.lentScreens.first {
            return borrower.popToViewController(root, animated: animated)
        }
        return pop(keeping: 1, animated: animated)
    }

    // MARK: Bars

    /// The navigation bar. The controller manages its items and is its delegate.
    open var navigationBar: UINavigationBar {
        if let madeNavigationBar { return madeNavigationBar }
        let bar = BarClass.make(navigationBarClass) { UINavigationBar(frame: .zero) }
        bar.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: NavigationBarMetrics.height)
        adopt(bar)
        return bar
    }

    private final var madeNavigationBar: UINavigationBar?

    /// Makes a bar the navigation bar of this controller.
    private final func adopt(_ bar: UINavigationBar) {
        madeNavigationBar = bar
        bar.autoresizingMask = .flexibleWidth
        bar.delegate = self
        bar.controller = self
    }

    /// True if the navigation bar is hidden. The default is false.
    open var isNavigationBarHidden: Bool {
        get { storedNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    private final var storedNavigationBarHidden = false

    /// - Parameter animated: True to slide the bar vertically. If a transition is about to start, the bar moves with
    ///   its screens instead.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard storedNavigationBarHidden != hidden else { return }
        storedNavigationBarHidden = hidden
        screens.barsDidChange(animated: animated)
    }

    /// The toolbar, created when needed. It shows the `toolbarItems` of the topmost controller.
    open var toolbar: UIToolbar! {
        if let madeToolbar { return madeToolbar }
        let toolbar = BarClass.make(toolbarClass) { UIToolbar(frame: .zero) }
        toolbar.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: NavigationBarMetrics.height)
        adopt(toolbar)
        return toolbar
    }

    /// Makes a toolbar the toolbar of this controller. It is shown with the screens.
    private final func adopt(_ toolbar: UIToolbar) {
        toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        madeToolbar = toolbar
        toolbar.isHidden = true
        toolbar.items = topViewController?.toolbarItems
    }

    private(set) final var madeToolbar: UIToolbar?

    /// True if the toolbar is hidden. The default is true.
    open var isToolbarHidden: Bool {
        get { storedToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    private final var storedToolbarHidden = true

    /// - Parameter animated: True to slide the toolbar vertically. If a transition is about to start, the toolbar moves
    ///   with its screens instead.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard storedToolbarHidden != hidden else { return }
        storedToolbarHidden = hidden
        screens.barsDidChange(animated: animated)
    }

    // MARK: Delegate of the bar

    /// - ObjC: navigationBar:shouldPushItem:
    open func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

    /// - ObjC: navigationBar:didPushItem:
    open func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    /// Returns true if the navigation bar can pop its item. After a tap of the back button, the controller is still on
    /// the stack: it is popped here, and the bar follows. A subclass can return false to keep the screen.
    /// - ObjC: navigationBar:shouldPopItem:
    open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        guard childList.count >= navigationBar.items?.count ?? 0 else { return true }
        popViewController(animated: true)
        return false
    }

    /// - ObjC: navigationBar:didPopItem:
    open func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}

    // MARK: View

    open override func loadView() { view = NavigationControllerView(self) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        screens.ownerWillAppear(animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        screens.ownerDidAppear(animated: animated)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        screens.ownerWillDisappear(animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        screens.ownerDidDisappear(animated: animated)
    }

    open override func viewDidUnload() {
        screens.ownerDidUnload()
        super.viewDidUnload()
    }

    // MARK: Rotation

    /// Returns the answer of the top controller, unless a subclass says which orientations it supports.
    open override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        supports(interfaceOrientation, with: [topViewController].compactMap { $0 })
    }

    /// All, of which the top controller's count. (iOS 6.)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    /// The navigation bar, unless it is hidden.
    open override func rotatingHeaderView() -> UIView? {
        isNavigationBarHidden ? topViewController?.rotatingHeaderView() : navigationBar
    }

    /// The toolbar, unless it is hidden.
    open override func rotatingFooterView() -> UIView? {
        wantedBars.toolbar ? toolbar : topViewController?.rotatingFooterView()
    }

    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
        topViewController?.willRotate(to: toInterfaceOrientation, duration: duration)
    }

    open override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        super.didRotate(from: fromInterfaceOrientation)
        topViewController?.didRotate(from: fromInterfaceOrientation)
    }

    open override func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        screens.containerNeedsLayout()
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        topViewController?.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
    }

    open override func willAnimateFirstHalfOfRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        super.willAnimateFirstHalfOfRotation(to: toInterfaceOrientation, duration: duration)
        topViewController?.willAnimateFirstHalfOfRotation(to: toInterfaceOrientation, duration: duration)
    }

    open override func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation) {
        super.didAnimateFirstHalfOfRotation(to: toInterfaceOrientation)
        topViewController?.didAnimateFirstHalfOfRotation(to: toInterfaceOrientation)
    }

    open override func willAnimateSecondHalfOfRotation(
        from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        super.willAnimateSecondHalfOfRotation(from: fromInterfaceOrientation, duration: duration)
        topViewController?.willAnimateSecondHalfOfRotation(from: fromInterfaceOrientation, duration: duration)
    }
}

/// The duration in which the bars of a navigation controller appear and disappear, in seconds.
public let UINavigationControllerHideShowBarDuration: CGFloat = 0.2
