import Archiving
import Foundation
import Testing

@Suite struct ArchiveDecoderTests {
    private final class Node: NSObject {
        var next: AnyObject?
        var name = ""

        init(_ decoder: ArchiveDecoder, begins: Bool = true) {
            super.init()
            if begins { decoder.begin(self) }
            name = decoder.decodeObject(forKey: "name") as? String ?? ""
            next = decoder.decodeObject(forKey: "next") as AnyObject?
        }
    }

    private func graph(_ fields: [ArchivedField], with others: [ArchivedObject] = []) -> ArchiveGraph {
        var graph = ArchiveGraph()
        graph.objects = others
        graph.top = fields
        return graph
    }

    private func ring(of count: Int, closed: Bool = true) -> ArchiveGraph {
        var graph = ArchiveGraph()
        for index in 0..<count {
            let isLast = index == count - 1
            let next = isLast ? (closed ? 0 : nil) : index + 1
            let fields = next.map { [ArchivedField("next", .object(.init($0)))] } ?? []
            _ = graph.add(ArchivedObject(className: "Node", content: .fields(fields)))
        }
        graph.top = [ArchivedField("root", .object(.init(0)))]
        return graph
    }

    @Test func aMissingKeyIsNilFalseOrZero() {
        let decoder = ArchiveDecoder(graph: graph([ArchivedField("other", .integer(1))]))
        #expect(!decoder.containsValue(forKey: "key"))
        #expect(decoder.decodeObject(forKey: "key") == nil)
        #expect(decoder.decodeObject(of: NSString.self, forKey: "key") == nil)
        #expect(decoder.decodeBool(forKey: "key") == false)
        #expect(decoder.decodeInteger(forKey: "key") == 0)
        #expect(decoder.decodeFloat(forKey: "key") == 0)
        #expect(decoder.decodeDouble(forKey: "key") == 0)
        #expect(decoder.structure(forKey: "key") == nil)
        #expect(decoder.decodeRect(forKey: "key") == .zero)
        #expect(decoder.withDecodedUnsafeBytes(forKey: "key") { $0 == nil })
        #expect(decoder.error == nil)
    }

    @Test func numbersOfAnyKindDecodeAsAnyOther() {
        let number = ArchivedObject(className: "NSNumber", content: .integer(12))
        let decoder = ArchiveDecoder(
            graph: graph(
                [
                    ArchivedField("integer", .integer(300)), ArchivedField("double", .double(2.75)),
                    ArchivedField("float", .float(-1.5)), ArchivedField("yes", .boolean(true)),
                    ArchivedField("object", .object(.init(0))), ArchivedField("huge", .double(1e300)),
                    ArchivedField("nan", .double(.nan)),
                ], with: [number]))
        #expect(decoder.decodeInteger(forKey: "double") == 2)
        #expect(decoder.decodeInteger(forKey: "float") == -1)
        #expect(decoder.decodeInteger(forKey: "yes") == 1)
        #expect(decoder.decodeInteger(forKey: "object") == 12)
        #expect(decoder.decodeInteger(forKey: "huge") == .max)
        #expect(decoder.decodeInteger(forKey: "nan") == 0)
        #expect(decoder.decodeDouble(forKey: "integer") == 300)
        #expect(decoder.decodeDouble(forKey: "object") == 12)
        #expect(decoder.decodeFloat(forKey: "double") == 2.75)
        #expect(decoder.decodeBool(forKey: "integer"))
        #expect(decoder.decodeBool(forKey: "object"))
        #expect(decoder.decodeObject(forKey: "integer") as? NSNumber == 300)
        #expect(decoder.decodeInt32(forKey: "integer") == 300)
    }

    @Test func structuresDecodeFromEverySpelling() {
        let text = ArchivedObject(className: "NSString", content: .string("{{1, 2}, {3.5, 4e1}}"))
        let bytes = ArchivedStructure.rectangle(1, 2, 3.5, 40).bytes
        #expect(bytes.count == 17)
        let decoder = ArchiveDecoder(
            graph: graph(
                [
                    ArchivedField("text", .object(.init(0))), ArchivedField("bytes", .bytes(bytes)),
                    ArchivedField("value", .structure(.rectangle(1, 2, 3.5, 40))),
                    ArchivedField("doubles", .bytes(ArchivedStructure.pair(0.1, 0.2).bytes)),
                ], with: [text]))
        for key in ["text", "bytes", "value"] {
            #expect(decoder.structure(forKey: key) == .rectangle(1, 2, 3.5, 40))
        }
        #expect(decoder.structure(forKey: "doubles") == .pair(0.1, 0.2))
        #expect(decoder.decodeObject(forKey: "value") as? String == "{{1, 2}, {3.5, 40}}")
    }

    @Test(arguments: ["", "{", "}", "{1, 2", "{1, x}", "{{1, 2}, {3}}", "1, 2", "{1}", "{1 2}}", "[1, 2, 3, 4, 5]"])
    func textThatIsNoStructureIsNone(_ text: String) { #expect(ArchivedStructure(text: text) == nil) }

    @Test func aSharedObjectIsMadeOnceAndOnlyWhenAskedFor() {
        let node = ArchivedObject(className: "Node", content: .fields([]))
        let list = ArchivedObject(className: "NSArray", content: .elements([.init(0), .init(0)]))
        let decoder = ArchiveDecoder(
            graph: graph(
                [ArchivedField("one", .object(.init(0))), ArchivedField("list", .object(.init(1)))], with: [node, list])
        )
        var made = 0
        decoder.makeObject = { _, _, decoder in
            made += 1
            return Node(decoder)
        }
        #expect(made == 0)
        let one = decoder.decodeObject(forKey: "one") as AnyObject
        let both = decoder.decodeObject(forKey: "list") as? [AnyObject]
        #expect(made == 1)
        #expect(both?.allSatisfy { $0 === one } == true)
    }

    @Test func anObjectThatHasBegunIsFoundByThoseThatItContains() throws {
        let decoder = ArchiveDecoder(graph: ring(of: 3))
        decoder.makeObject = { _, _, decoder in Node(decoder) }
        let first = try #require(decoder.decodeObject(forKey: "root") as? Node)
        let third = try #require((first.next as? Node)?.next as? Node)
        #expect(third.next === first)
        third.next = nil
    }

    @Test func anObjectThatHasNotBegunIsNilToThoseThatItContains() throws {
        let decoder = ArchiveDecoder(graph: ring(of: 2))
        decoder.makeObject = { _, _, decoder in Node(decoder, begins: false) }
        let first = try #require(decoder.decodeObject(forKey: "root") as? Node)
        #expect((first.next as? Node)?.next == nil)
    }

    @Test func objectsThatStandInEachOtherTooDeeplyEndInNil() throws {
        let decoder = ArchiveDecoder(graph: ring(of: 10_000, closed: false))
        decoder.makeObject = { _, _, decoder in Node(decoder) }
        var depth = 0
        var node = decoder.decodeObject(forKey: "root") as? Node
        while let next = node {
            depth += 1
            node = next.next as? Node
        }
        #expect(depth == 160)
        #expect((decoder.error as? ArchiveError)?.message == "objects stand in each other too deeply")
    }

    @Test func whatCannotBeMadeIsNilAndLeftOutOfCollections() throws {
        let unknown = ArchivedObject(className: "Unknown", content: .fields([]))
        let text = ArchivedObject(className: "NSString", content: .string("a"))
        let list = ArchivedObject(className: "NSArray", content: .elements([.init(0), .init(1), .init(99), .init(-1)]))
        let decoder = ArchiveDecoder(
            graph: graph([ArchivedField("list", .object(.init(2)))], with: [unknown, text, list]))
        #expect(decoder.decodeObject(forKey: "list") as? [String] == ["a"])
    }

    @Test func valuesWithoutAKeyComeInTheirOrder() {
        let encoder = ArchiveEncoder()
        encoder.encode("first")
        encoder.encode(NSNumber(value: 2))
        var third: Int32 = 3
        encoder.encodeValue(ofObjCType: "i", at: &third)
        let decoder = ArchiveDecoder(graph: encoder.graph)
        #expect(decoder.decodeObject() as? String == "first")
        #expect(decoder.decodeObject() as? NSNumber == 2)
        var read: Int32 = 0
        decoder.decodeValue(ofObjCType: "i", at: &read)
        #expect(read == 3)
        #expect(decoder.decodeObject() == nil)
    }

    @Test func keysWithTheSameEndAndLengthAreToldApart() {
        let decoder = ArchiveDecoder(
            graph: graph([ArchivedField("UIHorizontalAlignment", .integer(1)), ArchivedField("é", .integer(2))]))
        #expect(decoder.decodeInteger(forKey: "UIHorizontolAlignment") == 0)
        #expect(decoder.decodeInteger(forKey: "UIHorizontalAlignment") == 1)
        #expect(decoder.decodeInteger(forKey: "é") == 2)
        #expect(decoder.decodeInteger(forKey: "") == 0)
    }
}
