import Foundation
import UIKit

/// The button at the corner of an icon that deletes the app: a black disc with a white rim and cross.
@MainActor final class DeleteButton: UIControl {
    /// - Parameter name: the app's name.
    init(ofApp name: String) {
        super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        isOpaque = false
        isExclusiveTouch = true
        accessibilityLabel = "Delete \(name)"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let disc = bounds.insetBy(dx: 4, dy: 4)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: UIColor(white: 0, alpha: 0.8).cgColor)
        context.setFill(RGBA(white: 1, alpha: 1))
        context.fillEllipse(in: disc)
        context.restoreGState()
        context.setFill(isHighlighted ? RGBA(white: 0.45, alpha: 1) : RGBA(white: 0.1, alpha: 1))
        context.fillEllipse(in: disc.insetBy(dx: 2, dy: 2))
        context.setStroke(RGBA(white: 1, alpha: 1))
        context.setLineWidth(2.5)
        let arm: CGFloat = 4
        for direction in [CGFloat(1), -1] {
            context.move(to: CGPoint(x: disc.midX - arm, y: disc.midY - arm * direction))
            context.addLine(to: CGPoint(x: disc.midX + arm, y: disc.midY + arm * direction))
        }
        context.strokePath()
    }
}
