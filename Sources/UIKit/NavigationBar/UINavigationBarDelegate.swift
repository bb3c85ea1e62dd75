/// Decides about changes of a navigation bar's items, and is told of them.
@MainActor public protocol UINavigationBarDelegate: AnyObject {
    /// Whether an item may be pushed. True by default.
    /// - ObjC: navigationBar:shouldPushItem:
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// An item was pushed; the animation, if any, is over.
    /// - ObjC: navigationBar:didPushItem:
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Whether an item may be popped, by the back button or by the app. True by default.
    /// - ObjC: navigationBar:shouldPopItem:
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// An item was popped; the animation, if any, is over.
    /// - ObjC: navigationBar:didPopItem:
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
