import UIKit

/// A line at the top of a message: a grey word, what belongs to it, and a thin line below.
class ComposeRow: UIView {
    /// The height of a row with one line in it.
    static let height: CGFloat = 44
    /// Points that are free on either side.
    static let margin: CGFloat = 8
    static let font = UIFont.systemFont(ofSize: 17)
    static let promptColour = UIColor(white: 0.5, alpha: 1)
    private static let lineColour = UIColor(white: 0.82, alpha: 1)

    let prompt = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)
    /// Called when the row is to be typed into.
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

    /// Where the content begins, in points from the left.
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
