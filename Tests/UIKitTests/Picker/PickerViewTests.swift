import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct PickerViewTests {
        /// Three wheels: names, many numbers, views.
        private final class Content: UIPickerViewDataSource, UIPickerViewDelegate {
            var rowCounts = [5, 100_000, 3]
            var chosen: [String] = []
            var asked: Set<Int> = []
            var reused = 0

            func numberOfComponents(in pickerView: UIPickerView) -> Int { rowCounts.count }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                rowCounts[component]
            }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
                component == 0 ? 120 : 86
            }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? {
                if component == 1 { asked.insert(row) }
                return component == 0 ? "Row \(row)" : "\(row)"
            }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView? {
                guard component == 2 else { return nil }
                if view != nil { reused += 1 }
                let shown = view ?? UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                shown.backgroundColor = .red
                return shown
            }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                chosen.append("\(row) in \(component)")
            }
        }

        /// A view for every row.
        private final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                let shown = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                shown.tag = 100 + row
                return shown
            }
        }

        private let content = Content()

        @Test func aDelegateMayHaveAViewForEveryRow() {
            TouchStage.perform { stage in
                let picker = UIPickerView(frame: .zero)
                let views = Views()
                picker.dataSource = views
                picker.delegate = views
                stage.window.addSubview(picker)
                stage.wait(0.05)
                #expect(picker.view(forRow: 1, forComponent: 0)?.tag == 101)
            }
        }

        private func picker(on stage: TouchStage) -> UIPickerView {
            let picker = UIPickerView(frame: .zero)
            picker.dataSource = content
            picker.delegate = content
            picker.showsSelectionIndicator = true
            stage.window.addSubview(picker)
            stage.wait(0.05)
            return picker
        }

        @Test func thePickerAsksForItsWheels() {
            TouchStage.perform { stage in
                let picker = picker(on: stage)
                stage.photograph("picker")
                #expect(picker.frame == CGRect(x: 0, y: 0, width: 320, height: 216))
                #expect(picker.numberOfComponents == 3 && picker.numberOfRows(inComponent: 1) == 100_000)
                #expect(picker.rowSize(forComponent: 0) == CGSize(width: 120, height: 44))
                #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [0, 0, 0])
                #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "Row 1")
                #expect(picker.view(forRow: 99, forComponent: 1) == nil)
                #expect(picker.view(forRow: 0, forComponent: 9) == nil && picker.rowSize(forComponent: -1) == .zero)
            }
        }

        @Test func manyRowsCostNothing() {
            TouchStage.perform { stage in
                let picker = picker(on: stage)
                picker.selectRow(70_000, inComponent: 1, animated: false)
                stage.wait(0.05)
                #expect(picker.selectedRow(inComponent: 1) == 70_000 && content.asked.count < 20)
                #expect((picker.view(forRow: 70_001, forComponent: 1) as? UILabel)?.text == "70001")
                picker.selectRow(1_000_000, inComponent: 1, animated: false)
                #expect(picker.selectedRow(inComponent: 1) == 99_999 && content.chosen.isEmpty)
            }
        }

        @Test func aTurnedWheelStopsWithARowInTheMiddle() {
            TouchStage.perform { stage in
                let picker = picker(on: stage)
                picker.selectRow(500, inComponent: 1, animated: false)
                stage.drag(from: CGPoint(x: 180, y: 150), to: CGPoint(x: 180, y: 60), in: 0.1)
                stage.photograph("picker-turning")
                stage.lift()
                #expect(content.chosen.isEmpty)
                stage.wait(5)
                let row = picker.selectedRow(inComponent: 1)
                #expect(row > 503 && content.chosen == ["\(row) in 1"])
                let frame = picker.view(forRow: row, forComponent: 1)?.frameOnScreen ?? .zero
                #expect(frame.midY == 108)
            }
        }

        @Test func aSlowDragSnapsToTheNearestRow() {
            TouchStage.perform { stage in
                let picker = picker(on: stage)
                stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 60, y: 90), in: 1)
                stage.wait(0.3)
                stage.lift()
                stage.wait(1)
                #expect(picker.selectedRow(inComponent: 0) == 1 && content.chosen == ["1 in 0"])
                stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 60, y: 0), in: 0.05)
                stage.lift()
                stage.wait(5)
                #expect(picker.selectedRow(inComponent: 0) == 4 && content.chosen.last == "4 in 0")
            }
        }

        @Test func aTapTurnsToItsRow() {
            TouchStage.perform { stage in
                let picker = picker(on: stage)
                stage.tap(60, 152)
                stage.wait(0.6)
                #expect(picker.selectedRow(inComponent: 0) == 1 && content.chosen == ["1 in 0"])
                stage.tap(60, 64)
                stage.wait(0.6)
                #expect(content.chosen == ["1 in 0", "0 in 0"])
            }
        }

        @Test func viewsOfTheAppAreCentredAndUsedAgain() throws {
            try TouchStage.perform { stage in
                content.rowCounts[2] = 50
                let picker = picker(on: stage)
                let view = try #require(picker.view(forRow: 0, forComponent: 2))
                #expect(view.frameOnScreen == CGRect(x: 255, y: 98, width: 20, height: 20))
                picker.selectRow(20, inComponent: 2, animated: true)
                stage.wait(0.5)
                #expect(content.reused > 3 && picker.selectedRow(inComponent: 2) == 20 && content.chosen.isEmpty)
            }
        }

        @Test func reloadingKeepsTheChosenRows() {
            TouchStage.perform { stage in
                let picker = picker(on: stage)
                picker.selectRow(4, inComponent: 0, animated: false)
                picker.selectRow(9, inComponent: 1, animated: false)
                content.rowCounts = [2, 10]
                picker.reloadAllComponents()
                #expect(picker.numberOfComponents == 2 && picker.selectedRow(inComponent: 0) == 1)
                #expect(picker.selectedRow(inComponent: 1) == 9 && picker.selectedRow(inComponent: 2) == -1)
                content.rowCounts = [0, 10]
                picker.reloadComponent(0)
                #expect(picker.selectedRow(inComponent: 0) == -1)
                picker.selectRow(3, inComponent: 0, animated: true)
                content.rowCounts = []
                picker.reloadAllComponents()
                stage.wait(0.1)
                #expect(picker.numberOfComponents == 0)
            }
        }

        @Test func aPickerWithoutContentOrWithAStrangeSizeIsHarmless() {
            final class Strange: UIPickerViewDataSource, UIPickerViewDelegate {
                func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
                func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                    component == 0 ? -5 : Int(Int32.max)
                }
                func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { .nan }
                func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
                    component == 0 ? .nan : 0
                }
            }
            let strange = Strange()
            let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            picker.layoutIfNeeded()
            #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
            picker.dataSource = strange
            picker.delegate = strange
            picker.layoutIfNeeded()
            #expect(picker.numberOfRows(inComponent: 0) == 0 && picker.rowSize(forComponent: 1).height == 44)
            picker.selectRow(Int.max, inComponent: 1, animated: true)
            picker.selectRow(Int.min, inComponent: 1, animated: false)
            #expect(picker.selectedRow(inComponent: 1) == 0)
        }

        @Test func wheelsSayWhatIsChosen() {
            TouchStage.perform(scale: 2) { stage in
                let picker = picker(on: stage)
                picker.selectRow(2, inComponent: 0, animated: false)
                stage.wait(0.1)
                stage.photograph("picker")
                let wheel = picker.accessibilityTree().children.first
                #expect(wheel?.value == "Row 2" && wheel?.traits == ["adjustable"])
            }
        }
    }
}
