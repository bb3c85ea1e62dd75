/// The way to a controller that is shown in a popover, on an iPad (*UIStoryboardPopoverSegue Class Reference*, iOS 5).
open class UIStoryboardPopoverSegue: UIStoryboardSegue {
    /// The popover that shows the destination. Keep it to dismiss it.
    public final let popoverController: UIPopoverController

    /// Where the popover belongs: what the storyboard says, or else what was touched.
    final var anchor: AnyObject?
    final var permittedArrowDirections = UIPopoverArrowDirection.any

    public override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        popoverController = UIPopoverController(contentViewController: destination)
        super.init(identifier: identifier, source: source, destination: destination)
    }

    /// Shows the popover beside a bar button item or a view. Raises NSGenericException without one.
    open override func perform() {
        switch anchor {
        case let item as UIBarButtonItem:
            popoverController.present(from: item, permittedArrowDirections: permittedArrowDirections, animated: true)
        case let view as UIView:
            popoverController.present(
                from: view.bounds, in: view, permittedArrowDirections: permittedArrowDirections, animated: true)
        default:
            FrameworkException.raise(
                .generic, "UIStoryboardPopoverSegue must be presented from a bar button item or a view.")
        }
    }
}
