import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct TableCellSelectionTests {
        private func cell(on stage: TouchStage, _ style: UITableView.Style = .plain) -> UITableViewCell {
            let rack = CellRack(on: stage, style: style)
            rack.add([.sample(.subtitle, "Text", "Detail", image: 20, accessory: .disclosureIndicator)])
            stage.wait(0.05)
            return rack.cells[0]
        }

        private func background(_ cell: UITableViewCell) -> UIView? {
            cell.subviews.first { $0 is SelectionBackground }
        }

        @Test func contentTakesItsHighlightedColours() {
            TouchStage.perform { stage in
                let cell = cell(on: stage)
                let label = UILabel(frame: CGRect(x: 200, y: 5, width: 50, height: 20))
                label.backgroundColor = .yellow
                cell.contentView.addSubview(label)
                let onTheCell = UIView(frame: CGRect(x: 100, y: 5, width: 10, height: 10))
                onTheCell.backgroundColor = .red
                cell.addSubview(onTheCell)
                cell.isHighlighted = true
                #expect(cell.textLabel?.isHighlighted == true && cell.imageView?.isHighlighted == true)
                #expect(label.isHighlighted && label.backgroundColor == nil && onTheCell.backgroundColor == nil)
                #expect(background(cell)?.alpha == 1)
                cell.isHighlighted = false
                #expect(cell.textLabel?.isHighlighted == false && background(cell) == nil)
                #expect(label.backgroundColor == .yellow && label.isOpaque && onTheCell.backgroundColor == .red)
            }
        }

        @Test func theFadeLeavesTextReadable() throws {
            try TouchStage.perform { stage in
                let cell = cell(on: stage)
                cell.isSelected = true
                stage.wait(0.05)
                cell.setSelected(false, animated: true)
                #expect(!cell.isSelected && cell.textLabel?.isHighlighted == true)
                stage.wait(0.1)
                let shown = try #require(background(cell)?.layer.presentation()?.opacity)
                #expect(shown > 0.3 && shown < 1)
                stage.wait(0.15)
                #expect(cell.textLabel?.isHighlighted == false && background(cell) != nil)
                #expect(cell.textLabel?.layer.isOpaque == false)
                stage.wait(0.3)
                #expect(background(cell) == nil && cell.textLabel?.layer.isOpaque == true)
            }
        }

        @Test func aFadeIsInterruptedByTheNextTouch() {
            TouchStage.perform { stage in
                let cell = cell(on: stage)
                cell.isSelected = true
                cell.setSelected(false, animated: true)
                stage.wait(0.1)
                cell.setHighlighted(true, animated: false)
                stage.wait(1)
                #expect(
                    background(cell)?.layer.presentation()?.opacity ?? 1 == 1 && cell.textLabel?.isHighlighted == true)
                cell.setHighlighted(false, animated: false)
                #expect(background(cell) == nil)
            }
        }

        @Test func selectedAndTouchedAreOneLook() {
            TouchStage.perform { stage in
                let cell = cell(on: stage)
                cell.isHighlighted = true
                cell.isSelected = true
                cell.isHighlighted = false
                #expect(background(cell) != nil)
                cell.isSelected = false
                #expect(background(cell) == nil)
            }
        }

        @Test func aCellWithoutASelectionStyleShowsNothing() {
            TouchStage.perform { stage in
                let cell = cell(on: stage)
                cell.selectionStyle = .none
                cell.isSelected = true
                #expect(cell.isSelected && background(cell) == nil && cell.textLabel?.isHighlighted == false)
                cell.selectionStyle = .blue
                #expect(background(cell) != nil)
                cell.selectionStyle = .none
                #expect(background(cell) == nil)
            }
        }

        @Test func theAppsBackgroundsTakeThePlaceOfTheStyles() {
            TouchStage.perform { stage in
                let cell = cell(on: stage)
                let (selected, plain) = (UIView(frame: .zero), UIView(frame: .zero))
                selected.backgroundColor = .green
                cell.selectedBackgroundView = selected
                cell.backgroundView = plain
                #expect(selected.superview == nil && plain.superview === cell && cell.subviews.first === plain)
                cell.isSelected = true
                #expect(selected.superview === cell && selected.backgroundColor == .green)
                #expect(
                    cell.subviews.firstIndex(of: selected) ?? 9 < cell.subviews.firstIndex(of: cell.contentView) ?? 0)
                stage.wait(0.05)
                #expect(plain.frame == cell.bounds && selected.frame == cell.bounds)
                cell.isSelected = false
                cell.backgroundView = nil
                #expect(selected.superview == nil && plain.superview == nil)
            }
        }

        @Test func aCellThatIsUsedAgainHasForgotten() {
            TouchStage.perform { stage in
                let cell = cell(on: stage)
                cell.isSelected = true
                cell.setSelected(false, animated: true)
                cell.setHighlighted(true, animated: false)
                cell.setShowsDeleteConfirmation(true, animated: true)
                cell.prepareForReuse()
                #expect(!cell.isSelected && !cell.isHighlighted && !cell.showingDeleteConfirmation)
                #expect(background(cell) == nil && cell.textLabel?.isHighlighted == false)
            }
        }

        @Test func groupedCellsFillTheShape() {
            TouchStage.perform { stage in
                let cell = cell(on: stage, .grouped)
                #expect(cell.backgroundColor == .white && cell.layer.backgroundColor == nil)
                cell.isSelected = true
                stage.wait(0.05)
                #expect(background(cell)?.frame == CGRect(x: 9, y: 0, width: 302, height: 46))
            }
        }
    }
}
