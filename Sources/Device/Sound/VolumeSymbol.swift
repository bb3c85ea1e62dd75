import CoreGraphics
import Foundation
import UIKit

/// The bell and the loudspeaker of a ``VolumeOverlay``, in the present fill colour.
@MainActor struct VolumeSymbol {
    let context: CGContext
    let middle: CGPoint

    /// - Parameter waves: whether sound comes out of it.
    func drawSpeaker(waves: Bool) {
        let (x, y) = (middle.x - 30, middle.y)
        context.fill(CGRect(x: x, y: y - 10, width: 12, height: 20))
        context.move(to: CGPoint(x: x + 14, y: y - 10))
        context.addLine(to: CGPoint(x: x + 30, y: y - 25))
        context.addLine(to: CGPoint(x: x + 30, y: y + 25))
        context.addLine(to: CGPoint(x: x + 14, y: y + 10))
        context.closePath()
        context.fillPath()
        guard waves else { return }
        context.setStroke(RGBA(white: 1, alpha: 1))
        context.setLineWidth(5)
        for radius: CGFloat in [11, 21, 31] {
            context.addArc(
                center: CGPoint(x: x + 29, y: y), radius: radius, startAngle: -.pi / 4, endAngle: .pi / 4,
                clockwise: false)
            context.strokePath()
        }
    }

    func drawBell() {
        let (x, y) = (middle.x, middle.y)
        context.fillEllipse(in: CGRect(x: x - 5, y: y - 33, width: 10, height: 10))
        // The body: a round top whose sides go out to the rim.
        context.move(to: CGPoint(x: x - 31, y: y + 18))
        context.addCurve(
            to: CGPoint(x: x - 18, y: y - 10), control1: CGPoint(x: x - 20, y: y + 10),
            control2: CGPoint(x: x - 18, y: y + 2))
        context.addCurve(
            to: CGPoint(x: x + 18, y: y - 10), control1: CGPoint(x: x - 18, y: y - 36),
            control2: CGPoint(x: x + 18, y: y - 36))
        context.addCurve(
            to: CGPoint(x: x + 31, y: y + 18), control1: CGPoint(x: x + 18, y: y + 2),
            control2: CGPoint(x: x + 20, y: y + 10))
        context.closePath()
        context.fillPath()
        // The clapper.
        context.move(to: CGPoint(x: x - 9, y: y + 21))
        context.addLine(to: CGPoint(x: x + 9, y: y + 21))
        context.addArc(
            center: CGPoint(x: x, y: y + 21), radius: 9, startAngle: 0, endAngle: .pi, clockwise: false)
        context.fillPath()
    }

    /// Crosses the symbol out.
    ///
    /// - Parameter edge: the colour of the gap on both sides of the stroke.
    func drawSlash(behind edge: RGBA) {
        context.setLineCap(.round)
        for (color, width): (RGBA, CGFloat) in [(edge, 12), (RGBA(white: 1, alpha: 1), 5)] {
            context.setStroke(color)
            context.setLineWidth(width)
            context.move(to: CGPoint(x: middle.x - 32, y: middle.y - 30))
            context.addLine(to: CGPoint(x: middle.x + 32, y: middle.y + 30))
            context.strokePath()
        }
    }
}
