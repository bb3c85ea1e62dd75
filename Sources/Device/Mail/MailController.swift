import UIKit

/// A mail: who gets it, what it says, and what is attached.
final class MailController: UIViewController {
    private unowned let host: any MailHost
    private let mail: MailMessage
    private let scroll = UIScrollView()
    private var blocks: [UIView] = []

    private static let margin: CGFloat = 12
    private static let gap: CGFloat = 8

    init(_ mail: MailMessage, of host: any MailHost) {
        self.mail = mail
        self.host = host
        super.init(nibName: nil, bundle: nil)
        title = mail.subject.isEmpty ? "Mail" : mail.subject
        let delete = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
        delete.accessibilityLabel = "Delete"
        delete.onTap = { [unowned self] in
            host.delete(mail)
            navigationController?.popViewController(animated: true)
        }
        navigationItem.rightBarButtonItem = delete
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        scroll.frame = UIScreen.main.applicationFrame
        scroll.backgroundColor = .white
        scroll.alwaysBounceVertical = true
        view = scroll
        for (name, addresses) in [("To", mail.to), ("Cc", mail.cc), ("Bcc", mail.bcc)] where !addresses.isEmpty {
            add("\(name): \(addresses.joined(separator: ", "))", .systemFont(ofSize: 15), white: 0.35)
            addLine()
        }
        add(mail.subject.isEmpty ? "No Subject" : mail.subject, .boldSystemFont(ofSize: 17), white: 0)
        if let date = mail.date {
            add(host.calendar.text(of: date, date: .long, time: .short), .systemFont(ofSize: 14), white: 0.5)
        }
        addLine()
        if !mail.plainText.isEmpty { add(mail.plainText, .systemFont(ofSize: 16), white: 0) }
        for attachment in mail.attachments { add(attachment) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOut()
    }

    /// Puts the blocks below each other.
    private func layOut() {
        let width = scroll.bounds.width - MailController.margin * 2
        var y = MailController.gap
        for block in blocks {
            let height = block.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            block.frame = CGRect(x: MailController.margin, y: y, width: width, height: height.rounded(.up))
            y = block.frame.maxY + MailController.gap
        }
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: y)
    }

    private func add(_ block: UIView) {
        blocks.append(block)
        scroll.addSubview(block)
    }

    private func add(_ text: String, _ font: UIFont, white: CGFloat) {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font
        label.textColor = UIColor(white: white, alpha: 1)
        label.text = String(text.prefix(MailController.longestText))
        add(label)
    }

    /// More of a text is not shown, in characters.
    private static let longestText = 20_000

    private func addLine() { add(MailLine()) }

    private func add(_ attachment: MailMessage.Attachment) {
        if attachment.type.hasPrefix("image/"), let image = UIImage(data: attachment.data) {
            let view = MailPicture(image)
            view.accessibilityLabel = attachment.name
            return add(view)
        }
        add(
            "\(attachment.name)  (\(MailController.size(attachment.data.count)))", .boldSystemFont(ofSize: 15),
            white: 0.25)
    }

    private static func size(_ bytes: Int) -> String {
        switch bytes {
        case ..<1_024: "\(bytes) bytes"
        case ..<(1 << 20): String(format: "%.1f KB", Double(bytes) / 1_024)
        default: String(format: "%.1f MB", Double(bytes) / Double(1 << 20))
        }
    }
}
