/// Receives page turns, and chooses the location of the spine for an orientation.
@MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called when a page turn by a gesture has ended. Not called when the app turned the page.
    /// - Parameters:
    ///   - finished: True if the animation ran to its end.
    ///   - previousViewControllers: The pages that were visible before.
    ///   - completed: True if the new pages are visible; false if the page fell back.
    /// - ObjC: pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

    /// Called before the interface rotates. A delegate that returns another location first sets the pages that it
    /// needs: two for a spine in the middle, otherwise one.
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
