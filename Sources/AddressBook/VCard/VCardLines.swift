import Foundation

/// The lines of a file of vCards, unfolded: one that begins with a blank goes on with the one before, and so does the
/// one after a line in quoted-printable that ends with an equals sign.
struct VCardLines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var position = 0

    init(_ data: Data) {
        // Mac's Address Book wrote UTF-16 with a mark.
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

    /// Up to the end of a line, whichever of the three systems wrote it; empty lines are left out.
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
