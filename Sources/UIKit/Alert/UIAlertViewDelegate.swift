/// Receives the taps on an alert view's buttons and its appearance and disappearance.
@MainActor public protocol UIAlertViewDelegate: AnyObject {
    /// Returns true if the first other button is enabled: called when the text of a field changed. The default is true.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool

    /// Called when a button was tapped, before the alert view is dismissed.
    /// - ObjC: alertView:clickedButtonAtIndex:
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)

    /// Called before the system dismisses the alert view. Without this method the cancel button counts as tapped.
    func alertViewCancel(_ alertView: UIAlertView)

    /// Called before the alert view appears, when its buttons and size are known.
    /// - ObjC: willPresentAlertView:
    func willPresent(_ alertView: UIAlertView)

    /// Called after the alert view has appeared.
    /// - ObjC: didPresentAlertView:
    func didPresent(_ alertView: UIAlertView)

    /// Called before the alert view is dismissed.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)

    /// Called after the alert view was dismissed.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}

    public func alertViewCancel(_ alertView: UIAlertView) {
        guard alertView.cancelButtonIndex >= 0 else { return }
        self.alertView(alertView, clickedButtonAt: alertView.cancelButtonIndex)
    }

    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
