import Archiving
import Foundation
import Testing
import UIKit

@MainActor struct CellNibTests {
    private final class OwnCell: UITableViewCell {}

    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))

    private func cellNib(identifier: String? = "Cell", objects: Int = 1) throws -> UINib {
        var nib = NibBuilder()
        for _ in 0..<objects {
            var fields = ["UITag": ArchivedValue.integer(9)]
            if let identifier { fields["UIReuseIdentifier"] = nib.text(identifier) }
            _ = nib.object("UITableViewCell", atTop: true, fields)
        }
        return UINib(data: try NibFolder.data(nib), bundle: nil)
    }

    @Test func cellsComeFromTheRegisteredNib() throws {
        table.register(try cellNib(), forCellReuseIdentifier: "Cell")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "Cell"))
        #expect(cell.tag == 9 && cell.reuseIdentifier == "Cell")
        #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
    }

    @Test func aCellWithoutIdentifierGetsTheRegisteredOne() throws {
        table.register(try cellNib(identifier: nil), forCellReuseIdentifier: "Cell")
        #expect(table.dequeueReusableCell(withIdentifier: "Cell")?.reuseIdentifier == "Cell")
    }

    @Test func aNibWithMoreThanACellRaises() throws {
        table.register(try cellNib(objects: 2), forCellReuseIdentifier: "Cell")
        let raised = NibCast.exceptions { #expect(table.dequeueReusableCell(withIdentifier: "Cell") == nil) }
        #expect(
            raised == [
                "NSInternalInconsistencyException: invalid nib registered for identifier (Cell) - nib must contain exactly "
                    + "one top level object which must be a UITableViewCell instance"
            ])
    }

    @Test func anotherIdentifierInTheNibRaises() throws {
        table.register(try cellNib(identifier: "Other"), forCellReuseIdentifier: "Cell")
        let raised = NibCast.exceptions { _ = table.dequeueReusableCell(withIdentifier: "Cell") }
        #expect(raised.count == 1 && raised[0].contains("cell reuse indentifier in nib (Other) does not match"))
    }

    @Test func cellsAreMadeOfTheRegisteredClass() {
        table.register(OwnCell.self, forCellReuseIdentifier: "Own")
        let cell = table.dequeueReusableCell(withIdentifier: "Own", for: IndexPath(row: 0, section: 0))
        #expect(cell is OwnCell && cell.reuseIdentifier == "Own")
        table.register(nil as AnyClass?, forCellReuseIdentifier: "Own")
        #expect(table.dequeueReusableCell(withIdentifier: "Own") == nil)
    }

    @Test func aCellOfNothingRaises() {
        let raised = NibCast.exceptions {
            _ = table.dequeueReusableCell(withIdentifier: "None", for: IndexPath(row: 0, section: 0))
        }
        #expect(raised.count == 1 && raised[0].contains("unable to dequeue a cell with identifier None"))
    }
}
