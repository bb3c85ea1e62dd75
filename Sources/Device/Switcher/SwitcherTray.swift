import Foundation
import UIKit

/// What the icons of the apps that were used last stand on: dark cloth in the shadow of what is above it.
@MainActor final class SwitcherTray: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        Linen.draw(in: bounds, context)
        context.fillGradient(
            [RGBA(white: 0, alpha: 0.75), RGBA(white: 0, alpha: 0.25), RGBA(white: 0, alpha: 0)], at: [0, 0.4, 1],
            in: CGRect(x: 0, y: 0, width: bounds.width, height: SwitcherTray.shadow))
    }

    /// How far the shadow falls, in points.
    private static let shadow: CGFloat = 18
}
