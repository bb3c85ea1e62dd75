@_exported import UIKit

/// A view controller in which the user edits and sends a mail. A sent mail is stored in the device's outbox.
///
/// Set the initial contents before the controller is presented; changes after that are not shown.
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

    /// True if the device has an account for sending mail.
    open class func canSendMail() -> Bool { Outbox.exists }

    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    open func setSubject(_ subject: String) { composer.mail.subject = subject }

    /// - Parameter toRecipients: E-mail addresses; nil removes all.
    open func setToRecipients(_ toRecipients: [String]?) { composer.mail.to = toRecipients ?? [] }
    open func setCcRecipients(_ ccRecipients: [String]?) { composer.mail.cc = ccRecipients ?? [] }
    open func setBccRecipients(_ bccRecipients: [String]?) { composer.mail.bcc = bccRecipients ?? [] }

    /// - ObjC: setMessageBody:isHTML:
    open func setMessageBody(_ body: String, isHTML: Bool) {
        composer.mail.body = body
        composer.mail.isHTML = isHTML
    }

    /// - Parameters:
    ///   - mimeType: The type of the data, such as `image/png`.
    ///   - filename: The name to show.
    /// - ObjC: addAttachmentData:mimeType:fileName:
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        composer.mail.attachments.append(
            OutgoingMail.Attachment(data: attachment, mimeType: mimeType, fileName: filename))
    }
}
