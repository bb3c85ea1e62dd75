/// Receives the taps on an action sheet's buttons and its appearance and disappearance.
@MainActor public protocol UIActionSheetDelegate: AnyObject {
    /// Called when a button was tapped, before the sheet is dismissed.
    /// - ObjC: actionSheet:clickedButtonAtIndex:
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)

    /// Called before the system dismisses the sheet. Without this method the cancel button counts as tapped.
    func actionSheetCancel(_ actionSheet: UIActionSheet)

    /// Called before the sheet appears.
    /// - ObjC: willPresentActionSheet:
    func willPresent(_ actionSheet: UIActionSheet)

    /// Called after the sheet has appeared.
    /// - ObjC: didPresentActionSheet:
    func didPresent(_ actionSheet: UIActionSheet)

    /// Called before the sheet is dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)

    /// Called after the sheet was dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}

    public func actionSheetCancel(_ actionSheet: UIActionSheet) {
        guard actionSheet.cancelButtonIndex >= 0 else { return }
        self.actionSheet(actionSheet, clickedButtonAt: actionSheet.cancelButtonIndex)
    }

    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
