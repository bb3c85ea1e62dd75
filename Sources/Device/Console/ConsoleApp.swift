import UIKit

/// What apps print and what the device says of them, as it comes.
@MainActor final class ConsoleApp: SystemApp {
    nonisolated static let identifier = "org.verger.Console"
    var identifier: String { ConsoleApp.identifier }
    let displayName = "Console"
    let category = "Developer Tools"
    private unowned let host: any ConsoleHost

    init(of host: any ConsoleHost) { self.host = host }

    func makeRootViewController() -> UIViewController {
        UINavigationController(rootViewController: ConsoleController(of: host))
    }

    /// Green lines on a dark screen.
    func drawIcon(in context: CGContext) {
        context.fillGradient(
            [RGBA(white: 0.36, alpha: 1), RGBA(white: 0.10, alpha: 1)], in: CGRect(x: 0, y: 0, width: 57, height: 57))
        let screen = CGRect(x: 7, y: 9, width: 43, height: 39)
        context.saveGState()
        context.addRoundedRect(screen, radius: 4)
        context.clip()
        context.fillGradient(
            [RGBA(red: 0.02, green: 0.10, blue: 0.04, alpha: 1), RGBA(red: 0.03, green: 0.20, blue: 0.08, alpha: 1)],
            in: screen)
        context.restoreGState()
        context.setStroke(RGBA(white: 0.62, alpha: 1))
        context.setLineWidth(1.5)
        context.addRoundedRect(screen, radius: 4)
        context.strokePath()
        let green = RGBA(red: 0.35, green: 0.95, blue: 0.45, alpha: 1)
        context.setStroke(green)
        context.setLineWidth(2)
        context.addLines(between: [CGPoint(x: 12, y: 15), CGPoint(x: 16, y: 18.5), CGPoint(x: 12, y: 22)])
        context.strokePath()
        context.setFill(green)
        for (row, width) in [CGFloat(18), 26, 14, 22].enumerated() {
            let x: CGFloat = row == 0 ? 19 : 12
            context.fill(CGRect(x: x, y: 17.5 + CGFloat(row) * 7.5, width: width, height: 2))
        }
    }
}
