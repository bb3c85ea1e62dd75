import Foundation
import UIKit

/// What the icons of the apps that were used last stand on: dark cloth in the shadow of what is above it.
@MainActor final class SwitcherTray: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFill(RGBA(red: 0.20, green: 0.21, blue: 0.23, alpha: 1))
        context.fill(bounds)
        drawThreads(context)
        context.fillGradient(
            [RGBA(white: 0, alpha: 0.75), RGBA(white: 0, alpha: 0.25), RGBA(white: 0, alpha: 0)], at: [0, 0.4, 1],
            in: CGRect(x: 0, y: 0, width: bounds.width, height: SwitcherTray.shadow))
    }

    /// Every other line of points is lighter across, every other column along.
    private func drawThreads(_ context: CGContext) {
        context.setFill(RGBA(white: 1, alpha: 0.035))
        for y in stride(from: CGFloat(0), to: bounds.height, by: 2) {
            context.fill(CGRect(x: 0, y: y, width: bounds.width, height: 1))
        }
        for x in stride(from: CGFloat(0), to: bounds.width, by: 2) {
            context.fill(CGRect(x: x, y: 0, width: 1, height: bounds.height))
        }
    }

    /// How far the shadow falls, in points.
    private static let shadow: CGFloat = 18
}
