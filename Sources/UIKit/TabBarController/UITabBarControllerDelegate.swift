/// Decides which tabs may be chosen, and hears which was, and of the user's changes of the tabs.
@MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// The user tapped a tab, the selected one perhaps.
    /// - Returns: Whether the controller may be selected; true if the delegate has no such method.
    /// - ObjC: tabBarController:shouldSelectViewController:
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool

    /// The user tapped a tab, and its controller is selected, perhaps as before. Not called for changes by the app.
    /// - ObjC: tabBarController:didSelectViewController:
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// The screen for changing the tabs is about to appear.
    /// - Parameter viewControllers: Those that the user may move.
    /// - ObjC: tabBarController:willBeginCustomizingViewControllers:
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])

    /// The screen for changing the tabs is about to go; ``UITabBarController/viewControllers`` are still as before.
    /// - Parameters:
    ///   - viewControllers: All controllers in their new order.
    ///   - changed: Whether that is another order than before.
    /// - ObjC: tabBarController:willEndCustomizingViewControllers:changed:
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)

    /// The screen for changing the tabs goes. An app saves the order here if it wants to restore it.
    /// - Parameters:
    ///   - viewControllers: All controllers in their new order.
    ///   - changed: Whether that is another order than before.
    /// - ObjC: tabBarController:didEndCustomizingViewControllers:changed:
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
}
