import Testing
import UIKit

extension SharedApplicationTests {
    /// The three ways to make cells of one's own: put together from views, loaded from a nib file, and drawn.
    @MainActor @Suite struct CustomCellTests {
        private final class PlacingCell: UITableViewCell {
            let extra = UILabel(frame: .zero)
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                extra.text = "Extra"
                contentView.addSubview(extra)
            }

            required init?(coder: NSCoder) { return nil }
            override func layoutSubviews() {
                super.layoutSubviews()
                extra.frame = CGRect(x: contentView.bounds.width - 80, y: 10, width: 70, height: 20)
                textLabel?.frame = CGRect(x: 50, y: 0, width: 100, height: 43)
            }
        }

        private final class DrawnContent: UIView {
            var draws = 0
            override func draw(_ rect: CGRect) {
                draws += 1
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 20, y: 10, width: 40, height: 20))
            }
        }

        private final class DrawnCell: UITableViewCell {
            var draws = 0
            override func draw(_ rect: CGRect) {
                draws += 1
                UIColor.blue.setFill()
                UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 20))
            }
        }

        private func pixel(_ stage: TouchStage, _ x: Int, _ y: Int) -> UInt32 {
            stage.render()
            return stage.surface.pixels[y * stage.surface.bytesPerRow / 4 + x]
        }

        @Test func aSubclassPlacesItsViewsAndTheCellsOwn() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                let cell = PlacingCell(style: .default, reuseIdentifier: "placing")
                cell.textLabel?.text = "Text"
                rack.add([cell])
                stage.wait(0.05)
                #expect(cell.extra.frame.minX == 240 && cell.textLabel?.frame.minX == 50)
                rack.change(animated: true) { $0.isEditing = true }
                stage.wait(0.5)
                #expect(cell.extra.frame.minX == 208 && cell.contentView.frame.minX == 32)
                #expect(cell.accessibilityLabel == "Text" && cell.reuseIdentifier == "placing")
            }
        }

        @Test func viewsInTheContentFollowItsSizeByTheirMasks() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let view = UIView(frame: cell.contentView.bounds)
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                cell.contentView.addSubview(view)
                rack.add([cell], height: 80)
                stage.wait(0.05)
                #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 79))
                cell.accessoryType = .disclosureIndicator
                stage.wait(0.05)
                #expect(view.frame.width == 300)
            }
        }

        @Test func viewsOnTheCellItselfAreFoundByTheirTags() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                let cell = UITableViewCell(style: .default, reuseIdentifier: "tagged")
                let label = UILabel(frame: CGRect(x: 50, y: 2, width: 200, height: 20))
                label.tag = 10
                cell.addSubview(label)
                rack.add([cell])
                (cell.viewWithTag(10) as? UILabel)?.text = "Section: 1"
                stage.wait(0.05)
                #expect(
                    label.frame == CGRect(x: 50, y: 2, width: 200, height: 20)
                        && cell.accessibilityLabel == "Section: 1")
                cell.isHighlighted = true
                #expect(label.isHighlighted && label.backgroundColor == nil)
            }
        }

        @Test func contentThatIsDrawnIsDrawnOnce() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let content = DrawnContent(frame: cell.contentView.bounds)
                content.isOpaque = false
                content.backgroundColor = nil
                cell.contentView.addSubview(content)
                rack.add([cell])
                #expect(pixel(stage, 30, 25) == 0xFFFF_0000)
                cell.frame.origin.y += 50
                stage.wait(0.1)
                #expect(content.draws == 1 && pixel(stage, 30, 75) == 0xFFFF_0000)
                cell.isSelected = true
                #expect(pixel(stage, 30, 75) == 0xFFFF_0000)
                #expect(pixel(stage, 5, 75) & 0xFF > 0xD0 && pixel(stage, 5, 75) >> 16 & 0xFF < 0x20)
            }
        }

        @Test func aCellThatDrawsItselfIsCoveredByItsSelection() {
            TouchStage.perform { stage in
                let rack = CellRack(on: stage, style: .plain)
                let cell = DrawnCell(style: .default, reuseIdentifier: nil)
                rack.add([cell])
                #expect(pixel(stage, 15, 25) == 0xFF00_00FF && pixel(stage, 100, 25) == 0xFFFF_FFFF)
                cell.isSelected = true
                #expect(pixel(stage, 15, 25) != 0xFF00_00FF)
                cell.isSelected = false
                #expect(pixel(stage, 15, 25) == 0xFF00_00FF)
            }
        }

        @Test func theMembersOfTheFirstSystemsReachTheLabel() {
            let cell = UITableViewCell(frame: .zero, reuseIdentifier: "old")
            let image = UIImage()
            cell.text = "Text"
            cell.font = .systemFont(ofSize: 11)
            cell.textColor = .red
            cell.selectedTextColor = .green
            cell.textAlignment = .center
            cell.lineBreakMode = .byTruncatingMiddle
            cell.image = image
            cell.selectedImage = image
            #expect(cell.frame.size == CGSize(width: 320, height: 44) && cell.detailTextLabel == nil)
            #expect(cell.textLabel?.text == "Text" && cell.textLabel?.font.pointSize == 11)
            #expect(cell.textLabel?.textColor == .red && cell.textLabel?.highlightedTextColor == .green)
            #expect(cell.textLabel?.textAlignment == .center && cell.textLabel?.lineBreakMode == .byTruncatingMiddle)
            #expect(cell.imageView?.image === image && cell.imageView?.highlightedImage === image)
            #expect(cell.hidesAccessoryWhenEditing && cell.target == nil && cell.editAction == nil)
        }
    }
}
