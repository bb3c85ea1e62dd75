import Foundation
import UIKit

/// The turning wheel that shows network activity.
@MainActor final class ActivityWheel: UIView {
    var color = RGBA(white: 0.78, alpha: 1) {
        didSet { setNeedsDisplay() }
    }
    var isTurning = false {
        didSet {
            guard isTurning != oldValue else { return }
            if isTurning { turn() } else { layer.removeAnimation(forKey: "turn") }
        }
    }

    private static let spokes = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }

    private func turn() {
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation")
        animation.values = (0..<ActivityWheel.spokes).map { spoke in
            NSNumber(value: Double(spoke) / Double(ActivityWheel.spokes) * 2 * .pi)
        }
        animation.calculationMode = .discrete
        animation.duration = 1
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "turn")
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.setLineCap(.round)
        context.setLineWidth(1.3)
        for spoke in 0..<ActivityWheel.spokes {
            context.saveGState()
            context.rotate(by: CGFloat(spoke) / CGFloat(ActivityWheel.spokes) * 2 * .pi)
            context.setAlpha(0.2 + 0.8 * CGFloat(spoke) / CGFloat(ActivityWheel.spokes - 1))
            context.setStroke(color)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: -3.5), CGPoint(x: 0, y: -6)])
            context.restoreGState()
        }
    }
}
