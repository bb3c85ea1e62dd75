import UIKit

/// A mail in a list: who gets it, when it was written, what it is about, and how it begins.
@MainActor final class MailCell: UITableViewCell {
    static let identifier = "mail"
    static let height: CGFloat = 76

    private let recipients = UILabel()
    private let day = UILabel()
    private let subject = UILabel()
    private let start = UILabel()

    private static let margin: CGFloat = 12
    private static let dayWidth: CGFloat = 74

    init() {
        super.init(style: .default, reuseIdentifier: MailCell.identifier)
        accessoryType = .disclosureIndicator
        recipients.font = .boldSystemFont(ofSize: 18)
        day.font = .systemFont(ofSize: 14)
        day.textAlignment = .right
        day.textColor = UIColor(red: 0.14, green: 0.44, blue: 0.85, alpha: 1)
        subject.font = .systemFont(ofSize: 14)
        start.font = .systemFont(ofSize: 14)
        start.textColor = UIColor(white: 0.5, alpha: 1)
        start.numberOfLines = 1
        for label in [recipients, day, subject, start] {
            label.highlightedTextColor = .white
            contentView.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ mail: MailMessage, _ calendar: Calendar) {
        let names = mail.recipients.joined(separator: ", ")
        recipients.text = names.isEmpty ? "No Recipients" : names
        subject.text = mail.subject.isEmpty ? "No Subject" : mail.subject
        start.text = mail.plainText.split(whereSeparator: \.isWhitespace).prefix(30).joined(separator: " ")
        day.text = mail.date.map { date in
            calendar.isDate(date, inSameDayAs: Date())
                ? calendar.text(of: date, time: .short) : calendar.text(of: date, date: .short)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width - MailCell.margin
        recipients.frame = CGRect(
            x: MailCell.margin, y: 6, width: width - MailCell.margin - MailCell.dayWidth - 4, height: 22)
        day.frame = CGRect(x: width - MailCell.dayWidth, y: 8, width: MailCell.dayWidth, height: 18)
        subject.frame = CGRect(x: MailCell.margin, y: 29, width: width - MailCell.margin, height: 18)
        start.frame = CGRect(x: MailCell.margin, y: 49, width: width - MailCell.margin, height: 18)
    }
}
