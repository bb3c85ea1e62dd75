/// Shows one of several controllers, chosen by a tab bar below (*View Controller Programming Guide for iPhone OS*, "Tab Bar
/// Controllers").
///
/// With more controllers than the bar has places for, the last place is a tab "More" with a list of the rest. The
/// controllers' views are made when they are first shown.
@MainActor open class UITabBarController: UIViewController, @MainActor UITabBarDelegate, BottomBarHost {
    private var controllers: [UIViewController] = []
    private var hasControllers = false
    /// The controller of the chosen tab: one that has a tab, or the one of "More".
    private(set) final var tabController: UIViewController?
    private final var storedTabBar: UITabBar?
    /// Holds the view of the chosen tab's controller.
    private final var contentView: UIView?
    private final var storedReservesBottomBar = true

    /// - Parameters:
    ///   - nibName: nil looks for a nib file named like the class when the view is needed.
    ///   - bundle: nil is the app's.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        UIViewController.tabBarItemDidChange = { $0.tabBarController?.showTabs(animated: false) }
    }

    /// Decides which tabs may be chosen; not kept alive.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: Controllers

    /// The controllers in the order of their tabs, those under "More" last. nil by default.
    ///
    /// The controller that was chosen stays so if it is among the new ones; else the one in its place is, or the first.
    open var viewControllers: [UIViewController]? {
        get { hasControllers ? controllers : nil }
        set { setViewControllers(newValue, animated: false) }
    }

    /// - Parameter animated: Whether the tabs fade.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        hasControllers = viewControllers != nil
        let formerController = tabController
        let formerIndex = tabController.flatMap { index(of: $0) } ?? 0
        var seen = Set<ObjectIdentifier>()
        let new = (viewControllers ?? []).filter { $0 !== self && seen.insert(ObjectIdentifier($0)).inserted }
        for former in controllers where !seen.contains(ObjectIdentifier(former)) { release(former) }
        controllers = new
        customizableViewControllers = viewControllers
        for controller in new { take(controller) }
        showTabs(animated: animated)
        if let formerController, index(of: formerController) != nil { return show(tab: formerController) }
        show(tab: new.indices.contains(formerIndex) ? new[formerIndex] : new.first)
    }

    private func take(_ controller: UIViewController) {
        guard controller.containerReference !== self else { return }
        addChild(controller)
        controller.isAppearanceManaged = true
        controller.didMove(toParent: self)
    }

    private func release(_ controller: UIViewController) {
        guard controller.containerReference === self else { return }
        controller.willMove(toParent: nil)
        if controller === tabController { show(tab: nil) }
        controller.removeFromParent()
        controller.isAppearanceManaged = false
    }

    private func index(of controller: UIViewController) -> Int? { controllers.firstIndex { $0 === controller } }

    /// The controllers that the user may move to other tabs; nil for none, which also takes away the Edit button of
    /// "More". Set to all whenever ``viewControllers`` is set.
    open var customizableViewControllers: [UIViewController]?

    // MARK: Selection

    /// The controller that is shown. It must be among ``viewControllers``, or be the one of "More". nil by default.
    open var selectedViewController: UIViewController? {
        get { tabController }
        set {
            guard let newValue else { return }
            guard index(of: newValue) != nil else {
                return FrameworkException.raise(
                    .invalidArgument,
                    "-[\(className) setSelectedViewController:] only a view controller in the tab bar controller's list of "
                        + "view controllers can be selected.")
            }
            show(tab: newValue)
        }
    }

    /// Where the controller that is shown is among ``viewControllers``; `NSNotFound`, the default, if it is the one of
    /// "More" or there is none. Setting it to something else than an index of a controller has no effect.
    open var selectedIndex: Int {
        get { tabController.flatMap { index(of: $0) } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { selectedViewController = controllers[newValue] } }
    }

    private func show(tab controller: UIViewController?) {
        let former = tabController
        tabController = controller
        tabBar.selectedItem = controller?.tabBarItem
        if former !== controller { exchange(former, controller) }
    }

    // MARK: Tab bar

    /// The bar. Its items and delegate are the controller's own business: do not change them.
    open var tabBar: UITabBar {
        if let storedTabBar { return storedTabBar }
        let bar = UITabBar(frame: CGRect(x: 0, y: 431, width: 320, height: UITabBarController.barHeight))
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        bar.delegate = self
        storedTabBar = bar
        return bar
    }

    private static let barHeight: CGFloat = 49

    private func showTabs(animated: Bool) {
        tabBar.setItems(controllers.map { $0.tabBarItem }, animated: animated)
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = controllers.first(where: { $0.tabBarItem === item }) else { return }
        tabTapped(controller)
    }

    private func tabTapped(_ controller: UIViewController) {
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            tabBar.selectedItem = tabController?.tabBarItem
            return
        }
        // The delegate may have removed the controller.
        guard index(of: controller) != nil else { return }
        show(tab: controller)
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: View

    open override func loadView() {
        let screen = UIScreen.main.bounds
        let view = UIView(frame: screen)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let content = UIView(frame: contentArea(in: view.bounds))
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.clipsToBounds = true
        view.addSubview(content)
        contentView = content
        tabBar.frame = CGRect(
            x: 0, y: screen.height - UITabBarController.barHeight, width: screen.width,
            height: UITabBarController.barHeight)
        view.addSubview(tabBar)
        self.view = view
    }

    package final var bottomBar: UIView { tabBar }

    package final var reservesBottomBar: Bool {
        get { storedReservesBottomBar }
        set {
            storedReservesBottomBar = newValue
            if let view = loadedView { contentView?.frame = contentArea(in: view.bounds) }
        }
    }

    private func contentArea(in bounds: CGRect) -> CGRect {
        CGRect(
            x: 0, y: 0, width: bounds.width,
            height: max(bounds.height - (reservesBottomBar ? UITabBarController.barHeight : 0), 0))
    }

    // MARK: Appearance

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let controller = tabController else { return }
        install(controller)
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

    /// Shows one controller's view in the place of another's, with the calls that the state of this controller's own
    /// view asks for.
    private func exchange(_ former: UIViewController?, _ new: UIViewController?) {
        let isOnScreen = appearance == .appearing || appearance == .appeared
        guard isOnScreen else {
            former?.loadedView?.removeFromSuperview()
            return
        }
        _ = new?.view
        guard tabController === new else { return }
        former?.beginDisappearing(animated: false)
        if tabController === new { new?.beginAppearing(animated: false) }
        if tabController === new, let new { install(new) }
        if former !== tabController {
            former?.loadedView?.removeFromSuperview()
            former?.finishDisappearing(animated: false)
        }
        if tabController === new, appearance == .appeared { new?.finishAppearing(animated: false) }
    }

    /// Puts the controller's view into its place.
    private func install(_ controller: UIViewController) {
        guard let contentView, let view = controller.view, view.superview !== contentView else { return }
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
    }
}
