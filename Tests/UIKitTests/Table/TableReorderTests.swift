import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct TableReorderTests {
        @Test func `A quick drag by the grip moves the row and scrolls nothing`() {
            TouchStage.perform { stage in
                let log = TableLog(rows: 20)
                let table = stage.table(log)
                table.setEditing(true, animated: false)
                stage.wait(0.5)
                _ = log.take()
                stage.drag(from: CGPoint(x: 300, y: 42), to: CGPoint(x: 300, y: 42 + 3 * 44), in: 0.1)
                stage.lift()
                stage.wait(1)
                #expect(log.take().contains { $0.hasPrefix("move ") })
                #expect(table.contentOffset == .zero)
            }
        }

        @Test func `New lines of empty rows do not grow out of a corner`() {
            TouchStage.perform { stage in
                let log = TableLog(rows: 8)
                let table = stage.table(log)
                log.sections = [["Row 0"]]
                table.deleteRows(at: (1..<8).map { IndexPath($0, in: 0) }, with: .fade)
                stage.wait(0.1)
                let lines = table.subviews.filter { !($0 is UITableViewCell) }.flatMap(\.subviews)
                    .filter { $0.layer.bounds.height == 1 }
                #expect(lines.count > 4)
                for line in lines { #expect(line.layer.presentation()?.bounds.width == 320) }
            }
        }
    }
}
