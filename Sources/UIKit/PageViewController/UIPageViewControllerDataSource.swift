/// Gives the pages before and after one. Without it pages are turned by the app alone.
@MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// - Returns: nil if there is none before.
    /// - ObjC: pageViewController:viewControllerBeforeViewController:
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// - Returns: nil if there is none after.
    /// - ObjC: pageViewController:viewControllerAfterViewController:
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}
