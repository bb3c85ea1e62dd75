/// Is told which controller a navigation controller shows.
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before a controller's view is shown: after a push or pop, and initially.
    /// - ObjC: navigationController:willShowViewController:animated:
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

    /// Called after a controller's view was shown and the animation, if any, has ended.
    /// - ObjC: navigationController:didShowViewController:animated:
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
