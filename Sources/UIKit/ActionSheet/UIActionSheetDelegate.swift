/// Is told what a person does with an action sheet.
@MainActor public protocol UIActionSheetDelegate: AnyObject {
    /// A button was tapped. The sheet goes away after this.
    /// - ObjC: actionSheet:clickedButtonAtIndex:
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)

    /// The system takes the sheet away. Without this method that counts as a tap on the cancel button.
    func actionSheetCancel(_ actionSheet: UIActionSheet)

    /// The sheet is about to appear.
    /// - ObjC: willPresentActionSheet:
    func willPresent(_ actionSheet: UIActionSheet)

    /// The sheet has appeared.
    /// - ObjC: didPresentActionSheet:
    func didPresent(_ actionSheet: UIActionSheet)

    /// The sheet is about to go away.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)

    /// The sheet has gone away.
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
