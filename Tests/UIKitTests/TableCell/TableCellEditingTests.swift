import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct TableCellEditingTests {
        /// Notes what it is told, in order.
        private final class Recorder: UITableViewCell, ActionResponder {
            class var actions: [Selector: ActionMethod] {
                ["edit:": ActionMethod(Recorder.edit), "detail:": ActionMethod(Recorder.detail)]
            }
            var calls: [String] = []
            func edit(_ sender: UITableViewCell) { calls.append("edit action") }
            func detail(_ sender: UITableViewCell) { calls.append("accessory action") }

            override func setEditing(_ editing: Bool, animated: Bool) {
                calls.append("setEditing \(editing)")
                super.setEditing(editing, animated: animated)
            }
            override func willTransition(to state: StateMask) {
                super.willTransition(to: state)
                calls.append("will \(state.rawValue)")
            }
            override func didTransition(to state: StateMask) {
                super.didTransition(to: state)
                calls.append("did \(state.rawValue)")
            }
        }

        private func rack(
            on stage: TouchStage, _ style: UITableView.Style = .plain, _ change: (inout TableRowLook) -> Void = { _ in }
        ) -> (CellRack, Recorder) {
            let rack = CellRack(on: stage, style: style)
            let cell = Recorder(style: .default, reuseIdentifier: "recorder")
            cell.textLabel?.text = "Row"
            rack.add([cell], change)
            stage.wait(0.05)
            return (rack, cell)
        }

        // MARK: The order of calls

        @Test func editingIsAnnouncedAndEndsWithTheAnimation() {
            TouchStage.perform { stage in
                let (rack, cell) = rack(on: stage)
                rack.change(animated: true) { $0.isEditing = true }
                #expect(cell.calls == ["setEditing true", "will 1"] && cell.isEditing)
                stage.wait(0.2)
                #expect(cell.calls.count == 2)
                stage.wait(0.2)
                #expect(cell.calls == ["setEditing true", "will 1", "did 1"])
            }
        }

        @Test func editingWithoutAnimationIsOverAtOnce() {
            TouchStage.perform { stage in
                let (rack, cell) = rack(on: stage)
                rack.change(animated: false) { $0.isEditing = true }
                rack.change(animated: false) { $0.isEditing = false }
                #expect(cell.calls == ["setEditing true", "will 1", "did 1", "setEditing false", "will 0", "did 0"])
            }
        }

        @Test func aMinusAsksAndTheButtonDeletes() {
            TouchStage.perform { stage in
                let (rack, cell) = rack(on: stage)
                cell.target = cell
                cell.editAction = "edit:"
                rack.change(animated: false) { $0.isEditing = true }
                stage.wait(0.05)
                cell.calls = []
                stage.tap(20, 32)
                stage.wait(0.5)
                #expect(rack.told == ["ask Row"] && cell.calls == ["will 3", "did 3"])
                #expect(cell.showingDeleteConfirmation && cell.contentView.frame.maxX < 260)
                stage.tap(280, 32)
                #expect(rack.told == ["ask Row", "delete Row"] && cell.calls.last == "edit action")
            }
        }

        @Test func aSwipedCellGoesThroughTheConfirmationOnly() {
            TouchStage.perform { stage in
                let (_, cell) = rack(on: stage)
                cell.setShowsDeleteConfirmation(true, animated: true)
                stage.wait(0.5)
                cell.setShowsDeleteConfirmation(false, animated: true)
                stage.wait(0.5)
                #expect(cell.calls == ["will 2", "did 2", "will 0", "did 0"])
            }
        }

        @Test func anInterruptedTransitionEndsInItsLastState() {
            TouchStage.perform { stage in
                let (rack, cell) = rack(on: stage)
                rack.change(animated: true) { $0.isEditing = true }
                stage.wait(0.1)
                rack.change(animated: true) { $0.isEditing = false }
                stage.wait(1)
                #expect(cell.calls.filter { $0.hasPrefix("will") } == ["will 1", "will 0"])
                #expect(cell.calls.last == "did 0" && cell.contentView.frame.minX == 0)
                #expect(!cell.subviews.contains { $0 is UIControl })
            }
        }

        @Test func theEndOfEditingTakesTheConfirmationAway() {
            TouchStage.perform { stage in
                let (rack, cell) = rack(on: stage)
                rack.change(animated: false) { $0.isEditing = true }
                cell.setShowsDeleteConfirmation(true, animated: false)
                cell.calls = []
                rack.change(animated: true) { $0.isEditing = false }
                stage.wait(0.5)
                #expect(cell.calls == ["setEditing false", "will 0", "did 0"] && !cell.showingDeleteConfirmation)
            }
        }

        @Test func aRowWithoutControlHasNoTransition() {
            TouchStage.perform { stage in
                let (rack, cell) = rack(on: stage) { $0.editingStyle = .none }
                rack.change(animated: true) { $0.isEditing = true }
                stage.wait(0.5)
                #expect(cell.calls == ["setEditing true"] && cell.contentView.frame.minX == 32)
                rack.change(animated: false) { $0.indentsWhileEditing = false }
                stage.wait(0.05)
                #expect(cell.contentView.frame.minX == 0)
            }
        }

        // MARK: Controls

        @Test func aPlusInserts() {
            TouchStage.perform { stage in
                let (rack, cell) = rack(on: stage) { $0.editingStyle = .insert }
                rack.change(animated: false) { $0.isEditing = true }
                stage.wait(0.05)
                stage.tap(20, 32)
                #expect(rack.told == ["insert Row"] && cell.editingStyle == .insert)
            }
        }

        @Test func theGripFollowsTheFinger() {
            TouchStage.perform { stage in
                let (rack, cell) = rack(on: stage) { $0.showsReorderControl = true }
                rack.change(animated: false) { $0.isEditing = true }
                stage.wait(0.05)
                #expect(cell.showsReorderControl && cell.contentView.frame.maxX == 277)
                stage.down(300, 32)
                stage.move(300, 80)
                stage.lift()
                #expect(rack.told == ["began 32", "moved 80", "ended"])
                rack.change(animated: false) { $0.showsReorderControl = false }
                stage.wait(0.05)
                #expect(cell.contentView.frame.maxX == 320)
            }
        }

        @Test func aDetailButtonIsNotTheRow() {
            TouchStage.perform { stage in
                let (rack, cell) = rack(on: stage)
                cell.accessoryType = .detailDisclosureButton
                cell.target = cell
                cell.accessoryAction = "detail:"
                stage.wait(0.05)
                stage.tap(300, 32)
                #expect(rack.told == ["accessory Row"] && cell.calls == ["accessory action"])
            }
        }

        @Test func editingHasItsOwnAccessory() {
            TouchStage.perform { stage in
                let (rack, cell) = rack(on: stage)
                cell.accessoryType = .disclosureIndicator
                rack.change(animated: true) { $0.isEditing = true }
                stage.wait(0.5)
                #expect(cell.contentView.frame.maxX == 320)
                cell.editingAccessoryType = .detailDisclosureButton
                stage.wait(0.05)
                #expect(cell.contentView.frame.maxX == 287)
                cell.hidesAccessoryWhenEditing = false
                stage.wait(0.05)
                #expect(cell.contentView.frame.maxX == 300)
            }
        }

        @Test func groupsMoveInOnlyIfTheyIndent() {
            TouchStage.perform { stage in
                let (rack, cell) = rack(on: stage, .grouped)
                rack.change(animated: false) { $0.isEditing = true }
                stage.wait(0.05)
                #expect(cell.contentView.frame.minX == 42)
                let group = cell.subviews.first { $0 is GroupBackground }
                #expect(group?.frame.minX == 41)
                cell.shouldIndentWhileEditing = false
                stage.wait(0.05)
                #expect(group?.frame.minX == 9 && cell.contentView.frame.minX == 42)
            }
        }

        @Test func circlesShowWhichRowsAreMarked() {
            TouchStage.perform { stage in
                let (rack, cell) = rack(on: stage) { $0.selectsSeveral = true }
                rack.change(animated: false) { $0.isEditing = true }
                let control = cell.subviews.compactMap { $0 as? TableCellEditControl }.first
                #expect(
                    control?.kind == .mark && control?.isMarked == false && control?.isUserInteractionEnabled == false)
                cell.isSelected = true
                #expect(control?.isMarked == true && cell.textLabel?.isHighlighted == false)
            }
        }

        @Test func theDeleteButtonSaysWhatTheAppWants() {
            TouchStage.perform { stage in
                let (rack, cell) = rack(on: stage) { $0.deleteTitle = "Throw it away" }
                cell.setShowsDeleteConfirmation(true, animated: false)
                stage.wait(0.05)
                stage.photograph("cell-delete-title")
                let button = cell.subviews.first { $0 is DeleteConfirmation }
                #expect(button?.frame.width ?? 0 > 100 && button?.frame.maxX == 314)
                rack.change(animated: false) { $0.deleteTitle = "" }
                stage.wait(0.05)
                #expect(button?.frame.width == 63)
            }
        }

        @Test func everythingOnARowHasAName() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                rack.add([.sample(.subtitle, "Anna", "Berlin", accessory: .detailDisclosureButton)]) {
                    $0.showsReorderControl = true
                }
                let cell = rack.cells[0]
                #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Anna, Berlin")
                cell.isSelected = true
                #expect(cell.accessibilityTraits.contains(.selected))
                rack.change(animated: false) { $0.isEditing = true }
                cell.setShowsDeleteConfirmation(true, animated: false)
                let labels = cell.accessibilityTree().children.flatMap { [$0] + $0.children }
                    .filter { $0.traits.contains("button") }.compactMap(\.label)
                #expect(labels == ["Delete Anna, Berlin", "Reorder Anna, Berlin", "Delete"])
                let custom = UITableViewCell(style: .default, reuseIdentifier: nil)
                for text in ["One", "Two"] {
                    let label = UILabel(frame: .zero)
                    label.text = text
                    custom.contentView.addSubview(label)
                }
                #expect(custom.accessibilityLabel == "One, Two")
            }
        }
    }
}
