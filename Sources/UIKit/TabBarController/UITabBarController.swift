/// Shows one of several controllers, which the user selects in a tab bar at the bottom (*View Controller Programming
/// Guide for iPhone OS*, "Tab Bar Controllers").
///
/// If there are more controllers than the bar has room for, the last tab is More, with a list of the remaining ones.
/// Views of controllers are loaded when they are first shown.
@MainActor open class UITabBarController: UIViewController, @MainActor UITabBarDelegate, BottomBarHost {
    /// All controllers in the order of their tabs.
    final var controllers: [UIViewController] = []
    private var hasControllers = false
    /// The controller of the selected tab; the More navigation controller for the tab More.
    final var tabController: UIViewController?
    final var storedTabBar: UITabBar?
    final var storedMore: MoreNavigationController?
    private var storedCustomizable: [UIViewController]?

    /// - Parameters:
    ///   - nibName: The name of the nib; nil looks for one named like the class when the view is loaded.
    ///   - bundle: The bundle of the nib; nil is the app's.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        hearOfTabBarItems()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hearOfTabBarItems()
        if let bar = coder.decode(UITabBar.self, forKey: "UITabBar"), bar.delegate == nil { adopt(bar) }
        let archived = archivedControllers(coder)
        if !archived.isEmpty { setViewControllers(archived, animated: false) }
        if coder.containsValue(forKey: "UICustomizableViewControllers") {
            let customizable = coder.decodeDistinct(UIViewController.self, forKey: "UICustomizableViewControllers")
            storedCustomizable = customizable?.filter { isKnown($0) }
        }
        let selected = coder.decode(UIViewController.self, forKey: "UISelectedViewController")
        if let selected, isKnown(selected) { choose(selected) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(tabBar, forKey: "UITabBar")
        coder.encode(ifPresent: viewControllers, forKey: "UIViewControllers")
        coder.encode(storedCustomizable, forKey: "UICustomizableViewControllers")
        if let selected = selectedViewController, controllers.contains(where: { $0 === selected }) {
            coder.encode(selected, forKey: "UISelectedViewController")
        }
    }

    override var makesOwnView: Bool { true }

    override func takeArchivedChildren(_ children: [UIViewController]) {}

    private func hearOfTabBarItems() {
        UIViewController.tabBarItemDidChange = { $0.tabBarController?.tabsDidChange() }
    }

    /// Decides which tabs the user may select. Not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: Controllers

    /// The controllers in the order of their tabs, followed by those in the More list. nil by default.
    ///
    /// Setting it keeps the selected controller if it is among the new ones. Otherwise the controller at its index is
    /// selected, or the first.
    open var viewControllers: [UIViewController]? {
        get { hasControllers ? controllers : nil }
        set { setViewControllers(newValue, animated: false) }
    }

    /// - Parameter animated: True if the tabs fade.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        if isCustomizing { tabBar.endCustomizing(animated: false) }
        hasControllers = viewControllers != nil
        let former = selectedViewController
        let formerIndex = selectedIndex
        storedMore?.returnEverything()
        var seen = Set<ObjectIdentifier>()
        let new = (viewControllers ?? []).filter { isPossible($0) && seen.insert(ObjectIdentifier($0)).inserted }
        let gone = controllers.filter { !seen.contains(ObjectIdentifier($0)) }
        controllers = new
        storedCustomizable = viewControllers == nil ? nil : new
        for controller in gone { release(controller) }
        takeControllers()
        showTabs(animated: animated)
        if let former, isKnown(former) {
            choose(former)
        } else {
            choose(new.indices.contains(formerIndex) ? new[formerIndex] : new.first)
        }
    }

    // MARK: More

    /// The greatest number of tabs in a bar: 5 on an iPhone, 8 on an iPad.
    private var mostTabs: Int { UIDevice.current.userInterfaceIdiom == .pad ? 8 : 5 }

    /// True if there are more controllers than tabs, so that the last tab is More.
    final var hasMore: Bool { controllers.count > mostTabs }

    /// The controllers that have a tab in the bar.
    final var tabbedControllers: ArraySlice<UIViewController> {
        hasMore ? controllers.prefix(mostTabs - 1) : controllers[...]
    }

    /// The controllers in the More list.
    final var listedControllers: ArraySlice<UIViewController> { controllers.dropFirst(tabbedControllers.count) }

    final func isListed(_ controller: UIViewController) -> Bool {
        listedControllers.contains { $0 === controller }
    }

    final var more: MoreNavigationController {
        if let storedMore { return storedMore }
        let made = MoreNavigationController(of: self)
        storedMore = made
        return made
    }

    /// The navigation controller of the tab More: its root is the More list, above it is the controller that was
    /// selected in the list.
    open var moreNavigationController: UINavigationController { more }

    /// The controllers that the user may move between tabs; nil for none, which also removes the Edit button of the
    /// More list. Setting ``viewControllers`` sets it to all of them.
    open var customizableViewControllers: [UIViewController]? {
        get { storedCustomizable }
        set {
            storedCustomizable = newValue
            storedMore?.list.showEditButton()
        }
    }

    // MARK: Selection

    /// The visible controller: one of ``viewControllers``, or ``moreNavigationController`` while it shows the list. nil
    /// by default. Setting a controller without a tab shows it in the tab More.
    open var selectedViewController: UIViewController? {
        get { tabController === storedMore ? storedMore?.chosen ?? tabController : tabController }
        set {
            guard let newValue else { return }
            guard isKnown(newValue) else {
                return FrameworkException.raise(
                    .invalidArgument,
                    "-[\(className) setSelectedViewController:] only a view controller in the tab bar controller's list of "
                        + "view controllers can be selected.")
            }
            choose(newValue)
        }
    }

    /// The index of the visible controller in ``viewControllers``; `NSNotFound`, the default, if there is none or the
    /// More list is visible. Setting an index out of range has no effect.
    open var selectedIndex: Int {
        get {
            let selected = selectedViewController
            return controllers.firstIndex { $0 === selected } ?? NSNotFound
        }
        set { if controllers.indices.contains(newValue) { selectedViewController = controllers[newValue] } }
    }

    // MARK: Tab bar

    /// The tab bar. The controller sets its items and delegate; the app must not change them.
    open var tabBar: UITabBar {
        if let storedTabBar { return storedTabBar }
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 49))
        adopt(bar)
        return bar
    }

    /// Sets the tab bar of this controller.
    private func adopt(_ bar: UITabBar) {
        bar.delegate = self
        storedTabBar = bar
    }

    private func showTabs(animated: Bool) {
        var items = tabbedControllers.compactMap(\.tabBarItem)
        if hasMore { items.append(more.tabBarItem) }
        tabBar.setItems(items, animated: animated)
        storedMore?.list.reload()
    }

    /// Updates the tabs after a controller's tab bar item was replaced.
    private func tabsDidChange() {
        guard !isCustomizing else { return }
        showTabs(animated: false)
        tabBar.selectedItem = tabController?.tabBarItem
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = tabController(of: item) else { return }
        tapped(controller)
    }

    final func tabController(of item: UITabBarItem) -> UIViewController? {
        if let controller = tabbedControllers.first(where: { $0.tabBarItem === item }) { return controller }
        return hasMore && more.tabBarItem === item ? more : nil
    }

    // MARK: Customizing

    private var isCustomizing: Bool { storedTabBar?.isCustomizing ?? false }

    /// The controllers that the user may move and that are still in ``viewControllers``.
    private var movableControllers: [UIViewController] {
        (storedCustomizable ?? []).filter { wanted in controllers.contains { $0 === wanted } }
    }

    final var isCustomizable: Bool { hasMore && !movableControllers.isEmpty }

    /// Shows the view in which the user customizes the bar.
    final func beginCustomizing() {
        guard isCustomizable, !isCustomizing else { return }
        tabBar.beginCustomizingItems(movableControllers.compactMap(\.tabBarItem))
    }

    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        delegate?.tabBarController(self, willBeginCustomizing: movableControllers)
    }

    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        let order = controllers.ordered(as: items)
        delegate?.tabBarController(self, willEndCustomizing: order, changed: changed)
        guard changed else { return }
        controllers = order
        storedMore?.list.reload()
    }

    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        tabBar.selectedItem = tabController?.tabBarItem
        delegate?.tabBarController(self, didEndCustomizing: controllers, changed: changed)
    }

    // MARK: View

    final var layoutView: TabBarLayoutView? { loadedView as? TabBarLayoutView }

    open override func loadView() {
        view = TabBarLayoutView(frame: UIScreen.main.bounds, tabBar)
    }

    open override func viewDidUnload() {
        super.viewDidUnload()
        // The view is removed, so that the controller may unload it, too.
        tabController?.loadedView?.removeFromSuperview()
    }

    package final var bottomBar: UIView { tabBar }

    package final var reservesBottomBar = true { didSet { layoutView?.reservesBar = reservesBottomBar } }

    // MARK: Appearance

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let controller = tabController else { return }
        layoutView?.show(controller)
        controller.beginAppearing(animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tabController?.finishAppearing(animated: animated)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        tabController?.beginDisappearing(animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tabController?.finishDisappearing(animated: animated)
    }

    // MARK: Rotation

    /// Returns true if all controllers support the orientation, unless a subclass says which ones it supports.
    open override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        supports(interfaceOrientation, with: controllers)
    }

    /// All, of which those of all controllers count. (iOS 6.)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    open override func rotatingHeaderView() -> UIView? { tabController?.rotatingHeaderView() }

    open override func rotatingFooterView() -> UIView? {
        reservesBottomBar ? tabBar : tabController?.rotatingFooterView()
    }

    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
        tabController?.willRotate(to: toInterfaceOrientation, duration: duration)
    }

    open override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        super.didRotate(from: fromInterfaceOrientation)
        tabController?.didRotate(from: fromInterfaceOrientation)
    }

    open override func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        tabController?.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
    }

    open override func willAnimateFirstHalfOfRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        super.willAnimateFirstHalfOfRotation(to: toInterfaceOrientation, duration: duration)
        tabController?.willAnimateFirstHalfOfRotation(to: toInterfaceOrientation, duration: duration)
    }

    open override func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation) {
        super.didAnimateFirstHalfOfRotation(to: toInterfaceOrientation)
        tabController?.didAnimateFirstHalfOfRotation(to: toInterfaceOrientation)
    }

    open override func willAnimateSecondHalfOfRotation(
        from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        super.willAnimateSecondHalfOfRotation(from: fromInterfaceOrientation, duration: duration)
        tabController?.willAnimateSecondHalfOfRotation(from: fromInterfaceOrientation, duration: duration)
    }
}

extension [UIViewController] {
    /// The controllers in an order in which those of the items are at the items' indices. A controller that moves is
    /// exchanged with the one at its new index.
    @MainActor fileprivate func ordered(as items: [UITabBarItem]) -> [UIViewController] {
        var order = self
        for (place, item) in items.enumerated() {
            guard let present = order.firstIndex(where: { $0.tabBarItem === item }), order.indices.contains(place)
            else { continue }
            order.swapAt(place, present)
        }
        return order
    }
}
