import Foundation
import Testing
import XcodeProject

/// The file's format, seen through the names of regions, which are texts of any kind.
@Suite struct PropertyListTests {
    private func regions(_ list: String) throws -> [String] {
        try TemporaryProject(project: "knownRegions = (\(list));").read().regions
    }

    @Test func wordsNeedNoQuotes() throws {
        #expect(try regions("en, a.b/c_d$e-f:g, 12") == ["en", "a.b/c_d$e-f:g", "12"])
    }

    @Test func textsStandInEitherQuotes() throws {
        #expect(
            try regions(#""a b", 'c "d"', "e 'f'", "", "a /* no comment */ // b""#)
                == ["a b", #"c "d""#, "e 'f'", "", "a /* no comment */ // b"])
    }

    @Test func escapesStandForCharacters() throws {
        #expect(try regions(#""a\nb\tc\\\"d\'", "\a\b\f\r\v""#) == ["a\nb\tc\\\"d'", "\u{7}\u{8}\u{C}\r\u{B}"])
        #expect(try regions(#""\U00e9\U4e2d\Ud83d\Ude00x", "\u00E9""#) == ["é中😀x", "é"])
    }

    @Test func numbersBehindABackslashAreCharactersOfNeXTSTEP() throws {
        #expect(try regions(#""\335\325\351\101\0411""#) == ["éàØA!1".replacingOccurrences(of: "é", with: "é")])
    }

    @Test func anUnfinishedPairOfUnitsDoesNotEndTheReading() throws {
        #expect(try regions(#""a\Ud83d""#) == ["a\u{FFFD}"])
    }

    @Test func commentsStandAnywhere() throws {
        #expect(try regions("/* one */ en /* two\n * lines */, // three\n fr") == ["en", "fr"])
    }

    @Test func spacesOfOtherScriptsAreSpaces() throws {
        #expect(try regions("en,\u{3000}fr\u{A0},\u{2028}\"\u{3000}\"\u{FEFF}") == ["en", "fr", "\u{3000}"])
    }

    @Test func theLastOfAListMayHaveAComma() throws { #expect(try regions("en, fr,") == ["en", "fr"]) }

    @Test(arguments: ["\n", "\r\n", "\r"]) func errorsTellTheLineWhateverEndsLines(_ end: String) throws {
        let project = try TemporaryProject(file: ["{", "a = 1;", "b = 2", "c = 3;", "}"].joined(separator: end))
        #expect(project.error()?.hasPrefix("./App.xcodeproj/project.pbxproj:3: error: there is no ; behind") == true)
    }

    @Test(
        arguments: [
            ("", 1, "the file is empty"), ("{", 1, "the { of line 1 is not closed"),
            ("{\n a = (b, c;\n}", 2, "there is no , or ) behind a value of the list"),
            ("{ a b; }", 1, "there is no = behind “a”"), ("{\n\n a = \"b;\n}", 3, "the quotes that are opened here"),
            ("{ /* a }", 1, "the comment of line 1 is not closed"), ("{ a = <0g>; }", 1, "“g” is no data"),
            ("{ a = <012>; }", 1, "the data has half a byte"), ("{}\n}", 2, "something stands behind the end"),
            ("{\n a = %;\n}", 2, "“%” cannot stand here"), ("{ a = ", 1, "there is no value behind “a =”"),
            ("{\n<<<<<<< HEAD\n a = 1;\n=======\n>>>>>>> b\n}", 2, "the two sides of a merge conflict"),
            ("( a\n, b )", 1, "the file holds a list, and no dictionary"),
        ])
    func damagedFilesAreRefusedWithTheLine(_ text: String, _ line: Int, _ problem: String) throws {
        let error = try #require(try TemporaryProject(file: text).error())
        #expect(error.hasPrefix("./App.xcodeproj/project.pbxproj:\(line): error: \(problem)"), "\(error)")
    }

    @Test func collectionsMayNotLieTooDeepInEachOther() throws {
        let project = try TemporaryProject(file: String(repeating: "(", count: 100_000))
        #expect(project.error()?.contains("collections lie more than 64 deep in each other") == true)
    }

    @Test func oldFilesAreInMacRoman() throws {
        let project = try TemporaryProject(project: "knownRegions = (\"Fran@ais\");")
        let text = try String(contentsOf: project.path.appendingPathComponent("project.pbxproj"), encoding: .utf8)
        let bytes = text.utf8.map { $0 == UInt8(ascii: "@") ? 0x8D : $0 }
        #expect(try TemporaryProject(data: Data(bytes)).read().regions == ["Français"])
    }

    @Test(arguments: [String.Encoding.utf16BigEndian, .utf16LittleEndian, .utf16, .utf8])
    func filesMayBeInUnicode(_ encoding: String.Encoding) throws {
        let project = try TemporaryProject(project: "knownRegions = (\"Français 😀\");")
        let file = project.path.appendingPathComponent("project.pbxproj")
        let text = try String(contentsOf: file, encoding: .utf8)
        let mark = encoding == .utf8 ? Data([0xEF, 0xBB, 0xBF]) : Data()
        try (mark + #require(text.data(using: encoding))).write(to: file)
        #expect(try project.read().regions == ["Français 😀"])
    }

    @Test func projectsMayBeInXML() throws {
        let project = try TemporaryProject(
            file: """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0"><dict>
                <key>objectVersion</key><integer>46</integer><key>rootObject</key><string>P</string>
                <key>objects</key><dict>
                    <key>P</key><dict><key>isa</key><string>PBXProject</string>
                        <key>mainGroup</key><string>G</string><key>buildConfigurationList</key><string>L</string>
                        <key>knownRegions</key><array><string>a &amp; &#x62;</string><string><![CDATA[<c>]]></string>
                        </array></dict>
                    <!-- a comment -->
                    <key>G</key><dict><key>isa</key><string>PBXGroup</string></dict>
                    <key>L</key><dict><key>isa</key><string>XCConfigurationList</string>
                        <key>buildConfigurations</key><array><string>C</string></array></dict>
                    <key>C</key><dict><key>isa</key><string>XCBuildConfiguration</string>
                        <key>name</key><string>Debug</string></dict>
                </dict></dict></plist>
                """)
        let read = try project.read()
        #expect(read.regions == ["a & b", "<c>"])
        #expect(read.objectVersion == 46)
        #expect(read.configurations == ["Debug"])
    }

    @Test(
        arguments: [
            ("<plist>\n<dict>\n<key>a</key>\n</dict></plist>", 2, "the key “a” has no value"),
            ("<plist>\n<dict></plist>", 2, "</plist> closes an element that is not open"),
            ("<plist><string>&nothing;</string></plist>", 1, "&nothing; stands for nothing"),
            ("<plist><string>", 1, "<string> of line 1 is not closed"), ("<plist a=b/>", 1, "the value of “a”"),
            ("<plist><dict/><dict/></plist>", 1, "the property list has 2 roots"),
            ("<plist><data>YQ==</data></plist>", 1, "the file holds data"),
            ("<?xml", 1, "what begins in line 1 has no ?>"),
        ])
    func damagedXMLIsRefusedWithTheLine(_ text: String, _ line: Int, _ problem: String) throws {
        let error = try #require(try TemporaryProject(file: text).error())
        #expect(error.hasPrefix("./App.xcodeproj/project.pbxproj:\(line): error: \(problem)"), "\(error)")
    }
}
