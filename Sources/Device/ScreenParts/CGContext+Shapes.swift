import Foundation
import UIKit

/// Drawing that several of the device's own views share.
extension CGContext {
    func setFill(_ color: RGBA) {
        setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    func setStroke(_ color: RGBA) {
        setStrokeColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Fills a rectangle with colours from its top to its bottom.
    func fillGradient(_ colors: [RGBA], at locations: [CGFloat]? = nil, in rect: CGRect) {
        saveGState()
        clip(to: rect)
        drawLinearGradient(
            CGGradient(colors: colors, locations: locations), start: CGPoint(x: rect.minX, y: rect.minY),
            end: CGPoint(x: rect.minX, y: rect.maxY), options: [])
        restoreGState()
    }

    /// Draws a translucent dark bar, as above and below a lock screen or a call.
    func drawDarkBar(_ rect: CGRect) {
        fillGradient([RGBA(white: 0.25, alpha: 0.65), RGBA(white: 0.02, alpha: 0.75)], in: rect)
        setFill(RGBA(white: 0, alpha: 0.6))
        fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
        fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
    }

    /// Makes a rectangle with round corners the current path.
    func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
        addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }

    func fillRoundedRect(_ rect: CGRect, radius: CGFloat) {
        addRoundedRect(rect, radius: radius)
        fillPath()
    }
}
