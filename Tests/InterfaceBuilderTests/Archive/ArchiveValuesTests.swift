import Foundation
import InterfaceBuilder
import Testing

@Suite struct ArchiveValuesTests {
    /// The document with one object of the given contents.
    private func archive(_ contents: String) -> ArchiveText {
        var archive = ArchiveText()
        archive.objects = "<object class=\"IBUIView\" id=\"view\">\n\(contents)\n</object>"
        archive.records = ArchiveText.record(5, "view")
        archive.top = ["view"]
        return archive
    }

    @Test func objectsThatReferToEachOtherGoWithTheirDocument() throws {
        let other = #"<object class="IBUIView" key="k" id="other"><reference key="back" ref="view"/></object>"#
        weak var view: InterfaceObject?
        do {
            let document = try archive(other).read()
            view = document.topLevel.last
            #expect(view?["k"].map(plain) != nil)
        }
        #expect(view == nil)
    }

    private func value(_ element: String) throws -> String? {
        let document = try archive(element).read()
        #expect(document.problems == [])
        return document.topLevel.last?["k"].map(plain)
    }

    @Test(arguments: [
        (#"<int key="k">-42</int>"#, "-42"), (#"<integer key="k" value="7"/>"#, "7"),
        (#"<float key="k">17</float>"#, "17.0"),
        (#"<float key="k">1.0e+01</float>"#, "10.0"), (#"<double key="k">0.25</double>"#, "0.25"),
        (#"<real value="1.5" key="k"/>"#, "1.5"), (#"<bool key="k">YES</bool>"#, "true"),
        (#"<bool key="k">NO</bool>"#, "false"), (#"<boolean value="YES" key="k"/>"#, "true"),
        (#"<string key="k">Ä &amp; B</string>"#, "Ä & B"), (#"<string key="k"/>"#, ""),
        (#"<string type="base64-UTF8" key="k">RmlsZSdzIE93bmVyA</string>"#, "File's Owner"),
        (#"<characters key="k">abc</characters>"#, "abc"), (#"<nil key="k"/>"#, "nil"),
        (#"<reference key="k"/>"#, "nil"),
        (#"<bytes key="k">MQA</bytes>"#, "3100"), (#"<bytes key="k">MSAxIDEAA</bytes>"#, "312031203100"),
        (#"<bytes key="k">MC41AA==</bytes>"#, "302e3500"), (#"<bytes key="k"/>"#, ""),
        (#"<object class="NSMutableString" key="k"><characters key="NS.bytes">txt</characters></object>"#, "txt"),
        (#"<object class="NSMutableData" key="k"><bytes key="NS.bytes">MQA</bytes></object>"#, "3100"),
        (#"<object class="NSNull" key="k"/>"#, "nil"), (#"<object class="NSColor" key="k"/>"#, "NSColor"),
        (
            #"<object class="NSArray" key="k"><bool key="EncodedWithXMLCoder">YES</bool><string>a</string><nil/></object>"#,
            "[a, nil]"
        ),
        (
            #"<object class="NSSet" key="k"><object class="NSArray" key="set.sortedObjects"><integer value="3"/></object></object>"#,
            "[3]"
        ),
        (#"<set class="NSMutableSet" key="k"><string>x</string></set>"#, "[x]"),
        (
            #"<object class="IBMutableOrderedSet" key="k"><object class="NSArray" key="orderedObjects"><string>o</string></object></object>"#,
            "[o]"
        ),
        (
            #"<object class="NSDictionary" key="k"><string key="NS.key.0">a</string><string key="NS.object.0">b</string></object>"#,
            "{a: b}"
        ),
        (
            #"<object class="NSMutableDictionary" key="k"><object class="NSArray" key="dict.sortedKeys"><string>a</string><integer value="2"/></object><object class="NSMutableArray" key="dict.values"><string>b</string><nil/></object></object>"#,
            "{a: b, 2: nil}"
        ),
        (
            #"<dictionary key="k"><integer key="NS.key.0" value="3"/><string key="NS.object.0">z</string></dictionary>"#,
            "{3: z}"
        ),
    ])
    func valuesOfEveryKindAreRead(element: String, expected: String) throws {
        #expect(try value(element) == expected)
    }

    @Test(arguments: [
        (#"<int key="k">12x</int>"#, "“12x” is no integer; the value is ignored"),
        (#"<int key="k">99999999999999999999</int>"#, "“99999999999999999999” is no integer; the value is ignored"),
        (#"<integer key="k"/>"#, "“” is no integer; the value is ignored"),
        (#"<float key="k">nan</float>"#, "“nan” is no number; the value is ignored"),
        (#"<double key="k">1e999</double>"#, "“1e999” is no number; the value is ignored"),
        (#"<real key="k" value="x"/>"#, "“x” is no number; the value is ignored"),
        (#"<bool key="k">maybe</bool>"#, "“maybe” is no YES or NO; the value is ignored"),
        (#"<odd key="k"/>"#, "<odd> is not known; it is ignored"),
        (#"<object key="k"/>"#, "an <object> without a class is ignored"),
        (#"<object class="IBObjectRecord" key="k"/>"#, "IBObjectRecord cannot stand here; it is ignored"),
        (
            #"<reference key="k" ref="nowhere"/>"#,
            "no element of the file has the identifier nowhere that is referred to here"
        ),
        (#"<array key="k" id="loop"><reference ref="loop"/></array>"#, "the collection contains itself"),
        (#"<reference key="k" id="self" ref="self"/>"#, "the reference leads to a reference; it is nil"),
    ])
    func whatCannotBeReadIsTold(element: String, expected: String) throws {
        let document = try archive(element).read()
        #expect(document.problems.map(\.message) == [expected])
        #expect(document.problems.first?.line == archive(element).line(of: element))
    }

    @Test func aStringOfAnotherTypeIsTakenAsItStands() throws {
        let document = try archive(#"<string type="rot13" key="k">uryyb</string>"#).read()
        #expect(document.topLevel.last?["k"].map(plain) == "uryyb")
        #expect(document.problems.map(\.message) == ["strings of type rot13 are not known; it is taken as it stands"])
    }

    @Test func aDictionaryWithoutAsManyValuesAsKeysKeepsThePairs() throws {
        let document = try archive(
            """
            <object class="NSDictionary" key="k">
            <array key="dict.sortedKeys"><string>a</string><string>b</string></array>
            <array key="dict.values"><string>x</string></array>
            </object>
            """
        ).read()
        #expect(document.topLevel.last?["k"].map(plain) == "{a: x}")
        #expect(document.problems.map(\.message) == ["the dictionary has 2 keys but 1 values"])
    }

    @Test func aValueMayBeSharedByItsIdentifier() throws {
        let document = try archive(
            """
            <object class="NSColor" key="one" id="color"><int key="NSColorSpace">3</int></object>
            <reference key="two" ref="color"/>
            <array key="three" id="list"><string>a</string></array>
            <reference key="four" ref="list"/>
            <string key="five" id="text">t</string>
            <reference key="six" ref="text"/>
            """
        ).read()
        #expect(document.problems == [])
        let view = try #require(document.topLevel.last)
        guard case .object(let one)? = view["one"], case .object(let two)? = view["two"] else {
            Issue.record("the colours are not there")
            return
        }
        #expect(one === two)
        #expect(one.identifier == nil)
        #expect(view["four"].map(plain) == "[a]")
        #expect(view["six"].map(plain) == "t")
    }

    @Test func anIdentifierThatIsGivenTwiceIsTold() throws {
        let document = try archive(#"<array key="a" id="x"/><array key="b" id="x"/>"#).read()
        #expect(document.problems.map(\.severity) == [.error])
        #expect(document.problems.first?.message == "the identifier x is given to two elements; the first one has it")
    }

    /// Each list names the next one twice: read out, they would be more values than memory has room for.
    @Test func listsThatNameEachOtherTwiceEndSomewhere() throws {
        let lists = (0..<60).map {
            #"<array key="l\#($0)" id="l\#($0)"><reference ref="l\#($0 + 1)"/><reference ref="l\#($0 + 1)"/></array>"#
        }
        let document = try archive(lists.joined(separator: "\n") + #"<array key="l60" id="l60"/>"#).read()
        #expect(document.problems.contains { $0.message.hasPrefix("the collections have more than") })
        #expect(document.problems.count < 5)
    }

    @Test func listsWithinListsHaveALimit() throws {
        let lists = (0..<400).map { #"<array key="l\#($0)" id="l\#($0)"><reference ref="l\#($0 + 1)"/></array>"# }
        let document = try archive(lists.joined(separator: "\n") + #"<array key="l400" id="l400"/>"#).read()
        #expect(document.problems.first?.message == "collections lie more than 128 deep within each other here")
    }

    /// On a thread with little stack, as builds use them.
    @Test func aLongChainOfObjectsIsReadAndLetGo() {
        let chain = (1..<20_000).map {
            #"<object class="NSColor" id="c\#($0)"><reference key="next" ref="c\#($0 - 1)"/></object>"#
        }
        var archive = ArchiveText()
        archive.objects = #"<object class="NSColor" id="c0"/>"# + chain.joined(separator: "\n")
        let data = Data(archive.text.utf8)
        let reading = Reading()
        DispatchQueue(label: "reading").async {
            reading.problemCount = (try? InterfaceFile.read(data: data, path: "Main.xib"))?.problems.count
            reading.finished.signal()
        }
        reading.finished.wait()
        #expect(reading.problemCount == 0)
    }

    private final class Reading: @unchecked Sendable {
        let finished = DispatchSemaphore(value: 0)
        var problemCount: Int?
    }
}
