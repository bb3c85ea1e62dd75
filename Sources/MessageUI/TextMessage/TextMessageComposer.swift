import AddressBook
import AudioToolbox
import UIKit

/// The content view controller of the text message sheet: recipients at the top, the entry bar above the keyboard.
final class TextMessageComposer: UIViewController {
    var recipients: [String] = []
    var body: String?
    var onFinish: ((MessageComposeResult) -> Void)?

    private let to = RecipientRow("To:")
    private let bar = MessageEntryBar(frame: CGRect(x: 0, y: 0, width: 320, height: MessageEntryBar.lowest))
    private let contacts = ContactChoice([ABProperty.phone, ABProperty.email])
    private var hasAppeared = false
    private var keyboard: KeyboardFollower?
    /// Called with the recipients and the text of a message that was sent.
    var onSend: (([String], String) -> Void)?

    /// The system sound for a sent text message.
    private static let sentSound: SystemSoundID = 1004

    override func loadView() {
        let view = UIView(frame: UIScreen.main.applicationFrame)
        view.backgroundColor = .white
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        view.addSubview(to)
        view.addSubview(bar)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "New Message"
        let cancel = UIBarButtonItem(title: "Cancel", style: .bordered, target: nil, action: nil)
        cancel.onTap = { [weak self] in self?.finish(.cancelled) }
        navigationItem.rightBarButtonItem = cancel
        to.field.keyboardType = .numbersAndPunctuation
        to.set(recipients)
        bar.text.text = body ?? ""
        to.onChange = { [weak self] in
            guard let self else { return }
            enableSend()
            contacts.suggest(for: to)
        }
        to.onResize = { [weak self] in self?.layOut() }
        contacts.connect(to, of: self)
        to.onReturn = { [weak self] in self?.bar.text.becomeFirstResponder() }
        bar.onChange = { [weak self] in self?.enableSend() }
        bar.onResize = { [weak self] in self?.layOut() }
        bar.send.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        enableSend()
        keyboard = KeyboardFollower { [weak self] in self?.moveWithKeyboard() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        layOut()
        guard !hasAppeared else { return }
        hasAppeared = true
        if recipients.isEmpty { to.field.becomeFirstResponder() } else { bar.text.becomeFirstResponder() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOut()
    }

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        interfaceOrientation != .portraitUpsideDown
    }

    private func enableSend() {
        bar.send.isEnabled = !to.recipients.isEmpty && !(bar.text.text ?? "").isEmpty
    }

    private func layOut() {
        guard let view = loadedView else { return }
        to.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: to.wantedHeight)
        bar.frame.size.width = view.bounds.width
        let keyboardHeight = keyboard?.height ?? 0
        bar.room = view.bounds.height - keyboardHeight - to.wantedHeight
        let height = bar.wantedHeight
        bar.frame = CGRect(
            x: 0, y: view.bounds.height - keyboardHeight - height, width: view.bounds.width, height: height)
        contacts.layOut(in: CGRect(x: 0, y: 0, width: view.bounds.width, height: bar.frame.minY))
    }

    private func moveWithKeyboard() {
        guard hasAppeared, loadedView?.window != nil else { return layOut() }
        UIView.animate(withDuration: KeyboardFollower.duration) { self.layOut() }
    }

    private func send() {
        to.commit()
        do {
            try Outbox.addText(bar.text.text ?? "", to: to.recipients)
            onSend?(to.recipients, bar.text.text ?? "")
            AudioServicesPlaySystemSound(TextMessageComposer.sentSound)
            finish(.sent)
        } catch {
            finish(.failed)
        }
    }

    private func finish(_ result: MessageComposeResult) {
        view.endEditing(true)
        onFinish?(result)
    }
}
