/// Hears when pages were turned, and says where the spine is when the interface turns.
@MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// Somebody has turned a page, or let it fall back. Not called when the app turned it.
    /// - Parameters:
    ///   - finished: Whether the animation ran to its end.
    ///   - previousViewControllers: The controllers shown before.
    ///   - completed: Whether others are shown now.
    /// - ObjC: pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

    /// The interface is about to be turned. A delegate that wants the spine elsewhere sets controllers for it before it
    /// returns: two for a spine in the middle, else one.
    /// - ObjC: pageViewController:spineLocationForInterfaceOrientation:
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}

    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}
