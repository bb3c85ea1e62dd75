import Foundation
import UIKit

/// Pushes a table on a navigation controller and pops it again, many times.
@MainActor enum Pushing {
    private static let cycles = 1000

    static func run() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        guard let stage = Stage(showing: navigation.view) else { return }
        for _ in 0..<100 { cycle(navigation, stage) }
        let before = Measurement.residentSize()
        let cycles = Measurement(runs: Self.cycles) { _ in cycle(navigation, stage) }
        let after = Measurement.residentSize()
        Measurement.report("push and pop of a table", Measurement.milliseconds(cycles.median))
        Measurement.report(
            "  memory before and after \(Self.cycles) of them", String(format: "%8.1f MB %8.1f MB", before, after),
            "the same")
    }

    private static func cycle(_ navigation: UINavigationController, _ stage: Stage) {
        let (screen, rows) = (UIViewController(), PersonTable())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 436))
        (table.dataSource, table.delegate) = (rows, rows)
        screen.view = table
        screen.title = "People"
        withExtendedLifetime(rows) {
            navigation.pushViewController(screen, animated: false)
            stage.render()
            navigation.popViewController(animated: false)
            stage.render()
        }
    }
}
