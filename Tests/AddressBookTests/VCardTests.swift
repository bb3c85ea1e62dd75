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

    @Test func `cards of old telephones are in quoted-printable and fold it with equals signs`() throws {
        let card = """
            BEGIN:VCARD\r
            VERSION:2.1\r
            N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Mar=\r
            in;Zo=C3=AB\r
            TEL;CELL;VOICE:555-0100\r
            TEL;WORK;FAX:555-0101\r
            NOTE;ENCODING=QUOTED-PRINTABLE:100=3D100=2\r
            END:VCARD\r
            """
        let person = try #require(VCard(Data(card.utf8)).people.first)
        #expect(person.compositeName == "Zoë Marin")
        #expect(person.multiValue(ABProperty.phone)?.label(at: 0) == ABLabel.mobile)
        #expect(person.multiValue(ABProperty.phone)?.label(at: 1) == ABLabel.workFax)
        #expect(person.text(ABProperty.note) == "100=100=2")
    }

    @Test(arguments: [String.Encoding.utf16, .utf8, .windowsCP1252])
    func `letters come through in whatever a card is written`(encoding: String.Encoding) throws {
        let card = "BEGIN:VCARD\rN:Marin;Zoë\rEMAIL;TYPE=\"home:1,pref\":zoe@example.org\rEND:VCARD"
        let data = try #require(card.data(using: encoding))
        let person = try #require(VCard(data).people.first)
        #expect(person.compositeName == "Zoë Marin")
        #expect(person.multiValue(ABProperty.email)?.value(at: 0) as? String == "zoe@example.org")
    }

    @Test func `days that no calendar has are left out`() throws {
        for day in ["1980-02-30", "19801301", "00000000", "99999999", "1980", "now"] {
            let person = try #require(VCard(Data("BEGIN:VCARD\nFN:Zoë\nBDAY:\(day)\nEND:VCARD".utf8)).people.first)
            #expect(person.value(ABProperty.birthday) == nil)
        }
    }

    @Test func `many values take no longer than few, each`() throws {
        let numbers = (0..<20_000).map { "TEL:\($0)" }.joined(separator: "\n")
        let person = try #require(VCard(Data("BEGIN:VCARD\nFN:Zoë\n\(numbers)\nEND:VCARD".utf8)).people.first)
        #expect(person.multiValue(ABProperty.phone)?.count == 20_000)
    }

    @Test func `a person written as a card is the same when it is read`() throws {
        let card = VCardTests.card.replacingOccurrences(
            of: "END:VCARD",
            with: """
                NOTE:A note; longer than a line of seventy-five bytes\\, with a comma\\nand a second line
                item2.X-ABDATE:2001-05-06
                item2.X-ABLabel:_$!<Anniversary>!$_
                X-AIM;type=WORK:zoe
                X-ABShowAs:COMPANY
                PHOTO;ENCODING=b:AAECAw==
                END:VCARD
                """)
        let person = try #require(VCard(Data(card.utf8)).people.first)
        let written = VCardWriter.data(of: [person, ABRecord(.group), person])
        let lines = String(decoding: written, as: UTF8.self).components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        let again = VCard(written).people
        #expect(again.count == 2)
        for property in ABProperty.all {
            let (first, second) = (person.value(property.id), again[1].value(property.id))
            if let values = first as? ABMultiValue {
                let others = try #require(second as? ABMultiValue)
                #expect(values.entries.map(\.label) == others.entries.map(\.label), "\(property.column)")
                #expect(
                    values.entries.map { $0.value as? AnyHashable } == others.entries.map { $0.value as? AnyHashable })
            } else {
                #expect(first as? AnyHashable == second as? AnyHashable, "\(property.column)")
            }
        }
        #expect(again[1].imageData == Data([0, 1, 2, 3]))
    }

    @Test func `a draft changes nothing until it is taken`() {
        let person = ABRecord(.person)
        person.setValue("Zoë", ABProperty.firstName)
        person.hasChanges = false
        let draft = person.draft()
        person.take(draft: draft)
        #expect(!person.hasChanges)
        draft.setValue("Ada", ABProperty.firstName)
        #expect(person.compositeName == "Zoë")
        person.take(draft: draft)
        #expect(person.compositeName == "Ada")
        #expect(person.hasChanges)
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

    @Test func `numbers and texts from other programs' files are read as far as they make sense`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlitedb")
        defer { try? FileManager.default.removeItem(at: file) }
        let store = try AddressBookStore(path: file.path)
        let person = ABRecord(.person)
        person.setValue(NSNumber(value: 1e300), ABProperty.kind)
        person.setValue("Zo\0ë", ABProperty.firstName)
        try store.save([person], removing: [])
        let read = try #require(try store.people().first)
        #expect(read.value(ABProperty.kind) as? NSNumber == 0)
        #expect(read.text(ABProperty.firstName) == "Zo\0ë")
    }

    @Test func `a file that is no database is refused`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlitedb")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(repeating: 65, count: 4096).write(to: file)
        #expect(throws: (any Error).self) { try AddressBookStore(path: file.path) }
    }
}
