import Foundation
import InterfaceBuilder
import Testing

@Suite struct XMLTreeTests {
    private func tree(_ text: String) throws -> XMLTree { try XMLTree.parse(Data(text.utf8), path: "Main.xib") }

    private func failure(_ text: String) -> InterfaceFileError? { failure(Data(text.utf8)) }

    private func failure(_ data: Data) -> InterfaceFileError? {
        do {
            _ = try XMLTree.parse(data, path: "Main.xib")
            Issue.record("the file was read")
            return nil
        } catch {
            return error as? InterfaceFileError
        }
    }

    @Test func elementsKnowTheirNamesAttributesAndLines() throws {
        let tree = try tree(
            "<?xml version=\"1.0\"?>\n<archive type='a &amp; b'>\n <data>\n  <int key=\"k\">7</int>\n </data>\n</archive>"
        )
        #expect(tree.count == 3)
        #expect(tree.root.name == "archive")
        #expect(tree.root.line == 2)
        #expect(tree.root["type"] == "a & b")
        #expect(tree.root["version"] == nil)
        let number = try #require(tree.root.child(named: "data")?.child(forKey: "k"))
        #expect(number.name == "int")
        #expect(number.text == "7")
        #expect(number.line == 4)
        #expect(number.parent?.name == "data")
        #expect(number.attributes.map(\.name) == ["key"])
        #expect(tree.root.text == "")
    }

    @Test func childrenComeInTheirOrder() throws {
        let tree = try tree("<a><b/><c><d/></c><b x='1'/></a>")
        #expect(tree.root.children.map(\.name) == ["b", "c", "b"])
        #expect(tree.root.children.map(\.hasChildren) == [false, true, false])
        #expect(tree.root.child(named: "b")?.nextSibling?.name == "c")
        #expect(tree.root.child(named: "c")?.nextSibling?["x"] == "1")
    }

    @Test func textKeepsItsWhiteSpaceAndItsCharacterReferences() throws {
        let tree = try tree(
            "<a><s> a\n b </s><s>&lt;&#x20AC;&gt;</s><s><![CDATA[<&>]]></s><s>x<!-- no -->y</s><s/></a>")
        #expect(tree.root.children.map(\.text) == [" a\n b ", "<€>", "<&>", "xy", ""])
        #expect(tree.root.children.map(\.hasText) == [true, true, true, true, false])
        #expect(tree.strayTextLines.isEmpty)
    }

    @Test func textBetweenElementsIsTakenDown() throws {
        let tree = try tree("<a>\n<b/>stray\n<c/>\nmore</a>")
        #expect(tree.strayTextLines == [3, 4])
        #expect(tree.root.text == "")
    }

    @Test func aByteOrderMarkIsPassedOver() throws {
        #expect(try tree("\u{FEFF}<a b='ü'/>").root["b"] == "ü")
    }

    @Test func manyDifferentWordsAreKeptApart() throws {
        let words = (0..<3000).map { "word\($0)" }
        let tree = try tree("<a>" + words.map { "<w v='\($0)'/>" }.joined() + "</a>")
        #expect(tree.root.children.map { $0["v"] } == words)
    }

    @Test func whatIsNotWellFormedIsToldWithItsLine() throws {
        let mismatch = try #require(failure("<a>\n<b>\n</a>"))
        #expect(mismatch.line == 3)
        #expect(mismatch.description.hasPrefix("Main.xib:3: error: the file is not well-formed XML: "))
        #expect(mismatch.cure != nil)
        #expect(failure("<a>\n<b x=1/>\n</a>")?.line == 2)
        #expect(failure("<a>\n&unknown;</a>")?.line == 2)
        #expect(failure("<a/><b/>") != nil)
        #expect(failure("<a") != nil)
        #expect(failure("no markup") != nil)
        #expect(failure("<a x='1' x='2'/>") != nil)
        #expect(failure("<a>\u{1}</a>") != nil)
    }

    @Test func anEmptyFileIsToldApart() {
        #expect(failure("")?.description == "Main.xib: error: the file is empty")
    }

    @Test func documentTypesAreRefusedSoNoEntityCanGrow() throws {
        let bomb = "<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY b 'bbbb'><!ENTITY c '&b;&b;'>]>\n<a>&c;</a>"
        let error = try #require(failure(bomb))
        #expect(error.line == 2)
        #expect(error.problem.contains("document type"))
        #expect(failure("<!DOCTYPE a SYSTEM 'http://127.0.0.1/a.dtd'><a/>")?.problem.contains("document type") == true)
    }

    @Test func otherEncodingsAreRefused() {
        #expect(failure("<a/>".data(using: .utf16LittleEndian) ?? Data())?.problem == "the file is not in UTF-8")
        #expect(failure("<a/>".data(using: .utf16) ?? Data())?.problem == "the file is not in UTF-8")
        #expect(failure(Data([0x3C, 0x61, 0x3E, 0xE4, 0x3C, 0x2F, 0x61, 0x3E])) != nil)
    }

    @Test func elementsWithinEachOtherHaveALimit() {
        let deep = String(repeating: "<a>", count: 5000) + String(repeating: "</a>", count: 5000)
        #expect(failure(deep)?.problem.contains("depth") == true)
    }

    @Test func attributesOfAnElementHaveALimit() throws {
        let many = "<a>\n<b " + (0..<65).map { "x\($0)='>'" }.joined(separator: " ") + "/></a>"
        let error = try #require(failure(many))
        #expect(error.line == 2)
        #expect(error.problem == "the element has more than 64 attributes")
    }

    @Test func aTagHasALimit() {
        let long = "<a b='" + String(repeating: "x", count: 2 << 20) + "'/>"
        #expect(failure(long)?.problem == "the tag has more than 1048576 bytes")
    }

    @Test func aFileHasALimit() {
        #expect(failure(Data(count: 33 << 20))?.problem.hasPrefix("the file has 34603008 bytes") == true)
    }

    @Test func elementsHaveALimit() {
        let many = "<a>" + String(repeating: "<b/>", count: 1_000_000) + "</a>"
        #expect(failure(many)?.problem == "the file has more than 1000000 elements")
    }
}
