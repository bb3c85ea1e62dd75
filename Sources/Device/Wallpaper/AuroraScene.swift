import Foundation
import UIKit

/// Veils of light on deep blue.
@MainActor enum AuroraScene {
    static func draw(in canvas: CGRect, _ context: CGContext) {
        context.fillGradient(
            [
                RGBA(red: 0.02, green: 0.05, blue: 0.16, alpha: 1), RGBA(red: 0.05, green: 0.22, blue: 0.42, alpha: 1),
                RGBA(red: 0.02, green: 0.08, blue: 0.20, alpha: 1),
            ], at: [0, 0.55, 1], in: canvas)
        let veils: [(height: CGFloat, phase: CGFloat, color: RGBA)] = [
            (0.30, 0.0, RGBA(red: 0.10, green: 0.55, blue: 0.75, alpha: 0.40)),
            (0.42, 1.3, RGBA(red: 0.15, green: 0.75, blue: 0.60, alpha: 0.34)),
            (0.52, 2.9, RGBA(red: 0.35, green: 0.40, blue: 0.85, alpha: 0.34)),
            (0.64, 4.2, RGBA(red: 0.10, green: 0.60, blue: 0.85, alpha: 0.30)),
        ]
        for veil in veils { draw(veil.color, at: canvas.height * veil.height, veil.phase, canvas, context) }
    }

    /// A band with a bright upper edge, which fades below.
    private static func draw(
        _ color: RGBA, at y: CGFloat, _ phase: CGFloat, _ canvas: CGRect, _ context: CGContext
    ) {
        func edge(_ x: CGFloat) -> CGFloat { y + 34 * sin(x / 70 + phase) + 14 * sin(x / 31 + phase * 2) }
        let points = stride(from: CGFloat(0), through: canvas.width, by: 4).map { CGPoint(x: $0, y: edge($0)) }
        context.saveGState()
        context.addLines(between: points)
        context.addLine(to: CGPoint(x: canvas.width, y: canvas.maxY))
        context.addLine(to: CGPoint(x: 0, y: canvas.maxY))
        context.closePath()
        context.clip()
        context.fillGradient(
            [color, color.withAlpha(color.alpha * 0.4), color.withAlpha(0)], at: [0, 0.3, 1],
            in: CGRect(x: 0, y: y - 48, width: canvas.width, height: canvas.height * 0.5))
        context.restoreGState()
        context.setStroke(RGBA(white: 1, alpha: 0.16))
        context.setLineWidth(1.2)
        context.addLines(between: points)
        context.strokePath()
    }
}
