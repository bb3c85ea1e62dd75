import UIKit

/// Draws the icons of Settings: that on the home screen, and those of its lists.
@MainActor enum SettingsIcon {
    /// The icon on the home screen: gears of steel.
    static func drawApp(in context: CGContext) {
        context.fillGradient(
            [RGBA(red: 0.55, green: 0.57, blue: 0.60, alpha: 1), RGBA(red: 0.20, green: 0.21, blue: 0.24, alpha: 1)],
            in: CGRect(x: 0, y: 0, width: 57, height: 57))
        gear(in: context, CGPoint(x: 25, y: 26), radius: 20.5, teeth: 16)
        gear(in: context, CGPoint(x: 45.6, y: 45.6), radius: 12.5, teeth: 12)
    }

    static let general = small { context in
        context.fillGradient(
            [RGBA(red: 0.66, green: 0.68, blue: 0.71, alpha: 1), RGBA(red: 0.33, green: 0.35, blue: 0.38, alpha: 1)],
            at: [0, 1], in: CGRect(x: 0, y: 0, width: 29, height: 29))
        gear(in: context, CGPoint(x: 14.5, y: 14.5), radius: 11, teeth: 12)
    }

    /// The red badge of a message.
    static let notifications = small { context in
        context.fillGradient(
            [RGBA(red: 0.94, green: 0.38, blue: 0.36, alpha: 1), RGBA(red: 0.72, green: 0.08, blue: 0.08, alpha: 1)],
            at: [0, 1], in: CGRect(x: 0, y: 0, width: 29, height: 29))
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fillEllipse(in: CGRect(x: 6, y: 6, width: 17, height: 17))
        context.setFillColor(red: 0.80, green: 0.12, blue: 0.12, alpha: 1)
        context.fill(CGRect(x: 13, y: 9, width: 3, height: 7))
        context.fill(CGRect(x: 13, y: 17.5, width: 3, height: 3))
    }

    /// A flower.
    static let wallpaper = small { context in
        context.fillGradient(
            [RGBA(red: 0.55, green: 0.80, blue: 0.93, alpha: 1), RGBA(red: 0.12, green: 0.42, blue: 0.66, alpha: 1)],
            at: [0, 1], in: CGRect(x: 0, y: 0, width: 29, height: 29))
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.92)
        for petal in 0..<6 {
            context.saveGState()
            context.translateBy(x: 14.5, y: 14.5)
            context.rotate(by: CGFloat(petal) * .pi / 3)
            context.fillEllipse(in: CGRect(x: -3, y: -11, width: 6, height: 9))
            context.restoreGState()
        }
        context.setFillColor(red: 0.98, green: 0.80, blue: 0.20, alpha: 1)
        context.fillEllipse(in: CGRect(x: 11, y: 11, width: 7, height: 7))
    }

    /// A picture as small as icons in lists are.
    static func small(_ image: UIImage, side: CGFloat, scale: CGFloat) -> UIImage? {
        SystemAppIcons.draw(side: side, scale: scale, radius: 5) { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private static func small(_ paint: (CGContext) -> Void) -> UIImage? {
        SystemAppIcons.draw(side: 29, scale: UIScreen.main.scale, radius: 5, paint)
    }

    /// A wheel with teeth, six spokes and light from above.
    private static func gear(in context: CGContext, _ middle: CGPoint, radius: CGFloat, teeth: Int) {
        let path = UIBezierPath()
        let steps = teeth * 4
        for step in 0..<steps {
            // Two of four steps are outside: a tooth.
            let reach = step % 4 < 2 ? radius : radius * 0.86
            let angle = (CGFloat(step) + 0.5) / CGFloat(steps) * 2 * .pi
            let point = CGPoint(x: middle.x + cos(angle) * reach, y: middle.y + sin(angle) * reach)
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        func ring(_ share: CGFloat) -> UIBezierPath {
            let side = radius * share * 2
            return UIBezierPath(
                ovalIn: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
        }
        for spoke in 0..<6 {
            let angle = CGFloat(spoke) / 6 * 2 * .pi
            let hole = UIBezierPath()
            hole.addArc(
                withCenter: middle, radius: radius * 0.66, startAngle: angle + 0.16, endAngle: angle + 0.89,
                clockwise: true)
            hole.addArc(
                withCenter: middle, radius: radius * 0.28, startAngle: angle + 0.75, endAngle: angle + 0.30,
                clockwise: false)
            hole.close()
            path.append(hole)
        }
        path.append(ring(0.10))
        path.usesEvenOddFillRule = true
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: UIColor(white: 0, alpha: 0.6).cgColor)
        UIColor(white: 0.8, alpha: 1).setFill()
        path.fill()
        context.restoreGState()
        context.saveGState()
        path.addClip()
        context.fillGradient(
            [RGBA(red: 0.96, green: 0.97, blue: 0.98, alpha: 1), RGBA(red: 0.58, green: 0.60, blue: 0.63, alpha: 1)],
            at: [0, 1],
            in: CGRect(x: middle.x - radius, y: middle.y - radius, width: radius * 2, height: radius * 2))
        context.restoreGState()
    }
}
