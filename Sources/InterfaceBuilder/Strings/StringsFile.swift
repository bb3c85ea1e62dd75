import Foundation

/// A `.strings` file with entries `"key" = "value";`, which ibtool and genstrings write and apps read.
package struct StringsFile {
    package var entries: [(key: String, value: String, comment: String)] = []

    package init() {}

    /// Reads a file in UTF-16 with byte order mark, or in UTF-8.
    /// - Throws: `InterfaceFileError` with the line of a syntax error.
    package init(_ data: Data, path: String) throws {
        guard data.count <= 16 << 20 else {
            throw InterfaceFileError("the file has more than 16 MB; a strings file is smaller", path: path)
        }
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
            throw InterfaceFileError(
                "the file is neither in UTF-16 nor in UTF-8", path: path, cure: "Save it in one of the two.")
        }
        var scanner = StringsScanner(text, path: path)
        while let key = try scanner.next() {
            entries.append((key, try scanner.value(), scanner.comment))
        }
    }

    /// The values by key. Of several entries with one key the last is used.
    package var values: [String: String] { Dictionary(entries.map { ($0.key, $0.value) }) { $1 } }

    /// The file in UTF-16 LE with byte order mark, the format of ibtool: each entry follows its comment, after an empty
    /// line.
    package var data: Data {
        var data = Data([0xFF, 0xFE])
        for entry in entries {
            let comment = entry.comment.isEmpty ? "" : "/* \(entry.comment) */\n"
            let text = "\n\(comment)\(Self.quoted(entry.key)) = \(Self.quoted(entry.value));\n"
            for unit in text.utf16 { data.append(contentsOf: [UInt8(unit & 0xFF), UInt8(unit >> 8)]) }
        }
        return data
    }

    /// The text in quotation marks, with special characters escaped by `\`.
    package static func quoted(_ text: String) -> String {
        var quoted = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            default: quoted.unicodeScalars.append(character)
            }
        }
        return quoted + "\""
    }
}
