import UIKit

/// A thin grey line between two parts of a mail.
@MainActor final class MailLine: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0.8, alpha: 1)
    }

    required init?(coder: NSCoder) { return nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 1) }
}
