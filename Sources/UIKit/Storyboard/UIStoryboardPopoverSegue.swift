/// The way to a controller that is shown in a popover, on an iPad (*UIStoryboardPopoverSegue Class Reference*, iOS 5).
open class UIStoryboardPopoverSegue: UIStoryboardSegue {
    /// The popover that shows the destination. Keep it to dismiss it; the source keeps it as long as it is visible.
    public final let popoverController: UIPopoverController

    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        popoverController = UIPopoverController(contentViewController: destination)
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
