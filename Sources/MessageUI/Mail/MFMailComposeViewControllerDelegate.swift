/// Is told how the user finished the mail, and should dismiss the controller.
@MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// - Parameter error: An error of `MFMailComposeErrorDomain` if the result is `failed`.
    /// - ObjC: mailComposeController:didFinishWithResult:error:
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
    ) {}
}
