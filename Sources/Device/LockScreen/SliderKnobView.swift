import Foundation
import UIKit

/// The part of the lock screen's slider that is drawn aside.
@MainActor final class SliderKnobView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.addRoundedRect(bounds, radius: 9)
        context.clip()
        context.fillGradient([RGBA(white: 0.98, alpha: 1), RGBA(white: 0.62, alpha: 1)], in: bounds)
        context.restoreGState()
        // The arrow, pressed into the surface.
        for (offset, color) in [(CGFloat(1), RGBA(white: 1, alpha: 0.8)), (0, RGBA(white: 0.42, alpha: 1))] {
            let (x, y) = (bounds.midX, bounds.midY + offset)
            context.setFill(color)
            context.addLines(between: [
                CGPoint(x: x - 14, y: y - 5), CGPoint(x: x, y: y - 5), CGPoint(x: x, y: y - 12),
                CGPoint(x: x + 15, y: y), CGPoint(x: x, y: y + 12), CGPoint(x: x, y: y + 5),
                CGPoint(x: x - 14, y: y + 5),
            ])
            context.closePath()
            context.fillPath()
        }
    }
}
