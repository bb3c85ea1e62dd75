import AddressBook
import Foundation
import Testing

@Suite struct VCardTests {
    private static let card = """
        BEGIN:VCARD
        VERSION:3.0
        N:Marin;Zoë;;;
        FN:Zoë Marin
        ORG:Bakery\\; Sons;Bread
        TEL;type=CELL;type=pref:555-0100
        item1.EMAIL;type=INTERNET:zoe@
         example.org
        item1.X-ABLabel:bread
        ADR;type=WORK:;;1 Mill Lane;Lyon;;69001;France
        BDAY:1980-02-29
        END:VCARD
        """

    @Test func `a card becomes a person`() throws {
        let people = VCard(Data(VCardTests.card.utf8)).people
        let person = try #require(people.first)
        #expect(people.count == 1)
        #expect(person.compositeName == "Zoë Marin")
        #expect(person.text(ABProperty.organization) == "Bakery; Sons")
        #expect(person.multiValue(ABProperty.phone)?.label(at: 0) == ABLabel.mobile)
        #expect(person.multiValue(ABProperty.email)?.value(at: 0) as? String == "zoe@example.org")
        #expect(person.multiValue(ABProperty.email)?.label(at: 0) == "bread")
        let address = person.multiValue(ABProperty.address)?.value(at: 0) as? [String: String]
        #expect(address == ["Street": "1 Mill Lane", "City": "Lyon", "ZIP": "69001", "Country": "France"])
        #expect(person.value(ABProperty.birthday) is Date)
    }

    @Test func `what is no card is nobody`() {
        for text in ["", "BEGIN:VCARD\nEND:VCARD", "END:VCARD", "BEGIN:VCARD\nFN:Zoë", "no colon\n:\n;:\nN:"] {
            #expect(VCard(Data(text.utf8)).people.isEmpty)
        }
    }

    @Test func `people come back from the store as they were saved`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlitedb")
        defer { try? FileManager.default.removeItem(at: file) }
        let store = try AddressBookStore(path: file.path)
        try store.save(VCard(Data(VCardTests.card.utf8)).people, removing: [])
        let person = try #require(try AddressBookStore(path: file.path).people().first)
        #expect(person.recordID == 1)
        #expect(!person.hasChanges)
        #expect(person.compositeName == "Zoë Marin")
        #expect(person.multiValue(ABProperty.email)?.label(at: 0) == "bread")
        #expect((person.multiValue(ABProperty.address)?.value(at: 0) as? [String: Any])?["City"] as? String == "Lyon")
    }

    @Test func `a file that is no database is refused`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlitedb")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(repeating: 65, count: 4096).write(to: file)
        #expect(throws: (any Error).self) { try AddressBookStore(path: file.path) }
    }
}
