import Foundation
import UIKit

/// The wallpapers that every device has.
enum WallpaperPattern: String, CaseIterable {
    case drops = "Drops"
    case dusk = "Dusk"
    case aurora = "Aurora"
    case linen = "Linen"

    @MainActor func draw(in rect: CGRect, _ context: CGContext) {
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        // All is drawn for a width of 320.
        let unit = max(rect.width / 320, 0.01)
        context.scaleBy(x: unit, y: unit)
        let canvas = CGRect(x: 0, y: 0, width: 320, height: rect.height / unit)
        switch self {
        case .drops: WaterDrops.draw(in: canvas, context)
        case .dusk: DuskScene.draw(in: canvas, context)
        case .aurora: AuroraScene.draw(in: canvas, context)
        case .linen: drawLinen(in: canvas, context)
        }
        context.restoreGState()
    }

    @MainActor private func drawLinen(in canvas: CGRect, _ context: CGContext) {
        Linen.draw(in: canvas, context)
        let center = CGPoint(x: canvas.midX, y: canvas.height * 0.4)
        context.drawRadialGradient(
            CGGradient(colors: [RGBA(white: 1, alpha: 0.16), RGBA(white: 0, alpha: 0.4)], locations: [0, 1]),
            startCenter: center, startRadius: 0, endCenter: center, endRadius: canvas.height * 0.65,
            options: [.drawsAfterEndLocation])
    }
}
