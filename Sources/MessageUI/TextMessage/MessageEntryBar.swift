import UIKit

/// The bar above the keyboard: a text view in a rounded field that grows with its text, and the Send button.
package final class MessageEntryBar: UIView, UITextViewDelegate {
    package let text = UITextView(frame: .zero)
    package let send = UIButton(type: .custom)
    package var onChange: (() -> Void)?
    /// Called when `wantedHeight` may have changed.
    package var onResize: (() -> Void)?

    package static let lowest: CGFloat = 40
    private static let highest: CGFloat = 120
    private static let buttonWidth: CGFloat = 59
    private static let font = UIFont.systemFont(ofSize: 16)

    package override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        text.font = MessageEntryBar.font
        text.backgroundColor = nil
        text.isOpaque = false
        text.delegate = self
        text.accessibilityLabel = "Message"
        addSubview(text)
        send.setTitle("Send", for: .normal)
        send.titleLabel?.font = .boldSystemFont(ofSize: 16)
        send.setTitleColor(.white, for: .normal)
        send.setTitleColor(UIColor(white: 1, alpha: 0.5), for: .disabled)
        send.setTitleShadowColor(UIColor(white: 0, alpha: 0.4), for: .normal)
        send.titleLabel?.shadowOffset = CGSize(width: 0, height: -1)
        for state in [UIControl.State.normal, .highlighted] {
            send.setBackgroundImage(MessageEntryBar.buttonImage(isPressed: state == .highlighted), for: state)
        }
        addSubview(send)
    }

    package required init?(coder: NSCoder) { return nil }

    /// The height for the text, at least `lowest` and at most `highest` and `room`, in points.
    package var wantedHeight: CGFloat {
        let height = text.sizeThatFits(CGSize(width: fieldWidth, height: 0)).height + 2
        return max(min(height, MessageEntryBar.highest, room), MessageEntryBar.lowest)
    }

    /// The available height, in points.
    package var room = MessageEntryBar.highest

    private var fieldWidth: CGFloat { bounds.width - MessageEntryBar.buttonWidth - 24 }
    private var field: CGRect {
        CGRect(x: 6.5, y: 5.5, width: fieldWidth + 3, height: bounds.height - 12)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        text.frame = CGRect(x: 8, y: 1, width: fieldWidth, height: bounds.height - 2)
        send.frame = CGRect(
            x: bounds.width - MessageEntryBar.buttonWidth - 6, y: bounds.height - 33,
            width: MessageEntryBar.buttonWidth, height: 26)
    }

    package override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        fill(bounds, [0.91, 0.92, 0.94, 1, 0.71, 0.74, 0.79, 1], context)
        UIColor(white: 0.55, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
        let path = UIBezierPath(roundedRect: field, cornerRadius: 13)
        UIColor.white.setFill()
        path.fill()
        UIColor(white: 0.5, alpha: 1).setStroke()
        path.stroke()
    }

    private func fill(_ rect: CGRect, _ colours: [CGFloat], _ context: CGContext) {
        guard
            let gradient = CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: colours, locations: [0, 1], count: 2)
        else { return }
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: rect.minY), end: CGPoint(x: 0, y: rect.maxY), options: [])
    }

    private static func buttonImage(isPressed: Bool) -> UIImage? {
        let size = CGSize(width: 28, height: 26)
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0.5, y: 0.5, width: size.width - 1, height: size.height - 1), cornerRadius: 12.5)
        context.saveGState()
        path.addClip()
        let shade: CGFloat = isPressed ? 0.7 : 1
        let colours: [CGFloat] = [0.49, 0.71, 0.96, 1, 0.20, 0.47, 0.90, 1].enumerated().map {
            $0.offset % 4 == 3 ? $0.element : $0.element * shade
        }
        if let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: colours, locations: [0, 1], count: 2)
        {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
        }
        context.restoreGState()
        UIColor(red: 0.15, green: 0.32, blue: 0.62, alpha: 1).setStroke()
        path.stroke()
        return UIGraphicsGetImageFromCurrentImageContext()?.stretchableImage(withLeftCapWidth: 13, topCapHeight: 0)
    }

    package func textViewDidChange(_ textView: UITextView) {
        onChange?()
        if wantedHeight != bounds.height { onResize?() }
    }
}
