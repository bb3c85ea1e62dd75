/// Is told what a person does with an alert.
@MainActor public protocol UIAlertViewDelegate: AnyObject {
    /// Whether the first of the other buttons can be tapped: asked when the text in the alert's fields changes. True by
    /// default.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool

    /// A button was tapped. The alert goes away after this.
    /// - ObjC: alertView:clickedButtonAtIndex:
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)

    /// The system takes the alert away. Without this method that counts as a tap on the cancel button.
    func alertViewCancel(_ alertView: UIAlertView)

    /// The alert is about to appear: its buttons and size are known.
    /// - ObjC: willPresentAlertView:
    func willPresent(_ alertView: UIAlertView)

    /// The alert has appeared.
    /// - ObjC: didPresentAlertView:
    func didPresent(_ alertView: UIAlertView)

    /// The alert is about to go away.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)

    /// The alert has gone away.
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
