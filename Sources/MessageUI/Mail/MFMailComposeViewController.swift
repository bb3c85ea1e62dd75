@_exported import UIKit

/// Lets the user write, or go over, a mail and send it. What is sent waits in the device's outbox.
///
/// What the app puts into it counts until it is shown; then the mail is the user's.
open class MFMailComposeViewController: UINavigationController {
    private final let composer = MailComposer()

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        composer.onFinish = { [weak self] result, error in
            guard let self else { return }
            mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
        }
        setViewControllers([composer], animated: false)
    }

    /// Whether the device has an account to send mails from.
    open class func canSendMail() -> Bool { Outbox.exists }

    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    open func setSubject(_ subject: String) { composer.mail.subject = subject }

    /// - Parameter toRecipients: Addresses; nil for none.
    open func setToRecipients(_ toRecipients: [String]?) { composer.mail.to = toRecipients ?? [] }
    open func setCcRecipients(_ ccRecipients: [String]?) { composer.mail.cc = ccRecipients ?? [] }
    open func setBccRecipients(_ bccRecipients: [String]?) { composer.mail.bcc = bccRecipients ?? [] }

    /// - ObjC: setMessageBody:isHTML:
    open func setMessageBody(_ body: String, isHTML: Bool) {
        composer.mail.body = body
        composer.mail.isHTML = isHTML
    }

    /// - Parameters:
    ///   - mimeType: What the data is, such as `image/png`.
    ///   - filename: The name that is shown.
    /// - ObjC: addAttachmentData:mimeType:fileName:
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        composer.mail.attachments.append(
            OutgoingMail.Attachment(data: attachment, mimeType: mimeType, fileName: filename))
    }
}
