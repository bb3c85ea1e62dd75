/// Decides whether a tap outside a popover dismisses it, and is informed of the dismissal.
@MainActor public protocol UIPopoverControllerDelegate: AnyObject {
    /// Called for a tap outside the popover. Not called when the app dismisses it.
    /// - Returns: true to dismiss the popover; true if the delegate does not implement the method.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool

    /// Called after a tap outside dismissed the popover. Not called when the app dismissed it.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
