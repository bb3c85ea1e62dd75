/// Informed when a split view controller's master is hidden and shown, and puts the item that shows it in a popover
/// into a bar.
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called before the master's view is hidden for an orientation.
    /// - Parameters:
    ///   - barButtonItem: An item that shows the master in the popover. Its title is the master's; without a title it
    ///     is invisible. Add it to a bar.
    ///   - popoverController: The popover in which the item shows the master.
    /// - ObjC: splitViewController:willHideViewController:withBarButtonItem:forPopoverController:
    func splitViewController(
        _ splitViewController: UISplitViewController, willHide viewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for popoverController: UIPopoverController)

    /// Called before the master's view is shown beside the detail again. Remove the item from its bar.
    /// - ObjC: splitViewController:willShowViewController:invalidatingBarButtonItem:
    func splitViewController(
        _ splitViewController: UISplitViewController, willShow viewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem)

    /// Called before the popover with the master is presented.
    /// - ObjC: splitViewController:popoverController:willPresentViewController:
    func splitViewController(
        _ splitViewController: UISplitViewController, popoverController: UIPopoverController,
        willPresent viewController: UIViewController)

    /// Returns true to hide the master in an orientation. Without this method: in portrait orientations.
    /// - ObjC: splitViewController:shouldHideViewController:inOrientation:
    func splitViewController(
        _ splitViewController: UISplitViewController, shouldHide viewController: UIViewController,
        in orientation: UIInterfaceOrientation
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController, willHide viewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for popoverController: UIPopoverController
    ) {}

    public func splitViewController(
        _ splitViewController: UISplitViewController, willShow viewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem
    ) {}

    public func splitViewController(
        _ splitViewController: UISplitViewController, popoverController: UIPopoverController,
        willPresent viewController: UIViewController
    ) {}

    public func splitViewController(
        _ splitViewController: UISplitViewController, shouldHide viewController: UIViewController,
        in orientation: UIInterfaceOrientation
    ) -> Bool { orientation.isPortrait }
}
