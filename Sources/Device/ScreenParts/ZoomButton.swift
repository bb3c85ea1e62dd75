import UIKit

/// The button with which an app for iPhones is doubled on an iPad, and shown in its own size again.
@MainActor final class ZoomButton: UIControl {
    /// How far its middle is from the edges of the screen.
    static let inset: CGFloat = 34
    private static let side: CGFloat = 44

    private let title: UILabel

    override var isHighlighted: Bool { didSet { title.alpha = isHighlighted ? 0.5 : 1 } }

    var isZoomed = false {
        didSet {
            title.text = isZoomed ? "1x" : "2x"
            accessibilityValue = title.text
        }
    }

    init(onTap: @escaping @MainActor () -> Void) {
        title = UILabel(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        super.init(frame: title.frame)
        backgroundColor = UIColor(white: 0.25, alpha: 1)
        layer.cornerRadius = 7
        layer.borderColor = UIColor(white: 0.55, alpha: 1).cgColor
        layer.borderWidth = 1
        title.backgroundColor = .clear
        title.textColor = .white
        title.font = .boldSystemFont(ofSize: 18)
        title.textAlignment = .center
        title.text = "2x"
        addSubview(title)
        isAccessibilityElement = true
        accessibilityLabel = "Zoom"
        accessibilityValue = "2x"
        accessibilityTraits = .button
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }
}
