/// Hears when the first of a split view's controllers comes and goes, and puts the button on a bar that shows it
/// upright.
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    /// The first controller's view is about to go: the interface stands upright.
    /// - Parameters:
    ///   - barButtonItem: Shows the controller in the popover when it is tapped. Its title is the controller's; an item
    ///     without a title is not seen. Put it on a bar.
    ///   - popoverController: What the item shows the controller in.
    /// - ObjC: splitViewController:willHideViewController:withBarButtonItem:forPopoverController:
    func splitViewController(
        _ splitViewController: UISplitViewController, willHide viewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for popoverController: UIPopoverController)

    /// The first controller's view is about to be shown beside the second again. Take the item away from its bar.
    /// - ObjC: splitViewController:willShowViewController:invalidatingBarButtonItem:
    func splitViewController(
        _ splitViewController: UISplitViewController, willShow viewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem)

    /// The item was tapped: the first controller is about to be shown in the popover.
    /// - ObjC: splitViewController:popoverController:willPresentViewController:
    func splitViewController(
        _ splitViewController: UISplitViewController, popoverController: UIPopoverController,
        willPresent viewController: UIViewController)

    /// Whether the first controller's view is hidden while the interface stands so: upright, if the delegate has no
    /// such method.
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
