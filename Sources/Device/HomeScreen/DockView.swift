import Foundation
import UIKit

/// The shelf at the bottom of the home screen.
@MainActor final class DockView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fillGradient(
            [RGBA(white: 0.62, alpha: 0.35), RGBA(white: 0.30, alpha: 0.55)],
            in: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.midY))
        context.fillGradient(
            [RGBA(white: 0.12, alpha: 0.75), RGBA(white: 0.30, alpha: 0.75)],
            in: CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height - bounds.midY))
        context.setFill(RGBA(white: 1, alpha: 0.35))
        context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
    }
}
