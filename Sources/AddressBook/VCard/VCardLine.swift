import Foundation

/// A content line of a vCard, such as `item1.TEL;TYPE=CELL:555-1234`.
struct VCardLine {
    /// The group prefix, which connects several lines: `item1`. Empty if the line has none.
    let group: String
    /// The property name in upper case.
    let name: String
    /// The values of the parameters in upper case, without the parameter names.
    let parameters: [String]
    /// The value with quoted-printable decoded. Base64 and backslash escapes are kept.
    let value: String

    /// - Parameter bytes: An unfolded line without its line end.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let colon = VCardLine.endOfHead(bytes) else { return nil }
        let head = String(decoding: bytes[..<colon], as: UTF8.self)
        var parts = head.split(separator: ";").map(String.init)
        guard !parts.isEmpty else { return nil }
        let names = parts.removeFirst().split(separator: ".")
        guard let last = names.last else { return nil }
        name = last.uppercased()
        group = names.count > 1 ? String(names[0]) : ""
        parameters = parts.flatMap { part in
            let content = part.drop { $0 != "=" }.dropFirst()
            return (content.isEmpty ? Substring(part) : content).filter { $0 != "\"" }.split(separator: ",")
                .map { $0.uppercased() }
        }
        let isQuoted = parameters.contains("QUOTED-PRINTABLE")
        let content = bytes[(colon + 1)...]
        value = VCardLine.text(isQuoted ? VCardLine.fromQuotedPrintable(content) : Array(content))
    }

    /// The components of a structured value, separated by semicolons, with escapes resolved.
    var fields: [String] {
        var fields = [""]
        var isEscaped = false
        for character in value {
            if isEscaped {
                fields[fields.count - 1].append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == ";" {
                fields.append("")
            } else {
                fields[fields.count - 1].append(character)
            }
        }
        return fields
    }

    var text: String { fields.joined(separator: ";") }

    /// The decoded bytes of a Base64 value, or of a `data:` URI (version 4.0). nil if the value is neither.
    var data: Data? {
        let isCoded = parameters.contains("B") || parameters.contains("BASE64")
        guard isCoded || value.hasPrefix("data:") else { return nil }
        let digits = isCoded ? value[...] : value.drop { $0 != "," }.dropFirst()
        return Data(base64Encoded: String(digits), options: .ignoreUnknownCharacters).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The index of the first colon outside of quotation marks.
    private static func endOfHead(_ bytes: ArraySlice<UInt8>) -> Int? {
        var isQuoted = false
        return bytes.indices.first { index in
            if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            return bytes[index] == UInt8(ascii: ":") && !isQuoted
        }
    }

    private static func fromQuotedPrintable(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let digits = bytes[index...].dropFirst().prefix(2)
            if bytes[index] == UInt8(ascii: "="), digits.count == 2,
                let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                decoded.append(byte)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return decoded
    }

    /// Decodes UTF-8. Other bytes are read as Windows code page 1252.
    private static func text(_ bytes: [UInt8]) -> String {
        String(bytes: bytes, encoding: .utf8) ?? String(bytes: bytes, encoding: .windowsCP1252)
            ?? String(decoding: bytes, as: UTF8.self)
    }
}
