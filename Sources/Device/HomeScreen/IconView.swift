import Foundation
import UIKit

/// An app's icon with its label and badge; and, while it wiggles, the button at its corner.
@MainActor final class IconView: UIControl {
    let icon: HomeIcon
    /// Called with the app's identifier when the button at the icon's corner was tapped.
    var onCornerTap: ((String) -> Void)?
    /// Whether the icon wiggles, and has the button at its corner.
    var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            if isEditing { addCornerButton() } else { removeCornerButton() }
        }
    }
    /// Whether a finger holds the icon.
    var isLifted = false {
        didSet {
            transform = isLifted ? CGAffineTransform(scaleX: 1.15, y: 1.15) : .identity
            alpha = isLifted ? 0.75 : 1
            updateWiggle()
        }
    }
    var badge = 0 {
        didSet {
            guard badge != oldValue else { return }
            accessibilityValue = badge > 0 ? String(badge) : nil
            setNeedsDisplay()
        }
    }

    private let metrics: HomeScreenMetrics
    private let corner: CornerButton.Purpose
    private var cornerButton: CornerButton?
    /// Neighbours wiggle the other way.
    var wigglesLeft = false

    /// - Parameters:
    ///   - corner: what the button at the corner does.
    ///   - onTap: Gets the app's identifier.
    init(
        _ icon: HomeIcon, _ metrics: HomeScreenMetrics, corner: CornerButton.Purpose = .delete,
        onTap: @escaping @MainActor (String) -> Void
    ) {
        self.corner = corner
        self.icon = icon
        self.metrics = metrics
        super.init(frame: CGRect(origin: .zero, size: metrics.iconSize))
        isOpaque = false
        isExclusiveTouch = true
        accessibilityLabel = icon.displayName
        accessibilityTraits = .button
        addAction(
            UIAction { [unowned self] _ in
                // The app may have been removed under the finger.
                if window != nil, !isEditing { onTap(icon.identifier) }
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Editing

    private func addCornerButton() {
        guard icon.canBeDeleted || corner == .end else { return updateWiggle() }
        let button = CornerButton(corner, ofApp: icon.displayName)
        button.center = CGPoint(x: iconRect.minX + 3, y: iconRect.minY + 3)
        button.addAction(UIAction { [unowned self] _ in onCornerTap?(icon.identifier) }, for: .touchUpInside)
        addSubview(button)
        cornerButton = button
        updateWiggle()
    }

    private func removeCornerButton() {
        cornerButton?.removeFromSuperview()
        cornerButton = nil
        updateWiggle()
    }

    /// The button reaches over the edge of the view.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || cornerButton?.frame.contains(point) == true
    }

    private func updateWiggle() {
        guard isEditing, !isLifted else { return layer.removeAnimation(forKey: "wiggle") }
        let wiggle = CABasicAnimation(keyPath: "transform.rotation.z")
        wiggle.fromValue = wigglesLeft ? -IconView.wiggleAngle : IconView.wiggleAngle
        wiggle.toValue = wigglesLeft ? IconView.wiggleAngle : -IconView.wiggleAngle
        wiggle.duration = IconView.wiggleDuration
        wiggle.autoreverses = true
        wiggle.repeatCount = .greatestFiniteMagnitude
        layer.add(wiggle, forKey: "wiggle")
    }

    /// How far an icon turns to each side, in radians, and how long it takes from one side to the other, in seconds.
    private static let wiggleAngle = 0.035
    private static let wiggleDuration = 0.13

    // MARK: Drawing

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
        if let image = icon.image { image.draw(in: iconRect) } else { drawPlainIcon(context) }
        if icon.hasGloss { drawGloss(context) }
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
        let letter = String(icon.displayName.prefix(1)).uppercased()
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
        _ = icon.displayName.draw(in: rect, withFont: font, lineBreakMode: .byTruncatingTail, alignment: .center)
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
