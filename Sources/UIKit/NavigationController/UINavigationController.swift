/// Shows the topmost of a stack of controllers, below a bar with its title and the way back.
@MainActor open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    private var bar = UINavigationBar(frame: .zero)

    /// - Parameters:
    ///   - nibName: nil looks for a nib file named like the class when the view is needed.
    ///   - bundle: nil is the app's.
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    /// - Parameter rootViewController: The controller at the bottom of the stack. No tab bar controller.
    /// - ObjC: initWithRootViewController:
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        stack = [rootViewController]
        addChild(rootViewController)
    }

    /// Hears which controller is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Stack

    /// The controllers from the first screen to the present one. Setting them shows the last at once.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack. If the last controller was in the stack before, the change looks like a pop, else like a push.
    /// - Status: stub; shows nothing yet.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { stack = viewControllers }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller whose view is seen: the top one, or the one presented over it.
    open var visibleViewController: UIViewController? { presentedController ?? stack.last }

    /// Shows a controller's view and puts it on top of the stack.
    /// - Status: stub; shows nothing yet.
    /// - ObjC: pushViewController:animated:
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        stack.append(viewController)
        addChild(viewController)
    }

    /// Goes back by one controller. The first one stays.
    /// - Returns: The controller that was popped.
    /// - Status: stub; shows nothing yet.
    /// - ObjC: popViewControllerAnimated:
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { stack.count > 1 ? stack.removeLast() : nil }

    /// Goes back to a controller of the stack.
    /// - Returns: The controllers that were popped, from bottom to top.
    /// - Status: stub; shows nothing yet.
    /// - ObjC: popToViewController:animated:
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { nil }

    /// Goes back to the first controller.
    /// - Returns: The controllers that were popped, from bottom to top.
    /// - Status: stub; shows nothing yet.
    /// - ObjC: popToRootViewControllerAnimated:
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }

    // MARK: Bars

    /// The bar at the top. Its items and delegate are the controller's.
    open var navigationBar: UINavigationBar { bar }

    /// Whether there is no navigation bar. False by default.
    open var isNavigationBarHidden: Bool {
        get { storedNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    private var storedNavigationBarHidden = false

    /// - Parameter animated: Whether the bar slides up or down.
    /// - Status: stub; shows nothing yet.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { storedNavigationBarHidden = hidden }

    /// The bar at the lower end, made when it is first asked for. It shows the top controller's `toolbarItems`.
    open var toolbar: UIToolbar { storedToolbar }

    private lazy var storedToolbar = UIToolbar(frame: .zero)

    /// Whether there is no toolbar. True by default.
    open var isToolbarHidden: Bool {
        get { storedToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    private var storedToolbarHidden = true

    /// - Parameter animated: Whether the toolbar slides up or down.
    /// - Status: stub; shows nothing yet.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { storedToolbarHidden = hidden }
}

/// How long a navigation controller's bars take to come and go, in seconds.
public let UINavigationControllerHideShowBarDuration: CGFloat = 0.2
