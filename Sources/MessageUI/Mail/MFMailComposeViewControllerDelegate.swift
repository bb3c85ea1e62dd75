/// Hears how the user has left a mail, and takes the controller away then.
@MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// - Parameter error: Of `MFMailComposeErrorDomain`, for a result of `failed`.
    /// - ObjC: mailComposeController:didFinishWithResult:error:
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
    ) {}
}
