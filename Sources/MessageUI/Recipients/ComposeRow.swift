import UIKit

/// A row of the message header: a grey prompt, the content, and a separator line at the bottom.
class ComposeRow: UIView {
    /// The height of a row with a single line, in points.
    static let height: CGFloat = 44
    /// The margin on the left and right, in points.
    static let margin: CGFloat = 8
    static let font = UIFont.systemFont(ofSize: 17)
    static let promptColour = UIColor(white: 0.5, alpha: 1)
    private static let lineColour = UIColor(white: 0.82, alpha: 1)

    let prompt = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)
    /// Called when the user taps the row, to begin editing.
    var onTap: (() -> Void)?

    init(_ title: String) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ComposeRow.height))
        backgroundColor = .white
        prompt.text = title
        prompt.font = ComposeRow.font
        prompt.textColor = ComposeRow.promptColour
        prompt.backgroundColor = nil
        prompt.isOpaque = false
        line.backgroundColor = ComposeRow.lineColour
        addSubview(prompt)
        addSubview(line)
    }

    required init?(coder: NSCoder) { return nil }

    /// The x coordinate of the content, after the prompt, in points.
    var contentStart: CGFloat {
        ComposeRow.margin + (prompt.text ?? "").size(withFont: ComposeRow.font).width.rounded(.up) + 6
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        prompt.frame = CGRect(x: ComposeRow.margin, y: 11, width: contentStart - 10, height: 22)
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}
