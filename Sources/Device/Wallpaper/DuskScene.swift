import Foundation
import UIKit

/// Hills by a lake after sunset, with the first stars.
@MainActor enum DuskScene {
    /// Where the shore is, as a share of the height.
    private static let shore = 0.66
    private static let stars = 140

    static func draw(in canvas: CGRect, _ context: CGContext) {
        let horizon = (canvas.height * shore).rounded()
        context.fillGradient(
            [
                RGBA(red: 0.05, green: 0.07, blue: 0.20, alpha: 1), RGBA(red: 0.25, green: 0.20, blue: 0.42, alpha: 1),
                RGBA(red: 0.72, green: 0.40, blue: 0.46, alpha: 1), RGBA(red: 0.97, green: 0.68, blue: 0.42, alpha: 1),
            ], at: [0, 0.5, 0.85, 1], in: CGRect(x: 0, y: 0, width: canvas.width, height: horizon))
        drawStars(above: horizon, canvas, context)
        context.fillGradient(
            [
                RGBA(red: 0.80, green: 0.54, blue: 0.42, alpha: 1), RGBA(red: 0.34, green: 0.24, blue: 0.40, alpha: 1),
                RGBA(red: 0.06, green: 0.06, blue: 0.16, alpha: 1),
            ], at: [0, 0.35, 1],
            in: CGRect(x: 0, y: horizon, width: canvas.width, height: canvas.height - horizon))
        let near = RGBA(red: 0.10, green: 0.08, blue: 0.17, alpha: 1)
        for (height, phase, color) in [
            (CGFloat(62), CGFloat(0.4), RGBA(red: 0.42, green: 0.27, blue: 0.44, alpha: 1)),
            (44, 2.1, RGBA(red: 0.26, green: 0.18, blue: 0.34, alpha: 1)), (24, 4.0, near),
        ] {
            addHill(at: horizon, height: height, phase, width: canvas.width, upwards: true, context)
            context.setFill(color)
            context.fillPath()
            addHill(at: horizon, height: height * 0.7, phase, width: canvas.width, upwards: false, context)
            context.setFill(color.withAlpha(0.45))
            context.fillPath()
        }
        drawRipples(below: horizon, canvas, context)
    }

    private static func drawStars(above horizon: CGFloat, _ canvas: CGRect, _ context: CGContext) {
        var numbers = ScatteredNumbers(seed: 7)
        for _ in 0..<stars {
            let height = numbers.next(), size = 0.5 + numbers.next() * 1.2
            // They fade towards the light.
            context.setFill(RGBA(white: 1, alpha: (1 - height) * (0.3 + numbers.next() * 0.6)))
            context.fillEllipse(
                in: CGRect(
                    x: numbers.next() * canvas.width, y: height * horizon * 0.8, width: size, height: size))
        }
    }

    private static func addHill(
        at y: CGFloat, height: CGFloat, _ phase: CGFloat, width: CGFloat, upwards: Bool, _ context: CGContext
    ) {
        context.move(to: CGPoint(x: 0, y: y))
        for x in stride(from: CGFloat(0), through: width, by: 4) {
            let wave = 0.55 + 0.30 * sin(x / 52 + phase) + 0.15 * sin(x / 19 + phase * 3)
            context.addLine(to: CGPoint(x: x, y: y + (upwards ? -1 : 1) * height * wave))
        }
        context.addLine(to: CGPoint(x: width, y: y))
        context.closePath()
    }

    private static func drawRipples(below horizon: CGFloat, _ canvas: CGRect, _ context: CGContext) {
        var numbers = ScatteredNumbers(seed: 11)
        for _ in 0..<90 {
            let depth = numbers.next()
            let width = (8 + numbers.next() * 60) * (0.3 + depth)
            context.setFill(RGBA(red: 1, green: 0.78, blue: 0.6, alpha: 0.10 * (1 - depth) + 0.02))
            context.fill(
                CGRect(
                    x: numbers.next() * canvas.width - width / 2, y: horizon + depth * (canvas.height - horizon),
                    width: width, height: 0.5 + depth))
        }
    }
}
