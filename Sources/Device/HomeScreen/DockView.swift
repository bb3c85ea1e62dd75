import Foundation
import UIKit

/// What the icons at the bottom of the home screen stand on: a flat bar, or a shelf of glass seen from above.
@MainActor final class DockView: UIView {
    private let isShelf: Bool

    init(frame: CGRect, isShelf: Bool) {
        self.isShelf = isShelf
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isShelf { drawShelf(context) } else { drawBar(context) }
    }

    private func drawBar(_ context: CGContext) {
        let middle = (bounds.height * 0.55).rounded()
        context.fillGradient(
            [RGBA(white: 0.46, alpha: 1), RGBA(white: 0.22, alpha: 1)],
            in: CGRect(x: 0, y: 0, width: bounds.width, height: middle))
        context.fillGradient(
            [RGBA(white: 0.12, alpha: 1), RGBA(white: 0.24, alpha: 1)],
            in: CGRect(x: 0, y: middle, width: bounds.width, height: bounds.height - middle))
        context.setFill(RGBA(white: 0.62, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
    }

    /// How much narrower the far edge of the shelf is at each side, and how thick its front is, in points.
    private static let inset: CGFloat = 16
    private static let front: CGFloat = 3

    private func drawShelf(_ context: CGContext) {
        let top = (bounds.height * 0.40).rounded(), bottom = bounds.maxY - DockView.front
        context.saveGState()
        context.addLines(between: [
            CGPoint(x: DockView.inset, y: top), CGPoint(x: bounds.maxX - DockView.inset, y: top),
            CGPoint(x: bounds.maxX, y: bottom), CGPoint(x: 0, y: bottom),
        ])
        context.closePath()
        context.clip()
        context.fillGradient(
            [RGBA(white: 0.78, alpha: 0.42), RGBA(white: 0.55, alpha: 0.38), RGBA(white: 0.80, alpha: 0.55)],
            at: [0, 0.5, 1], in: CGRect(x: 0, y: top, width: bounds.width, height: bottom - top))
        context.setFill(RGBA(white: 1, alpha: 0.35))
        context.fill(CGRect(x: 0, y: top, width: bounds.width, height: 1))
        context.restoreGState()
        context.fillGradient(
            [RGBA(white: 1, alpha: 0.75), RGBA(white: 0.7, alpha: 0.55)],
            in: CGRect(x: 0, y: bottom, width: bounds.width, height: DockView.front))
    }
}
