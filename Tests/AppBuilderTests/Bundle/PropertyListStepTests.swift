import AppBuilder
import Foundation
import Testing

/// Property lists and tables of texts on their way into the bundle.
@Suite struct PropertyListStepTests {
    private let fixture: BuilderFixture

    init() throws { fixture = try BuilderFixture() }

    private func folder(_ files: [String: Data], settings: [String: String] = [:]) throws -> TemporaryFolder {
        let project = ProjectText(targets: [
            .init(name: "Sample", sources: ["main.c"], resources: files.keys.sorted(), settings: settings)
        ])
        let folder = try TemporaryFolder([
            "Sample.xcodeproj/project.pbxproj": project.text, "Info.plist": infoPlist(),
            "main.c": "int main(void) { return 0; }\n",
        ])
        for (path, data) in files { try data.write(to: folder.url.appendingPathComponent(path)) }
        return folder
    }

    private func product(_ app: BuiltApp, _ path: String) throws -> (
        values: Any, format: PropertyListSerialization.PropertyListFormat
    ) {
        var format = PropertyListSerialization.PropertyListFormat.xml
        let data = try Data(contentsOf: app.folder.appendingPathComponent(path))
        return (try PropertyListSerialization.propertyList(from: data, options: [], format: &format), format)
    }

    /// What a text file may be written in.
    private static let encodings: [(name: String, data: @Sendable (String) -> Data?)] = [
        ("UTF-8", { Data($0.utf8) }), ("UTF-8 with its mark", { Data([0xEF, 0xBB, 0xBF]) + Data($0.utf8) }),
        ("UTF-16", { $0.data(using: .utf16) }), ("little", { $0.data(using: .utf16LittleEndian) }),
        ("big", { $0.data(using: .utf16BigEndian) }),
        ("Mac OS Roman", { Data($0.unicodeScalars.map { $0 == "ü" ? 0x9F : $0 == "ß" ? 0xA7 : UInt8($0.value) }) }),
    ]

    @Test(arguments: encodings.indices)
    func `Tables of texts are binary in the app, whatever they are written in`(encoding: Int) throws {
        let text = "/* A word */\n\"Hello\" = \"Grüß \\\"Gott\\\"\";\nplain = word; // the rest\n\"only\";\n"
        let data = try #require(Self.encodings[encoding].data(text))
        let folder = try folder(["Words.strings": data])
        let app = try fixture.build(folder.url).app
        let (values, format) = try product(app, "Words.strings")
        #expect(format == .binary)
        #expect(values as? [String: String] == ["Hello": "Grüß \"Gott\"", "plain": "word", "only": "only"])
    }

    @Test func `A table without entries is one`() throws {
        let folder = try folder(["Words.strings": Data("/* nothing yet */\n".utf8), "None.strings": Data()])
        let app = try fixture.build(folder.url).app
        #expect(try (product(app, "Words.strings").values as? [String: String])?.isEmpty == true)
        #expect(try (product(app, "None.strings").values as? [String: String])?.isEmpty == true)
    }

    @Test func `Property lists keep their values, in the order of their keys`() throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>yes</key><true/><key>one</key><integer>1</integer><key>half</key>
            <real>0.5</real><key>bytes</key><data>AAEC</data><key>day</key><date>2009-06-19T09:41:00Z</date>
            <key>list</key><array><string>a</string><dict/><integer>-1</integer></array></dict></plist>
            """
        let folder = try folder([
            "Values.plist": Data(list.utf8), "Old.plist": Data("{ a = (1, b); c = <00ff>; }".utf8),
        ])
        let app = try fixture.build(folder.url).app
        let (values, format) = try product(app, "Values.plist")
        let dictionary = try #require(values as? [String: Any])
        #expect(format == .binary)
        #expect(dictionary["yes"] as? Bool == true)
        #expect(dictionary["one"] as? Int == 1)
        #expect(dictionary["half"] as? Double == 0.5)
        #expect(dictionary["bytes"] as? Data == Data([0, 1, 2]))
        #expect((dictionary["day"] as? Date)?.timeIntervalSince1970 == 1_245_404_460)
        #expect((dictionary["list"] as? [Any])?.count == 3)
        #expect((dictionary["list"] as? [Any])?.last as? Int == -1)
        let old = try #require(try product(app, "Old.plist").values as? [String: Any])
        #expect(old["a"] as? [String] == ["1", "b"])
        #expect(old["c"] as? Data == Data([0, 0xFF]))

        let first = try Data(contentsOf: app.folder.appendingPathComponent("Values.plist"))
        try folder.remove("build")
        let again = try fixture.build(folder.url).app
        #expect(try Data(contentsOf: again.folder.appendingPathComponent("Values.plist")) == first)
    }

    @Test func `Settings choose the formats`() throws {
        let list = Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><array><string>a</string></array></plist>".utf8)
        let table = Data("/* kept */ a = \"ü\";\n".utf8)
        let settings = [
            "PLIST_FILE_OUTPUT_FORMAT": "same-as-input", "STRINGS_FILE_OUTPUT_ENCODING": "UTF-16",
            "INFOPLIST_OUTPUT_FORMAT": "XML",
        ]
        let folder = try folder(["a.plist": list, "b.strings": table], settings: settings)
        let app = try fixture.build(folder.url).app
        #expect(try Data(contentsOf: app.folder.appendingPathComponent("a.plist")) == list)
        let written = try Data(contentsOf: app.folder.appendingPathComponent("b.strings"))
        #expect(written.starts(with: [0xFF, 0xFE]))
        #expect(String(data: written, encoding: .utf16) == "/* kept */ a = \"ü\";\n")
        #expect(try product(app, "Info.plist").format == .xml)
        let usual = try self.folder(["a.plist": list])
        #expect(try product(fixture.build(usual.url).app, "Info.plist").format == .binary)
    }

    @Test func `A mistake is told with its line, and what is mended is written again`() throws {
        let folder = try folder(["Words.strings": Data("a = \"b\";\nc = \"d\"\ne = \"f\";\n".utf8)])
        let log = BuildLog()
        #expect(throws: BuildError.self) { try fixture.build(folder.url, log: log) }
        #expect(
            log.toolOutput.hasPrefix(folder.url.path + "/Words.strings:2: error: there is no ; behind the value of “c”")
        )
        try folder.write("a = \"b\";\nc = \"d\";\n", to: "Words.strings")
        let app = try fixture.build(folder.url).app
        #expect(try product(app, "Words.strings").values as? [String: String] == ["a": "b", "c": "d"])
        #expect(try fixture.build(folder.url).steps.isEmpty)
    }

    @Test func `A damaged property list is told with its line`() throws {
        let folder = try folder([
            "a.plist": Data("<?xml version=\"1.0\"?>\n<plist><dict>\n<string>a</string></dict></plist>".utf8)
        ])
        let log = BuildLog()
        #expect(throws: BuildError.self) { try fixture.build(folder.url, log: log) }
        #expect(
            log.toolOutput.hasPrefix(folder.url.path + "/a.plist:3: error: a value has no key"), "\(log.toolOutput)")
    }

    @Test func `A text that only has a table's name goes into the app as it is`() throws {
        let text = Data("Welcome\nBienvenue\n".utf8)
        let log = BuildLog()
        let folder = try folder(["Display.strings": text])
        let app = try fixture.build(folder.url, log: log).app
        #expect(try Data(contentsOf: app.folder.appendingPathComponent("Display.strings")) == text)
        #expect(log.toolOutput.contains("Display.strings: warning: no table of texts"))
    }
}
