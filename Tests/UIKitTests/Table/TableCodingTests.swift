import Foundation
import Testing
import UIKit

@MainActor struct TableCodingTests {
    @Test(arguments: ArchiveTrip.allCases) func aTableKeepsEverything(_ way: ArchiveTrip) throws {
        let table = UITableView(frame: CGRect(x: 0, y: 20, width: 300, height: 400), style: .grouped)
        table.rowHeight = 61
        table.sectionHeaderHeight = 31
        table.sectionFooterHeight = 32
        table.separatorStyle = .singleLine
        table.separatorColor = .red
        table.backgroundColor = .yellow
        table.allowsSelection = false
        table.allowsSelectionDuringEditing = true
        table.allowsMultipleSelection = true
        table.allowsMultipleSelectionDuringEditing = true
        table.sectionIndexMinimumDisplayRowCount = 7
        table.backgroundView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        table.tableHeaderView = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        table.tableFooterView = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        let copy = try #require(try way.copy(table))
        #expect(copy.style == .grouped && copy.frame == table.frame && copy.rowHeight == 61)
        #expect(copy.sectionHeaderHeight == 31 && copy.sectionFooterHeight == 32)
        #expect(copy.separatorStyle == .singleLine && copy.separatorColor == .red && copy.backgroundColor == .yellow)
        #expect(!copy.allowsSelection && copy.allowsSelectionDuringEditing && copy.allowsMultipleSelection)
        #expect(copy.allowsMultipleSelectionDuringEditing && copy.sectionIndexMinimumDisplayRowCount == 7)
        #expect(copy.backgroundView?.superview === copy)
        #expect(copy.tableHeaderView is UISearchBar && copy.tableHeaderView?.superview === copy)
        #expect(copy.tableFooterView is UILabel && copy.tableFooterView?.frame.height == 30)
        #expect(copy.gestureRecognizers?.count == table.gestureRecognizers?.count)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped]) func aPlainOldTableIsAsItWas(_ style: UITableView.Style)
        throws
    {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
        for way in ArchiveTrip.allCases {
            let copy = try #require(try way.copy(table))
            #expect(copy.style == style && copy.rowHeight == 44 && copy.separatorStyle == table.separatorStyle)
            #expect(copy.sectionHeaderHeight == table.sectionHeaderHeight)
            #expect(copy.backgroundColor == table.backgroundColor && copy.alwaysBounceVertical)
            #expect(copy.allowsSelection && copy.tableHeaderView == nil && copy.subviews.count == table.subviews.count)
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test func rowsAreNotArchivedAndADecodedTableShowsItsOwn() throws {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = rows
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        table.layoutIfNeeded()
        let copy = try #require(try ArchiveTrip.graph.copy(table))
        #expect(!copy.subviews.contains { $0 is UITableViewCell })
        copy.dataSource = rows
        copy.layoutIfNeeded()
        #expect(copy.visibleCells.count == 5)
        #expect(copy.visibleCells.first?.frame.minY == 72)
        let header = try #require(copy.subviews.firstIndex { $0 === copy.tableHeaderView })
        #expect(copy.subviews.lastIndex { $0 is UITableViewCell } ?? .max < header, "rows are behind headers")
    }

    @Test func aTableOfInterfaceBuilderHasTheStyleOfItsKeys() throws {
        var nib = NibBuilder()
        let header = nib.object("UISearchBar", ["UIBounds": NibBuilder.rectangle(0, 0, 320, 44)])
        _ = nib.object(
            "UITableView", atTop: true,
            [
                "UIBounds": NibBuilder.rectangle(0, 0, 320, 460), "UIStyle": .integer(1),
                "UISeparatorStyle": .integer(2), "UISubviews": nib.array([header]),
                "UITableHeaderView": .object(header), "UIContentSize": .structure(.pair(320, 504)),
            ])
        let table = try #require(nib.load(owner: NibOwner())?.first as? UITableView)
        #expect(table.style == .grouped && table.separatorStyle == .singleLineEtched && table.rowHeight == 44)
        #expect(table.sectionHeaderHeight == 10 && table.tableHeaderView is UISearchBar)
        #expect(table.allowsSelection && table.backgroundColor == .groupTableViewBackground)
    }
}
