import Archiving
import Foundation
import Fuzzing
import Testing

@Suite struct NIBArchiveTests {
    /// One object besides the top, with a false, a true, a point and a number.
    private static let bytes: [UInt8] =
        Array("NIBArchive".utf8)
        + [1, 0, 0, 0, 9, 0, 0, 0]
        + [2, 0, 0, 0, 50, 0, 0, 0]
        + [5, 0, 0, 0, 56, 0, 0, 0]
        + [5, 0, 0, 0, 71, 0, 0, 0]
        + [2, 0, 0, 0, 97, 0, 0, 0]
        // Objects: class, first value, number of values.
        + [0x80, 0x80, 0x81, 0x81, 0x81, 0x84]
        // Keys.
        + [0x84] + Array("root".utf8) + [0x81] + Array("a".utf8) + [0x81] + Array("b".utf8) + [0x81] + Array("c".utf8)
        + [0x83] + Array("tag".utf8)
        // Values: key, kind, content.
        + [0x80, 10, 1, 0, 0, 0]
        + [0x81, 4] + [0x82, 5]
        + [0x83, 8, 0x89, 6, 0, 0, 0x80, 0x3F, 0, 0, 0, 0x40]
        + [0x84, 1, 0x2C, 0x01]
        // Class names.
        + [0x89, 0x80] + Array("NSObject".utf8) + [0] + [0x87, 0x80] + Array("UIView".utf8) + [0]

    private static func graph() -> ArchiveGraph {
        var graph = ArchiveGraph()
        let view = graph.add(
            ArchivedObject(
                className: "UIView",
                content: .fields([
                    ArchivedField("a", .boolean(false)), ArchivedField("b", .boolean(true)),
                    ArchivedField("c", .structure(.pair(1, 2))), ArchivedField("tag", .integer(300)),
                ])))
        graph.top = [ArchivedField("root", .object(view))]
        return graph
    }

    @Test func itsBytesAreThoseOfTheFormat() throws {
        #expect(try Array(NIBArchive.write(Self.graph())) == Self.bytes)
    }

    @Test func itsBytesAreRead() throws {
        let graph = try NIBArchive.read(Data(Self.bytes))
        #expect(graph.canonical() == Self.graph().canonical())
        let decoder = ArchiveDecoder(graph: graph)
        decoder.makeObject = { _, _, decoder in
            [decoder.decodeBool(forKey: "a"), decoder.decodeBool(forKey: "b"), decoder.structure(forKey: "c") as Any]
        }
        let values = try #require(decoder.decodeObject(forKey: "root") as? [Any])
        #expect(values[0] as? Bool == false)
        #expect(values[1] as? Bool == true)
        #expect(values[2] as? ArchivedStructure == .pair(1, 2))
    }

    @Test func aGraphThatIsWrittenAndReadIsTheSame() throws {
        let graph = SampleArchive.make()
        let data = try NIBArchive.write(graph)
        #expect(NIBArchive.isNIBArchive(data))
        #expect(!KeyedArchive.isKeyedArchive(data))
        #expect(try NIBArchive.read(data).canonical() == graph.canonical())
        #expect(try NIBArchive.write(NIBArchive.read(data)) == data)
    }

    @Test func bothFormatsGiveTheSameGraph() throws {
        let graph = SampleArchive.make()
        let keyed = try KeyedArchive.read(KeyedArchive.write(graph))
        let nib = try NIBArchive.read(NIBArchive.write(graph))
        #expect(keyed.canonical() == nib.canonical())
        // And one can be made of the other.
        #expect(try NIBArchive.read(NIBArchive.write(keyed)).canonical() == graph.canonical())
        #expect(try KeyedArchive.read(KeyedArchive.write(nib)).canonical() == graph.canonical())
    }

    @Test func theClassesToFallBackOnAreKept() throws {
        var graph = ArchiveGraph()
        let content = ArchivedObject(
            className: "UITableViewCellContentView", ancestors: ["UIView"], content: .fields([]))
        graph.top = [ArchivedField("root", .object(graph.add(content)))]
        #expect(try NIBArchive.read(NIBArchive.write(graph)) == graph)
    }

    @Test(arguments: 0..<Self.bytes.count)
    func everyPartOfItIsRefusedWhenTheRestIsMissing(_ length: Int) {
        #expect(throws: ArchiveError.self) { try NIBArchive.read(Data(Self.bytes.prefix(length))) }
    }

    @Test func countsAndOffsetsOutsideTheDataAreRefused() {
        for table in stride(from: 18, to: 50, by: 8) {
            for (shift, value) in [(0, 0x7F), (3, 0x7F), (3, 0xFF), (4, 0), (7, 0x7F), (7, 0xFF)] {
                var bytes = Self.bytes
                bytes[table + shift] = UInt8(value)
                #expect(throws: ArchiveError.self) { try NIBArchive.read(Data(bytes)) }
            }
        }
    }

    @Test func objectsThatShareValuesAreRefused() {
        var bytes = Self.bytes
        bytes[50 + 2] = 0x85
        #expect(throws: ArchiveError("objects share values", at: .object(1))) { try NIBArchive.read(Data(bytes)) }
    }
}
