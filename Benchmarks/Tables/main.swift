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
    TableScrolling.run(RowList(frame: .zero), named: "rows in a scroll view", goal: false, floors)
}
