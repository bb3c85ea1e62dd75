import Foundation
import UIKit

/// The turning wheel that shows network activity: a layer, not a view, since it is not in the accessibility tree.
final class ActivityWheel: CALayer {
    var color = RGBA(white: 0.78, alpha: 1) {
        didSet { setNeedsDisplay() }
    }
    var isTurning = false {
        didSet {
            guard isTurning != oldValue else { return }
            if isTurning { turn() } else { removeAnimation(forKey: "turn") }
        }
    }

    private static let spokes = 12

    required init() {
        super.init()
        bounds = CGRect(x: 0, y: 0, width: 14, height: 14)
        setNeedsDisplay()
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { return nil }

    /// No implicit animations: the wheel appears and disappears at once.
    override func action(forKey event: String) -> (any CAAction)? { nil }

    private func turn() {
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation")
        animation.values = (0..<ActivityWheel.spokes).map { spoke in
            NSNumber(value: Double(spoke) / Double(ActivityWheel.spokes) * 2 * .pi)
        }
        animation.calculationMode = .discrete
        animation.duration = 1
        animation.repeatCount = .infinity
        add(animation, forKey: "turn")
    }

    override func draw(in context: CGContext) {
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
