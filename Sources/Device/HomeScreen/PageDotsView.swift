import Foundation
import UIKit

/// One dot a page above the dock; none when there is only one page.
@MainActor final class PageDotsView: UIView {
    var count = 1 {
        didSet { if count != oldValue { setNeedsDisplay() } }
    }
    var current = 0 {
        didSet { if current != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard count > 1, let context = UIGraphicsGetCurrentContext() else { return }
        let spacing: CGFloat = 14
        let start = bounds.midX - spacing * CGFloat(count - 1) / 2
        for dot in 0..<count {
            context.setFill(RGBA(white: 1, alpha: dot == current ? 1 : 0.35))
            context.fillEllipse(
                in: CGRect(x: start + spacing * CGFloat(dot) - 3, y: bounds.midY - 3, width: 6, height: 6))
        }
    }
}
