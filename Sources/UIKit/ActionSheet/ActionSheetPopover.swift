/// An action sheet in a popover, as iPads show it: without its cancel button, in whose place a tap beside the popover
/// counts.
@MainActor final class ActionSheetPopover: UIPopoverControllerDelegate {
    private let sheet: UIActionSheet
    private let anchor: PopoverAnchor
    private let directions: UIPopoverArrowDirection
    private let content: ActionSheetController
    private let popover: UIPopoverController

    /// - Parameter directions: The permitted directions of the arrow; none for a popover in the middle of its anchor.
    /// - Returns: nil if the device is no iPad, or the anchor is not on the screen.
    init?(_ sheet: UIActionSheet, _ anchor: PopoverAnchor, _ directions: UIPopoverArrowDirection) {
        guard UIDevice.current.userInterfaceIdiom == .pad, anchor.view?.window != nil else { return nil }
        self.sheet = sheet
        self.anchor = anchor
        self.directions = directions
        content = ActionSheetController(sheet)
        popover = UIPopoverController(contentViewController: content)
        popover.delegate = self
    }

    /// - Parameters:
    ///   - onAppear: Called when the popover is there.
    ///   - onDisappear: Called when it has gone, for whatever reason.
    func open(
        animated: Bool, onAppear: @escaping @MainActor () -> Void, onDisappear: @escaping @MainActor () -> Void
    ) {
        content.onAppear = onAppear
        content.onDisappear = onDisappear
        resize()
        popover.open(at: anchor, directions, animated: animated)
    }

    var isVisible: Bool { popover.isPopoverVisible }

    func close(animated: Bool) { popover.dismissPopover(animated: animated) }

    /// Takes the size of the sheet's present title and buttons.
    func resize() {
        content.contentSizeForViewInPopover = sheet.arrangeInPopover(width: ActionSheetPopover.width)
        popover.setPopoverContentSize(content.contentSizeForViewInPopover, animated: false)
    }

    private static let width: CGFloat = 276

    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        sheet.tappedBeside()
        return false
    }
}
