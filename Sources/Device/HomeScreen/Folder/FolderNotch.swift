import Foundation
import UIKit

/// The corner of an open folder's linen that points to the folder's icon.
@MainActor final class FolderNotch: UIView {
    private let pointsDown: Bool
    static let size = CGSize(width: 26, height: 12)

    init(pointsDown: Bool) {
        self.pointsDown = pointsDown
        super.init(frame: CGRect(origin: .zero, size: FolderNotch.size))
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if pointsDown {
            context.translateBy(x: 0, y: bounds.height)
            context.scaleBy(x: 1, y: -1)
        }
        let sides = [
            CGPoint(x: 0, y: bounds.maxY), CGPoint(x: bounds.midX, y: 0), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ]
        context.saveGState()
        context.addLines(between: sides)
        context.closePath()
        context.clip()
        Linen.draw(in: bounds, context)
        context.fillGradient([RGBA(white: 0, alpha: 0.1), RGBA(white: 0, alpha: 0.5)], in: bounds)
        context.restoreGState()
        context.setStroke(RGBA(white: 1, alpha: 0.3))
        context.setLineWidth(1)
        context.addLines(between: sides)
        context.strokePath()
    }
}
