/// Receives the selection of tabs, and the customization of a tab bar.
@MainActor public protocol UITabBarDelegate: AnyObject {
    /// Called when the user tapped an item, also for the item that is already selected. Not called for changes by the
    /// app.
    /// - ObjC: tabBar:didSelectItem:
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

    /// Called before the customization view appears.
    /// - ObjC: tabBar:willBeginCustomizingItems:
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

    /// Called after the customization view has appeared.
    /// - ObjC: tabBar:didBeginCustomizingItems:
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

    /// Called before the customization view disappears.
    /// - Parameter changed: True if the items or their order have changed.
    /// - ObjC: tabBar:willEndCustomizingItems:changed:
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

    /// Called after the customization view has disappeared.
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
