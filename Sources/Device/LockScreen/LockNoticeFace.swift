import UIKit

/// What is seen of a notice on the lock screen.
@MainActor final class LockNoticeFace: UIView {
    private let content: BannerContent

    private static let iconSide: CGFloat = 29
    private static let margin: CGFloat = 10

    init(_ content: BannerContent, frame: CGRect) {
        self.content = content
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let (side, margin) = (LockNoticeFace.iconSide, LockNoticeFace.margin)
        content.icon?.draw(in: CGRect(x: margin, y: margin - 1, width: side, height: side))
        let left = 2 * margin + side
        let width = bounds.width - left - margin
        context.setFill(RGBA(white: 1, alpha: 1))
        _ = content.title.draw(
            in: CGRect(x: left, y: 3, width: width, height: 19), withFont: .boldSystemFont(ofSize: 15),
            lineBreakMode: .byTruncatingTail, alignment: .left)
        context.setFill(RGBA(white: 0.85, alpha: 1))
        _ = content.message.draw(
            in: CGRect(x: left, y: 21, width: width, height: 32), withFont: .systemFont(ofSize: 13),
            lineBreakMode: .byTruncatingTail, alignment: .left)
        context.setFill(RGBA(white: 1, alpha: 0.2))
        context.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1))
    }
}
