import Testing
import UIKit

/// What is asked and told while rows are deleted, inserted and moved.
extension SharedApplicationTests.TableCallOrderTests {
    @Test func editingAsksEachRowInSightWhatItMayDo() {
        TouchStage.perform { stage in
            let table = table(on: stage)
            table.setEditing(true, animated: true)
            let each = ["0.0", "0.1", "0.2"].flatMap {
                ["can edit \($0)", "style \($0)", "indent \($0)", "can move \($0)"]
            }
            #expect(log.take() == each && table.isEditing)
            table.setEditing(false, animated: true)
            #expect(log.take() == [])
        }
    }

    @Test func rowsThatMayNotBeEditedAreAskedNothingElse() {
        TouchStage.perform { stage in
            let table = table(on: stage, height: 88)
            log.editable = { $0.row == 1 }
            table.setEditing(true, animated: false)
            #expect(log.take() == ["can edit 0.0", "can edit 0.1", "style 0.1", "indent 0.1", "can move 0.1"])
            #expect(table.visibleCells.map(\.isEditing) == [false, true])
        }
    }

    @Test func aDeletionIsConfirmedThenCommitted() {
        TouchStage.perform { stage in
            let table = table(on: stage, editing: true)
            guard let cell = table.cellForRow(at: IndexPath(1)) else { return }
            table.deleteAsked(cell)
            #expect(log.take() == ["title 0.1"] && cell.showsDeleteConfirmation)
            log.onCommit = { table, path in
                self.log.sections[0].remove(at: path.row)
                table.deleteRows(at: [path], with: .fade)
            }
            table.deleteConfirmed(cell)
            let asked = log.take()
            #expect(asked.prefix(3) == ["commit delete 0.1", "sections", "rows of 0"])
            #expect(asked.contains("display 0.2"))
            stage.wait(0.5)
            #expect(table.cellForRow(at: IndexPath(1))?.textLabel?.text == "Row 2")
        }
    }

    @Test func aPlusInserts() {
        TouchStage.perform { stage in
            log.style = { _ in .insert }
            let table = table(on: stage, editing: true)
            guard let cell = table.cellForRow(at: IndexPath(0)) else { return }
            table.insertTapped(cell)
            #expect(log.take() == ["commit insert 0.0"])
        }
    }

    @Test func aSwipeBeginsAndEndsTheEditingOfOneRow() {
        TouchStage.perform { stage in
            let table = table(on: stage)
            stage.drag(from: CGPoint(x: 200, y: 65), to: CGPoint(x: 90, y: 67))
            stage.lift()
            #expect(log.take() == ["can edit 0.1", "style 0.1", "begin editing 0.1", "title 0.1"])
            #expect(table.isEditing && table.visibleCells[1].showsDeleteConfirmation)
            #expect(table.visibleCells.allSatisfy { !$0.isEditing || $0 === table.visibleCells[1] })
            stage.wait(0.5)
            stage.tap(100, 20)
            #expect(log.take() == ["end editing 0.1"] && !table.isEditing)
            stage.tap(100, 20)
            #expect(log.take() == ["will select 0.0", "did select 0.0"])
        }
    }

    @Test func aSwipedRowIsDeletedBeforeItsEditingEnds() {
        TouchStage.perform { stage in
            let table = table(on: stage)
            stage.drag(from: CGPoint(x: 200, y: 65), to: CGPoint(x: 90, y: 67))
            stage.lift()
            stage.wait(0.5)
            _ = log.take()
            log.onCommit = { table, path in
                self.log.sections[0].remove(at: path.row)
                table.deleteRows(at: [path], with: .left)
            }
            stage.tap(280, 66)
            let asked = log.take()
            #expect(asked.first == "commit delete 0.1" && asked.last == "end editing 0.1")
            stage.wait(0.5)
            #expect(
                !table.isEditing && table.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 2", "Row 3"])
        }
    }

    @Test func rowsThatMayNotBeEditedAreNotSwiped() {
        TouchStage.perform { stage in
            let table = table(on: stage)
            log.editable = { _ in false }
            stage.drag(from: CGPoint(x: 200, y: 65), to: CGPoint(x: 90, y: 67))
            stage.lift()
            #expect(log.take().first == "can edit 0.1" && !table.isEditing)
        }
    }

    @Test func aRowThatIsDraggedAsksWhereItMayGo() {
        TouchStage.perform { stage in
            let table = table(on: stage, height: 330, editing: true)
            log.moveTarget = { _, proposed in proposed.row > 2 ? IndexPath(2) : proposed }
            stage.down(300, 22)
            stage.wait(0.2)
            // A row more exists, which comes into sight when the others make room.
            #expect(log.take().filter { !$0.hasSuffix(" 0.8") } == [])
            for y in stride(from: 32, through: 202, by: 10) as StrideThrough<CGFloat> {
                stage.move(300, y)
                stage.wait(1 / 60)
            }
            #expect(
                log.take() == ["target 0.0 to 0.1", "target 0.0 to 0.2", "target 0.0 to 0.3", "target 0.0 to 0.4"])
            stage.lift()
            #expect(log.take().prefix(3) == ["move 0.0 to 0.2", "sections", "rows of 0"])
            stage.wait(0.5)
            #expect(
                table.visibleCells.prefix(5).map { $0.textLabel?.text } == [
                    "Row 1", "Row 2", "Row 0", "Row 3", "Row 4",
                ])
            #expect(table.visibleCells.count == 8)
        }
    }

    @Test func aRowThatIsPutBackIsNotMoved() {
        TouchStage.perform { stage in
            let table = table(on: stage, height: 330, editing: true)
            stage.down(300, 22)
            stage.wait(0.2)
            stage.move(300, 40)
            stage.move(300, 25)
            stage.lift()
            stage.wait(0.5)
            #expect(log.take().filter { $0.hasPrefix("move") || $0.hasPrefix("target") } == [])
            #expect(table.visibleCells[0].frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        }
    }
}
