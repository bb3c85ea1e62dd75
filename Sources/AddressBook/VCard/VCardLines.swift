import Foundation

/// The unfolded lines of a vCard file. A line that begins with white space continues the previous one, and so does the
/// line after a quoted-printable line that ends with `=` (a soft line break).
struct VCardLines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var position = 0

    init(_ data: Data) {
        // Address Book of Mac OS X wrote UTF-16 with a byte order mark.
        let isWide = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
        bytes = isWide ? Array((String(data: data, encoding: .utf16) ?? "").utf8) : Array(data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func next() -> ArraySlice<UInt8>? {
        guard var line = nextPiece() else { return nil }
        let isQuoted = VCardLines.isQuotedPrintable(line)
        while position < bytes.count {
            if isQuoted, line.last == UInt8(ascii: "=") {
                line.removeLast()
                line += nextPiece() ?? []
            } else if bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
                line += (nextPiece() ?? []).dropFirst()
            } else {
                break
            }
        }
        return line
    }

    /// The bytes up to the next LF, CR or CRLF. Empty lines are skipped.
    private mutating func nextPiece() -> ArraySlice<UInt8>? {
        func isEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
        guard let start = bytes[position...].firstIndex(where: { !isEnd($0) }) else {
            position = bytes.count
            return nil
        }
        let end = bytes[start...].firstIndex(where: isEnd) ?? bytes.count
        position = bytes[end...].firstIndex { !isEnd($0) } ?? bytes.count
        return bytes[start..<end]
    }

    private static func isQuotedPrintable(_ line: ArraySlice<UInt8>) -> Bool {
        let head = line.prefix(200).prefix { $0 != UInt8(ascii: ":") }
        return String(decoding: head, as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
    }
}
