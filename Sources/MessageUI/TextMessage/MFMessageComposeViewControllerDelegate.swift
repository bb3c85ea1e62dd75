/// Hears how the user has left a text message, and takes the controller away then.
@MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// - ObjC: messageComposeViewController:didFinishWithResult:
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
