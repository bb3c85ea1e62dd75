import Foundation
import Testing
import UIKit

@MainActor struct CellCodingTests {
    @Test(arguments: ArchiveTrip.allCases) func aCellKeepsEverything(_ way: ArchiveTrip) throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Song")
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.textLabel?.text = "Title"
        cell.textLabel?.textColor = .red
        cell.detailTextLabel?.text = "Artist"
        cell.imageView?.image = ImageContext.draw(size: CGSize(width: 20, height: 20), scale: 1) { _ in }
        cell.selectionStyle = .gray
        cell.accessoryType = .checkmark
        cell.editingAccessoryType = .disclosureIndicator
        cell.editingAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        cell.hidesAccessoryWhenEditing = false
        cell.showsReorderControl = true
        cell.shouldIndentWhileEditing = false
        cell.indentationLevel = 2
        cell.indentationWidth = 13
        cell.backgroundColor = .yellow
        cell.backgroundView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        cell.selectedBackgroundView = UILabel(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        cell.multipleSelectionBackgroundView = UIImageView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
        cell.contentView.addSubview(UISwitch(frame: CGRect(x: 200, y: 10, width: 0, height: 0)))
        cell.editAction = "edit:"
        cell.accessoryAction = "more:"
        cell.layoutIfNeeded()

        let copy = try #require(try way.copy(cell))
        copy.layoutIfNeeded()
        #expect(copy.cellStyle == .subtitle && copy.reuseIdentifier == "Song" && copy.frame == cell.frame)
        #expect(copy.textLabel?.text == "Title" && copy.textLabel?.textColor == .red)
        #expect(copy.detailTextLabel?.text == "Artist" && copy.imageView?.image?.size.width == 20)
        #expect(copy.textLabel?.frame == cell.textLabel?.frame)
        #expect(copy.detailTextLabel?.frame == cell.detailTextLabel?.frame)
        #expect(copy.selectionStyle == .gray && copy.accessoryType == .checkmark)
        #expect(copy.editingAccessoryType == .disclosureIndicator && copy.editingAccessoryView?.bounds.width == 8)
        #expect(!copy.hidesAccessoryWhenEditing && copy.showsReorderControl && !copy.shouldIndentWhileEditing)
        #expect(copy.indentationLevel == 2 && copy.indentationWidth == 13 && copy.backgroundColor == .yellow)
        #expect(copy.backgroundView?.superview === copy && copy.selectedBackgroundView is UILabel)
        #expect(copy.multipleSelectionBackgroundView is UIImageView)
        #expect(copy.contentView.subviews.count == 4 && copy.contentView.frame == cell.contentView.frame)
        #expect(copy.editAction == "edit:" && copy.accessoryAction == "more:")
        #expect(copy.subviews.count == cell.subviews.count)
    }

    @Test(arguments: ArchiveTrip.allCases) func aPlainCellIsAsItWas(_ way: ArchiveTrip) throws {
        let copy = try #require(try way.copy(UITableViewCell(style: .value1, reuseIdentifier: nil)))
        #expect(copy.cellStyle == .value1 && copy.reuseIdentifier == nil && copy.selectionStyle == .blue)
        #expect(copy.accessoryType == .none && copy.indentationLevel == 0 && copy.indentationWidth == 10)
        #expect(copy.shouldIndentWhileEditing && copy.hidesAccessoryWhenEditing && !copy.showsReorderControl)
        #expect(copy.subviews.count == 1)
        copy.textLabel?.text = "Late"
        copy.detailTextLabel?.text = "Detail"
        copy.layoutIfNeeded()
        #expect(copy.textLabel?.frame.width ?? 0 > 0 && copy.textLabel?.font == .boldSystemFont(ofSize: 17))
    }

    @Test func theFontOfTheStyleStaysThatOfTheStyle() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        let copy = try #require(try ArchiveTrip.foundation.copy(cell))
        var look = TableRowLook()
        look.tableStyle = .grouped
        copy.setLook(look, animated: false)
        #expect(copy.textLabel?.font.pointSize == 17)
    }

    @Test func aDecodedLabelIsLaidOutAnewWhenItsTextChanges() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "A"
        cell.detailTextLabel?.text = "B"
        let copy = try #require(try ArchiveTrip.graph.copy(cell))
        copy.layoutIfNeeded()
        let width = copy.detailTextLabel?.frame.width ?? 0
        copy.detailTextLabel?.text = "Much longer"
        copy.layoutIfNeeded()
        #expect(copy.detailTextLabel?.frame.width ?? 0 > width)
    }

    /// A cell as Apple's tool compiles one that was laid out in Interface Builder, with the label and the image view
    /// that it gives along and nobody sees.
    private func cellOfInterfaceBuilder() throws -> UITableViewCell {
        var nib = NibBuilder()
        let label = nib.object(
            "UILabel",
            [
                "UIBounds": NibBuilder.rectangle(0, 0, 194, 21), "UICenter": .structure(.pair(117, 22)),
                "UIText": nib.text("Name"), "UIAutoresizingMask": .integer(36),
            ])
        let content = nib.object(
            "UITableViewCellContentView",
            [
                "UIBounds": NibBuilder.rectangle(0, 0, 320, 43), "UICenter": .structure(.pair(160, 21.5)),
                "UISubviews": nib.array([label]), "UIAutoresizeSubviews": .boolean(true),
            ])
        let unseenLabel = nib.value("UILabel", ["UIOpaque": .boolean(true)])
        let unseenImage = nib.value("UIImageView")
        _ = nib.object(
            "UITableViewCell", atTop: true,
            [
                "UIBounds": NibBuilder.rectangle(0, 0, 320, 44), "UICenter": .structure(.pair(160, 22)),
                "UIReuseIdentifier": nib.text("Person"), "UISubviews": nib.array([content]),
                "UIContentView": .object(content), "UITextLabel": .object(unseenLabel),
                "UIImageView": .object(unseenImage), "UIDetailTextLabel": .null, "UISelectionStyle": .integer(0),
            ])
        return try #require(nib.load(owner: NibOwner())?.first as? UITableViewCell)
    }

    @Test func aCellOfInterfaceBuilderIsAsItWasLaidOut() throws {
        let cell = try cellOfInterfaceBuilder()
        cell.layoutIfNeeded()
        #expect(cell.reuseIdentifier == "Person" && cell.selectionStyle == .none && cell.subviews.count == 1)
        #expect(cell.contentView.subviews.map(\.frame) == [CGRect(x: 20, y: 11.5, width: 194, height: 21)])
        #expect((cell.contentView.subviews.first as? UILabel)?.text == "Name")
        #expect(cell.accessibilityLabel == "Name")
    }

    @Test func theUnseenLabelAppearsWithItsText() throws {
        let cell = try cellOfInterfaceBuilder()
        #expect(cell.textLabel?.superview == nil)
        cell.textLabel?.text = "Shown"
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.superview === cell.contentView && cell.textLabel?.frame.minX == 10)
        cell.imageView?.image = ImageContext.draw(size: CGSize(width: 30, height: 30), scale: 1) { _ in }
        cell.layoutIfNeeded()
        #expect(cell.imageView?.superview === cell.contentView && cell.textLabel?.frame.minX ?? 0 > 40)
    }

    @Test func aCellOfIPhoneOS2HasItsTextAndImage() throws {
        var nib = NibBuilder()
        _ = nib.object(
            "UITableViewCell", atTop: true,
            [
                "UIBounds": NibBuilder.rectangle(0, 0, 320, 44), "UIText": nib.text("Old"),
                "UITextAlignment": .integer(2), "UIAccessoryType": .integer(1),
            ])
        let cell = try #require(nib.load(owner: NibOwner())?.first as? UITableViewCell)
        #expect(cell.text == "Old" && cell.textAlignment == .right && cell.accessoryType == .disclosureIndicator)
    }
}
