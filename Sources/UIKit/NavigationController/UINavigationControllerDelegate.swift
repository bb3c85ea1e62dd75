/// Hears which controller a navigation controller shows.
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// A controller's view is about to be shown, by a push, a pop or at the beginning.
    /// - ObjC: navigationController:willShowViewController:animated:
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

    /// A controller's view is shown; the animation, if any, is over.
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
