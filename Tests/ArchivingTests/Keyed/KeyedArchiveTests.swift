import Archiving
import Foundation
import Fuzzing
import Testing

@Suite struct KeyedArchiveTests {
    @Test(arguments: [KeyedArchive.Format.binary, .xml])
    func aGraphThatIsWrittenAndReadIsTheSame(_ format: KeyedArchive.Format) throws {
        let graph = SampleArchive.make()
        let data = try KeyedArchive.write(graph, format: format)
        #expect(KeyedArchive.isKeyedArchive(data))
        #expect(!NIBArchive.isNIBArchive(data))
        #expect(try KeyedArchive.read(data).canonical() == graph.canonical())
    }

    @Test(arguments: [KeyedArchive.Format.binary, .xml])
    func theSameGraphGivesTheSameBytesAgainAndAgain(_ format: KeyedArchive.Format) throws {
        let data = try KeyedArchive.write(SampleArchive.make(), format: format)
        #expect(try KeyedArchive.write(SampleArchive.make(), format: format) == data)
        let settled = try KeyedArchive.write(KeyedArchive.read(data), format: format)
        #expect(try KeyedArchive.write(KeyedArchive.read(settled), format: format) == settled)
    }

    @Test(arguments: [Int64.max, Int64.max - 3, Int64(Int32.max), 3])
    func aClassThatIsNowhereIsAnError(_ number: Int64) {
        let text = """
            <plist version="1.0"><dict><key>$archiver</key><string>NSKeyedArchiver</string><key>$objects</key><array>
            <string>$null</string><dict><key>$class</key><dict><key>CF$UID</key><integer>\(number)</integer></dict></dict>
            </array><key>$top</key><dict><key>root</key><dict><key>CF$UID</key><integer>1</integer></dict></dict>
            <key>$version</key><integer>100000</integer></dict></plist>
            """
        #expect(throws: ArchiveError.self) { try KeyedArchive.read(Data(text.utf8)) }
    }

    @Test func objectsKeepTheirOrderAndTheirHierarchy() throws {
        var graph = ArchiveGraph()
        _ = graph.add(ArchivedObject(className: "NSString", content: .string("a")))
        let label = ArchivedObject(
            className: "UILabel", ancestors: ["UIView", "UIResponder", "NSObject"],
            content: .fields([ArchivedField("UIText", .object(.init(0)))]))
        let reference = graph.add(label)
        graph.top = [ArchivedField("root", .object(reference))]
        let read = try KeyedArchive.read(KeyedArchive.write(graph))
        #expect(read == graph)
    }

    @Test(arguments: [KeyedArchive.Format.binary, .xml])
    func foundationReadsWhatIsWritten(_ format: KeyedArchive.Format) throws {
        let encoder = ArchiveEncoder()
        encoder.encode(
            ["one": [1, 2.5, true], "zwölf": ["x", Date(timeIntervalSinceReferenceDate: 5)]], forKey: "root")
        let data = try KeyedArchive.write(encoder.graph, format: format)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let dictionary = try #require(unarchiver.decodeObject(forKey: "root") as? NSDictionary)
        #expect((dictionary["one"] as? NSArray)?.count == 3)
        let words = try #require(dictionary["zwölf"] as? NSArray)
        #expect(words[0] as? String == "x")
        #expect(words[1] as? Date == Date(timeIntervalSinceReferenceDate: 5))
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
    func whatFoundationWritesIsRead(_ format: PropertyListSerialization.PropertyListFormat) throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.outputFormat = format
        let list = NSMutableArray(array: [
            "a" as NSString, NSNumber(value: 7), NSData(bytes: "xy", length: 2), NSNull(),
        ])
        archiver.encode(list, forKey: "root")
        archiver.encode(true, forKey: "flag")
        archiver.finishEncoding()
        let decoder = ArchiveDecoder(graph: try KeyedArchive.read(archiver.encodedData))
        let array = try #require(decoder.decodeObject(forKey: "root") as? [Any])
        #expect(array.count == 4)
        #expect(array[0] as? String == "a")
        #expect((array[1] as? NSNumber)?.intValue == 7)
        #expect(array[2] as? Data == Data("xy".utf8))
        #expect(array[3] is NSNull)
        #expect(decoder.decodeBool(forKey: "flag"))
    }

    @Test func aReferenceThatLeadsNowhereIsNamed() throws {
        var graph = ArchiveGraph()
        let holder = ArchivedObject(
            className: "UIView", content: .fields([ArchivedField("UISubviews", .object(.init(7)))]))
        graph.top = [ArchivedField("root", .object(graph.add(holder)))]
        let expected = ArchiveError("the reference 7 leads nowhere", at: .key("UISubviews", object: 0))
        #expect(throws: expected) { try KeyedArchive.write(graph) }
        #expect(throws: expected) { try NIBArchive.write(graph) }
    }

    @Test func errorsOfTextNameTheLine() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <key>$objects</key>
                <array><integer>twelve</integer></array>
            </dict>
            </plist>
            """
        #expect(throws: ArchiveError("“twelve” is no whole number", at: .line(5))) {
            try KeyedArchive.read(Data(text.utf8))
        }
    }

    @Test func aPropertyListThatIsNoArchiveIsRefused() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .binary, options: 0)
        #expect(!KeyedArchive.isKeyedArchive(data))
        #expect(throws: ArchiveError("the property list is no keyed archive: $objects is missing")) {
            try KeyedArchive.read(data)
        }
    }

    @Test func entitiesCommentsAndCharacterDataAreUnderstood() throws {
        let text = """
            <plist><dict><key>$top</key><dict><key>root</key><dict><key>CF$UID</key><integer>1</integer></dict></dict>
            <!-- between --><key>$objects</key><array><string>$null</string>
            <string>&lt;a&gt; &amp;&#65;&#x42;<![CDATA[<&]]><!-- in --></string></array></dict></plist>
            """
        let graph = try KeyedArchive.read(Data(text.utf8))
        #expect(graph.objects.map(\.content) == [.string("<a> &AB<&")])
    }

    @Test(arguments: [KeyedArchive.Format.binary, .xml])
    func dataAndTextWithNothingInThemAreKept(_ format: KeyedArchive.Format) throws {
        var graph = ArchiveGraph()
        let objects = [
            ArchivedObject(className: "NSData", ancestors: ["NSObject"], content: .data(Data())),
            ArchivedObject(className: "NSString", content: .string("")),
            ArchivedObject(className: "NSString", content: .string(" \n\t\r\u{1}")),
        ]
        graph.top = objects.enumerated().map { ArchivedField("\($0)th", .object(graph.add($1))) }
        #expect(try KeyedArchive.read(KeyedArchive.write(graph, format: format)) == graph)
    }
}
