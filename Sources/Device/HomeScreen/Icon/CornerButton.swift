import Foundation
import UIKit

/// The button at the corner of an icon that wiggles: a disc with a white rim and sign.
@MainActor final class CornerButton: UIControl {
    /// What the button does to the app.
    enum Purpose {
        /// Black, with a cross.
        case delete
        /// Red, with a minus.
        case end
    }

    private let purpose: Purpose

    /// - Parameter name: the app's name.
    init(_ purpose: Purpose, ofApp name: String) {
        self.purpose = purpose
        super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        isOpaque = false
        isExclusiveTouch = true
        accessibilityLabel = "\(purpose == .delete ? "Delete" : "End") \(name)"
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
        context.setFill(color)
        context.fillEllipse(in: disc.insetBy(dx: 2, dy: 2))
        context.setStroke(RGBA(white: 1, alpha: 1))
        context.setLineWidth(2.5)
        let arm: CGFloat = purpose == .delete ? 4 : 5
        // A minus is drawn once, level; a cross is two strokes.
        for direction in purpose == .delete ? [CGFloat(1), -1] : [0] {
            context.move(to: CGPoint(x: disc.midX - arm, y: disc.midY - arm * direction))
            context.addLine(to: CGPoint(x: disc.midX + arm, y: disc.midY + arm * direction))
        }
        context.strokePath()
    }

    private var color: RGBA {
        switch purpose {
        case .delete: RGBA(white: isHighlighted ? 0.45 : 0.1, alpha: 1)
        case .end: RGBA(red: isHighlighted ? 0.55 : 0.83, green: 0.08, blue: 0.08, alpha: 1)
        }
    }
}
