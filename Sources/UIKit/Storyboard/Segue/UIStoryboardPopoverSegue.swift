/// A segue that shows the destination in a popover on an iPad (*UIStoryboardPopoverSegue Class Reference*, iOS 5).
open class UIStoryboardPopoverSegue: UIStoryboardSegue {
    /// The popover that shows the destination. Retain it to dismiss it later.
    public final let popoverController: UIPopoverController

    /// The view or bar button item that the popover's arrow points at: the anchor in the storyboard, otherwise the
    /// sender.
    final var anchor: AnyObject?
    final var permittedArrowDirections = UIPopoverArrowDirection.any

    public override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        popoverController = UIPopoverController(contentViewController: destination)
        super.init(identifier: identifier, source: source, destination: destination)
    }

    /// Presents the popover from the anchor. Raises NSGenericException without one.
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
