import Foundation
import InterfaceBuilder
import Testing

@Suite struct StringsFileTests {
    private func file(_ text: String) throws -> StringsFile { try StringsFile(Data(text.utf8), path: "fr.strings") }

    private func failure(_ text: String) -> String? {
        do {
            _ = try file(text)
            Issue.record("the file was read")
            return nil
        } catch {
            return "\(error)".split(separator: "\n").first.map(String.init)
        }
    }

    @Test func keysHaveValuesAndComments() throws {
        let file = try file(
            """
            /* the button */
            "5.normalTitle" = "Ja \\"bitte\\"\\n\\t\\\\";
            // not this one
            plain.key = value;
            "alone";
            "u" = "\\U20ac";
            """)
        #expect(file.entries.map(\.key) == ["5.normalTitle", "plain.key", "alone", "u"])
        #expect(file.entries.map(\.value) == ["Ja \"bitte\"\n\t\\", "value", "alone", "€"])
        #expect(file.entries.map(\.comment) == ["the button", "", "", ""])
        #expect(try self.file("a = b; a = c;").values == ["a": "c"])
        #expect(try self.file("").entries.isEmpty)
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        var file = StringsFile()
        file.entries = [("5.text", "Grüße 🍎\n\"a\\b\"\t\r", "Class = \"IBUILabel\";"), ("6.text", "", "")]
        let data = file.data
        #expect(data.starts(with: [0xFF, 0xFE, 0x0A, 0x00, 0x2F, 0x00]))
        let again = try StringsFile(data, path: "a.strings")
        #expect(again.entries.map(\.key) == ["5.text", "6.text"])
        #expect(again.entries.map(\.value) == file.entries.map(\.value))
        #expect(again.entries.map(\.comment) == ["Class = \"IBUILabel\";", ""])
    }

    @Test func bothEndsOfUTF16AreRead() throws {
        let text = "\"a\" = \"ä\";"
        for mark in ["little", "big"] {
            var data = Data(mark == "little" ? [0xFF, 0xFE] : [0xFE, 0xFF])
            for unit in text.utf16 {
                let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
                data.append(contentsOf: mark == "little" ? bytes : bytes.reversed())
            }
            #expect(try StringsFile(data, path: "a.strings").values == ["a": "ä"])
        }
        #expect(throws: InterfaceFileError.self) { try StringsFile(Data([0x22, 0xE4, 0x22]), path: "a.strings") }
    }

    @Test(arguments: [
        ("a = b;\n\"c\" \"d\";", "fr.strings:2: error: there is no = behind the key"),
        ("a = b\nc = d;", "fr.strings:2: error: there is no ; behind the value"),
        ("\n\"a\" = \"b;", "fr.strings:2: error: the quotes that are opened here are not closed"),
        ("a =", "fr.strings:1: error: there is no value behind the ="),
        ("\n/* a", "fr.strings:2: error: the comment that begins here has no end"),
        ("{}", "fr.strings:1: error: “{” cannot stand here"),
        ("\"a\" = \"\\U12\";", "fr.strings:1: error: there are no four hexadecimal digits of a character behind \\U"),
    ])
    func whatCannotBeReadIsToldWithItsLine(text: String, expected: String) {
        #expect(failure(text) == expected)
    }
}
