import UIKit

/// A message in a bubble.
final class BubbleCell: UITableViewCell {
    private let bubble = BubbleView(frame: .zero)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(bubble)
    }

    required init?(coder: NSCoder) { return nil }

    private static let gap: CGFloat = 5

    func show(_ message: TextMessage, on paper: UIColor) {
        backgroundColor = paper
        contentView.backgroundColor = paper
        bubble.text = message.text
        bubble.isOwn = !message.isIncoming
        setNeedsLayout()
    }

    static func height(of text: String, in width: CGFloat) -> CGFloat {
        BubbleView.size(of: text, in: width).height + 2 * gap
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = BubbleView.size(of: bubble.text, in: bounds.width)
        let x = bubble.isOwn ? bounds.width - size.width - BubbleCell.gap : BubbleCell.gap
        bubble.frame = CGRect(origin: CGPoint(x: x, y: BubbleCell.gap), size: size)
    }
}
