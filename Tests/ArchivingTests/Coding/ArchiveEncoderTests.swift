import Archiving
import Foundation
import Testing

@Suite struct ArchiveEncoderTests {
    private final class Person: NSObject, NSCoding {
        let name: String
        var friends: [Person] = []
        weak var boss: Person?
        var frame = ArchivedStructure.rectangle(0, 0, 1, 1)

        init(_ name: String) { self.name = name }

        init?(coder: NSCoder) {
            name = coder.decodeObject(forKey: "name") as? String ?? ""
            super.init()
            coder.begin(self)
            friends = coder.decodeObject(forKey: "friends") as? [Person] ?? []
            boss = coder.decodeObject(forKey: "boss") as? Person
            if let structure = (coder as? ArchiveDecoder)?.structure(forKey: "frame") { frame = structure }
        }

        func encode(with coder: NSCoder) {
            coder.encode(name, forKey: "name")
            coder.encode(friends, forKey: "friends")
            coder.encodeConditionalObject(boss, forKey: "boss")
            (coder as? ArchiveEncoder)?.encode(frame, forKey: "frame")
        }
    }

    private func encoder() -> ArchiveEncoder {
        let encoder = ArchiveEncoder()
        encoder.nameObject = { _ in ("Person", ["NSObject"]) }
        return encoder
    }

    private func decode(_ graph: ArchiveGraph) -> ArchiveDecoder {
        let decoder = ArchiveDecoder(graph: graph)
        decoder.makeObject = { _, _, decoder in Person(coder: decoder) }
        return decoder
    }

    @Test func objectsThatReferToEachOtherComeBackSo() throws {
        let (ann, bob) = (Person("Ann"), Person("Bob"))
        (ann.friends, bob.friends) = ([bob, bob], [ann])
        ann.boss = bob
        let encoder = encoder()
        encoder.encode(ann, forKey: "root")
        for data in [try KeyedArchive.write(encoder.graph), try NIBArchive.write(encoder.graph)] {
            let graph = NIBArchive.isNIBArchive(data) ? try NIBArchive.read(data) : try KeyedArchive.read(data)
            let read = try #require(decode(graph).decodeObject(forKey: "root") as? Person)
            #expect(read.name == "Ann")
            #expect(read.friends.map(\.name) == ["Bob", "Bob"])
            #expect(read.friends[0] === read.friends[1])
            #expect(read.friends[0].friends.first === read)
            #expect(read.boss === read.friends[0])
            #expect(read.frame == .rectangle(0, 0, 1, 1))
            read.friends[0].friends = []
        }
        bob.friends = []
    }

    @Test func aConditionalObjectIsOnlyThereIfSomethingElseEncodesIt() throws {
        let (ann, bob) = (Person("Ann"), Person("Bob"))
        ann.boss = bob
        let alone = encoder()
        alone.encode(ann, forKey: "root")
        #expect((decode(alone.graph).decodeObject(forKey: "root") as? Person)?.boss == nil)
        #expect(!alone.graph.objects.contains { $0.content == .string("Bob") })

        let both = encoder()
        both.encode(ann, forKey: "root")
        both.encode(bob, forKey: "boss")
        let decoder = decode(both.graph)
        let read = try #require(decoder.decodeObject(forKey: "root") as? Person)
        #expect(read.boss === decoder.decodeObject(forKey: "boss") as? Person)
    }

    @Test func foundationsValuesComeBackAsTheyWere() throws {
        let values: [String: Any] = [
            "text": "Größe", "number": NSNumber(value: -5), "real": NSNumber(value: 2.5), "yes": NSNumber(value: true),
            "data": Data([1, 2]), "date": Date(timeIntervalSinceReferenceDate: 12.25),
            "url": URL(string: "http://example.org/a?b")!, "locale": Locale(identifier: "de_DE"),
            "zone": TimeZone(identifier: "Europe/Berlin")!, "id": UUID(),
            "set": Set(["x", "y"]) as Set<AnyHashable>,
        ]
        let encoder = ArchiveEncoder()
        for (key, value) in values.sorted(by: { $0.key < $1.key }) { encoder.encode(value, forKey: key) }
        encoder.encode(["a", ["b"]] as [Any], forKey: "list")
        encoder.encode(["k": ["v"]], forKey: "map")
        encoder.encode(NSNull(), forKey: "null")
        encoder.encode(nil as Any?, forKey: "nil")
        #expect(encoder.error == nil)
        let graph = try NIBArchive.read(NIBArchive.write(KeyedArchive.read(KeyedArchive.write(encoder.graph))))
        let decoder = ArchiveDecoder(graph: graph)
        for (key, value) in values {
            let read = try #require(decoder.decodeObject(forKey: key), "\(key)")
            #expect(read as? AnyHashable == value as? AnyHashable, "\(key)")
        }
        let list = try #require(decoder.decodeObject(forKey: "list") as? [Any])
        #expect(list[0] as? String == "a")
        #expect(list[1] as? [String] == ["b"])
        #expect(decoder.decodeObject(forKey: "map") as? [String: [String]] == ["k": ["v"]])
        #expect(decoder.decodeObject(forKey: "null") is NSNull)
        #expect(decoder.containsValue(forKey: "nil"))
        #expect(decoder.decodeObject(forKey: "nil") == nil)
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 2
        let other = ArchiveEncoder()
        other.encode(calendar, forKey: "calendar")
        let read = ArchiveDecoder(graph: other.graph).decodeObject(forKey: "calendar") as? Calendar
        #expect(read?.identifier == .gregorian)
        #expect(read?.firstWeekday == 2)
    }

    @Test func numbersKeepTheirKind() {
        let encoder = ArchiveEncoder()
        let numbers: [Any] = [
            true, NSNumber(value: false), 1, NSNumber(value: 0), Int8(1), UInt8(200), Int64.min, 1.5, Float(1),
            CGFloat(2),
        ]
        encoder.encode(numbers, forKey: "numbers")
        #expect(
            encoder.graph.objects.dropFirst().map(\.content) == [
                .boolean(true), .boolean(false), .integer(1), .integer(0), .integer(1), .integer(200), .integer(.min),
                .real(1.5), .real(1), .real(2),
            ])
    }

    @Test func equalStringsAreOneObjectAndAKeyHasItsLastValue() {
        let encoder = ArchiveEncoder()
        encoder.encode(["same", "same"], forKey: "list")
        encoder.encode(1, forKey: "count")
        encoder.encode(2, forKey: "count")
        #expect(encoder.graph.objects.count { $0.content == .string("same") } == 1)
        #expect(encoder.graph.top.count { $0.key == "count" } == 1)
        #expect(ArchiveDecoder(graph: encoder.graph).decodeInteger(forKey: "count") == 2)
    }

    @Test func anArrayThatIsAnObjectIsEncodedOnce() {
        let array = NSMutableArray(array: ["a"])
        let encoder = ArchiveEncoder()
        encoder.encode(array, forKey: "one")
        encoder.encode(array, forKey: "two")
        #expect(encoder.graph.objects.map(\.className) == ["NSMutableArray", "NSString"])
        #expect(encoder.graph.top[0].value == encoder.graph.top[1].value)
    }

    @Test func anObjectThatCannotBeArchivedIsNilAndAnError() {
        final class Plain {}
        let encoder = ArchiveEncoder()
        encoder.encode(Plain(), forKey: "root")
        #expect(encoder.graph.top == [ArchivedField("root", .null)])
        #expect((encoder.error as? ArchiveError)?.message == "objects of class Plain cannot be archived")
    }
}
