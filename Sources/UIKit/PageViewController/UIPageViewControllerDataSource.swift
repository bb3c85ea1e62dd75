/// Gives the pages before and after a page. Without a data source only the app turns pages.
@MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// - Returns: nil if there is no page before this one.
    /// - ObjC: pageViewController:viewControllerBeforeViewController:
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// - Returns: nil if there is no page after this one.
    /// - ObjC: pageViewController:viewControllerAfterViewController:
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}
