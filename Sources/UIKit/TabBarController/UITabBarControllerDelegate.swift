/// Decides which tabs the user may select, and is informed of the selection and of the bar's customization.
@MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Called when the user tapped a tab, also for the selected one.
    /// - Returns: true to select the controller; true if the delegate does not implement the method.
    /// - ObjC: tabBarController:shouldSelectViewController:
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool

    /// Called after the user tapped a tab and its controller was selected, also if it was before. Not called for
    /// changes by the app.
    /// - ObjC: tabBarController:didSelectViewController:
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// Called before the customization view appears.
    /// - Parameter viewControllers: The controllers that the user may move.
    /// - ObjC: tabBarController:willBeginCustomizingViewControllers:
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])

    /// Called before the customization view disappears, while ``UITabBarController/viewControllers`` are still
    /// unchanged.
    /// - Parameters:
    ///   - viewControllers: All controllers in their new order.
    ///   - changed: True if the order has changed.
    /// - ObjC: tabBarController:willEndCustomizingViewControllers:changed:
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)

    /// Called when the customization view disappears. An app that restores the order at the next launch saves it here.
    /// - Parameters:
    ///   - viewControllers: All controllers in their new order.
    ///   - changed: True if the order has changed.
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
