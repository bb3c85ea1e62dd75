import UIKit

/// The glass above the keys, on which the number stands.
final class KeypadDisplay: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fillGradient(
            [
                RGBA(red: 0.45, green: 0.53, blue: 0.62, alpha: 1), RGBA(red: 0.27, green: 0.35, blue: 0.45, alpha: 1),
                RGBA(red: 0.20, green: 0.27, blue: 0.36, alpha: 1), RGBA(red: 0.25, green: 0.33, blue: 0.43, alpha: 1),
            ], at: [0, 0.5, 0.5, 1], in: bounds)
        context.setFill(RGBA(white: 0, alpha: 0.7))
        context.fill(CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1))
    }
}
