import Foundation

/// A property in a vCard: `item1.TEL;TYPE=CELL:555-1234`.
struct VCardLine {
    /// What ties several lines together: `item1`; empty for none.
    let group: String
    /// In capitals.
    let name: String
    /// The parameters' values in capitals, without their names.
    let parameters: [String]
    /// As it stands in the file, but for the bytes' encoding.
    let value: String

    /// - Parameter bytes: A line without its end, after it was unfolded.
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

    /// The value's fields, which semicolons separate.
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

    /// What is in Base64 in the value, also in a `data:` address as of version 4.0.
    var data: Data? {
        let isCoded = parameters.contains("B") || parameters.contains("BASE64")
        guard isCoded || value.hasPrefix("data:") else { return nil }
        let digits = isCoded ? value[...] : value.drop { $0 != "," }.dropFirst()
        return Data(base64Encoded: String(digits), options: .ignoreUnknownCharacters).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The first colon outside of quotation marks.
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

    /// UTF-8; what is not that comes from Windows.
    private static func text(_ bytes: [UInt8]) -> String {
        String(bytes: bytes, encoding: .utf8) ?? String(bytes: bytes, encoding: .windowsCP1252)
            ?? String(decoding: bytes, as: UTF8.self)
    }
}
