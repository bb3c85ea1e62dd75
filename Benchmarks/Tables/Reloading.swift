import Foundation
import UIKit

/// Reloads a table of 100,000 rows, each of a height of its own that the delegate is asked for.
@MainActor enum Reloading {
    static func run() {
        let (table, rows) = (UITableView(frame: .zero), PersonTable(hasVariableHeights: true))
        (table.dataSource, table.delegate) = (rows, rows)
        guard let stage = Stage(showing: table) else { return }
        let reload = Measurement(runs: 21) { _ in
            table.reloadData()
            stage.render()
        }
        // What asking for the heights costs by itself.
        let heights = Measurement(runs: 21) { _ in
            var sum: CGFloat = 0
            for row in 0..<PersonRow.count {
                sum += rows.tableView(table, heightForRowAt: IndexPath(row: row, section: 0))
            }
            guard sum > 0 else { fatalError("rows without height") }
        }
        Measurement.report(
            "reload of 100,000 rows of different heights",
            Measurement.milliseconds(reload.median)
                + String(format: "  %.2f× asking for the heights", reload.median / heights.median), "<= 150 ms")
    }
}
