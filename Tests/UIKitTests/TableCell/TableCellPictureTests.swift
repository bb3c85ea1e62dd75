import Testing
import UIKit

extension SharedApplicationTests {
    /// Photographs every look, and measures what must be at a certain place.
    @MainActor @Suite struct TableCellPictureTests {
        private static let scales: [CGFloat] = [1, 2]

        private func cells() -> [UITableViewCell] {
            [
                .sample(.default, "Default", accessory: .disclosureIndicator),
                .sample(.default, "Icon", image: 29, accessory: .detailDisclosureButton),
                .sample(.subtitle, "Subtitle", "The second line", image: 60, accessory: .checkmark),
                .sample(.value1, "Sounds", "On", accessory: .disclosureIndicator),
                .sample(.value2, "mobile", "+33 6 12 34 56 78"),
                .sample(.default, "A text that is much too long for a row of a phone"),
            ]
        }

        @Test(arguments: UITableView.Style.both, scales)
        func everyStyleHasItsLook(style: UITableView.Style, scale: CGFloat) {
            TouchStage.perform(scale: scale) { stage in
                let rack = CellRack(on: stage, style: style)
                rack.add(cells())
                rack.add([.sample(.default, "Alone")])
                stage.photograph("cells-\(style)")
                #expect(rack.cells[0].contentView.frame.width == (style == .plain ? 300 : 280))
            }
        }

        @Test(arguments: UITableView.Style.both, scales)
        func selectedCellsAreWhiteOnBlue(style: UITableView.Style, scale: CGFloat) {
            TouchStage.perform(scale: scale) { stage in
                let rack = CellRack(on: stage, style: style)
                rack.add(cells())
                rack.cells[3].selectionStyle = .gray
                for cell in rack.cells { cell.setSelected(true, animated: false) }
                stage.photograph("cells-selected-\(style)")
                for cell in rack.cells { cell.setSelected(false, animated: true) }
                stage.wait(0.1)
                stage.photograph("cells-fading-\(style)")
                stage.wait(1)
                #expect(rack.cells[0].textLabel?.isHighlighted == false)
            }
        }

        @Test(arguments: UITableView.Style.both, scales)
        func editedCellsShowTheirControls(style: UITableView.Style, scale: CGFloat) {
            TouchStage.perform(scale: scale) { stage in
                let rack = CellRack(on: stage, style: style)
                rack.add(cells()) { $0.showsReorderControl = true }
                stage.wait(0.05)
                rack.change(animated: true) { look in
                    look.isEditing = true
                    if look.position == .last { look.editingStyle = .insert }
                }
                stage.wait(0.15)
                stage.photograph("cells-editing-halfway-\(style)")
                stage.wait(0.5)
                rack.cells[1].setShowsDeleteConfirmation(true, animated: true)
                stage.wait(0.15)
                stage.photograph("cells-deleting-halfway-\(style)")
                stage.wait(0.5)
                stage.photograph("cells-editing-\(style)")
                #expect(rack.cells[0].contentView.frame.minX == (style == .plain ? 32 : 42))
                rack.change(animated: false) { $0.selectsSeveral = true }
                rack.cells[2].setSelected(true, animated: false)
                stage.photograph("cells-marking-\(style)")
            }
        }
    }
}

extension UITableView.Style {
    fileprivate static let both = [UITableView.Style.plain, .grouped]
}
