import Foundation
import UIKit

/// The icon of an app or a folder, with its label and badge; and, while it wiggles, the button at its corner.
@MainActor final class IconView: UIControl {
    var icon: HomeIcon {
        didSet {
            accessibilityLabel = icon.displayName
            setNeedsDisplay()
        }
    }
    /// Called with the icon when the button at its corner was tapped.
    var onCornerTap: ((HomeIcon) -> Void)?
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
            updateAlpha()
            updateWiggle()
        }
    }
    /// Whether the icon is beside an open folder, and takes no touches.
    var isAside = false {
        didSet {
            isUserInteractionEnabled = !isAside
            updateAlpha()
        }
    }
    /// Whether the icon that a finger holds above this one comes into a folder with it, or into it.
    var isTarget = false { didSet { if isTarget != oldValue { setNeedsDisplay() } } }
    /// Whether the icon stands on glass.
    var isReflected = false { didSet { if isReflected != oldValue { setNeedsDisplay() } } }
    var badge = 0 {
        didSet {
            guard badge != oldValue else { return }
            accessibilityValue = badge > 0 ? String(badge) : nil
            setNeedsDisplay()
        }
    }

    let metrics: HomeScreenMetrics
    private let corner: CornerButton.Purpose
    private var cornerButton: CornerButton?
    /// Neighbours wiggle the other way.
    var wigglesLeft = false

    /// - Parameter corner: what the button at the corner does.
    init(
        _ icon: HomeIcon, _ metrics: HomeScreenMetrics, corner: CornerButton.Purpose = .delete,
        onTap: @escaping @MainActor (HomeIcon) -> Void
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
                guard window != nil, !isEditing || isFolder else { return }
                onTap(self.icon)
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    var isFolder: Bool { if case .folder = icon.id { true } else { false } }

    /// Whether it looks like this already.
    func shows(_ other: HomeIcon) -> Bool {
        guard case .folder(let mine) = icon.face, case .folder(let others) = other.face else { return false }
        return icon.displayName == other.displayName && mine.map(\.id) == others.map(\.id)
    }

    /// Takes the icon off the screen, as one in a folder that is closed.
    func putAway() { if !isLifted { removeFromSuperview() } }

    private func updateAlpha() { alpha = isLifted ? 0.75 : isAside ? 0.3 : 1 }

    // MARK: Editing

    private func addCornerButton() {
        guard icon.canBeDeleted || corner == .end else { return updateWiggle() }
        let button = CornerButton(corner, ofApp: icon.displayName)
        button.center = CGPoint(x: iconRect.minX + 3, y: iconRect.minY + 3)
        button.addAction(UIAction { [unowned self] _ in onCornerTap?(icon) }, for: .touchUpInside)
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

    /// The icon itself, without its label.
    var iconRect: CGRect {
        CGRect(
            x: ((bounds.width - metrics.iconSide) / 2).rounded(.down), y: 5, width: metrics.iconSide,
            height: metrics.iconSide)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let picture = IconPicture(icon: icon, metrics: metrics)
        if isReflected { picture.drawReflection(of: iconRect, height: bounds.maxY - iconRect.maxY, in: context) }
        if isTarget { picture.drawFrame(around: iconRect, in: context) }
        picture.draw(in: iconRect, context, isHighlighted: isHighlighted)
        drawLabel(context)
        if badge > 0 { drawBadge(context) }
    }

    private func drawLabel(_ context: CGContext) {
        let font = UIFont.boldSystemFont(ofSize: 11)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: UIColor(white: 0, alpha: 0.9).cgColor)
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
