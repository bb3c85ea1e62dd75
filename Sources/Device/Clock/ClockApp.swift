import UIKit

/// The phone's Clock: its alarms.
@MainActor final class ClockApp: SystemApp {
    let identifier = "com.apple.mobiletimer"
    let displayName = "Clock"
    private unowned let host: any ClockHost

    init(of host: any ClockHost) { self.host = host }

    func makeRootViewController() -> UIViewController {
        UINavigationController(rootViewController: AlarmListController(of: host))
    }

    /// A white dial at ten past ten.
    func drawIcon(in context: CGContext) {
        context.fillGradient(
            [RGBA(white: 0.28, alpha: 1), RGBA(white: 0.05, alpha: 1)], in: CGRect(x: 0, y: 0, width: 57, height: 57))
        context.setFill(RGBA(white: 0.97, alpha: 1))
        context.fillEllipse(in: CGRect(x: 6, y: 6, width: 45, height: 45))
        let middle = CGPoint(x: 28.5, y: 28.5)
        func line(_ hours: CGFloat, from inner: CGFloat, to outer: CGFloat, width: CGFloat) {
            let angle = hours / 6 * .pi - .pi / 2
            context.setLineWidth(width)
            context.move(to: CGPoint(x: middle.x + cos(angle) * inner, y: middle.y + sin(angle) * inner))
            context.addLine(to: CGPoint(x: middle.x + cos(angle) * outer, y: middle.y + sin(angle) * outer))
            context.strokePath()
        }
        context.setStroke(RGBA(white: 0.1, alpha: 1))
        for hour in 0..<12 { line(CGFloat(hour), from: 18.5, to: 20.5, width: hour % 3 == 0 ? 2 : 1) }
        line(10.15, from: -3, to: 11, width: 3)
        line(2, from: -3, to: 17, width: 2.2)
        context.setStroke(RGBA(red: 0.80, green: 0.08, blue: 0.08, alpha: 1))
        line(6.4, from: -5, to: 18, width: 1)
    }
}
