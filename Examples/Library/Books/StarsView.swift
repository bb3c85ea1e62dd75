import UIKit

/// Five stars, drawn by hand, and the finger that chooses one.
final class StarsView: UIView {
    private static let starCount = 5

    @IBOutlet weak var cell: RatingCell?

    private var width: CGFloat { bounds.width / CGFloat(Self.starCount) }

    override func draw(_ rect: CGRect) {
        for star in 0..<Self.starCount {
            let isLit = star < cell?.rating ?? 0
            (isLit ? UIColor(red: 0.95, green: 0.7, blue: 0.1, alpha: 1) : UIColor(white: 0.85, alpha: 1)).set()
            path(around: CGPoint(x: (CGFloat(star) + 0.5) * width, y: bounds.midY)).fill()
        }
    }

    private func path(around center: CGPoint) -> UIBezierPath {
        let path = UIBezierPath()
        for point in 0..<10 {
            let radius: CGFloat = point % 2 == 0 ? 14 : 6
            let angle = CGFloat(point) * .pi / 5 - .pi / 2
            let corner = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if point == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.close()
        return path
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let cell, let touch = touches.first else { return }
        let star = Int(touch.location(in: self).x / width)
        cell.rating = min(max(star + 1, 1), Self.starCount)
        cell.onRating(cell.rating)
    }

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityLabel: String? {
        get { "Stars" }
        set {}
    }

    override var accessibilityValue: String? {
        get { String(cell?.rating ?? 0) }
        set {}
    }
}
