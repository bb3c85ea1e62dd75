import Archiving
import Foundation
import InterfaceBuilder
import Testing

@Suite final class InterfaceToolTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("verger-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func tool(_ text: String = SampleInterface.archive.text) throws -> InterfaceTool {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path("Main.xib")))
        return InterfaceTool(input: path("Main.xib"))
    }

    private func contents(_ name: String) throws -> Data { try InterfaceFile.contents(path: path(name)) }

    private func text(_ name: String) throws -> String { String(decoding: try contents(name), as: UTF8.self) }

    private func list(_ data: Data) throws -> [String: Any] {
        try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    // MARK: - Compiling

    @Test func theSameFileGivesTheSameNib() throws {
        var tool = try tool()
        tool.compiled = path("One.nib")
        let result = try tool.run()
        #expect(result.succeeded)
        #expect(result.messages == "")
        #expect(result.output.isEmpty)
        tool.compiled = path("Two.nib")
        _ = try tool.run()
        #expect(try contents("One.nib") == contents("Two.nib"))
        let graph = try KeyedArchive.read(contents("One.nib"))
        #expect(graph.top.map(\.key).contains("UINibObjectsKey"))
    }

    @Test(arguments: [
        (nil, false), ("2.0", false), ("3.0", false), ("4.1", false), ("4.2", true), ("5", true), ("10.0", true),
    ])
    func theTargetDecidesTheFormat(target: String?, isNIBArchive: Bool) throws {
        var tool = try tool()
        tool.compiled = path("Main.nib")
        tool.deploymentTarget = target
        _ = try tool.run()
        #expect(NIBArchive.isNIBArchive(try contents("Main.nib")) == isNIBArchive)
        #expect(KeyedArchive.isKeyedArchive(try contents("Main.nib")) != isNIBArchive)
    }

    @Test func withoutATargetTheDocumentsOwnCounts() throws {
        var archive = SampleInterface.archive
        archive.attributes = #"<int key="IBDocument.SystemTarget">1280</int>"#
        var tool = try tool(archive.text)
        tool.compiled = path("Main.nib")
        _ = try tool.run()
        #expect(NIBArchive.isNIBArchive(try contents("Main.nib")))
        tool.deploymentTarget = "3.0"
        _ = try tool.run()
        #expect(KeyedArchive.isKeyedArchive(try contents("Main.nib")))
    }

    @Test func aFileWithAnErrorIsNotCompiled() throws {
        var archive = SampleInterface.archive
        archive.attributes = #"<reference key="a" ref="nowhere"/>"#
        var tool = try tool(archive.text)
        tool.compiled = path("Main.nib")
        let result = try tool.run()
        #expect(!result.succeeded)
        #expect(
            result.messages
                == "\(path("Main.xib")):4: error: no element of the file has the identifier nowhere that is referred to here\n"
        )
        #expect(!FileManager.default.fileExists(atPath: path("Main.nib")))
    }

    @Test func aPlaceThatCannotBeWrittenToIsTold() throws {
        var tool = try tool()
        tool.compiled = path("missing/Main.nib")
        let error = #expect(throws: InterfaceFileError.self) { try tool.run() }
        #expect(error?.problem == "the file cannot be written")
    }

    // MARK: - Texts

    @Test func textsAreExportedSortedWithTheirComments() throws {
        var tool = try tool()
        tool.exportedStrings = path("Main.strings")
        _ = try tool.run()
        let text = try #require(String(data: contents("Main.strings"), encoding: .utf16))
        #expect(
            text == """

                /* Class = "IBUIButton"; highlightedTitle = "Go"; ObjectID = "10"; */
                "10.highlightedTitle" = "Go";

                /* Class = "IBUIButton"; normalTitle = "Go"; ObjectID = "10"; */
                "10.normalTitle" = "Go";

                /* Class = "IBUILabel"; accessibilityLabel = "Greeting"; ObjectID = "5"; */
                "5.accessibilityLabel" = "Greeting";

                /* Class = "IBUILabel"; text = "Hello & \\"you\\""; ObjectID = "5"; */
                "5.text" = "Hello & \\"you\\"";

                /* Class = "IBUISegmentedControl"; segmentTitles[0] = "First"; ObjectID = "7"; */
                "7.segmentTitles[0]" = "First";

                """)
    }

    @Test func writingChangesTheTextsAndNothingElse() throws {
        var tool = try tool()
        let strings = """
            "5.text" = "Grüß <Gott> & so"; "10.highlightedTitle" = "Los!"; "7.segmentTitles[0]" = "Erstes";
            "5.accessibilityLabel" = "Gruß"; "99.text" = "Niemand";
            """
        try Data(strings.utf8).write(to: URL(fileURLWithPath: path("de.strings")))
        tool.importedStrings = path("de.strings")
        tool.written = path("de.xib")
        let result = try tool.run()
        #expect(
            result.messages.hasSuffix(
                "warning: no text of the document has the key “99.text” of \(path("de.strings"))\n"))
        var expected = SampleInterface.archive.text
        for (old, new) in [
            (
                #"<string key="IBUIText">Hello &amp; "you"</string>"#,
                #"<string key="IBUIText">Grüß &lt;Gott&gt; &amp; so</string>"#
            ),
            (
                #"<reference key="IBUIHighlightedTitle" ref="shared"/>"#,
                #"<string key="IBUIHighlightedTitle">Los!</string>"#
            ),
            ("<string>First</string>", "<string>Erstes</string>"),
            (
                #"<string key="IBUIAccessibilityLabel">Greeting</string>"#,
                #"<string key="IBUIAccessibilityLabel">Gruß</string>"#
            ),
        ] {
            #expect(expected.contains(old))
            expected = expected.replacing(old, with: new)
        }
        #expect(try text("de.xib") == expected)
    }

    @Test func textsThatStayTheSameLeaveTheFileAsItIs() throws {
        var tool = try tool()
        try Data("\"5.text\" = \"Hello & \\\"you\\\"\";".utf8).write(to: URL(fileURLWithPath: path("en.strings")))
        tool.importedStrings = path("en.strings")
        tool.written = path("en.xib")
        _ = try tool.run()
        #expect(try contents("en.xib") == contents("Main.xib"))
    }

    @Test func importedTextsAreInTheNib() throws {
        var tool = try tool()
        try Data("\"5.text\" = \"Hallo\"; \"7.segmentTitles[0]\" = \"Eins\";".utf8)
            .write(to: URL(fileURLWithPath: path("de.strings")))
        tool.importedStrings = path("de.strings")
        tool.compiled = path("de.nib")
        _ = try tool.run()
        let graph = try KeyedArchive.read(contents("de.nib"))
        let strings = graph.objects.compactMap { object -> String? in
            if case .string(let text) = object.content { return text }
            return nil
        }
        #expect(strings.contains("Hallo") && strings.contains("Eins"))
        #expect(!strings.contains("First"))
    }

    @Test func documentsOfTheOtherFamilyAreNotWritten() throws {
        var tool = try tool(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects><label id="a-1" text="Hi"><rect key="frame" x="0" y="0" width="9" height="9"/></label></objects>
            </document>
            """)
        try Data("\"a-1.text\" = \"Ho\";".utf8).write(to: URL(fileURLWithPath: path("a.strings")))
        tool.importedStrings = path("a.strings")
        tool.written = path("out.xib")
        let error = #expect(throws: InterfaceFileError.self) { try tool.run() }
        #expect(error?.problem == "texts can be put into archives only, not into documents of version 3")
    }

    // MARK: - Listings

    @Test func listingsAreAPropertyList() throws {
        var tool = try tool()
        tool.listings = InterfaceTool.Listing.allCases
        let result = try tool.run()
        #expect(try result.output == tool.run().output)
        let listed = try list(result.output)
        let objects = try #require(listed["com.apple.ibtool.document.objects"] as? [String: [String: Any]])
        #expect(objects.keys.sorted() == ["-1", "-2", "1", "10", "5", "7"])
        #expect(objects["5"]?["class"] as? String == "IBUILabel")
        #expect(objects["5"]?["text"] as? String == "Hello & \"you\"")
        #expect(objects["5"]?["frame"] as? String == "{{20, 20}, {280, 21}}")
        #expect(objects["-1"]?["custom-class"] as? String == "HelloController")
        let connections = try #require(listed["com.apple.ibtool.document.connections"] as? [String: [String: Any]])
        #expect(connections["20"]?["label"] as? String == "go:")
        #expect(connections["20"]?["source-id"] as? String == "10")
        #expect(connections["20"]?["source-label"] as? String == "Button (Go)")
        #expect(
            connections["20"]?["destination-label"] as? String == "HelloController"
                || connections["20"]?["destination-label"] as? String == "File's Owner")
        #expect(connections["20"]?["event-type"] as? Int == 7)
        let hierarchy = try #require(listed["com.apple.ibtool.document.hierarchy"] as? [[String: Any]])
        #expect(hierarchy.map { $0["object-id"] as? String } == ["-1", "-2", "1"])
        #expect((hierarchy[2]["children"] as? [[String: Any]])?.count == 3)
        let strings = try #require(
            listed["com.apple.ibtool.document.localizable-strings"] as? [String: [String: String]])
        #expect(strings["7"] == ["segmentTitles[0]": "First"])
        #expect(listed["com.apple.ibtool.document.classes"] != nil)
    }

    @Test func problemsAreInTheOutputThatIsAskedFor() throws {
        var archive = SampleInterface.archive
        archive.flattened.append(("5.Shininess", "<string>high</string>"))
        let line = archive.line(of: "<string>high")
        var tool = try tool(archive.text)
        #expect(
            try tool.run().messages
                == "\(path("Main.xib")):\(line): warning: Shininess of object 5 is not known; it is ignored\n")
        tool.format = .text
        #expect(
            String(decoding: try tool.run().output, as: UTF8.self)
                == "/* com.apple.ibtool.document.warnings */\n\(path("Main.xib")):\(line): warning: Shininess of object 5 is not known; it is ignored\n"
        )
        tool.format = .binary
        #expect(try tool.run().output.starts(with: Data("bplist00".utf8)))
        tool.format = .xml
        let listed = try list(tool.run().output)
        #expect(listed.keys.sorted() == ["com.apple.ibtool.document.warnings"])
        tool.severities = [.error]
        #expect(try list(tool.run().output).isEmpty)
    }

    @Test func listingsForPeopleAreSorted() throws {
        var tool = try tool()
        tool.listings = [.localizableStrings]
        tool.format = .text
        #expect(
            String(decoding: try tool.run().output, as: UTF8.self) == """
                /* com.apple.ibtool.document.localizable-strings */
                {
                    10 = {
                        highlightedTitle = Go;
                        normalTitle = Go;
                    };
                    5 = {
                        accessibilityLabel = Greeting;
                        text = "Hello & \\"you\\"";
                    };
                    7 = {
                        "segmentTitles[0]" = First;
                    };
                }

                """)
    }

    @Test func aStoryboardBecomesAFolder() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a-1">
            <scenes><scene sceneID="s-1"><objects>
            <viewController id="a-1" sceneMemberID="viewController">
            <view key="view" id="v-1"><rect key="frame" x="0" y="20" width="320" height="460"/></view>
            </viewController>
            </objects></scene></scenes>
            </document>

            """
        var tool = try tool(text)
        tool.compiled = path("Main.storyboardc")
        let result = try tool.run()
        #expect(result.messages == "")
        let names = try FileManager.default.contentsOfDirectory(atPath: path("Main.storyboardc"))
        #expect(names.contains("Info.plist"))
        #expect(names.filter { $0.hasSuffix(".nib") }.count == 2)
    }
}
