import Testing
import UIKit

/// Numbers that are the same in every run.
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

extension SharedApplicationTests {
    @MainActor @Suite struct TableUpdateTests {
        private func problem(_ body: () -> Void) -> String? {
            var problem: String?
            FrameworkException.handler = { problem = "\($0.rawValue): \($1)" }
            body()
            FrameworkException.handler = nil
            return problem
        }

        // MARK: Exceptions

        @Test func rowsThatDoNotAddUpRaise() {
            TouchStage.perform { stage in
                let log = TableLog(rows: 10)
                let table = stage.table(log)
                #expect(
                    problem { table.deleteRows(at: [IndexPath(0)], with: .fade) }
                        == "NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0.  "
                        + "The number of rows contained in an existing section after the update (10) must be equal to "
                        + "the number of rows contained in that section before the update (10), plus or minus the "
                        + "number of rows inserted or deleted from that section (0 inserted, 1 deleted).")
                stage.wait(0.5)
                #expect(table.visibleCells.count == 10 && table.visibleCells[0].textLabel?.text == "Row 0")
            }
        }

        @Test func sectionsThatDoNotAddUpRaise() {
            TouchStage.perform { stage in
                let log = TableLog([["A"], ["B"]])
                let table = stage.table(log)
                #expect(
                    problem { table.insertSections([1], with: .fade) }
                        == "NSInternalInconsistencyException: Invalid update: invalid number of sections.  The number "
                        + "of sections contained in the table view after the update (2) must be equal to the number "
                        + "of sections contained in the table view before the update (2), plus or minus the number of "
                        + "sections inserted or deleted (1 inserted, 0 deleted).")
            }
        }

        @Test func placesThatThereAreNotRaise() {
            TouchStage.perform { stage in
                let log = TableLog([["A"], ["B"]])
                let table = stage.table(log)
                let name = "NSInternalInconsistencyException: "
                #expect(
                    problem { table.deleteRows(at: [IndexPath(3, in: 7)], with: .fade) }
                        == name + "attempt to delete row 3 from section 7, but there are only 2 sections before the "
                        + "update")
                #expect(
                    problem { table.deleteRows(at: [IndexPath(3, in: 1)], with: .fade) }
                        == name + "attempt to delete row 3 from section 1 which only contains 1 rows before the update")
                #expect(
                    problem { table.insertRows(at: [IndexPath(5, in: 1)], with: .fade) }
                        == name + "attempt to insert row 5 into section 1, but there are only 1 rows in section 1 "
                        + "after the update")
                #expect(
                    problem { table.deleteSections([4], with: .fade) }
                        == name + "attempt to delete section 4, but there are only 2 sections before the update")
                // Apps scroll to the first row of a table that has none.
                #expect(problem { table.scrollToRow(at: IndexPath(9, in: 1), at: .top, animated: false) } == nil)
                #expect(
                    problem { table.scrollToRow(at: IndexPath(0, in: 7), at: .top, animated: false) }
                        == "NSRangeException: -[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: "
                        + "section (7) beyond bounds (2).")
                #expect(table.visibleCells.count == 2)
            }
        }

        // MARK: Motion

        @Test func aRowSlidesAwayAndTheOthersCloseUp() {
            TouchStage.perform { stage in
                let log = TableLog(rows: 5)
                let table = stage.table(log)
                let (gone, next) = (table.visibleCells[1], table.visibleCells[2])
                log.sections[0].remove(at: 1)
                table.deleteRows(at: [IndexPath(1)], with: .right)
                stage.wait(0.15)
                let shown = gone.layer.presentation()?.frame ?? .zero
                #expect(shown.minX > 50 && shown.minX < 300)
                let moved = next.layer.presentation()?.frame.minY ?? 0
                #expect(moved > 44 && moved < 88)
                stage.wait(0.2)
                #expect(gone.isHidden && next.frame.minY == 44)
            }
        }

        @Test func rowsThatAreTakenAwayBelowTheEndScrollBack() {
            TouchStage.perform { stage in
                let log = TableLog(rows: 30)
                let table = stage.table(log, frame: CGRect(x: 0, y: 0, width: 320, height: 440))
                table.contentOffset.y = 880
                stage.wait(0.1)
                let paths = (10..<30).map { IndexPath($0) }
                log.sections[0].removeLast(20)
                table.deleteRows(at: paths, with: .fade)
                stage.wait(0.15)
                let shown = table.layer.presentation()?.bounds.minY ?? 0
                #expect(shown > 0 && shown < 880)
                stage.wait(0.5)
                #expect(table.contentOffset.y == 0 && table.visibleCells.map { $0.textLabel?.text }.first == "Row 0")
                #expect(table.visibleCells.count == 10)
            }
        }

        // MARK: Anything

        /// Changes that add up are shown as the data source has them, whatever they are.
        @Test func anyChangesLeadToWhatTheDataSourceSays() {
            TouchStage.perform { stage in
                for seed in 0..<12 as Range<UInt64> {
                    var dice = Dice(state: seed &* 77_777 + 5)
                    var names = 0
                    func name() -> String {
                        names += 1
                        return "#\(names)"
                    }
                    let log = TableLog(
                        (0..<Int.random(in: 1...5, using: &dice)).map { _ in
                            (0..<Int.random(in: 0...6, using: &dice)).map { _ in name() }
                        })
                    log.isQuiet = true
                    log.headers = ["One", nil, "Three", "Four", nil, "Six"]
                    let style: UITableView.Style = Bool.random(using: &dice) ? .plain : .grouped
                    let table = stage.table(log, style: style)
                    for _ in 0..<6 {
                        let selected = table.indexPathForSelectedRow.map { log.sections[$0.section][$0.row] }
                        change(table, log, name, &dice)
                        stage.wait(Bool.random(using: &dice) ? 0.4 : 0.1)
                        check(table, log, selected)
                        table.contentOffset.y = min(CGFloat.random(in: 0...300, using: &dice), table.contentSize.height)
                        if let path = table.indexPathsForVisibleRows?.randomElement(using: &dice) {
                            table.selectRow(at: path, animated: false, scrollPosition: .none)
                        }
                        stage.wait(0.05)
                        check(table, log, nil)
                    }
                    table.removeFromSuperview()
                }
            }
        }

        private func change(_ table: UITableView, _ log: TableLog, _ name: () -> String, _ dice: inout Dice) {
            let animations: [UITableView.RowAnimation] = [
                .fade, .left, .right, .top, .bottom, .middle, .none, .automatic,
            ]
            let animation = animations.randomElement(using: &dice) ?? .fade
            table.beginUpdates()
            // Old sections with their old rows, of which some go.
            var sections: [[String]?] = []
            var moved: [(from: IndexPath, text: String)] = []
            for (section, rows) in log.sections.enumerated() {
                if Int.random(in: 0..<6, using: &dice) == 0 {
                    table.deleteSections([section], with: animation)
                    continue
                }
                if Int.random(in: 0..<8, using: &dice) == 0 {
                    table.reloadSections([section], with: animation)
                    sections.append((0..<Int.random(in: 0...4, using: &dice)).map { _ in name() })
                    continue
                }
                var left: [String] = []
                for (row, text) in rows.enumerated() {
                    let path = IndexPath(row, in: section)
                    switch Int.random(in: 0..<8, using: &dice) {
                    case 0: table.deleteRows(at: [path], with: animation)
                    case 1:
                        table.reloadRows(at: [path], with: animation)
                        left.append(name())
                    case 2: moved.append((path, text))
                    default: left.append(text)
                    }
                }
                sections.append(left)
            }
            if Int.random(in: 0..<3, using: &dice) == 0 || sections.isEmpty {
                sections.insert(nil, at: Int.random(in: 0...sections.count, using: &dice))
            }
            var result: [[String]] = []
            for (section, rows) in sections.enumerated() {
                guard var rows else {
                    table.insertSections([section], with: animation)
                    result.append((0..<Int.random(in: 0...4, using: &dice)).map { _ in name() })
                    continue
                }
                // In a reloaded section nothing else may be told of.
                let isUntouched = rows.allSatisfy { text in log.sections.contains { $0.contains(text) } }
                var row = 0
                while isUntouched, row <= rows.count {
                    switch Int.random(in: 0..<8, using: &dice) {
                    case 0:
                        rows.insert(name(), at: row)
                        table.insertRows(at: [IndexPath(row, in: section)], with: animation)
                    case 1 where !moved.isEmpty:
                        let (from, text) = moved.removeFirst()
                        rows.insert(text, at: row)
                        table.moveRow(at: from, to: IndexPath(row, in: section))
                    default: break
                    }
                    row += 1
                }
                result.append(rows)
            }
            for (from, _) in moved { table.deleteRows(at: [from], with: animation) }
            log.sections = result
            table.endUpdates()
        }

        /// Whether what is in sight is what the data source has there, and the same row is selected.
        private func check(_ table: UITableView, _ log: TableLog, _ selected: String?) {
            #expect(table.numberOfSections == log.sections.count)
            for section in log.sections.indices {
                #expect(table.numberOfRows(inSection: section) == log.sections[section].count)
            }
            let cells = table.visibleCells
            let paths = table.indexPathsForVisibleRows ?? []
            #expect(cells.count == paths.count)
            for (cell, path) in zip(cells, paths) {
                #expect(cell.textLabel?.text == log.sections[path.section][path.row])
                #expect(cell.frame == table.rectForRow(at: path) && cell.alpha == 1 && !cell.isHidden)
                #expect(cell.isSelected == (table.indexPathForSelectedRow == path))
            }
            if let selected, let path = table.indexPathForSelectedRow {
                #expect(log.sections[path.section][path.row] == selected)
            }
            #expect(paths == table.indexPathsForRows(in: table.bounds))
        }
    }
}
