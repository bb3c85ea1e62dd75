/// Decides about pushes and pops of a navigation bar's items, and is informed of them.
@MainActor public protocol UINavigationBarDelegate: AnyObject {
    /// Returns true to push an item. The default is true.
    /// - ObjC: navigationBar:shouldPushItem:
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Called after an item was pushed and its animation has ended.
    /// - ObjC: navigationBar:didPushItem:
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Returns true to pop an item, at the request of the user or the app. The default is true.
    /// - ObjC: navigationBar:shouldPopItem:
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called after an item was popped and its animation has ended.
    /// - ObjC: navigationBar:didPopItem:
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
