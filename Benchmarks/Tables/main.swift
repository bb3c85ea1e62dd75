import Foundation
import UIKit

// What tables cost beside what copying the screen's memory costs in the same run.
setvbuf(stdout, nil, _IOLBF, 0)
MainActor.assumeIsolated {
    ScreenScale.current = 2
    guard let floors = Floors() else {
        print("table-benchmark: no memory for the screen")
        exit(1)
    }
    floors.report()
    let (table, rows) = (UITableView(frame: .zero), PersonTable())
    (table.dataSource, table.delegate) = (rows, rows)
    table.rowHeight = PersonRow.height
    withExtendedLifetime(rows) {
        TableScrolling.run(table, named: "table of 100,000 rows", goal: true, floors)
    }
    TableScrolling.run(RowList(frame: .zero), named: "rows in a scroll view", goal: false, floors)
    Reloading.run()
    Pushing.run()
}
