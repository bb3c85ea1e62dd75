/// Hears which tab was chosen, and of the user's changes of the tabs.
@MainActor public protocol UITabBarDelegate: AnyObject {
    /// An item was tapped, the selected one perhaps. Not called for changes by the app.
    /// - ObjC: tabBar:didSelectItem:
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

    /// The sheet for changing the tabs is about to appear.
    /// - ObjC: tabBar:willBeginCustomizingItems:
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

    /// The sheet is there.
    /// - ObjC: tabBar:didBeginCustomizingItems:
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

    /// The sheet is about to go away.
    /// - Parameter changed: Whether the bar's items are others than before, or in another order.
    /// - ObjC: tabBar:willEndCustomizingItems:changed:
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

    /// The sheet is gone.
    /// - ObjC: tabBar:didEndCustomizingItems:changed:
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
