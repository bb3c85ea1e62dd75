/// Decides whether a popover goes when somebody taps beside it, and hears that it went.
@MainActor public protocol UIPopoverControllerDelegate: AnyObject {
    /// Somebody tapped beside the popover. Not called when the app dismisses it.
    /// - Returns: Whether the popover goes; true if the delegate has no such method.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool

    /// The popover went because somebody tapped beside it. Not called when the app dismissed it.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
