import AddressBook
import AudioToolbox
import UIKit

/// The content view controller of the mail sheet: recipients, subject, body and attachments in one scroll view.
final class MailComposer: UIViewController, UITextViewDelegate, UIActionSheetDelegate, UIAlertViewDelegate {
    /// The initial mail of the app. What the user has typed is in the fields; see `written`.
    var mail = OutgoingMail()
    var onFinish: ((MFMailComposeResult, Error?) -> Void)?

    private let to = RecipientRow("To:")
    private let cc = RecipientRow("Cc:")
    private let bcc = RecipientRow("Bcc:")
    private let folded = ComposeRow("Cc/Bcc:")
    private let subject = TextRow("Subject:")
    private let text = UITextView(frame: .zero)
    private var attachments: [AttachmentView] = []
    private let contacts = ContactChoice([ABProperty.email])
    private var isFolded = true
    private var hasChanged = false
    private var hasAppeared = false
    private var keyboardHeight: CGFloat = 0
    private var observers: [any NSObjectProtocol] = []

    private static let newMessage = "New Message"
    private static let signature = "\n\nSent from my iPhone"
    /// The system sound for a sent mail.
    private static let sentSound: SystemSoundID = 1001

    /// Contains all rows and the body. It ends at the top of the keyboard.
    private let sheet = UIScrollView(frame: .zero)
    private var rows: [ComposeRow] { isFolded ? [to, folded, subject] : [to, cc, bcc, subject] }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    // MARK: View

    override func loadView() {
        let view = UIView(frame: UIScreen.main.applicationFrame)
        view.backgroundColor = .white
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        sheet.backgroundColor = .white
        sheet.alwaysBounceVertical = true
        view.addSubview(sheet)
        for row in [to, cc, bcc, folded, subject] { sheet.addSubview(row) }
        text.font = ComposeRow.font
        text.delegate = self
        text.isScrollEnabled = false
        text.accessibilityLabel = "Message body"
        sheet.addSubview(text)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cancel = UIBarButtonItem(title: "Cancel", style: .bordered, target: nil, action: nil)
        cancel.onTap = { [weak self] in self?.cancel() }
        let send = UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil)
        send.onTap = { [weak self] in self?.checkAndSend() }
        navigationItem.leftBarButtonItem = cancel
        navigationItem.rightBarButtonItem = send
        fill()
        connectRows()
        observeKeyboard()
    }

    private func fill() {
        to.set(mail.to)
        cc.set(mail.cc)
        bcc.set(mail.bcc)
        subject.field.text = mail.subject
        text.text = mail.plainBody + MailComposer.signature
        text.selectedRange = NSRange(location: 0, length: 0)
        isFolded = mail.cc.isEmpty && mail.bcc.isEmpty
        attachments = mail.attachments.map { AttachmentView($0, width: 304) }
        for attachment in attachments { sheet.addSubview(attachment) }
        showTitle()
        enableSend()
    }

    private func connectRows() {
        for row in [to, cc, bcc] {
            row.onChange = { [weak self, unowned row] in
                self?.hasChanged = true
                self?.enableSend()
                self?.contacts.suggest(for: row)
            }
            contacts.connect(row, of: self)
            row.onResize = { [weak self] in self?.layOut() }
            row.onBegin = { [weak self, unowned row] in self?.show(row) }
        }
        to.onReturn = { [weak self] in self?.unfold() }
        cc.onReturn = { [weak self] in self?.bcc.field.becomeFirstResponder() }
        bcc.onReturn = { [weak self] in self?.subject.field.becomeFirstResponder() }
        subject.onReturn = { [weak self] in self?.text.becomeFirstResponder() }
        subject.field.addAction(
            UIAction { [weak self] _ in
                self?.hasChanged = true
                self?.showTitle()
            }, for: .editingChanged)
        subject.onBegin = { [weak self] in
            guard let self else { return }
            show(subject)
        }
        folded.onTap = { [weak self] in self?.unfold() }
        folded.prompt.isAccessibilityElement = true
    }

    /// Expands the row `Cc/Bcc, From` into its rows, and moves the focus to `Cc`.
    private func unfold() {
        if isFolded {
            isFolded = false
            layOut()
        }
        cc.field.becomeFirstResponder()
    }

    private func showTitle() {
        let subject = subject.field.text ?? ""
        navigationItem.title = subject.isEmpty ? MailComposer.newMessage : subject
    }

    private func enableSend() {
        navigationItem.rightBarButtonItem?.isEnabled = [to, cc, bcc].contains { !$0.recipients.isEmpty }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        layOut()
        guard !hasAppeared else { return }
        hasAppeared = true
        if to.recipients.isEmpty { to.field.becomeFirstResponder() } else { text.becomeFirstResponder() }
        hasChanged = false
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOut()
    }

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        interfaceOrientation != .portraitUpsideDown
    }

    // MARK: Layout

    private func layOut() {
        guard let view = loadedView else { return }
        let width = view.bounds.width
        sheet.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height - keyboardHeight)
        for row in [to, cc, bcc, folded] { row.isHidden = !rows.contains(row) }
        var y: CGFloat = 0
        for row in rows {
            let height = (row as? RecipientRow)?.wantedHeight ?? ComposeRow.height
            row.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
        let room = sheet.bounds.height - y
        text.frame.size.width = width
        let height = max(text.sizeThatFits(CGSize(width: width, height: 0)).height, attachments.isEmpty ? room : 60)
        text.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
        for attachment in attachments {
            attachment.frame.origin = CGPoint(x: ComposeRow.margin, y: y + 8)
            y += attachment.frame.height + 16
        }
        sheet.contentSize = CGSize(width: width, height: y)
        contacts.layOut(in: sheet.frame)
    }

    private func observeKeyboard() {
        func observe(_ name: Notification.Name, _ action: @escaping @MainActor (MailComposer, Notification) -> Void) {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    MainActor.assumeIsolated { if let self { action(self, note) } }
                })
        }
        observe(UIResponder.keyboardWillShowNotification) { composer, note in
            let bounds = note.userInfo?[UIKeyboardBoundsUserInfoKey] as? NSValue
            composer.keyboardHeight = bounds?.cgRectValue.height ?? 216
            composer.layOut()
            composer.showCaret()
        }
        observe(UIResponder.keyboardWillHideNotification) { composer, _ in
            composer.keyboardHeight = 0
            composer.layOut()
        }
    }

    func textViewDidChange(_ textView: UITextView) {
        hasChanged = true
        layOut()
        showCaret()
    }

    func textViewDidBeginEditing(_ textView: UITextView) { showCaret() }

    func textViewDidChangeSelection(_ textView: UITextView) { showCaret() }

    /// Scrolls the row into view.
    private func show(_ row: ComposeRow) { sheet.scrollRectToVisible(row.frame, animated: true) }

    /// Scrolls the caret into view. The text view is as high as its text, so the sheet around it scrolls.
    private func showCaret() {
        guard text.isFirstResponder else { return }
        // Without a visible caret, use the start of the text.
        let start = CGRect(x: 0, y: text.frame.minY + 8, width: 1, height: 21)
        let caret = text.caretFrame.map { sheet.convert($0, from: nil) } ?? start
        sheet.scrollRectToVisible(caret.insetBy(dx: 0, dy: -8), animated: false)
    }

    // MARK: Saving and sending

    /// The mail with the contents of the fields.
    private var written: OutgoingMail {
        var written = mail
        written.to = to.recipients
        written.cc = cc.recipients
        written.bcc = bcc.recipients
        written.subject = subject.field.text ?? ""
        let body = text.text ?? ""
        if mail.isHTML, body == mail.plainBody + MailComposer.signature {
            // The user has not edited the body: keep the app's HTML.
            written.body = mail.body + "<br/><br/>Sent from my iPhone"
        } else {
            written.body = body
            written.isHTML = false
        }
        return written
    }

    private func cancel() {
        let isEmpty =
            !hasChanged && mail.recipients.isEmpty && mail.subject.isEmpty && mail.body.isEmpty
            && mail.attachments.isEmpty
        guard !isEmpty else { return finish(.cancelled) }
        text.resignFirstResponder()
        view.endEditing(true)
        let question = UIActionSheet(
            title: nil, delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil,
            otherButtonTitles: ["Save Draft", "Don’t Save"])
        question.show(in: view)
    }

    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        switch buttonIndex - actionSheet.firstOtherButtonIndex {
        case 0: store(.drafts)
        case 1: finish(.cancelled)
        default: break
        }
    }

    private func checkAndSend() {
        for row in [to, cc, bcc] { row.commit() }
        let mail = written
        if let strange = mail.recipients.first(where: { !MailComposer.isAddress($0) }) {
            ask(
                "Invalid Address",
                "“\(strange)” does not appear to be a valid email address. Do you want to send it anyway?")
        } else if mail.subject.isEmpty {
            ask("Empty Subject", "This message has no subject. Do you want to send it anyway?")
        } else {
            store(.outbox)
        }
    }

    private func ask(_ title: String, _ message: String) {
        UIAlertView(
            title: title, message: message, delegate: self, cancelButtonTitle: "Cancel", otherButtonTitles: ["Send"]
        ).show()
    }

    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        if buttonIndex == alertView.firstOtherButtonIndex { store(.outbox) }
    }

    /// True for `local@domain.tld` without spaces, alone or in angle brackets after a name.
    private static func isAddress(_ text: String) -> Bool {
        let address = text.hasSuffix(">") ? text.drop { $0 != "<" }.dropFirst().dropLast() : Substring(text)
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !address.contains(" ")
    }

    private func store(_ box: Outbox.Box) {
        do {
            try Outbox.add(MIMEWriter(written, date: Date()).data(from: Outbox.sender), type: "eml", to: box)
            if box == .outbox { AudioServicesPlaySystemSound(MailComposer.sentSound) }
            finish(box == .outbox ? .sent : .saved)
        } catch {
            let code: MFMailComposeError = box == .outbox ? .sendFailed : .saveFailed
            finish(
                .failed,
                NSError(
                    domain: MFMailComposeErrorDomain, code: code.rawValue,
                    userInfo: [NSLocalizedDescriptionKey: error.localizedDescription]))
        }
    }

    private func finish(_ result: MFMailComposeResult, _ error: Error? = nil) {
        view.endEditing(true)
        onFinish?(result, error)
    }
}
