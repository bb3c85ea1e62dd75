import AddressBook
import Device
import Foundation
import OwnProcess
import Testing
import UIKit

/// The device's own Contacts.
@Suite(.ownProcess, .serialized) @MainActor struct ContactsTests {
    private let bench: SystemAppBench

    init() throws { bench = try SystemAppBench() }

    private var names: [String] {
        let store = try? AddressBookStore(path: bench.folder.path + "/Device/AddressBook/AddressBook.sqlitedb")
        return ((try? store?.people()) ?? []).compactMap(\.compositeName).sorted()
    }

    @Test func `a person is added, changed, called and deleted`() throws {
        defer { bench.device.shutDown() }
        try bench.tap("Contacts")
        #expect(try bench.shows("No Contacts"))
        try bench.tap("Add")
        try bench.tap("First Last")
        for key in ["A", "d", "a"] { bench.device.key(.down, code: "Key\(key.uppercased())", text: key) }
        try bench.device.advance(by: 0.5)
        try bench.tap("Save")
        try bench.tap("Save")
        #expect(names == ["Ada"])
        #expect(try bench.shows("Ada") && bench.shows("Edit"))
        try bench.tap("Edit")
        try bench.tap("Add new Phone")
        for key in "5550101" { bench.device.key(.down, code: "Digit\(key)", text: String(key)) }
        try bench.device.advance(by: 0.5)
        try bench.tap("Save")
        try bench.tap("Done")
        try bench.tap("5550101")
        #expect(try bench.shows("calling…") && bench.shows("Ada"))
        try bench.tap("End Call")
        try bench.tap("Edit")
        try bench.scrollToEnd()
        try bench.tap("Delete Contact")
        try bench.tap("Cancel")
        #expect(names == ["Ada"])
    }

    @Test func `people who are added from elsewhere are there when the app comes back`() throws {
        defer { bench.device.shutDown() }
        try bench.open("com.apple.MobileAddressBook")
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        try bench.folder.write(
            "BEGIN:VCARD\nVERSION:3.0\nN:Hopper;Grace;;;\nFN:Grace Hopper\nEND:VCARD\n", to: "grace.vcf")
        try bench.device.addContacts(file: bench.folder.path + "/grace.vcf")
        try bench.open("com.apple.MobileAddressBook")
        try bench.tap("Grace Hopper")
        try bench.tap("Edit")
        try bench.scrollToEnd()
        try bench.tap("Delete Contact")
        try bench.tap("Delete Contact")
        #expect(names.isEmpty)
        #expect(try bench.shows("No Contacts"))
    }
}
