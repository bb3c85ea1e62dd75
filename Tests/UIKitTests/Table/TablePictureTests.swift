import Testing
import UIKit

extension SharedApplicationTests {
    /// What tables look like; the pictures are written if the environment names a folder for them.
    @MainActor @Suite struct TablePictureTests {
        private func picture(_ name: String, _ body: (TouchStage, String) -> Void) {
            for scale in [1, 2] as [CGFloat] {
                TouchStage.perform(scale: scale) { stage in body(stage, name) }
            }
        }

        private var cities: TableLog {
            let log = TableLog([
                ["Aachen", "Augsburg"], ["Berlin", "Bonn", "Bremen"], ["Celle", "Chemnitz", "Cottbus"],
                ["Dortmund", "Dresden"],
            ])
            log.headers = ["A", "B", "C", "D"]
            return log
        }

        @Test func plainSectionsHaveBands() {
            picture("plain") { stage, name in
                let log = cities
                let table = stage.table(log)
                stage.photograph(name)
                table.contentOffset = CGPoint(x: 0, y: 100)
                stage.wait(0.1)
                stage.photograph("\(name)-scrolled")
                #expect(table.visibleCells.count == 9 && log.cellsMade <= 10)
            }
        }

        @Test func aShortPlainTableIsRuled() {
            picture("plain-short") { stage, name in
                let log = TableLog(rows: 3)
                let table = stage.table(log)
                stage.tap(100, 80)
                stage.wait(0.1)
                stage.photograph(name)
                #expect(table.indexPathForSelectedRow == IndexPath(1))
            }
        }

        @Test func groupedSectionsAreRounded() {
            picture("grouped") { stage, name in
                let log = TableLog([["Sounds", "Brightness"], ["General"], ["Mail", "Phone", "Safari"]])
                log.headers = ["Device", nil, "Apps with a title that is longer than one line of the table is wide"]
                log.footers = [nil, "A footer says something about the section above it, in several lines.", nil]
                let table = stage.table(log, style: .grouped)
                stage.photograph(name)
                table.setEditing(true, animated: true)
                stage.wait(0.5)
                stage.photograph("\(name)-editing")
                #expect(table.numberOfSections == 3)
            }
        }

        @Test func rowsComeAndGo() {
            for animation in [UITableView.RowAnimation.fade, .right, .top, .middle] {
                picture("update-\(animation)") { stage, name in
                    let log = cities
                    let table = stage.table(log)
                    log.sections[0].remove(at: 1)
                    log.sections[1].insert("Bielefeld", at: 1)
                    table.beginUpdates()
                    table.deleteRows(at: [IndexPath(1)], with: animation)
                    table.insertRows(at: [IndexPath(1, in: 1)], with: animation)
                    table.endUpdates()
                    for step in 1...4 {
                        stage.wait(0.075)
                        stage.photograph("\(name)-\(step)")
                    }
                    stage.wait(0.1)
                    #expect(table.cellForRow(at: IndexPath(1, in: 1))?.textLabel?.text == "Bielefeld")
                    stage.photograph("\(name)-5")
                }
            }
        }

        @Test func groupedSectionsComeAndGo() {
            picture("grouped-update") { stage, name in
                let log = TableLog([["One", "Two"], ["Three"], ["Four", "Five", "Six"]])
                log.headers = ["First", "Second", "Third"]
                let table = stage.table(log, style: .grouped)
                log.sections.remove(at: 1)
                log.headers.remove(at: 1)
                log.sections[1].append("Seven")
                table.beginUpdates()
                table.deleteSections([1], with: .fade)
                table.insertRows(at: [IndexPath(3, in: 1)], with: .fade)
                table.endUpdates()
                for step in 1...4 {
                    stage.wait(0.075)
                    stage.photograph("\(name)-\(step)")
                }
                stage.wait(0.1)
                stage.photograph("\(name)-5")
                #expect(table.visibleCells.count == 6)
            }
        }

        @Test func aRowIsDragged() {
            picture("reorder") { stage, name in
                let log = TableLog(rows: 6)
                let table = stage.table(log)
                table.setEditing(true, animated: false)
                stage.wait(0.4)
                stage.down(300, 42)
                stage.wait(0.2)
                for step in 1...10 {
                    stage.move(300, 42 + CGFloat(step) * 10)
                    stage.wait(1 / 60)
                    if step == 5 { stage.photograph("\(name)-1") }
                }
                stage.wait(0.3)
                stage.photograph("\(name)-2")
                stage.lift()
                stage.wait(0.15)
                stage.photograph("\(name)-3")
                stage.wait(0.4)
                stage.photograph("\(name)-4")
                #expect(log.sections[0] == ["Row 1", "Row 2", "Row 0", "Row 3", "Row 4", "Row 5"])
                #expect(table.visibleCells.map { $0.textLabel?.text ?? "" } == log.sections[0])
            }
        }

        @Test func aSwipeBringsTheDeleteButton() {
            picture("swipe") { stage, name in
                let log = TableLog(rows: 6)
                let table = stage.table(log)
                stage.drag(from: CGPoint(x: 200, y: 85), to: CGPoint(x: 80, y: 86))
                stage.lift()
                stage.wait(0.15)
                stage.photograph("\(name)-1")
                stage.wait(0.3)
                stage.photograph("\(name)-2")
                #expect(table.isEditing)
            }
        }

        @Test func lettersLeadToSections() {
            picture("index") { stage, name in
                let log = cities
                log.indexTitles = ["{search}", "A", "B", "C", "D"]
                let table = stage.table(log)
                stage.photograph(name)
                #expect(table.subviews.contains { $0 is TableIndexStrip })
            }
        }
    }
}
