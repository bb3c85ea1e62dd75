import Foundation
import UIKit

/// The dark cloth that lies below what the device's screens are made of.
@MainActor enum Linen {
    private static let color = RGBA(red: 0.20, green: 0.21, blue: 0.23, alpha: 1)

    /// Every other line of points is lighter across, every other column along.
    static func draw(in rect: CGRect, _ context: CGContext) {
        context.setFill(color)
        context.fill(rect)
        context.setFill(RGBA(white: 1, alpha: 0.035))
        for y in stride(from: rect.minY, to: rect.maxY, by: 2) {
            context.fill(CGRect(x: rect.minX, y: y, width: rect.width, height: 1))
        }
        for x in stride(from: rect.minX, to: rect.maxX, by: 2) {
            context.fill(CGRect(x: x, y: rect.minY, width: 1, height: rect.height))
        }
    }
}
