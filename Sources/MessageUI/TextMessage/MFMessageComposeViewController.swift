import CPlatform
import UIKit

/// A view controller in which the user edits and sends a text message. A sent message is stored in the device's outbox.
///
/// Set the initial contents before the controller is presented; changes after that are not shown.
open class MFMessageComposeViewController: UINavigationController {
    private final let composer = TextMessageComposer()

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        composer.onFinish = { [weak self] result in
            guard let self else { return }
            messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
        }
        setViewControllers([composer], animated: false)
    }

    /// True if the device can send text messages: an iPhone can.
    open class func canSendText() -> Bool { Outbox.exists && platform_device_has("sms") }

    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    /// Called with the recipients and the text of a message that was sent.
    package final var onSend: (([String], String) -> Void)? {
        get { composer.onSend }
        set { composer.onSend = newValue }
    }

    /// Telephone numbers or e-mail addresses; nil if there are none.
    open var recipients: [String]? {
        get { composer.recipients.isEmpty ? nil : composer.recipients }
        set { composer.recipients = newValue ?? [] }
    }

    open var body: String? {
        get { composer.body }
        set { composer.body = newValue }
    }
}
