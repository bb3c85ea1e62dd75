import Foundation

/// Text as mails write it in seven bits (RFC 2045, RFC 2047).
enum MIMEText {
    /// The bytes of a quoted-printable text: `=C3=A9` is é, `=` at the end of a line takes the line's end away.
    static func decodeQuotedPrintable(_ bytes: ArraySlice<UInt8>) -> Data {
        var result = Data()
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "=") else {
                if byte != 13 { result.append(byte) }
                continue
            }
            if let value = hexadecimal(bytes[index...].prefix(2)) {
                result.append(value)
                index += 2
            } else if bytes[index...].starts(with: [13, 10]) {
                index += 2
            } else if bytes[index...].first == 10 {
                index += 1
            } else {
                result.append(byte)
            }
        }
        return result
    }

    private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
        guard digits.count == 2, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }) else { return nil }
        return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    /// The text of a header in which `=?utf-8?B?…?=` stands for other characters than ASCII's. Words that follow each other
    /// belong together.
    static func decodeWords(_ text: String) -> String {
        guard text.contains("=?") else { return text }
        var result = ""
        var bytes = Data()
        var rest = Substring(text)
        func flush() {
            result += String(decoding: bytes, as: UTF8.self)
            bytes = Data()
        }
        while let start = rest.range(of: "=?") {
            let before = rest[..<start.lowerBound]
            // White space between two encoded words is no part of the text.
            if bytes.isEmpty || !before.allSatisfy(\.isWhitespace) {
                flush()
                result += before
            }
            let word = rest[start.upperBound...]
            let fields = word.split(separator: "?", maxSplits: 3, omittingEmptySubsequences: false)
            guard fields.count == 4, fields[3].hasPrefix("="), let data = decode(fields[2], fields[1]) else {
                flush()
                result += "=?"
                rest = word
                continue
            }
            bytes.append(data)
            rest = fields[3].dropFirst()
        }
        flush()
        return result + rest
    }

    private static func decode(_ text: Substring, _ encoding: Substring) -> Data? {
        switch encoding.lowercased() {
        case "b": Data(base64Encoded: String(text))
        case "q": decodeQuotedPrintable(Array(text.replacing("_", with: " ").utf8)[...])
        default: nil
        }
    }
}
