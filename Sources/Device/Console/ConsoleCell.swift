import UIKit

/// A line of the log: when and by whom, and what it says.
@MainActor final class ConsoleCell: UITableViewCell {
    static let identifier = "line"

    private let head = UILabel()
    private let message = UILabel()

    private static let headFont = UIFont.boldSystemFont(ofSize: 11)
    private static let font = UIFont(name: "Courier", size: 12) ?? .systemFont(ofSize: 12)
    private static let margin: CGFloat = 8
    private static let headHeight: CGFloat = 15
    /// Of a longer message the rest is shown when the line is tapped.
    private static let mostLines: CGFloat = 6

    init() {
        super.init(style: .default, reuseIdentifier: ConsoleCell.identifier)
        head.font = ConsoleCell.headFont
        message.font = ConsoleCell.font
        message.numberOfLines = Int(ConsoleCell.mostLines)
        for label in [head, message] {
            label.highlightedTextColor = .white
            contentView.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// How high the cell of a text is.
    static func height(of text: String, width: CGFloat) -> CGFloat {
        let room = CGSize(width: width - margin * 2, height: font.lineHeight * mostLines)
        let size = shown(text).size(withFont: font, constrainedTo: room, lineBreakMode: .byCharWrapping)
        return headHeight + max(size.height, font.lineHeight).rounded(.up) + 12
    }

    /// What there is room for, and no more.
    private static func shown(_ text: String) -> String { String(text.prefix(longest)) }

    private static let longest = 500

    func show(_ entry: ConsoleLog.Entry, time: String) {
        head.text = "\(time)  \(entry.line.process)"
        head.textColor =
            switch entry.line.source {
            case .device: UIColor(red: 0.14, green: 0.40, blue: 0.78, alpha: 1)
            case .standardError: UIColor(red: 0.70, green: 0.10, blue: 0.10, alpha: 1)
            case .standardOutput: UIColor(white: 0.35, alpha: 1)
            }
        message.text = ConsoleCell.shown(entry.line.text)
        message.lineBreakMode = .byCharWrapping
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width - ConsoleCell.margin * 2
        head.frame = CGRect(x: ConsoleCell.margin, y: 3, width: width, height: ConsoleCell.headHeight)
        message.frame = CGRect(
            x: ConsoleCell.margin, y: 3 + ConsoleCell.headHeight, width: width,
            height: contentView.bounds.height - ConsoleCell.headHeight - 7)
    }
}
