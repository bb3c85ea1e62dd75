import Testing
import UIKit

extension SharedApplicationTests {
    /// What a table asks its data source and tells its delegate, in order.
    @MainActor @Suite struct TableCallOrderTests {
        let log = TableLog(rows: 30)

        func table(on stage: TouchStage, height: CGFloat = 132, editing: Bool = false) -> UITableView {
            let table = stage.table(log, frame: CGRect(x: 0, y: 0, width: 320, height: height))
            if editing { table.setEditing(true, animated: false) }
            stage.wait(0.02)
            _ = log.take()
            return table
        }

        func displayed(_ rows: [String]) -> [String] { rows.flatMap { ["cell \($0)", "display \($0)"] } }

        // MARK: Showing

        @Test func aTableThatAppearsAsksForCountsAndThenForTheRowsInSight() {
            TouchStage.perform { stage in
                _ = stage.table(log, frame: CGRect(x: 0, y: 0, width: 320, height: 132))
                #expect(log.take() == ["sections", "rows of 0"] + displayed(["0.0", "0.1", "0.2"]))
                #expect(log.heightsAsked == 30)
                stage.wait(0.1)
                #expect(log.take() == [])
            }
        }

        @Test func aReloadAsksForCountsAtOnceAndForCellsAtTheNextLayout() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                table.reloadData()
                #expect(log.take() == ["sections", "rows of 0"])
                stage.wait(0.02)
                #expect(log.take() == displayed(["0.0", "0.1", "0.2"]))
            }
        }

        @Test func scrollingAsksForEachRowThatComesIntoSight() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                table.contentOffset = CGPoint(x: 0, y: 10)
                stage.wait(0.02)
                #expect(log.take() == displayed(["0.3"]))
                table.contentOffset = CGPoint(x: 0, y: 40)
                stage.wait(0.02)
                #expect(log.take() == [])
                table.contentOffset = CGPoint(x: 0, y: 88)
                stage.wait(0.02)
                #expect(log.take() == displayed(["0.4"]))
                table.contentOffset = CGPoint(x: 0, y: 80)
                stage.wait(0.02)
                #expect(log.take() == displayed(["0.1"]))
            }
        }

        // MARK: Selecting

        @Test func aTapSelects() {
            TouchStage.perform { stage in
                _ = table(on: stage)
                stage.tap(100, 20)
                #expect(log.take() == ["will select 0.0", "did select 0.0"])
            }
        }

        @Test func theFormerRowIsDeselectedBetweenTheQuestionAndTheAnswer() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                stage.tap(100, 20)
                _ = log.take()
                stage.tap(100, 60)
                #expect(
                    log.take() == ["will select 0.1", "will deselect 0.0", "did deselect 0.0", "did select 0.1"])
                #expect(table.indexPathForSelectedRow == IndexPath(1))
                stage.tap(100, 60)
                #expect(log.take() == ["will select 0.1", "did select 0.1"])
            }
        }

        @Test func aDelegateMayRefuseOrRedirect() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                log.willSelect = { _ in nil }
                stage.tap(100, 20)
                #expect(log.take() == ["will select 0.0"])
                #expect(table.indexPathForSelectedRow == nil && table.visibleCells.allSatisfy { !$0.isHighlighted })
                log.willSelect = { _ in IndexPath(2) }
                stage.tap(100, 20)
                #expect(log.take() == ["will select 0.0", "did select 0.2"])
                log.willSelect = { $0 }
                log.willDeselect = { _ in nil }
                stage.tap(100, 20)
                #expect(log.take() == ["will select 0.0", "will deselect 0.2", "did select 0.0"])
                #expect(table.indexPathsForSelectedRows == [IndexPath(2), IndexPath(0)])
            }
        }

        @Test func scrollingTakesTheTouchAway() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                stage.down(100, 120)
                stage.wait(0.2)
                #expect(table.cellForRow(at: IndexPath(2))?.isHighlighted == true)
                stage.move(100, 100)
                #expect(table.cellForRow(at: IndexPath(2))?.isHighlighted == false)
                stage.lift()
                #expect(log.take().allSatisfy { !$0.contains("select") })
            }
        }

        @Test func whatTheAppSelectsItIsNotTold() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
                #expect(table.cellForRow(at: IndexPath(1))?.isSelected == true)
                table.deselectRow(at: IndexPath(1), animated: true)
                #expect(log.take() == [] && table.indexPathForSelectedRow == nil)
            }
        }

        @Test func severalRowsAreSelectedAndDeselectedByTaps() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                table.allowsMultipleSelection = true
                stage.tap(100, 20)
                stage.tap(100, 60)
                stage.wait(0.5)
                stage.tap(100, 20)
                #expect(
                    log.take() == [
                        "will select 0.0", "did select 0.0", "will select 0.1", "did select 0.1", "will deselect 0.0",
                        "did deselect 0.0",
                    ])
                #expect(table.indexPathsForSelectedRows == [IndexPath(1)])
            }
        }

        // MARK: Changing

        @Test func anInsertionAsksForCountsAndTheNewRow() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                log.sections[0].insert("New", at: 1)
                table.insertRows(at: [IndexPath(1)], with: .fade)
                #expect(log.take() == ["sections", "rows of 0"] + displayed(["0.1"]))
                stage.wait(0.5)
                #expect(log.take() == [])
                #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 0", "New", "Row 1"])
            }
        }

        @Test func aDeletionAsksForTheRowThatComesIntoSight() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                log.sections[0].remove(at: 0)
                table.deleteRows(at: [IndexPath(0)], with: .top)
                #expect(log.take() == ["sections", "rows of 0"] + displayed(["0.2"]))
                stage.wait(0.5)
                #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 1", "Row 2", "Row 3"])
            }
        }

        @Test func aReloadedRowIsAskedForAnewAndIsNotSelected() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
                log.sections[0][1] = "Other"
                table.reloadRows(at: [IndexPath(1)], with: .none)
                #expect(log.take() == ["sections", "rows of 0"] + displayed(["0.1"]))
                stage.wait(0.5)
                #expect(table.visibleCells[1].textLabel?.text == "Other" && table.indexPathForSelectedRow == nil)
            }
        }

        @Test func changesTogetherAreMadeAtTheEnd() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                table.selectRow(at: IndexPath(2), animated: false, scrollPosition: .none)
                table.beginUpdates()
                log.sections[0].remove(at: 0)
                table.deleteRows(at: [IndexPath(0)], with: .fade)
                log.sections[0].insert("New", at: 1)
                table.insertRows(at: [IndexPath(1)], with: .fade)
                table.beginUpdates()
                table.endUpdates()
                #expect(log.take() == [])
                table.endUpdates()
                #expect(log.take() == ["sections", "rows of 0"] + displayed(["0.1"]))
                stage.wait(0.5)
                #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 1", "New", "Row 2"])
                #expect(table.indexPathForSelectedRow == IndexPath(2))
                #expect(table.visibleCells.map(\.isSelected) == [false, false, true])
            }
        }

        @Test func sectionsComeAndGo() {
            TouchStage.perform { stage in
                log.sections = [["A", "B"], ["C", "D"], ["E"]]
                let table = table(on: stage, height: 440)
                log.sections = [["C", "D"], ["New"], ["E"]]
                table.beginUpdates()
                table.deleteSections([0], with: .fade)
                table.insertSections([1], with: .fade)
                table.endUpdates()
                #expect(
                    log.take() == ["sections", "rows of 0", "rows of 1", "rows of 2"] + displayed(["1.0"]))
                stage.wait(0.5)
                #expect(table.visibleCells.map { $0.textLabel?.text } == ["C", "D", "New", "E"])
                log.sections[0] = ["Z"]
                table.reloadSections([0], with: .fade)
                #expect(
                    log.take() == ["sections", "rows of 0", "rows of 1", "rows of 2"] + displayed(["0.0"]))
                stage.wait(0.5)
                #expect(table.visibleCells.map { $0.textLabel?.text } == ["Z", "New", "E"])
            }
        }

        @Test func emptyUpdatesAskForHeightsOnly() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                log.rowHeight = { $0.row == 0 ? 80 : 44 }
                table.beginUpdates()
                table.endUpdates()
                #expect(log.take() == ["sections", "rows of 0"] && log.heightsAsked == 60)
                stage.wait(0.5)
                #expect(table.visibleCells.map(\.frame.minY) == [0, 80, 124])
            }
        }

        // MARK: Other calls

        @Test func theDisclosureButtonIsNoSelection() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                table.visibleCells[0].accessoryType = .detailDisclosureButton
                stage.wait(0.02)
                stage.tap(300, 20)
                #expect(log.take() == ["accessory 0.0"])
            }
        }

        @Test func aFingerThatIsHeldBringsTheMenu() {
            TouchStage.perform { stage in
                let table = table(on: stage)
                log.showsMenu = true
                stage.down(100, 100)
                stage.wait(1)
                #expect(log.take() == ["menu 0.2"] && UIMenuController.shared.isMenuVisible)
                #expect(table.visibleCells[2].isHighlighted)
                stage.lift()
                #expect(log.take() == [])
                let menu = UIMenuController.shared.menuFrame
                stage.tap(menu.midX, menu.midY - 4)
                #expect(log.take() == ["copy: 0.2"] && !UIMenuController.shared.isMenuVisible)
                stage.wait(0.5)
                #expect(!table.visibleCells[2].isHighlighted && table.indexPathForSelectedRow == nil)
            }
        }
    }
}
