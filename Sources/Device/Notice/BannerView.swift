import UIKit

/// A banner of iOS 5: a silver bar with the app's icon, its name, and what it has to say in one line. A tap views it.
@MainActor final class BannerView: UIControl {
    private let content: BannerContent

    static let height: CGFloat = 40
    private static let iconSide: CGFloat = 20
    private static let margin: CGFloat = 10

    init(_ content: BannerContent, width: CGFloat) {
        self.content = content
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: BannerView.height))
        isAccessibilityElement = true
        // As in an alert, what is said is found by its text.
        accessibilityLabel = content.message
        accessibilityValue = content.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { return nil }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let light: CGFloat = isHighlighted ? 0.82 : 1
        context.fillGradient(
            [
                RGBA(white: 0.98 * light, alpha: 1), RGBA(white: 0.86 * light, alpha: 1),
                RGBA(white: 0.74 * light, alpha: 1),
            ], at: [0, 0.5, 1], in: bounds)
        context.setFill(RGBA(white: 1, alpha: 0.8))
        context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
        context.setFill(RGBA(white: 0.25, alpha: 1))
        context.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1))
        drawIcon(context)
        drawTexts(context)
    }

    private func drawIcon(_ context: CGContext) {
        guard let icon = content.icon else { return }
        let side = BannerView.iconSide
        let place = CGRect(x: BannerView.margin, y: (bounds.height - side) / 2, width: side, height: side)
        context.saveGState()
        context.addRoundedRect(place, radius: 4)
        context.clip()
        icon.draw(in: place)
        context.restoreGState()
    }

    private func drawTexts(_ context: CGContext) {
        let left = 2 * BannerView.margin + BannerView.iconSide
        let width = bounds.width - left - BannerView.margin
        context.saveGState()
        // Dark letters that are pressed into the metal.
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: UIColor(white: 1, alpha: 0.7).cgColor)
        context.setFill(RGBA(white: 0.1, alpha: 1))
        _ = content.title.draw(
            in: CGRect(x: left, y: 2, width: width, height: 18), withFont: .boldSystemFont(ofSize: 14),
            lineBreakMode: .byTruncatingTail, alignment: .left)
        // One line, whatever the sender has written.
        let line = content.message.split(whereSeparator: \.isNewline).joined(separator: " ")
        _ = line.draw(
            in: CGRect(x: left, y: 19, width: width, height: 17), withFont: .systemFont(ofSize: 13),
            lineBreakMode: .byTruncatingTail, alignment: .left)
        context.restoreGState()
    }
}
