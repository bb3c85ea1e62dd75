/// Is told how the user finished the text message, and should dismiss the controller.
@MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// - ObjC: messageComposeViewController:didFinishWithResult:
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
