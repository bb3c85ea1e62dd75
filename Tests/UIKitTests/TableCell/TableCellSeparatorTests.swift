import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct TableCellSeparatorTests {
        @Test func `Every cell of a plain table has a line below it`() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                rack.add((0..<4).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) })
                rack.layoutIfNeeded()
                for cell in rack.cells {
                    cell.layoutIfNeeded()
                    let lines = cell.subviews.filter { $0.frame.height == 1 && $0.frame.maxY == cell.bounds.maxY }
                    #expect(lines.count == 1)
                }
            }
        }
    }
}
