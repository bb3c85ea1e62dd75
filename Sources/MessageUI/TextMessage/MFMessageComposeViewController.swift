import UIKit

/// Lets the user write a text message and send it. What is sent waits in the device's outbox.
///
/// What the app puts into it counts until it is shown; then the message is the user's.
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

    /// Whether the device can send text messages.
    open class func canSendText() -> Bool { Outbox.exists }

    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    /// Telephone numbers, or addresses; nil for none.
    open var recipients: [String]? {
        get { composer.recipients.isEmpty ? nil : composer.recipients }
        set { composer.recipients = newValue ?? [] }
    }

    open var body: String? {
        get { composer.body }
        set { composer.body = newValue }
    }
}
