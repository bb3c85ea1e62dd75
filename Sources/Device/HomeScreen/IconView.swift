import Foundation
import UIKit

/// An app on the home screen: icon, label, badge.
@MainActor final class IconView: UIControl {
    let app: InstalledApp
    var badge = 0 {
        didSet {
            guard badge != oldValue else { return }
            accessibilityValue = badge > 0 ? String(badge) : nil
            setNeedsDisplay()
        }
    }

    private let image: UIImage?
    private let metrics: HomeScreenMetrics

    /// - Parameter onTap: Gets the app's identifier.
    init(_ app: InstalledApp, _ metrics: HomeScreenMetrics, onTap: @escaping @MainActor (String) -> Void) {
        self.app = app
        self.metrics = metrics
        image = app.bundle.iconPath.flatMap { UIImage(contentsOfFile: $0) }
        super.init(frame: CGRect(origin: .zero, size: metrics.iconSize))
        isOpaque = false
        isExclusiveTouch = true
        accessibilityLabel = app.displayName
        accessibilityTraits = .button
        addAction(
            UIAction { [unowned self] _ in
                // The app may have been removed under the finger.
                if window != nil { onTap(app.identifier) }
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    private var iconRect: CGRect {
        CGRect(
            x: ((bounds.width - metrics.iconSide) / 2).rounded(.down), y: 5, width: metrics.iconSide,
            height: metrics.iconSide)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 3, color: UIColor(white: 0, alpha: 0.7).cgColor)
        context.setFill(RGBA(white: 0.1, alpha: 1))
        context.fillRoundedRect(iconRect, radius: metrics.iconRadius)
        context.restoreGState()

        context.saveGState()
        context.addRoundedRect(iconRect, radius: metrics.iconRadius)
        context.clip()
        if let image { image.draw(in: iconRect) } else { drawPlainIcon(context) }
        if !app.bundle.hasPrerenderedIcon { drawGloss(context) }
        if isHighlighted {
            context.setFill(RGBA(white: 0, alpha: 0.5))
            context.fill(iconRect)
        }
        context.restoreGState()
        drawLabel(context)
        if badge > 0 { drawBadge(context) }
    }

    /// For apps without an icon: the first letter of their name.
    private func drawPlainIcon(_ context: CGContext) {
        context.fillGradient(
            [RGBA(red: 0.55, green: 0.62, blue: 0.72, alpha: 1), RGBA(red: 0.27, green: 0.34, blue: 0.45, alpha: 1)],
            in: iconRect)
        let letter = String(app.displayName.prefix(1)).uppercased()
        let font = UIFont.boldSystemFont(ofSize: 34)
        let size = letter.size(withFont: font)
        context.setFill(RGBA(white: 1, alpha: 0.95))
        _ = letter.draw(
            at: CGPoint(x: iconRect.midX - size.width / 2, y: iconRect.midY - size.height / 2), withFont: font)
    }

    /// The light from above that the system puts on icons: an arc over the upper half.
    private func drawGloss(_ context: CGContext) {
        context.saveGState()
        let middle = (metrics.iconSide / 2).rounded()
        let (width, height) = (metrics.iconSide * 140 / 57, metrics.iconSide * 110 / 57)
        let arc = CGRect(x: iconRect.midX - width / 2, y: iconRect.minY - height + middle, width: width, height: height)
        context.addEllipse(in: arc)
        context.clip()
        context.fillGradient(
            [RGBA(white: 1, alpha: 0.55), RGBA(white: 1, alpha: 0.12)],
            in: CGRect(x: iconRect.minX, y: iconRect.minY, width: metrics.iconSide, height: middle))
        context.restoreGState()
    }

    private func drawLabel(_ context: CGContext) {
        let font = UIFont.boldSystemFont(ofSize: 11)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 1, color: UIColor(white: 0, alpha: 0.9).cgColor)
        context.setFill(RGBA(white: 1, alpha: 1))
        let rect = CGRect(x: 1, y: iconRect.maxY + 4, width: bounds.width - 2, height: 15)
        _ = app.displayName.draw(in: rect, withFont: font, lineBreakMode: .byTruncatingTail, alignment: .center)
        context.restoreGState()
    }

    private func drawBadge(_ context: CGContext) {
        let text = String(badge)
        let font = UIFont.boldSystemFont(ofSize: 14)
        let width = max(22, text.size(withFont: font).width + 12)
        let rect = CGRect(x: min(iconRect.maxX + 8, bounds.maxX) - width, y: 0, width: width, height: 22)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: UIColor(white: 0, alpha: 0.8).cgColor)
        context.setFill(RGBA(white: 1, alpha: 1))
        context.fillRoundedRect(rect, radius: 11)
        context.restoreGState()
        let inner = rect.insetBy(dx: 2, dy: 2)
        context.saveGState()
        context.addRoundedRect(inner, radius: 9)
        context.clip()
        context.fillGradient(
            [RGBA(red: 0.95, green: 0.42, blue: 0.42, alpha: 1), RGBA(red: 0.75, green: 0.02, blue: 0.05, alpha: 1)],
            in: inner)
        context.restoreGState()
        context.setFill(RGBA(white: 1, alpha: 1))
        _ = text.draw(in: rect.offsetBy(dx: 0, dy: 2), withFont: font, lineBreakMode: .byClipping, alignment: .center)
    }
}
