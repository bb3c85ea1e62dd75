import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct TableCellLayoutTests {
        private func frame(_ view: UIView?) -> [CGFloat] {
            guard let frame = view?.frame else { return [] }
            return [frame.minX, frame.minY, frame.width, frame.height]
        }

        @Test func aPlainCellHasApplesFrames() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                rack.add([
                    .sample(.default, "Text"), .sample(.default, "Text", accessory: .disclosureIndicator),
                    .sample(.default, "Text", accessory: .detailDisclosureButton),
                    .sample(.subtitle, "Text", "Detail"), .sample(.value2, "Text", "Detail"),
                ])
                stage.wait(0.05)
                #expect(frame(rack.cells[0].contentView) == [0, 0, 320, 43])
                #expect(frame(rack.cells[0].textLabel) == [10, 0, 300, 43])
                #expect(frame(rack.cells[1].contentView) == [0, 0, 300, 43])
                #expect(frame(rack.cells[2].contentView) == [0, 0, 287, 43])
                #expect(
                    rack.cells[3].textLabel.map { [$0.frame.minX, $0.frame.minY, $0.frame.height] } == [10, 2, 22])
                #expect(
                    rack.cells[3].detailTextLabel.map { [$0.frame.minX, $0.frame.minY, $0.frame.height] }
                        == [10, 24, 18])
                #expect(rack.cells[4].textLabel.map { [$0.frame.minX, $0.frame.width] } == [10, 67])
                #expect(rack.cells[4].detailTextLabel?.frame.minX == 83)
            }
        }

        @Test func aGroupLiesTenPointsInside() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .grouped)
                rack.add([.sample(.default, "First"), .sample(.default, "Middle"), .sample(.default, "Last")])
                rack.add([.sample(.value1, "Sounds", "On", accessory: .disclosureIndicator)])
                stage.wait(0.05)
                #expect(rack.cells.map { $0.frame.height } == [45, 44, 45, 46])
                #expect(
                    rack.cells.map { frame($0.contentView) }[0...2] == [
                        [10, 1, 300, 43], [10, 0, 300, 43], [10, 0, 300, 43],
                    ])
                #expect(frame(rack.cells[3].contentView) == [10, 1, 280, 43])
                #expect(rack.cells[3].detailTextLabel?.frame.maxX == 270)
                #expect(rack.cells[0].textLabel?.font.pointSize == 17)
            }
        }

        @Test func fontsFollowTheTableUnlessTheAppSetsOne() {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            #expect(cell.textLabel?.font == .boldSystemFont(ofSize: 20))
            var look = TableRowLook()
            look.tableStyle = .grouped
            cell.setLook(look, animated: false)
            #expect(cell.textLabel?.font == .boldSystemFont(ofSize: 17))
            cell.font = .systemFont(ofSize: 9)
            look.tableStyle = .plain
            cell.setLook(look, animated: false)
            #expect(cell.textLabel?.font == .systemFont(ofSize: 9))
        }

        @Test func imagesPushTheTextAndShrinkToTheRow() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                rack.add([.sample(.default, "Small", image: 29), .sample(.default, "Large", image: 86)])
                stage.wait(0.05)
                #expect(frame(rack.cells[0].imageView) == [7, 7, 29, 29])
                #expect(rack.cells[0].textLabel?.frame.minX == 46)
                #expect(frame(rack.cells[1].imageView) == [0, 0, 43, 43])
                #expect(rack.cells[1].textLabel?.frame.minX == 53)
                rack.cells[1].imageView?.image = nil
                stage.wait(0.05)
                #expect(rack.cells[1].textLabel?.frame.minX == 10)
            }
        }

        @Test func contentIsIndentedByLevels() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                rack.add([.sample(.default, "Text")])
                rack.cells[0].indentationLevel = 2
                stage.wait(0.05)
                #expect(rack.cells[0].textLabel?.frame.minX == 30)
                rack.change(animated: false) { $0.indentationLevel = 3 }
                stage.wait(0.05)
                #expect(rack.cells[0].indentationLevel == 3 && rack.cells[0].textLabel?.frame.minX == 40)
                rack.change(animated: false) { $0.indentationLevel = 0 }
                #expect(rack.cells[0].indentationLevel == 0)
                rack.cells[0].indentationLevel = Int.max
                rack.cells[0].indentationWidth = .nan
                stage.wait(0.05)
                #expect(rack.cells[0].textLabel?.frame.minX == 10)
            }
        }

        @Test func longValuesShareTheRow() throws {
            try TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                let long = String(repeating: "long ", count: 20)
                rack.add([.sample(.value1, long, long), .sample(.value1, "Name", long)])
                stage.wait(0.05)
                for cell in rack.cells {
                    let (text, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
                    #expect(text.frame.minX == 10 && text.frame.maxX < detail.frame.minX)
                    #expect(detail.frame.maxX == 310 && detail.frame.width >= 100)
                }
            }
        }

        @Test func theAccessoryViewOfAnAppKeepsItsSize() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                rack.add([.sample(.default, "Switch", accessory: .checkmark)])
                let toggle = UISwitch(frame: .zero)
                rack.cells[0].accessoryView = toggle
                stage.wait(0.05)
                #expect(
                    toggle.superview === rack.cells[0] && toggle.frame.maxX == 310
                        && toggle.frame.size == toggle.bounds.size)
                #expect(rack.cells[0].contentView.frame.maxX == toggle.frame.minX)
                rack.cells[0].accessoryView = nil
                #expect(toggle.superview == nil && rack.cells[0].subviews.contains { $0 is UIImageView })
            }
        }

        /// As the locks of PocketFolder's rows on iPhone OS 3.1.
        @Test func aButtonIsNearerToTheEdgeThanOtherAccessories() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                rack.add([.sample(.default, "Locked")])
                let button = UIButton(type: .custom)
                button.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
                rack.cells[0].accessoryView = button
                stage.wait(0.05)
                #expect(button.frame == CGRect(x: 282, y: 5, width: 32, height: 32))
            }
        }

        @Test func anImpossibleSizeIsNoHarm() {
            TouchStage.perform { stage in
                for style in [UITableView.Style.plain, .grouped] {
                    let rack = CellRack(on: stage, style: style)
                    let cell = UITableViewCell.sample(.subtitle, "Text", "Detail", image: 29, accessory: .checkmark)
                    rack.add([cell])
                    for size in [0, -5, 1e9, .infinity, .nan] as [CGFloat] {
                        cell.frame = CGRect(x: 0, y: 0, width: size, height: size)
                        cell.setSelected(true, animated: false)
                        rack.change(animated: true) { $0.isEditing.toggle() }
                        stage.wait(0.05)
                        cell.setSelected(false, animated: true)
                    }
                    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                    rack.change(animated: false) { $0.isEditing = false }
                    stage.wait(1)
                    #expect(cell.contentView.frame.width > 0)
                    rack.removeFromSuperview()
                }
            }
        }

        @Test func nothingIsDoneWhenNothingChanges() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                rack.add([.sample(.subtitle, "Text", "Detail", image: 29, accessory: .disclosureIndicator)])
                stage.wait(0.1)
                let cell = rack.cells[0]
                cell.textLabel?.text = "Text"
                cell.imageView?.image = cell.imageView?.image
                cell.accessoryType = .disclosureIndicator
                cell.setLook(cell.look, animated: false)
                cell.setSelected(false, animated: true)
                CATransaction.flush()
                #expect(UIScreen.main.host?.render(at: stage.now) == [])
            }
        }

        @Test func aPlainCellHasTheColourOfItsTableUnlessItHasOne() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                rack.add([.sample(.default, "Text")]) { $0.tableColor = .yellow }
                let cell = rack.cells[0]
                #expect(
                    cell.layer.backgroundColor == UIColor.yellow.cgColor && cell.textLabel?.backgroundColor == .yellow)
                rack.change(animated: false) { $0.tableColor = .clear }
                #expect(cell.layer.backgroundColor == nil && cell.textLabel?.layer.isOpaque == false)
                cell.backgroundColor = .red
                #expect(cell.layer.backgroundColor == UIColor.red.cgColor && cell.textLabel?.backgroundColor == .red)
            }
        }

        @Test func labelsOfAPlainCellAreOpaqueUntilSomethingIsBehindThem() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                rack.add([.sample(.default, "Text")])
                let cell = rack.cells[0]
                #expect(cell.textLabel?.layer.isOpaque == true)
                cell.contentView.backgroundColor = .red
                #expect(cell.textLabel?.layer.isOpaque == false)
                cell.contentView.backgroundColor = nil
                #expect(cell.textLabel?.backgroundColor == .white)
                cell.backgroundColor = .clear
                #expect(cell.textLabel?.layer.isOpaque == false)
                cell.textLabel?.backgroundColor = .yellow
                cell.backgroundColor = .white
                #expect(cell.textLabel?.backgroundColor == .yellow)
            }
        }
    }
}
