import Foundation
import UIKit

/// Drops of water on grey-blue glass.
@MainActor enum WaterDrops {
    private static let count = 230
    /// From the smallest to the largest, in points.
    private static let radii = 0.8...11.0

    static func draw(in canvas: CGRect, _ context: CGContext) {
        context.fillGradient(
            [
                RGBA(red: 0.36, green: 0.44, blue: 0.50, alpha: 1), RGBA(red: 0.52, green: 0.60, blue: 0.65, alpha: 1),
                RGBA(red: 0.40, green: 0.47, blue: 0.52, alpha: 1), RGBA(red: 0.20, green: 0.25, blue: 0.29, alpha: 1),
            ], at: [0, 0.35, 0.7, 1], in: canvas)
        var numbers = ScatteredNumbers(seed: 4)
        var drops: [(center: CGPoint, radius: CGFloat)] = []
        for _ in 0..<count {
            let center = CGPoint(x: numbers.next() * canvas.width, y: numbers.next() * canvas.height)
            // Few drops are large.
            let share = pow(numbers.next(), 4)
            let radius = radii.lowerBound + (radii.upperBound - radii.lowerBound) * share
            let touches = drops.contains { hypot($0.center.x - center.x, $0.center.y - center.y) < $0.radius + radius }
            if !touches { drops.append((center, radius)) }
        }
        for drop in drops { draw(drop.center, drop.radius, context) }
    }

    private static let body = CGGradient(
        colors: [
            RGBA(red: 0.78, green: 0.84, blue: 0.87, alpha: 0.75),
            RGBA(red: 0.45, green: 0.53, blue: 0.58, alpha: 0.45),
            RGBA(red: 0.12, green: 0.17, blue: 0.20, alpha: 0.75),
        ], locations: [0, 0.55, 1])

    /// Light comes from above: it falls through the drop onto its lower side, and glints on the upper one.
    private static func draw(_ center: CGPoint, _ radius: CGFloat, _ context: CGContext) {
        func circle(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat) -> CGRect {
            CGRect(x: center.x + x * radius - size, y: center.y + y * radius - size, width: size * 2, height: size * 2)
        }
        context.setFill(RGBA(white: 0, alpha: 0.28))
        context.fillEllipse(in: circle(0, 0.22, radius))
        guard radius > 1.5 else {
            context.setFill(RGBA(white: 1, alpha: 0.35))
            return context.fillEllipse(in: circle(0, 0, radius * 0.8))
        }
        context.saveGState()
        context.addEllipse(in: circle(0, 0, radius))
        context.clip()
        context.drawRadialGradient(
            body, startCenter: CGPoint(x: center.x, y: center.y + radius * 0.55), startRadius: 0,
            endCenter: CGPoint(x: center.x, y: center.y + radius * 0.1), endRadius: radius * 1.15,
            options: [.drawsAfterEndLocation])
        context.restoreGState()
        context.setFill(RGBA(white: 1, alpha: 0.85))
        context.fillEllipse(in: circle(-0.32, -0.5, radius * 0.16))
    }
}
