import Foundation
import UIKit

/// A dot for each page above the dock, and a magnifying glass for the search on the left of them.
@MainActor final class PageDotsView: UIView {
    var count = 1 {
        didSet { if count != oldValue { setNeedsDisplay() } }
    }
    /// -1 for the search.
    var current = 0 {
        didSet { if current != oldValue { setNeedsDisplay() } }
    }

    private static let spacing: CGFloat = 14
    private static let dot: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let start = bounds.midX - PageDotsView.spacing * CGFloat(count) / 2
        for page in -1..<count {
            let color = RGBA(white: 1, alpha: page == current ? 1 : 0.35)
            let center = CGPoint(x: start + PageDotsView.spacing * CGFloat(page + 1), y: bounds.midY)
            if page < 0 { drawGlass(context, color, center) } else { drawDot(context, color, center) }
        }
    }

    private func drawDot(_ context: CGContext, _ color: RGBA, _ center: CGPoint) {
        let radius = PageDotsView.dot / 2
        context.setFill(color)
        context.fillEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: PageDotsView.dot, height: PageDotsView.dot))
    }

    private func drawGlass(_ context: CGContext, _ color: RGBA, _ center: CGPoint) {
        // In one layer, since the handle lies over the rim.
        context.saveGState()
        context.setAlpha(color.alpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setStroke(color.withAlpha(1))
        context.setLineWidth(1.5)
        context.strokeEllipse(in: CGRect(x: center.x - 4, y: center.y - 4, width: 6, height: 6))
        context.setLineWidth(2)
        context.move(to: CGPoint(x: center.x + 1.3, y: center.y + 1.3))
        context.addLine(to: CGPoint(x: center.x + 4, y: center.y + 4))
        context.strokePath()
        context.endTransparencyLayer()
        context.restoreGState()
    }
}
